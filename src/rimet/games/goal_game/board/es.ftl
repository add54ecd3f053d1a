# Lo dice el póster hasta que llegue el juego; luego lo dice su propio catálogo.
title = Goal!Game
summary = Puja por futbolistas, abre cartas, casa los colores y responde al contraataque.

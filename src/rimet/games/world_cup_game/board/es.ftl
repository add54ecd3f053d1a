# Lo dice el póster hasta que llegue el juego; luego lo dice su propio catálogo.
title = The World Cup Game
summary = Todos los partidos de una ronda a la vez: los goles son fichas, y una falta aún puede anular la última.

# El tablero de Mundialito.
board-pitch = El partido
board-coaches = Los entrenadores
board-road = El camino a la Gran Final
board-group = Grupo { $group }
board-groups = Grupos
board-decided = decidido
board-place = Puesto
board-team = Selección
board-points = Puntos
board-difference = Diferencia de goles
board-round-of-32 = Primera ronda
board-round-of-16 = Octavos
board-quarter-finals = Cuartos
board-semi-finals = Semifinales
board-third-place = Tercer puesto
board-final = Gran Final
board-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
board-still-in = siguen { $left } de { $all } selecciones
board-team-in = { $team }
board-team-out = { $team }, eliminada
board-pile = { $cards ->
    [one] un montón de { $cards } carta
   *[other] un montón de { $cards } cartas
}
board-die = { $die ->
    [yellow] dado amarillo
    [blue] dado azul
   *[white] dado blanco
}
board-die-shows = { $die ->
    [yellow] dado amarillo: { $number }
    [blue] dado azul: { $number }
   *[white] dado blanco: { $number }
}
board-roll = { $part ->
    [overtime] Prórroga: tira por { $team }
    [kicks] Penaltis: tira por { $team }
    [places] Tira por el puesto de { $team }
   *[goals] Tira por { $team }
}
board-rolls = { $name } tira por { $team }
board-overtime = prórroga
board-kicks = penaltis { $first } : { $second }
board-call-round = ¡{ $stage }!
board-call-overtime = Empate: ¡prórroga con el dado blanco!
board-call-kicks = Sigue el empate: ¡penaltis con los tres dados!
board-call-kicks-level = Empate a { $number }: ¡se repiten los penaltis!
board-call-level = { $number } selecciones empatadas tiran por sus puestos.
board-call-drawn = Empate.
board-call-laid = Los grupos están sorteados.
board-call-settled = { $team } y { $other } siguen adelante.
board-call-won = ¡Gana { $team }!
board-draft = Selecciones por elegir
board-draft-yours = Elige una selección
board-draft-of = { $name } elige una selección
board-champion = Campeón
board-champion-of = ¡{ $name } gana la copa!

## Opciones

label-teams = Juego de selecciones
label-mode = Torneo
label-draw = Sorteo de los grupos
label-handout = Reparto
label-rolls = Quién tira
label-chosen = Selecciones por nombre
label-blank = Una selección propia
label-blank-stars = Sus estrellas
label-dice = Juego de dados
hint-mode = Eliminatorias directas, o antes grupos de cuatro: los ocho a la vez, o de dos en dos.
hint-draw = Con grupos: si las estrellas se reparten entre ellos, o decide solo el azar.
value-mode-i = Eliminatorias
value-mode-ii = Grupos
value-mode-iib = De dos en dos grupos
value-draw-seeded = Por fuerza
value-draw-free = Libre
value-handout-dealt = Repartidas
value-handout-draft = Elegidas
value-rolls-coach = Cada entrenador
value-rolls-table = Solos

## En cinco imágenes

help-1 = Se reparten las selecciones: cada entrenador tiene una mano de países.
help-2 = Las estrellas eligen el dado: tres tiran el amarillo, dos el azul, una el blanco.
help-3 = Cada lado tira una vez. El número del dado son sus goles.
help-4 = ¿Empate? Ambos tiran el dado blanco; si siguen igual, los tres dados son los penaltis.
help-5 = Quien pierde queda fuera, quien gana sigue. Gana la copa el entrenador del campeón.

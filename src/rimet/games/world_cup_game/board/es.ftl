# El tablero de The World Cup Game.

## El póster

board-title = Mundial { $edition }
board-chart = Póster
board-rounds = Rondas
board-groups = Grupos
board-all = Todos
board-group = Grupo { $group }
board-second-group = Segunda fase, grupo { $group }
board-group-waiting = por jugar
board-group-open = en juego
board-group-over = decidido
board-close-up = Ver de cerca el grupo { $group }
board-overview = Volver a todos los grupos
board-ticket-groups = Grupos { $first }–{ $last }
board-ticket-second-groups = Segunda fase { $first }–{ $last }
board-ticket-last-16 = Octavos
board-ticket-quarter-finals = Cuartos
board-ticket-semi-finals = Semifinales
board-ticket-finals = La Final
board-round-last-16 = Octavos
board-round-quarter-finals = Cuartos
board-round-semi-finals = Semifinales
board-round-finals = La Final
board-final = La Final
board-third-place = Tercer puesto
board-thirds = Los terceros
board-winner-of = Ganador { $match }
board-loser-of = Perdedor { $match }
board-placing = { $place ->
    [1] Primero { $group }
    [2] Segundo { $group }
   *[3] Tercero { $group }
}
board-share-whole = un mazo
board-share-part = { $decks } mazo
board-share-cards = { $decks } cartas
board-deck = { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}{ $again ->
    [0] { "" }
    [one] , luego se baraja de nuevo
   *[other] , luego se baraja { $again } veces
}
board-final-turns = { $turns ->
    [one] { $turns } último turno sin robar
   *[other] { $turns } últimos turnos sin robar
}

## Tablas

board-table-of = Tabla del grupo { $group }
board-rank = Puesto
board-team = Equipo
board-played = Jugados
board-played-short = J
board-won = Ganados
board-won-short = G
board-drawn = Empatados
board-drawn-short = E
board-lost = Perdidos
board-lost-short = P
board-goals-column = Goles
board-difference = Dif.
board-points = Pts
board-decided-by = Los separa
board-goes-to = pasa a { $to }
board-by-points = puntos
board-by-head-to-head-points = puntos entre ellos
board-by-goal-difference = diferencia de goles
board-by-goals = goles marcados
board-by-earlier-points = puntos de la primera fase
board-by-earlier-goal-difference = diferencia de la primera fase
board-by-earlier-goals = goles de la primera fase
board-by-lots = sorteo
board-by-level = igualados
board-by-short-head-to-head-points = entre sí
board-by-short-goal-difference = ±
board-by-short-goals = gol
board-by-short-earlier-points = 1.ª pts
board-by-short-earlier-goal-difference = 1.ª ±
board-by-short-earlier-goals = 1.ª gol
board-by-short-lots = sorteo
board-by-short-level = =

## Colores, fichas y filas

board-colour-black = negro
board-colour-red = rojo
board-colour-blue = azul
board-colour-green = verde
board-colour-yellow = amarillo
board-colour-grey = gris
board-colour-blank = en blanco
board-dice = Dados de goles extra: { $colours }
board-extra = con los dados de goles extra
board-token-goal = { $goals ->
    [one] un gol
   *[other] { $goals } goles
}
board-token-attack = un Ataque
board-token-defence = una Defensa
board-token-penalty = un penalti
board-token-void = una ficha anulada
board-no-tokens = sin fichas
board-row = { $team }, { $colour }{ $owner ->
    [none] { "" }
    [you] , tu equipo
   *[other] , equipo de { $owner }
}: { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}{ $half ->
    [yes] { " " }y medio
   *[no] { "" }
}. { $capacity } casillas: { $tokens }.
board-aim-place = { $card } a { $team }, contra { $against }
board-aim-hit = { $card }: dar la vuelta a { $token } de { $team }, contra { $against }

## Cartas

board-card-3 = 3 goles
board-card-2 = 2 goles
board-card-1 = 1 gol
board-card-2-1 = 2 + 1
board-card-1-1 = 1 + 1
board-card-1-1-1 = 1 + 1 + 1
board-card-attack = Ataque
board-card-defence = Defensa
board-card-foul = Falta
board-card-offside = Fuera de juego
board-card-penalty = Penalti

## Jugadores y la propia mano

board-players = Jugadores
board-out = fuera
board-hand-size = { $cards ->
    [one] tiene { $cards } carta
   *[other] tiene { $cards } cartas
}
board-discards = { $cards ->
    [one] { $cards } carta descartada boca abajo
   *[other] { $cards } cartas descartadas boca abajo
}
board-balls = { $colour }: siguen { $left } de { $all }
board-seek = Mostrar los equipos de { $name }
board-your-hand = Tu mano
board-your-teams = Tus equipos
board-discard = Descartar boca abajo
board-part-first = Poner el 2
board-part-second = Poner el 1
board-waiting = Juega { $name }.
board-hint-start = Elige una carta.
board-hint-target = { $card }: elige una casilla o una ficha con luz.
board-hint-more = { $left ->
    [one] Un equipo más para esta carta.
   *[other] { $left } equipos más para esta carta.
}
board-hint-discard = { $card } no cabe en ningún sitio: descártala.
board-draft = Elección de equipos
board-draft-yours = Elige un equipo
board-draft-of = { $name } elige un equipo

## Lo que se cuenta

board-report = Lo que trajo la ronda
board-told-penalty = { $goal ->
    [yes] Penalti para { $team }: ¡gol!
    [no] Penalti para { $team }: negro, ¡fallado!
   *[ahead] Penalti para { $team }
}
board-told-dice = Goles extra en el grupo { $group }
board-told-dice-all = Goles extra en todos los partidos
board-told-table = Grupo { $group }: pasan { $teams }
board-told-won = { $by ->
    [kicks] { $team } gana en los penaltis
    [lots] { $team } gana por sorteo
   *[goals] Gana { $team }
}
board-told-counted = Ya están los resultados
board-told-thirds = Mejores terceros: pasan { $teams }
board-told-lot-ahead = Se sortea
board-told-lot = El sorteo: { $team }
board-told-placed = { $teams ->
    [one] Un equipo se va a casa
   *[other] { $teams } equipos se van a casa
}
board-told-out = A { $name } no le queda ningún equipo
board-champion = Campeón del mundo
board-champion-of = ¡Gana { $name }!
board-see-chart = Ver el póster
board-podium = Así acabó

## Opciones

label-edition = Mundial de
label-handout = Los equipos
label-extra-goals = Dados de goles extra
label-third-table = Tabla de terceros
label-own-edition = Un mundial propio
label-cards = Juego de cartas
label-dice = Juego de dados
value-handout-random = Se reparten al azar
value-handout-draft = Se eligen por turno
value-third-table-rulebook = La del reglamento
value-third-table-real = La real

## En cinco imágenes

help-1 = Cada cual recibe equipos a la vista de todos. Todos los partidos de una ronda se juegan a la vez.
help-2 = Cada equipo tiene una fila de casillas, más larga cuanto más fuerte es. Los goles son fichas sobre ella.
help-3 = En tu turno juega una de tres cartas en cualquier equipo, o descarta una sin mostrarla; luego roba. Las flechas del teclado llevan de un lugar a otro.
help-4 = Solo la última ficha de una fila es vulnerable: una falta o un fuera de juego aún puede anularla.
help-5 = Los dados pueden añadir medios goles al final de la ronda. Gana el dueño del campeón.

# El tablero de World Cup Tournament Football.
board-group = Grupo
board-groups = Grupos
board-road = El camino a La Final
board-sections = Partes del póster
board-decided = decidido
board-filled = { $cards } de { $all } cartas
board-close-up = Ver de cerca el grupo { $group }
board-overview = Volver a todos los grupos
board-round-last-16 = Octavos
board-round-quarter-final = Cuartos
board-round-semi-final = Semifinales
board-round-third-place = Tercer puesto
board-round-olympic-final = La Final Olímpica
board-round-worth = { $round } · { $points }
board-round-final = La Final
board-short-last-16 = Octavos
board-short-quarter-final = 1/4
board-short-semi-final = 1/2
board-short-final = Final
board-bank = la banca
board-bank-mark = B
board-you = tú
board-out = fuera
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-deck = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
board-hand-size = { $cards ->
    [one] tiene { $cards } carta
   *[other] tiene { $cards } cartas
}
board-place = { $team ->
    [none] { $place }
   *[other] { $place }, { $team }
}, { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
} y { $penalties ->
    [one] { $penalties } penalti
   *[other] { $penalties } penaltis
}{ $hidden ->
    [yes] { " " }a la vista
   *[no] { "" }
}{ $over ->
    [yes] { "" }
   *[no] , { $cards } de { $capacity } cartas
}{ $owner ->
    [none] { "" }
    [you] , tu equipo
    [bank] , equipo de la banca
   *[other] , equipo de { $owner }
}{ $placing ->
    [none] { "" }
    [out] , eliminado
   *[other] , pasa como { $placing }
}
board-card = { $goals ->
    [0] Carta sin gol
    [one] Carta de { $goals } gol
    [3] Triplete: carta de { $goals } goles
   *[other] Carta de { $goals } goles
}, { $penalties ->
    [0] sin penaltis
    [one] { $penalties } penalti
   *[other] { $penalties } penaltis
}
board-your-hand = Tu mano
board-managers = Mánagers
board-your-teams = Tus equipos
board-ask-group = una en un grupo
board-ask-later = una en el camino
board-hint-start = Elige una carta o un lugar.
board-hint-place = Ahora elige un lugar iluminado.
board-hint-card = Ahora elige la carta para { $place }.
board-group-told = Grupo { $group }: pasan { $first } y { $second }.
board-thirds-told = Pasan los mejores terceros.
board-penalty-score = penaltis { $first } : { $second }
board-verdict = { $by ->
    [penalties] Gana { $team } por penaltis
    [placing] ¡Empate! Gana { $team } por su clasificación
   *[goals] Gana { $team }
}
board-next-match = Siguiente partido
board-to-final = A La Final
board-champion = Campeón del mundo
board-champion-olympic = Campeón olímpico
board-champion-of = ¡Gana { $name }!
board-champion-bank = Un equipo de la banca: no gana nadie.
board-podium = Así acabó
board-scoring = Mánager de la serie

## Opciones

label-board = Tablero
label-series = Historia
label-seeding = Grupos
label-early-groups = Grupos de 1954 a 1970
label-own-series = Serie propia
label-bracket = Cuadro
label-points = Puntos
value-bracket-bracket-world-cup = Mundial
value-bracket-bracket-world-cup-32 = 32 equipos
value-bracket-bracket-olympic = Olímpico
value-points-points-1 = Los de siempre
label-lineup = Equipos por nombre
hint-lineup = Los equipos que juegan, tantos como casillas tiene el tablero.
label-teams-per-player = Equipos por jugador
label-hidden = Grupos ocultos
label-open = Juego abierto
label-wild = Juego loco
label-longer = Versión larga
label-team-scoring = Puntos por equipo
label-teams = Juego de equipos
label-cards = Juego de cartas
hint-board = Un cuadro de 24 equipos, de 16, o uno nuestro de 32; «automático» toma el de la serie.
hint-teams-per-player = Cuántos equipos dirige cada jugador; «igual» los reparte entre todos, pero dos jugadores dejan un tercio a la banca.
value-teams-per-player-0 = Igual
value-board-auto = Automático
value-board-world-cup = Mundial
value-board-olympic = Olímpico
value-board-world-cup-32 = Mundial de 32 equipos (nuestro)
value-series-none = Ninguna
value-series-1994-real = 1994, como fue
value-seeding-real = Como fueron
value-seeding-rating = Por nivel

## En cinco imágenes

help-1 = Banderas secretas te hacen mánager de algunos equipos. Nadie más sabe cuáles.
help-2 = En tu turno juega una carta en un grupo y otra en el camino, en cualquier equipo. Las flechas del teclado llevan de un lugar a otro.
help-3 = Luego roba dos cartas. Las cartas cuentan goles; las marcas pequeñas son penaltis.
help-4 = Cuando un grupo está lleno se decide: siguen los dos mejores, y con ellos los mejores terceros.
help-5 = Las eliminatorias se abren carta a carta. Gana quien dirige al campeón.

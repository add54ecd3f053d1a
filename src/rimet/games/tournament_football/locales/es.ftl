title = World Cup Tournament Football
summary = Todos juegan cartas sobre todos los equipos, y nadie sabe de quién es cada uno.

option-players = Cuántos juegan: de 2 a 24, y en el tablero olímpico de 2 a 16.
option-dealer = Quién reparte; empieza el asiento a su izquierda. -1 es el último asiento.
option-board = El tablero: 24 equipos, 16, o 32 en un tablero nuestro. Por sí solo es el de la serie.
option-series = Una fase final de la historia cuyos equipos participan, o ninguna.
option-seeding = Con una serie de grupos conocidos, desde 1974: sus grupos reales, o colocar por nivel.
option-early-groups = Con una serie de 1954 a 1970: sus grupos reales en vez de colocar por nivel.
option-bracket = Quién se enfrenta a quién en las eliminatorias: el cuadro del tablero, o uno que le sirva.
option-points = Los puntos por equipo: los incluidos, o los tuyos, que los activan.
option-own-series = Una serie propia: su tablero, sus equipos y sus grupos.
option-lineup = Equipos a tu elección, sus códigos o nombres con comas: tantos como tenga el tablero.
option-teams-per-player = Equipos que dirige cada jugador; 0 es un reparto a partes iguales, del que dos jugadores dejan un tercio a la banca.
option-hidden = También en los grupos las cartas van boca abajo.
option-open = También en las rondas siguientes las cartas van boca arriba.
option-wild = La primera carta de cada medio campo va boca arriba.
option-longer = Cuatro cartas por campo en lugar de tres; unos 20 minutos más.
option-team-scoring = Un segundo título: puntos por lo lejos que llegan todos tus equipos.
option-teams = Los equipos y su nivel: un conjunto incluido o el tuyo.
option-cards = Las cartas: un conjunto incluido o el tuyo.

error-unknown-team = En el conjunto de equipos no está «{ $team }».
error-team-twice = «{ $team }» está dos veces entre los participantes.
error-wrong-count = Has elegido { $found } equipos; este tablero necesita { $needed }.
error-series-not-for-board = La serie { $series } se juega en el tablero «{ $needed }», no en «{ $board }».
error-series-and-teams = Elige la serie { $series } o unos equipos a tu gusto, no las dos cosas.
error-unknown-series = No hay ninguna serie «{ $series }». Hay: { $allowed }.
error-no-early-groups = Los grupos reales que hay que pedir son los de las series { $allowed }; esta es «{ $series }».
error-groups-and-rating = La serie { $series } no puede mantener sus grupos reales y colocarse por nivel a la vez.
error-two-series = Elige la serie { $series } o una propia, no las dos cosas.
error-too-many-players = { $players } son demasiados para este tablero; se permite: { $allowed }.
error-open-and-wild = El juego abierto y el juego loco se excluyen entre sí.
error-too-many-teams = { $teams } equipos por jugador son más de los que hay; se permite: { $allowed }.
error-card-not-held = No tienes ninguna carta { $card }.
error-groups-over = La fase de grupos ha terminado; juega en un medio campo.
error-group-played = Ya has jugado tu carta de este turno en un campo de grupo; la otra va en un medio campo.
error-group-resolved = El grupo de { $place } ya está decidido.
error-last-card-in-group = Tu última carta va en un campo de grupo.
error-later-played = Ya has jugado tu carta de este turno en un medio campo; la otra va en un campo de grupo.
error-place-full = { $place } ya tiene sus { $capacity } cartas.

## Conjuntos propios

error-set-no-code = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no es un código de tres mayúsculas.
error-set-kind-count = Conjunto de componentes «{ $set }», línea { $line }: hacen falta de { $fewest } a { $most } tipos de cartas y hay { $found }.
error-set-kind-twice = Conjunto de componentes «{ $set }», línea { $line }: un segundo tipo con { $goals } goles y { $penalties } penaltis.
error-set-match-count = Conjunto de componentes «{ $set }», línea { $line }: un cuadro de este tablero tiene { $needed } partidos y hay { $found }.
error-set-match-name = Conjunto de componentes «{ $set }», línea { $line }: aquí tiene que estar el partido «{ $needed }», no «{ $name }».
error-set-no-side = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no puede llegar al partido «{ $match }»; se permite: { $allowed }.
error-set-other-groups = Conjunto de componentes «{ $set }», línea { $line }: los grupos de { $finals } no sirven para el tablero «{ $board }».
error-set-other-teams = Conjunto de componentes «{ $set }», línea { $line }: estos no son los equipos de { $finals }; no coinciden: { $teams }.
error-set-groups-twice = Conjunto de componentes «{ $set }», línea { $line }: los grupos de { $finals } ya se mantienen; quita «group» o «finals».
error-set-group-size = Conjunto de componentes «{ $set }», línea { $line }: el grupo { $group } necesita { $needed } equipos y hay { $found }.

ask-turn = { $seat }: { $can_play_group ->
    [yes] { $can_play_later ->
        [yes] una carta en un grupo y otra en un medio campo.
       *[no] una carta en un grupo.
    }
   *[no] una carta en un medio campo.
}

# What a viewer is not told, and a team that is not known yet, is “none”.
event-team-selected = El sorteo incluye a { $team } entre los participantes.
event-team-seeded = { $team } ocupa el campo { $spot }.
event-flag-drawn =
    { $team ->
        [none] { $seat } saca una bandera.
       *[other] { $seat } saca la bandera de { $team }.
    }
event-card-drawn =
    { $card ->
        [none] { $seat } roba una carta.
       *[other] { $seat } roba la carta { $card }.
    }
event-card-placed =
    { $card ->
        [none]
            { $team ->
                [none] { $seat } pone una carta boca abajo en { $place }.
               *[other] { $seat } pone una carta boca abajo en { $place } para { $team }.
            }
       *[other]
            { $team ->
                [none] { $seat } pone la carta { $card } en { $place }.
               *[other] { $seat } pone la carta { $card } en { $place } para { $team }.
            }
    }
event-card-turned =
    { $team ->
        [none] En { $place } está la carta { $card }.
       *[other] En { $place } está la carta { $card } para { $team }.
    }
event-team-total =
    { $goals ->
        [one] { $team } tiene { $goals } gol
       *[other] { $team } tiene { $goals } goles
    } y { $penalties ->
        [one] { $penalties } penalti
       *[other] { $penalties } penaltis
    } en { $place }.
event-team-ranked =
    { $rank ->
        [1] { $team } gana el grupo { $group }.
       *[other]
            { $rank ->
                [2] { $team } queda en segundo lugar del grupo { $group }
                [3] { $team } queda en tercer lugar del grupo { $group }
               *[other] { $team } queda en cuarto lugar del grupo { $group }
            }{ $by ->
                [penalties] , por detrás en penaltis.
                [position] , en empate pero desde un campo inferior.
               *[other] .
            }
    }
event-third-ranked =
    { $rank ->
        [1] { $team } es el mejor de los terceros.
       *[other]
            { $by ->
                [penalties] { $team } queda en el puesto { $rank } de los terceros, por detrás en penaltis.
                [position] { $team } queda en el puesto { $rank } de los terceros, en empate pero de un grupo posterior.
               *[other] { $team } queda en el puesto { $rank } de los terceros.
            }
    }
event-team-advanced = { $team } se clasifica como { $placing }.
event-owner-revealed = { $team } era el equipo de { $owner }.
event-seat-out = A { $seat } no le queda ningún equipo y está fuera.
event-card-shown = { $seat } enseña la carta { $card } y la devuelve.
event-cards-returned =
    { $count ->
        [one] { $count } carta va debajo del mazo.
       *[other] { $count } cartas van debajo del mazo.
    }
event-match-resolved =
    { $match ->
        [third] En el partido por el tercer puesto
        [final]
            { $round ->
                [olympic-final] En La Final Olímpica
               *[other] En La Final
            }
       *[other]
            { $round ->
                [quarter-final] En cuartos de final
                [semi-final] En semifinales
               *[other] En octavos de final
            }
    } { $by ->
        [penalties] { $winner } vence a { $loser } por penaltis.
        [position] { $winner } vence a { $loser } por su mejor clasificación.
       *[other] { $winner } vence a { $loser }.
    }
event-team-placed =
    { $place ->
        [1]
            { $title ->
                [olympic] ¡{ $team } es campeón olímpico!
               *[other] ¡{ $team } gana la copa!
            }
        [2] { $team } queda en segundo lugar.
        [3] { $team } queda en tercer lugar.
        [4] { $team } queda en cuarto lugar.
       *[other] { $team } queda fuera, en el puesto { $place }.
    }
event-manager-scored =
    { $points ->
        [one] { $seat } tiene { $points } punto como mánager.
       *[other] { $seat } tiene { $points } puntos como mánager.
    }
event-series-won = { $points ->
    [one] { $seat } es mánager de la serie con { $points } punto.
   *[other] { $seat } es mánager de la serie con { $points } puntos.
}

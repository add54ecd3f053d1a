title = The World Cup Game
summary = Todos los partidos de la ronda a la vez: los goles son fichas, y una falta aún puede anular la última.

option-players = Cuántos juegan: de 2 a 16.
option-dealer = Quién reparte; empieza el asiento a su izquierda. -1 es el último asiento.
option-edition = El mundial que se juega: 2002 (el juego base), 2006, 1974, 1978, 1982 o 1994.
option-handout = Los equipos se reparten al azar, o se eligen color por color desde los más fuertes.
option-extra-goals = Al final de cada ronda los dados dan medios goles a los equipos de un color.
option-third-table = Qué tercero se enfrenta a qué primero de grupo: la tabla del reglamento o la real.
option-own-edition = Un mundial propio, en un archivo como los incluidos; sustituye a la edición.
option-cards = Las cartas: un juego incluido o uno propio.
option-dice = Los dados: un juego incluido o uno propio.

error-too-few-teams = { $players } jugadores son demasiados para { $teams } equipos.
error-card-not-held =
    No tienes la carta «{ $card ->
        [attack] Ataque
        [defence] Defensa
        [foul] Falta
        [offside] Fuera de juego
        [penalty] Penalti
       *[other] { $card }
    }».
error-draft-first = Los equipos aún se están eligiendo: elige uno.
error-no-draft = Los equipos ya están repartidos.
error-team-taken = { $team } ya es de alguien.
error-stronger-colour-left =
    { $team } es { $colour ->
        [black] negro
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
        [grey] gris
       *[other] { $colour }
    }; aún quedan equipos de un color más fuerte.
error-no-token-due = No queda ninguna ficha por colocar: juega o descarta una carta.
error-tokens-due =
    { $left ->
        [one] Coloca primero la última ficha de tu carta.
       *[other] Coloca primero las otras { $left } fichas de tu carta.
    }
error-match-not-open = Este partido no se juega ahora.
error-no-team-in-final = No tienes equipo en este partido, así que no puedes tocarlo.
error-row-full = Esta fila de { $team } no tiene ninguna casilla libre.
error-row-empty = No hay ninguna ficha en esta fila de { $team }.
error-colour-forbidden =
    { $team } es { $colour ->
        [black] negro
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
        [grey] gris
       *[other] { $colour }
    }: los dos goles de un 2+1 son solo para equipos negros, rojos, azules y verdes.
error-same-team = { $team } ya tiene una ficha de esta carta; elige otro equipo.
error-all-tokens =
    Hay que colocar todas las fichas de «{ $card ->
        [attack] Ataque
        [defence] Defensa
        [foul] Falta
        [offside] Fuera de juego
        [penalty] Penalti
       *[other] { $card }
    }»; primero la de 2.
error-too-few-targets =
    No hay bastantes equipos con una casilla libre para «{ $card ->
        [attack] Ataque
        [defence] Defensa
        [foul] Falta
        [offside] Fuera de juego
        [penalty] Penalti
       *[other] { $card }
    }».
error-goals-only = Una falta solo anula goles, y la última ficha de { $team } en esta fila es un ataque.
error-attacks-only = Una defensa solo da la vuelta a ataques, y la última ficha de { $team } en esta fila es un gol.
error-token-protected = La última ficha de { $team } en esta fila no se puede anular.

## Conjuntos propios

error-set-lasting-cards = Conjunto de componentes «{ $set }», línea { $line }: hacen falta más de { $hands } cartas que sigan en juego y hay { $found }.
error-set-many-cards = Conjunto de componentes «{ $set }», línea { $line }: se admiten como mucho { $most } cartas y hay { $found }.
error-set-penalty-dice = Conjunto de componentes «{ $set }», línea { $line }: un penalti se tira con un dado.
error-set-penalty-faces = Conjunto de componentes «{ $set }», línea { $line }: algunas caras, pero no todas, deben ser negras o en blanco.
error-set-no-year = Conjunto de componentes «{ $set }», línea { $line }: «{ $year }» no es un año.
error-set-no-bracket = Conjunto de componentes «{ $set }», línea { $line }: no hay ningún cuadro «{ $name }». Hay: { $allowed }.
error-set-no-nation = Conjunto de componentes «{ $set }», línea { $line }: ninguna selección tiene el código «{ $name }»; un equipo que no es de ninguna necesita un código de tres mayúsculas y un nombre.
error-set-no-group = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no es letra ni número de un grupo.
error-set-group-apart = Conjunto de componentes «{ $set }», línea { $line }: los equipos del grupo { $group } no están juntos.
error-set-group-size = Conjunto de componentes «{ $set }», línea { $line }: el grupo { $group } tiene { $found } equipos, no cuatro.
error-set-group-count = Conjunto de componentes «{ $set }», línea { $line }: hacen falta de 1 a { $most } grupos y hay { $found }.
error-set-same-groups = Conjunto de componentes «{ $set }», línea { $line }: los grupos de la primera y la segunda fase de { $bracket } se llaman igual.
error-set-no-entrant = Conjunto de componentes «{ $set }», línea { $line }: { $bracket } pide { $slot }, y nadie lo es.
error-set-group-unplaced = Conjunto de componentes «{ $set }», línea { $line }: { $bracket } no tiene sitio para el grupo { $group }.
error-set-thirds-groups = Conjunto de componentes «{ $set }», línea { $line }: los mejores terceros solo se colocan con los grupos A a F.
error-set-wrong-order = Conjunto de componentes «{ $set }», línea { $line }: { $key } no conviene al cuadro { $bracket }.
error-set-no-criterion = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no es un criterio aquí, o está dos veces.
error-set-wrong-rounds = Conjunto de componentes «{ $set }», línea { $line }: las rondas de { $bracket } son: { $rounds }.
error-set-round-groups = Conjunto de componentes «{ $set }», línea { $line }: cada grupo se juega en una ronda, en el orden de los equipos.
error-set-deck-count = Conjunto de componentes «{ $set }», línea { $line }: una ronda tiene de uno a cuatro mazos.
error-set-no-deck = Conjunto de componentes «{ $set }», línea { $line }: «{ $deck }» no es un mazo como 1, 1/2, 1/4 o 12.

ask-draft = { $seat }: elige un equipo del color más fuerte que quede.
ask-turn = { $seat }: juega o descarta una carta.
ask-target = { $seat }: coloca la siguiente ficha de la carta en otro equipo.

# Una carta que no se cuenta al que mira es “none”, y también un grupo donde no lo hay.
event-team-dealt = { $seat } recibe { $team }.
event-extra-team-due = El sorteo da un equipo más a { $seat }.
event-team-drafted = { $seat } elige { $team }.
event-deck-shuffled =
    { $aside ->
        [0] Se barajan las cartas: un mazo de { $cards }.
       *[other] Se barajan las cartas: un mazo de { $cards }; { $aside } quedan aparte.
    }
event-round-begun =
    { $kind ->
        [groups] Empiezan los partidos de grupo.
        [second-groups] Empiezan los grupos de la segunda fase.
        [last-16] Empiezan los octavos de final.
        [quarter-finals] Empiezan los cuartos de final.
        [semi-finals] Empiezan las semifinales.
       *[other] Empiezan la Final y el partido por el tercer puesto.
    } { $seat ->
        [none] Solo queda un jugador: ya no se juegan cartas.
        [-1] Solo queda un jugador: ya no se juegan cartas.
       *[other] Abre el juego { $seat }.
    }
event-card-drawn =
    { $seat } roba { $card ->
        [none] una carta
        [attack] «Ataque»
        [defence] «Defensa»
        [foul] «Falta»
        [offside] «Fuera de juego»
        [penalty] «Penalti»
       *[other] la carta de goles «{ $card }»
    }.
event-card-played =
    { $seat } juega { $card ->
        [attack] «Ataque»
        [defence] «Defensa»
        [foul] «Falta»
        [offside] «Fuera de juego»
        [penalty] «Penalti»
       *[other] la carta de goles «{ $card }»
    }.
event-card-discarded =
    { $seat } descarta { $card ->
        [none] una carta
        [attack] «Ataque»
        [defence] «Defensa»
        [foul] «Falta»
        [offside] «Fuera de juego»
        [penalty] «Penalti»
       *[other] la carta de goles «{ $card }»
    } boca abajo.
event-card-removed =
    { $card ->
        [attack] «Ataque»
        [defence] «Defensa»
        [foul] «Falta»
        [offside] «Fuera de juego»
        [penalty] «Penalti»
       *[other] La carta de goles «{ $card }»
    } ya se ha jugado y sale del juego para siempre.
event-token-placed =
    { $token ->
        [attack] { $team } ataca a { $against }: medio gol.
        [defence] { $team } se defiende contra { $against }.
        [penalty] { $team } marca de penalti contra { $against }.
       *[other]
            { $is-rest ->
                [yes]
                    { $goals ->
                        [one] { $team } conserva 1 de 2 goles contra { $against }.
                       *[other] { $team } conserva 2 de 3 goles contra { $against }.
                    }
               *[other]
                    { $goals ->
                        [one] { $team } marca un gol contra { $against }.
                       *[other] { $team } marca { $goals } goles contra { $against }.
                    }
            }
    }
event-token-voided =
    { $token ->
        [attack] El ataque de { $team } contra { $against } queda anulado.
       *[other]
            { $goals ->
                [one] Un gol de { $team } contra { $against } queda anulado.
               *[other] { $goals } goles de { $team } contra { $against } quedan anulados.
            }
    }
event-token-replaced = { $team } conserva { $goals } de { $before } goles contra { $against }.
event-penalty-rolled =
    Penalti para { $team } contra { $against }: sale { $face ->
        [blank] una cara en blanco
        [black] negro
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[grey] gris
    } en el dado, { $is-goal ->
        [yes] ¡dentro!
       *[other] fallado.
    }
event-final-turns-begun =
    { $turns ->
        [one] El mazo se ha acabado: queda { $turns } turno sin robar.
       *[other] El mazo se ha acabado: quedan { $turns } turnos sin robar.
    }
event-extra-die-rolled =
    { $group ->
        [none] Dado de goles extra
       *[other] Dado de goles extra del grupo { $group }
    }: { $colour ->
        [blank] en blanco, medio gol para nadie
        [black] medio gol para cada equipo negro
        [red] medio gol para cada equipo rojo
        [blue] medio gol para cada equipo azul
        [green] medio gol para cada equipo verde
        [yellow] medio gol para cada equipo amarillo
       *[grey] medio gol para cada equipo gris
    }.
event-match-counted =
    { $match ->
        [F] La Final
        [T] Tercer puesto
       *[other]
            { $kind ->
                [last-16] Octavos
                [quarter-finals] Cuartos
                [semi-finals] Semifinal
               *[other] Grupo { $group }
            }
    }: { $home } { $home-goals } – { $away-goals } { $away }.
event-team-ranked =
    { $by ->
        [level] { $team } comparte su puesto con el equipo anterior en el grupo { $group }.
       *[other]
            { $rank ->
                [1] { $team } gana el grupo { $group }
                [2] { $team } queda en segundo lugar del grupo { $group }
                [3] { $team } queda en tercer lugar del grupo { $group }
               *[other] { $team } queda en cuarto lugar del grupo { $group }
            }{ $by ->
                [head-to-head-points] , por detrás en los partidos entre los igualados.
                [goal-difference] , por detrás en diferencia de goles.
                [goals] , por detrás en goles marcados.
                [earlier-points] , por detrás en puntos de la primera fase.
                [earlier-goal-difference] , por detrás en diferencia de goles de la primera fase.
                [earlier-goals] , por detrás en goles de la primera fase.
                [lots] , por sorteo.
               *[other] .
            }
    }
event-third-ranked =
    { $is-through ->
        [yes] { $team } pasa en el puesto { $rank } de los terceros.
       *[other]
            { $by ->
                [goal-difference] { $team } queda en el puesto { $rank } de los terceros, por detrás en diferencia de goles.
                [goals] { $team } queda en el puesto { $rank } de los terceros, por detrás en goles marcados.
                [lots] { $team } queda en el puesto { $rank } de los terceros, por sorteo.
               *[other] { $team } queda en el puesto { $rank } de los terceros.
            }
    }
event-lot-drawn =
    { $group ->
        [none] El sorteo favorece a { $team }.
       *[other] En el grupo { $group } el sorteo favorece a { $team }.
    }
event-team-advanced =
    { $team } pasa { $to ->
        [F] a la Final
        [T] al partido por el tercer puesto
       *[other]
            { $kind ->
                [second-groups] al grupo { $to } de la segunda fase
                [quarter-finals] al partido { $to } de cuartos
                [semi-finals] a la semifinal { $to }
               *[other] al partido { $to } de octavos
            }
    }, { $rank ->
        [1] tras ganar el grupo { $group }
        [2] tras quedar en segundo lugar del grupo { $group }
       *[other] entre los mejores terceros
    }.
event-kick-taken =
    { $is-goal ->
        [yes] { $team } marca
       *[other] { $team } falla
    } el penalti { $kick } contra { $against }: sale { $face ->
        [blank] una cara en blanco
        [black] negro
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
       *[grey] gris
    } en el dado.
event-match-won =
    { $match ->
        [F] En la Final
        [T] En el partido por el tercer puesto
       *[other]
            { $kind ->
                [quarter-finals] En cuartos
                [semi-finals] En semifinales
               *[other] En octavos
            }
    } { $winner } vence a { $loser }{ $by ->
        [kicks] {" "}por penaltis.
        [lots] {" "}por sorteo.
       *[other] .
    }
event-team-placed =
    { $place ->
        [1] ¡{ $team } gana el Mundial!
        [2] { $team } queda en segundo lugar.
        [3] { $team } queda en tercer lugar.
        [4] { $team } queda en cuarto lugar.
       *[other] { $team } queda fuera, en el puesto { $place }.
    }
event-seat-out = { $seat } ya no tiene equipos y queda fuera.

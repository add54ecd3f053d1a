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
error-match-not-open = El partido { $match } no se juega ahora.
error-no-team-in-final = No tienes equipo en el partido { $match }, así que no puedes tocarlo.
error-row-full = La fila { $row } de { $team } no tiene ninguna casilla libre.
error-row-empty = No hay ninguna ficha en la fila { $row } de { $team }.
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
error-goals-only = Una falta solo anula goles, y la última ficha de { $team } en { $row } es un ataque.
error-attacks-only = Una defensa solo da la vuelta a ataques, y la última ficha de { $team } en { $row } es un gol.
error-token-protected = La última ficha de { $team } en { $row } no se puede anular.

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
       *[other] Se barajan las cartas: un mazo de { $cards }, { $aside } quedan aparte.
    }
event-round-begun =
    { $kind ->
        [groups] Se abren los partidos de grupo.
        [second-groups] Se abren los grupos de la segunda fase.
        [last-16] Se abren los octavos de final.
        [quarter-finals] Se abren los cuartos de final.
        [semi-finals] Se abren las semifinales.
       *[other] Se abren el tercer puesto y la Final.
    } { $seat ->
        [none] Solo queda un jugador: ya no se juegan cartas.
        [-1] Solo queda un jugador: ya no se juegan cartas.
       *[other] Empieza { $seat }.
    }
event-card-drawn =
    { $card ->
        [none] { $seat } roba una carta.
       *[other] { $seat } roba «{ $card ->
               [attack] Ataque
               [defence] Defensa
               [foul] Falta
               [offside] Fuera de juego
               [penalty] Penalti
              *[other] { $card }
           }».
    }
event-card-played =
    { $seat } juega «{ $card ->
        [attack] Ataque
        [defence] Defensa
        [foul] Falta
        [offside] Fuera de juego
        [penalty] Penalti
       *[other] { $card }
    }».
event-card-discarded =
    { $card ->
        [none] { $seat } descarta una carta boca abajo.
       *[other] { $seat } descarta «{ $card ->
               [attack] Ataque
               [defence] Defensa
               [foul] Falta
               [offside] Fuera de juego
               [penalty] Penalti
              *[other] { $card }
           }» boca abajo.
    }
event-card-removed =
    La carta «{ $card ->
        [attack] Ataque
        [defence] Defensa
        [foul] Falta
        [offside] Fuera de juego
        [penalty] Penalti
       *[other] { $card }
    }» sale del juego.
event-token-placed =
    { $token ->
        [attack] { $team } ataca en { $row }.
        [defence] { $team } defiende en { $row }.
        [penalty] { $team } marca de penalti en { $row }.
       *[other]
            { $goals ->
                [one] { $team } marca { $goals } gol en { $row }.
               *[other] { $team } marca { $goals } goles en { $row }.
            }
    }
event-token-voided =
    { $token ->
        [attack] El ataque de { $team } en { $row } queda anulado.
       *[other]
            { $goals ->
                [one] { $goals } gol de { $team } en { $row } queda anulado.
               *[other] { $goals } goles de { $team } en { $row } quedan anulados.
            }
    }
event-token-replaced = En { $row } { $team } conserva { $goals } de { $before } goles.
event-penalty-rolled =
    { $is-goal ->
        [yes] Penalti para { $team } en { $row }: { $face ->
                [black] negro
                [red] rojo
                [blue] azul
                [green] verde
                [yellow] amarillo
                [grey] gris
               *[other] { $face }
            }, ¡dentro!
       *[other] Penalti para { $team } en { $row }: { $face ->
               [black] negro
               [red] rojo
               [blue] azul
               [green] verde
               [yellow] amarillo
               [grey] gris
              *[other] { $face }
           }, fallado.
    }
event-final-turns-begun = El mazo se ha acabado: quedan { $turns } turnos sin robar.
event-extra-die-rolled =
    { $group ->
        [none] Goles extra: medio gol para el color { $colour ->
                [black] negro
                [red] rojo
                [blue] azul
                [green] verde
                [yellow] amarillo
                [grey] gris
               *[other] { $colour }
            }.
       *[other] Goles extra, grupo { $group }: medio gol para el color { $colour ->
               [black] negro
               [red] rojo
               [blue] azul
               [green] verde
               [yellow] amarillo
               [grey] gris
              *[other] { $colour }
           }.
    }
event-match-counted = { $match }: { $home } { $home-goals } – { $away-goals } { $away }.
event-team-ranked =
    { $rank ->
        [1] { $team } gana el grupo { $group }.
       *[other]
            { $by ->
                [head-to-head-points] { $team } es { $rank }.º del grupo { $group }, por los partidos entre ellos.
                [goal-difference] { $team } es { $rank }.º del grupo { $group }, por diferencia de goles.
                [goals] { $team } es { $rank }.º del grupo { $group }, por goles marcados.
                [earlier-points] { $team } es { $rank }.º del grupo { $group }, por puntos de la primera fase.
                [earlier-goal-difference] { $team } es { $rank }.º del grupo { $group }, por diferencia de goles de la primera fase.
                [earlier-goals] { $team } es { $rank }.º del grupo { $group }, por goles de la primera fase.
                [lots] { $team } es { $rank }.º del grupo { $group }, por sorteo.
                [level] { $team } comparte su puesto en el grupo { $group }.
               *[other] { $team } es { $rank }.º del grupo { $group }.
            }
    }
event-third-ranked =
    { $is-through ->
        [yes] { $team } pasa como { $rank }.º de los terceros.
       *[other]
            { $by ->
                [goal-difference] { $team } es { $rank }.º de los terceros, por diferencia de goles.
                [goals] { $team } es { $rank }.º de los terceros, por goles marcados.
                [lots] { $team } es { $rank }.º de los terceros, por sorteo.
               *[other] { $team } es { $rank }.º de los terceros.
            }
    }
event-lot-drawn =
    { $group ->
        [none] El sorteo favorece a { $team }.
       *[other] Grupo { $group }: el sorteo favorece a { $team }.
    }
event-team-advanced = { $team } sigue como { $placing }, a { $to }.
event-kick-taken =
    { $is-goal ->
        [yes] { $match }, penalti { $kick } de { $team }: { $face ->
                [black] negro
                [red] rojo
                [blue] azul
                [green] verde
                [yellow] amarillo
                [grey] gris
               *[other] { $face }
            }, ¡dentro!
       *[other] { $match }, penalti { $kick } de { $team }: { $face ->
               [black] negro
               [red] rojo
               [blue] azul
               [green] verde
               [yellow] amarillo
               [grey] gris
              *[other] { $face }
           }, fallado.
    }
event-match-won =
    { $by ->
        [kicks] { $match }: { $winner } vence a { $loser } por penaltis.
        [lots] { $match }: { $winner } vence a { $loser } por sorteo.
       *[other] { $match }: { $winner } vence a { $loser }.
    }
event-team-placed =
    { $place ->
        [1] ¡{ $team } es campeón del mundo!
        [2] { $team } queda subcampeón.
        [3] { $team } queda tercero.
        [4] { $team } queda cuarto.
       *[other] { $team } queda fuera, en el puesto { $place }.
    }
event-seat-out = { $seat } ya no tiene equipos y queda fuera.

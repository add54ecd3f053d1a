# El tablero de Goal!Game.
board-pitch = El partido
board-coaches = Los entrenadores
board-circle = Marcadores del círculo
board-road = El torneo
board-coach = Entrenador
board-place-head = Puesto
board-goals-head = Goles
board-to-come = Aún por jugar
board-stage-first = Primer partido
board-stage-bronze = Partido por el bronce
board-stage-final = Final
board-half = { $half ->
    [1] Primer tiempo
   *[other] Segundo tiempo
}
board-half-score = { $half ->
    [1] 1.er tiempo { $own } : { $other }
   *[other] 2.º tiempo { $own } : { $other }
}
board-clockwise = Se ataca en el sentido de las agujas del reloj
board-counter-clockwise = Se ataca en sentido contrario a las agujas del reloj
board-penalties = Penaltis
board-kicks = { $first } : { $second } lanzamientos
board-taken = { $name }: { $goals } de { $kicks } penaltis marcados
board-attack = ataca
board-counter-attack = contraataque
board-attacks = ataca
board-defends = defiende
board-place = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
   *[other] 4.º puesto
}
board-goals = { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}
board-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}

## Cartas

team-red = Rojos
team-yellow = Amarillos
team-blue = Azules
team-green = Verdes
board-color-red = rojo
board-color-yellow = amarillo
board-color-blue = azul
board-color-green = verde
board-side-top = arriba
board-side-right = derecha
board-side-bottom = abajo
board-side-left = izquierda
board-event-play-on = Sigue el juego
board-event-penalty-kick = Penalti
board-event-own-goal = Gol en propia
board-event-offside = Fuera de juego
board-event-timeout = Tiempo muerto
board-event-transfer = Traspaso
board-event-injury = Lesión
board-event-sponsor = Patrocinador
board-figure = { $cards } cartas en la mesa
board-card-open = { $cell }: arriba { $top }, derecha { $right }, abajo { $bottom }, izquierda { $left }; en el centro: { $event }
board-card-down = { $cell }: boca abajo
board-open = Abrir { $cell }: se esperan { $goals } remates.
board-hope = { $side }: { $color }, { $chance } %.
board-reading = La carta según se lee
board-strike-coming = un remate por venir
board-strike-now = un remate ahora
board-strike-goal = gol
board-strike-saved = parado
board-unseen = { $cards ->
    [one] { $cards } carta aún no vista
   *[other] { $cards } cartas aún no vistas
}
board-sides = { $count ->
    [one] { $color }: { $count } lado
   *[other] { $color }: { $count } lados
}

## Futbolistas

board-kind-forward = Delantero
board-kind-goalkeeper = Portero
board-kind-quarter-back = Defensa
board-tokens = { $kind ->
    [forward] { $count ->
        [one] { $count } delantero
       *[other] { $count } delanteros
    }
    [goalkeeper] { $count ->
        [one] { $count } portero
       *[other] { $count } porteros
    }
   *[quarter-back] { $count ->
        [one] { $count } defensa
       *[other] { $count } defensas
    }
}
board-unused = En el banquillo: { $tokens }
board-used = Usados o perdidos: { $tokens }
board-no-tokens = Nadie en el banquillo

## Subasta

board-auction = { $number ->
    [1] Subasta
   *[other] Segunda subasta
}
board-bank = { $tokens ->
    [one] { $tokens } futbolista en la banca
   *[other] { $tokens } futbolistas en la banca
}
board-nobody-up = ¿Quién sale ahora?
board-sold = ¡Vendido!
board-less = Una moneda menos
board-more = Una moneda más
board-nominate = { $coins ->
    [one] { $kind } por { $coins } moneda
   *[other] { $kind } por { $coins } monedas
}
board-bid = { $coins ->
    [one] Pujar { $coins } moneda
   *[other] Pujar { $coins } monedas
}
board-bidder-leads = puja
board-bidder-buys = compró
board-bidder-passed = pasó
board-bidder-thinks = lo piensa
board-bidder-nominates = propone
board-bidder-cannot = no puede comprar
board-bidder-waits = puede pujar
board-ask-nominate = Saca un futbolista a subasta, o pasa.
board-ask-raise = { $coins ->
    [one] La puja es de { $coins } moneda. ¿Subes o pasas?
   *[other] La puja es de { $coins } monedas. ¿Subes o pasas?
}
board-wait-nominate = { $name } puede sacar un futbolista.
board-wait-raise = { $name } sube o pasa.
board-pass-nominate = Pasar
board-pass-raise = Pasar

## Decisiones en el campo

board-ask-move = Abre una carta iluminada y ataca a { $rival }.
board-ask-kick = Tira tu penalti: abre una carta iluminada.
board-ask-save = { $by ->
    [top] ¡Remate por el lado de arriba! ¿Gastas un portero?
    [bottom] ¡Remate por el lado de abajo! ¿Gastas un portero?
    [left] ¡Remate por el lado izquierdo! ¿Gastas un portero?
    [right] ¡Remate por el lado derecho! ¿Gastas un portero?
    [penalty-kick] ¡Penalti! ¿Gastas un portero?
    [forward] ¡Remata el delantero! ¿Gastas un portero?
   *[none] ¡Remate! ¿Gastas un portero?
}
board-ask-forward = ¿Mandas a un delantero a rematar otra vez?
board-ask-counter = Responde a { $rival }: abre una carta iluminada, o déjalo.
board-ask-counter-open = Ahora abre una carta iluminada.
board-ask-timeout = Tiempo muerto: compra futbolistas a 1 moneda cada uno.
board-ask-transfer = Traspaso: compra un futbolista o cambia uno.
board-ask-injury = Lesión: ¿quién se retira?
board-wait-move = { $name } abre una carta.
board-wait-kick = { $name } tira un penalti.
board-wait-save = { $name } decide: ¿un portero?
board-wait-forward = { $name } decide: ¿un delantero?
board-wait-counter = { $name } puede contraatacar.
board-wait-counter-open = { $name } contraataca.
board-wait-timeout = { $name } tiene un tiempo muerto.
board-wait-transfer = { $name } mira la lista de traspasos.
board-wait-injury = { $name } pierde un futbolista.
board-pass-save = Dejarlo entrar
board-pass-forward = Guardar al delantero
board-pass-counter = Sin contraataque
board-pass-timeout = Seguir
board-pass-transfer = Sin traspaso
board-spend-goalkeeper = Para el portero
board-spend-forward = Remata el delantero
board-spend-quarter-back = Antes, fuera un delantero
board-buy = { $kind }
board-swap = { $given } por { $taken }
board-lose = { $kind }

## En voz alta

board-call-goal-scored = ¡Gol!
board-call-strike-saved = ¡Parado!
board-call-own-goal = ¡Gol en propia!
board-call-offside-called = Fuera de juego
board-call-timeout-called = Tiempo muerto
board-call-transfer-opened = Traspaso
board-call-token-injured = { $kind ->
    [forward] Lesión: se va un delantero
    [goalkeeper] Lesión: se va un portero
    [quarter-back] Lesión: se va un defensa
   *[none] Lesión, pero no hay nadie
}
board-call-sponsor-paid = Una moneda del patrocinador
board-call-counter-begun = ¡Contraataque!
board-call-quarter-back-spent = Defensa: ¡fuera el delantero!
board-call-half-begun = { $half ->
    [1] Primer tiempo
   *[other] Segundo tiempo
}
board-call-half-ended = { $half ->
    [1] Descanso
   *[other] Final del partido
}
board-call-penalties-begun = ¡Penaltis!
board-call-toss-won = Empieza { $name }
board-call-penalties-level = Empate: se reparte otra vez
board-call-penalties-won = { $name } gana en los penaltis
board-call-final-reached = { $name } está en la final
board-call-match-won = { $name } gana { $goals } : { $conceded }
board-champion = Campeón

## Opciones

label-figure = Figura
value-figure-columns = Cinco columnas
value-figure-random = Al azar
label-cards = Juego de cartas
label-tokens = Juego de futbolistas

## En cinco imágenes

help-1 = Primero puja con monedas por futbolistas: delanteros, porteros, defensas.
help-2 = Abre una carta que toque otra abierta. Cómo queda es azar.
help-3 = Dos lados que se tocan con el mismo color, tuyo o del rival, son gol.
help-4 = Un delantero remata otra vez, un portero rechaza, y el defensor puede contraatacar.
help-5 = Los goles de dos tiempos deciden el partido. Gana la final, y la copa es tuya.

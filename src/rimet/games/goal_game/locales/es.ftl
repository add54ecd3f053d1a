title = Goal!Game
summary = Puja por futbolistas, abre cartas, casa colores y contraataca: un torneo para dos a cuatro entrenadores.

option-players = Cuántos entrenadores juegan, de dos a cuatro.
option-dealer = Quién reparte; empieza el entrenador a su izquierda.
option-figure = Si las cartas se colocan en cinco columnas o en una figura que crece al azar.
option-cards = Las cartas de evento: un juego incluido o uno propio.
option-tokens = Los futbolistas en venta: los dieciséis, cuatro por entrenador o un juego propio.

ask-lay = Se están colocando las cartas.
ask-nominate = Saca un futbolista a subasta con una puja inicial, o pasa.
ask-raise = Sube la puja, o pasa.
ask-move = Abre una carta.
ask-card = Se da la vuelta a la carta.
ask-save = ¡Un remate! ¿Gastas un portero o lo dejas entrar?
ask-timeout = Tiempo muerto: compra futbolistas de la banca a una moneda cada uno, o pasa.
ask-transfer = Traspaso: compra un futbolista por una moneda, cambia uno, o pasa.
ask-injury = Una lesión: ¿qué futbolista pierdes?
ask-forward = ¿Rematas el ataque con un delantero o los guardas?
ask-counter = Contraataque: ¿abres una carta o lo dejas estar? Antes puede actuar un defensa.
ask-counter-open = El defensa ha abierto el camino: abre una carta.
ask-lots = Se sortea entre los entrenadores empatados.
ask-toss = Un sorteo decide quién tira el primer penalti.
ask-end-card = Se colocan las cartas abiertas en los extremos de la fila.
ask-penalties-lot = Un sorteo decide los penaltis.
ask-showing = Mira lo que pasa.
ask-done = El torneo ha terminado.

event-auction-begun = { $number ->
    [1] Empieza la subasta: hay { $tokens } futbolistas en venta.
   *[other] Segunda subasta: quedan { $tokens } futbolistas.
}
event-token-nominated = { $seat } saca a subasta { $kind ->
    [forward] un delantero
    [goalkeeper] un portero
   *[quarter-back] un defensa
} por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-nomination-passed = { $seat } no saca a subasta a ningún futbolista.
event-bid-raised = { $seat } ofrece { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} por { $kind ->
    [forward] el delantero
    [goalkeeper] el portero
   *[quarter-back] el defensa
}.
event-bid-passed = { $seat } no sube la puja.
event-token-sold = { $kind ->
    [forward] El delantero
    [goalkeeper] El portero
   *[quarter-back] El defensa
} se va con { $seat } por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-auction-ended = Termina la subasta; { $tokens ->
    [0] no queda ningún futbolista
    [one] se aparta un futbolista
   *[other] se apartan { $tokens } futbolistas
}.
event-match-begun = { $stage ->
    [first] Empieza el primer partido: todos contra el siguiente del círculo, por un puesto en la final.
    [bronze] El partido por el bronce: { $seat } contra { $rival_seat }.
   *[final] La final: { $seat } contra { $rival_seat }.
}
event-half-begun = { $half ->
    [1] Primer tiempo, en el sentido de las agujas del reloj
   *[2] Segundo tiempo, en sentido contrario
}: se colocan { $cards } cartas y empieza { $seat }.
event-card-opened = { $part ->
    [counter-attack] { $seat } abre la carta { $cell } para el contraataque
    [penalty] { $seat } tira un penalti contra { $rival_seat } y abre la carta { $cell }
   *[attack] { $seat } ataca a { $rival_seat } y abre la carta { $cell }
}: arriba { $top ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, derecha { $right ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, abajo { $bottom ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, izquierda { $left ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}{ $part ->
    [penalty] .
   *[other] { $middle ->
        [play-on] .
        [penalty-kick] . ¡Penalti!
        [own-goal] . ¡Gol en propia!
        [offside] . Fuera de juego.
        [timeout] . Tiempo muerto.
        [transfer] . Traspaso.
        [injury] . Lesión.
       *[sponsor] . Patrocinador.
    }
}
event-strike-made = { $by ->
    [penalty-kick] ¡{ $seat } lanza el penalti contra { $rival_seat }!
    [forward] ¡Un delantero de { $seat } remata contra { $rival_seat }!
    [top] ¡{ $seat } remata contra { $rival_seat }: { $color ->
        [red] rojo con rojo
        [yellow] amarillo con amarillo
        [blue] azul con azul
       *[green] verde con verde
    } arriba!
    [bottom] ¡{ $seat } remata contra { $rival_seat }: { $color ->
        [red] rojo con rojo
        [yellow] amarillo con amarillo
        [blue] azul con azul
       *[green] verde con verde
    } abajo!
    [left] ¡{ $seat } remata contra { $rival_seat }: { $color ->
        [red] rojo con rojo
        [yellow] amarillo con amarillo
        [blue] azul con azul
       *[green] verde con verde
    } a la izquierda!
   *[right] ¡{ $seat } remata contra { $rival_seat }: { $color ->
        [red] rojo con rojo
        [yellow] amarillo con amarillo
        [blue] azul con azul
       *[green] verde con verde
    } a la derecha!
}
event-strike-saved = El portero de { $seat } para el remate de { $rival_seat }.
event-goal-scored = Gol de { $seat } a { $rival_seat }: { $goals }-{ $conceded }.
event-own-goal = Gol en propia de { $seat } ante { $rival_seat }: { $goals }-{ $conceded }.
event-offside-called = Fuera de juego: los demás lados de la carta de { $seat } no cuentan.
event-timeout-called = Tiempo muerto: { $seat } puede comprar futbolistas.
event-transfer-opened = Traspaso: { $seat } puede comprar o cambiar un futbolista.
event-token-bought = { $seat } compra { $kind ->
    [forward] un delantero
    [goalkeeper] un portero
   *[quarter-back] un defensa
} por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-token-swapped = { $seat } cambia { $given ->
    [forward] un delantero
    [goalkeeper] un portero
   *[quarter-back] un defensa
} por { $taken ->
    [forward] un delantero
    [goalkeeper] un portero
   *[quarter-back] un defensa
}.
event-token-injured = { $kind ->
    [none] Una lesión, pero { $seat } no tiene ningún futbolista que perder.
    [forward] { $seat } pierde un delantero por lesión.
    [goalkeeper] { $seat } pierde un portero por lesión.
   *[quarter-back] { $seat } pierde un defensa por lesión.
}
event-sponsor-paid = Un patrocinador paga a { $seat } { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-forward-held = { $seat } guarda sus delanteros.
event-counter-begun = { $seat } contraataca a { $rival_seat }.
event-counter-declined = { $seat } no contraataca.
event-counter-bogged-down = El contraataque de { $seat } se atasca: ningún lado abierto tiene un color que sirva.
event-quarter-back-spent = El defensa de { $seat } elimina a un delantero de { $rival_seat }; los dos se pierden.
event-half-ended = { $half ->
    [1] Descanso: todas las cartas están abiertas.
   *[2] Final del partido: todas las cartas están abiertas.
}
event-duel-scored = El marcador: { $seat } { $goals }-{ $conceded } { $rival_seat }.
event-lot-drawn = { $rival_seat ->
    [none] Por sorteo, { $seat } espera y los otros dos se enfrentan.
   *[other] Por sorteo, { $seat } se enfrenta a { $rival_seat }.
}
event-penalties-begun = Hay empate: penaltis entre { $seat } y { $rival_seat }.
event-toss-won = El sorteo da a { $seat } el primer penalti.
event-end-card-laid = En un extremo de la fila está la carta { $cell }: arriba { $top ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, derecha { $right ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, abajo { $bottom ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}, izquierda { $left ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[green] verde
}.
event-penalties-level = Se han tirado todos los penaltis y sigue el empate, { $goals }-{ $goals }: se vuelven a colocar las cartas.
event-penalties-won = { $by_lot ->
    [yes] Un sorteo acaba con los penaltis, { $goals }-{ $conceded }: gana { $seat }.
   *[no] { $seat } gana los penaltis contra { $rival_seat }, { $goals }-{ $conceded }.
}
event-final-reached = { $seat } llega a la final con { $goals ->
    [one] un gol
   *[other] { $goals } goles
}.
event-match-won = { $stage ->
    [bronze] { $seat } gana el partido por el bronce
   *[final] { $seat } gana la final
} contra { $rival_seat }, { $goals }-{ $conceded }{ $by_penalties ->
    [yes] {" "}y después en los penaltis.
   *[no] .
}
event-prize-paid = { $seat } recibe { $coins } monedas por la victoria.
event-coach-placed = { $place ->
    [1] { $seat } acaba en primer lugar.
    [2] { $seat } acaba en segundo lugar.
    [3] { $seat } acaba en tercer lugar.
   *[other] { $seat } acaba en cuarto lugar.
}
event-cup-won = ¡{ $seat } gana el torneo!

error-must-open = Te toca: tienes que abrir una carta.
error-must-lose = La lesión te cuesta un futbolista; elige cuál.
error-wrong-moment = { $kind ->
    [forward] Un delantero se gasta cuando tu carta ya está leída.
    [goalkeeper] Un portero se gasta en un remate contra ti.
   *[quarter-back] Un defensa se gasta antes de tu contraataque.
}
error-not-held = No tienes { $kind ->
    [forward] ningún delantero
    [goalkeeper] ningún portero
   *[quarter-back] ningún defensa
} sin usar.
error-no-forward = Tu rival no tiene ningún delantero sin usar que eliminar.
error-no-injury = Ninguna lesión te hace perder ahora un futbolista.
error-no-trade = Eso solo se puede hacer en un tiempo muerto o un traspaso.
error-same-kind = Un futbolista se cambia por otro de distinta clase.
error-none-left = En la banca no queda { $kind ->
    [forward] ningún delantero
    [goalkeeper] ningún portero
   *[quarter-back] ningún defensa
}.
error-three-already = Ya tienes { $most } futbolistas sin usar; nadie puede tener más.
error-too-few-coins = Eso cuesta una moneda y tienes { $coins }.
error-nothing-to-open = Ahora no hay que abrir ninguna carta.
error-no-such-card = No hay tal carta en la figura.
error-open-already = La carta { $cell } ya está abierta.
error-not-touching = La carta { $cell } no toca por un lado ninguna carta abierta.
error-no-counter-there = La carta { $cell } no está junto a ningún lado abierto de tu color o del de tu rival.
error-no-bid-now = Ahora no se puede pujar así.
error-bid-too-low = Tienes que ofrecer más de { $bid }.
error-bid-too-high = Solo tienes { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.

## Conjuntos propios

error-set-no-sides = Conjunto de componentes «{ $set }», línea { $line }: «{ $sides }» no son cuatro lados de los colores { $allowed }.
error-set-no-effect = Conjunto de componentes «{ $set }», línea { $line }: «{ $event }» no es un efecto; hay { $allowed }.
error-set-bad-text = Conjunto de componentes «{ $set }», línea { $line }: no sirve como texto de una carta: hace falta una línea de { $most } caracteres como mucho.
error-set-bank-twice = Conjunto de componentes «{ $set }», línea { $line }: una segunda banca para { $coaches } entrenadores.
error-set-no-bank = Conjunto de componentes «{ $set }», línea { $line }: no hay banca para { $coaches } entrenadores.

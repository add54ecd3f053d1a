title = Mundialito
summary = Treinta y dos selecciones, tres dados, una copa: pura suerte y mucha emoción para uno a seis entrenadores.

option-players = Cuántos entrenadores juegan, de uno a seis.
option-dealer = Quién reparte; la primera selección es para el entrenador a su izquierda.
option-mode = Eliminación directa, o grupos primero: todos a la vez, o de dos en dos.
option-draw = Si los grupos se sortean por fuerza o libremente.
option-handout = Si las selecciones se reparten o se eligen por turnos.
option-rolls = Si cada entrenador tira por las suyas o la mesa tira sola.
option-chosen = Las 32 selecciones, como códigos o nombres separados por comas. Vacío: las más fuertes, y otras por sorteo.
option-blank = El nombre de una selección propia. Vacío: no juega ninguna.
option-blank-stars = Las estrellas de la selección propia. Todos las ven antes de empezar.
option-teams = Las selecciones y sus estrellas: un juego incluido o el tuyo.
option-dice = Los tres dados: un juego incluido o el tuyo.

error-chosen-unknown = No hay ninguna selección “{ $team }” en este juego.
error-chosen-twice = { $team } se ha elegido dos veces.
error-chosen-count = Hay que elegir { $needed } selecciones, no { $found }.
error-bad-blank = “{ $value }” no sirve como nombre: hacen falta palabras de letras, con un espacio entre ellas.
error-blank-taken = “{ $value }” ya es el nombre de una selección.
error-drafted-already = { $team } ya está en manos de alguien.
error-not-taking-part = { $team } no participa.
error-only-roll = Ahora no hay nada que elegir: tira.

## Conjuntos propios

error-set-no-word = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no sirve como nombre: hacen falta palabras de letras, con un espacio entre ellas.
error-set-three-dice = Conjunto de componentes «{ $set }», línea { $line }: hacen falta un dado amarillo de tres estrellas, uno azul de dos y uno blanco de una.
error-set-die-faces = Conjunto de componentes «{ $set }», línea { $line }: un dado tiene { $faces } caras.
error-set-equal-faces = Conjunto de componentes «{ $set }», línea { $line }: con dados de un solo número nunca se ganaría un partido.

ask-select = El sorteo elige una selección.
ask-deal = Se reparten las selecciones.
ask-draft = Elige una selección.
ask-field-lot = Sorteo entre selecciones igual de fuertes.
ask-lay = Se sortean los grupos.
ask-first-side = Se sortea la primera selección del próximo partido.
ask-second-side = Se sortea su rival.
ask-roll = Tira por tu selección.
ask-die = Los dados ruedan.
ask-lot = Decide el sorteo.
ask-done = La copa tiene dueño.
ask-showing = Mira lo que pasa.

event-team-selected = El sorteo lleva a { $team } al torneo.
event-team-dealt = { $seat } recibe { $team }.
event-team-drafted = { $seat } elige { $team }.
event-field-lot-drawn = El azar pone a { $team } en el bombo { $field } para el sorteo de los grupos.
event-team-laid = El sorteo lleva a { $team } al grupo { $group }.
event-round-begun = { $stage ->
    [round-of-32] Empieza la primera ronda: 32 selecciones, 16 partidos.
    [round-of-16] Empiezan los octavos de final.
    [quarter-finals] Empiezan los cuartos de final.
    [semi-finals] Empiezan las semifinales.
    [third-place] Antes de la Gran Final se juega el partido por el tercer puesto.
   *[final] ¡Llega la Gran Final!
}
event-side-drawn = { $side ->
    [1] Sale { $team } en el sorteo.
   *[other] Sale { $team } contra { $against }.
}
event-match-begun = { $stage ->
    [final] Empieza la Gran Final: { $first } – { $second }.
    [third-place] Empieza el partido por el tercer puesto: { $first } – { $second }.
   *[other] Empieza el partido { $first } – { $second }.
}
event-die-rolled = { $part ->
    [goals] { $team } { $number ->
        [0] no marca ningún gol
        [one] marca un gol
       *[other] marca { $number } goles
    } con el dado { $die ->
        [yellow] amarillo
        [blue] azul
       *[white] blanco
    }.
    [overtime] { $team } { $number ->
        [0] no marca ningún gol
        [one] marca un gol
       *[other] marca { $number } goles
    } en la prórroga.
   *[other] { $team } saca { $number } con el dado { $die ->
        [yellow] amarillo
        [blue] azul
       *[white] blanco
    }.
}
event-overtime-begun = Van { $goals }-{ $goals }: prórroga, con el dado blanco para los dos.
event-kicks-begun = Sigue el empate, { $goals }-{ $goals }: penaltis, con los tres dados.
event-kicks-level = Los penaltis acaban { $total } a { $total }: se repiten.
event-dice-thrown = { $team } saca { $total } en total con los tres dados.
event-match-drawn = { $first } { $goals }-{ $goals } { $second }: empate.
event-match-won = { $first_kicks ->
    [-1] { $first } { $first_goals }-{ $second_goals } { $second }: gana { $winner }.
   *[other] { $first } { $first_goals }-{ $second_goals } { $second }, { $first_kicks }-{ $second_kicks } en los penaltis: gana { $winner }.
}
event-group-level = { $count } selecciones del grupo { $group } están empatadas y tiran los tres dados por sus puestos.
event-lot-drawn = El empate no termina: el sorteo favorece a { $team }.
event-group-settled = El grupo { $group } está decidido: primero { $first }, segundo { $second }, tercero { $third }, cuarto { $fourth }.
event-team-qualified = { $team } se clasifica en el grupo { $group }.
event-team-out = { $team } queda fuera, en el puesto { $place }.
event-coach-out = { $seat } se queda sin selecciones y desde ahora mira.
event-third-place-won = { $team } queda en tercer lugar.
event-cup-won = ¡{ $team } gana la copa, y { $seat } la partida!

## Refusals. Every error code has its sentence here or in the game's own catalogue.

error-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $allowed }.
error-unknown-version = Este Rimet no tiene la versión { $version } de { $game }.
error-unknown-option = No hay ninguna opción «{ $option }». Hay: { $allowed }.
error-bad-value = La opción «{ $option }» no puede ser «{ $value }». Se permite: { $allowed }.
error-unknown-set = Opción «{ $option }»: no hay ningún conjunto llamado «{ $value }». Hay: { $allowed }.
error-no-such-set = { $game } no tiene ningún conjunto «{ $value }». Hay: { $allowed }.
error-no-sets = { $game } no tiene conjuntos.
error-set-of-no-kind = Rimet no sabe cuál de los conjuntos de { $game } es este. Nómbralo: { $allowed }.
error-set-too-large = Opción «{ $option }»: un conjunto puede tener como mucho { $allowed } bytes.

error-malformed-set = Conjunto de componentes «{ $set }», línea { $line }: { $reason }.
error-set-field-missing = Conjunto de componentes «{ $set }», línea { $line }: aquí falta el campo «{ $field }».
error-set-field-unknown = Conjunto de componentes «{ $set }», línea { $line }: aquí no hay ningún campo «{ $field }». Hay: { $allowed }.
error-set-field-value = Conjunto de componentes «{ $set }», línea { $line }: «{ $field }» no puede tener este valor. Se permite: { $allowed }.
error-set-field-length = Conjunto de componentes «{ $set }», línea { $line }: «{ $field }» es demasiado corto o demasiado largo. Longitud permitida: { $allowed }.
error-set-field-kind = Conjunto de componentes «{ $set }», línea { $line }: «{ $field }» debe ser { $kind ->
    [int] un número entero, como 3
    [str] un texto entre comillas
    [bool] true o false
    [array] una lista entre corchetes
    [tables] una tabla propia para cada uno, bajo [[{ $field }]]
    [table] una tabla, bajo [{ $field }]
   *[other] otra cosa
}.
error-set-many-dots = Conjunto de componentes «{ $set }», línea { $line }: más de { $most } puntos en una línea.
error-set-entry-twice = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» está aquí dos veces.
error-set-no-name = Conjunto de componentes «{ $set }», línea { $line }: «{ $name }» no es un nombre.
error-set-bad-name = Conjunto de componentes «{ $set }», línea { $line }: no sirve como nombre: hace falta una línea de { $most } caracteres como mucho.
error-set-team-count = Conjunto de componentes «{ $set }», línea { $line }: hacen falta de { $fewest } a { $most } equipos y hay { $found }.
error-set-card-count = Conjunto de componentes «{ $set }», línea { $line }: hacen falta de { $fewest } a { $most } cartas y hay { $found }.
error-set-few-cards = Conjunto de componentes «{ $set }», línea { $line }: hacen falta al menos { $fewest } cartas y hay { $found }.

error-bad-move = «{ $move }» no es una jugada posible aquí.
error-illegal-move = Esa jugada no es posible ahora.
error-not-your-turn = No es tu turno.
error-match-over = La partida ha terminado.
error-match-not-over = La partida anterior aún no ha terminado.
error-empty-path = No se ha indicado ninguna jugada.
error-path-too-long = Tu elección está completa tras { $whole } pasos; lo demás no lo decides tú.
error-only-replay = Esta partida solo se está reproduciendo; no se puede jugar en ella.
error-wrong-players = Este juego tiene { $seats } asientos, pero se han nombrado { $found } jugadores.

error-foreign-position = Esto no es una posición de { $expected }; empieza por «{ $found }».
error-broken-position = Esta posición está dañada: tiene { $found } campos en lugar de { $expected }.
error-broken-side = Esto no es el lado de un jugador en un partido: { $reason }.
error-broken-field = Esta posición está dañada en el campo «{ $field }»: «{ $found }».
error-only-sketched = El esbozo de una posición solo sortea, juega y puntúa; consulta la posición entera.
error-impossible-position = Esta posición no puede darse en el juego.

error-foreign-record = Línea { $line }: esto no es un registro de Rimet.
error-newer-record = Línea { $line }: este registro tiene el formato { $found }; este Rimet conoce formatos hasta el { $known }.
error-newer-game = Línea { $line }: este registro se jugó con la versión { $found } de { $game }; este Rimet conoce versiones hasta la { $known }.
error-unknown-record-game = Línea { $line }: este Rimet no tiene ningún juego llamado «{ $game }».
error-truncated-record = Línea { $line }: el registro se corta aquí; su última línea debería ser «end».
error-record-too-large = Línea { $line }: un registro puede tener como mucho { $allowed } caracteres.
error-missing-header = Línea { $line }: el registro no indica su «{ $header }».
error-double-header = Línea { $line }: «{ $header }» aparece aquí por segunda vez.
error-unknown-header = Línea { $line }: el juego no tiene «{ $header }».
error-bad-header = Línea { $line }: «{ $value }» no vale para «{ $header }».
error-broken-line = Línea { $line }: «{ $text }» no se puede leer.
error-stray-block = Línea { $line }: este texto no pertenece a ninguna opción.
error-broken-step = Línea { $line }: se esperaba el paso { $expected }, pero dice «{ $text }».
error-missing-steps = Línea { $line }: el registro tiene { $found } pasos, no tantos como dice.
error-wrong-seat = Paso { $step }: no es el turno del asiento { $seat }.
error-bad-step = Paso { $step }: «{ $move }» no es una jugada posible ahí.
error-step-after-end = Paso { $step }: la partida había terminado antes.
error-wrong-result = Paso { $step }: el resultado no es el que dice el registro.

error-no-seed = El registro no revela la semilla de sus dados.
error-bad-seed = La semilla de los dados no es un número hexadecimal.
error-seed-mismatch = La semilla no corresponde a su compromiso { $commitment }.
error-wrong-dice = Estos no son los dados con los que empezó la partida.
error-wrong-roll = Paso { $step }: los dados no dieron «{ $move }».
error-unfinished = La partida no ha terminado, así que sus dados aún no se pueden comprobar.

error-unknown-language = No hay ningún idioma «{ $language }». Hay: { $allowed }.
error-broken-text = El texto «{ $message }» está dañado.
error-unknown-text = No hay ningún texto «{ $message }».

## The command line: refusals

error-file-missing = No existe el archivo «{ $file }».
error-file-is-folder = «{ $file }» es una carpeta, no un archivo.
error-file-unreadable = «{ $file }»: { $reason }.
error-file-too-large = «{ $file }» es demasiado grande: se leen como mucho { $allowed } bytes.
error-file-not-text = «{ $file }» no es un archivo de texto.
error-file-exists = «{ $file }» ya existe, y nunca se escribe encima de otra partida.
error-file-unrecordable = Un conjunto con esos finales de línea no cabe en un registro; guárdalo con finales de línea corrientes.
error-match-finished = La partida de «{ $file }» ha terminado. Vuelve a verla con: rimet replay { $file }
error-match-in-use = La partida de «{ $file }» se está jugando en otra ventana.
error-seed-missing = La partida de «{ $file }» no puede continuar: falta su semilla secreta «{ $seed }».
error-nothing-saved = No hay ninguna partida sin terminar en «{ $folder }».
error-option-without-value = «{ $option }» no da ningún valor; escribe NOMBRE=VALOR.
error-resume-alone = Una partida guardada ya tiene sus jugadores y opciones; da solo --resume y su archivo.
error-option-twice = La opción «{ $option }» se da dos veces.
error-bots-and-seats = Nombra los asientos uno a uno o di cuántos bots juegan, no las dos cosas.
error-too-many-seats = Hay { $seats } asientos, pero se han nombrado { $found }.
error-bad-name = «{ $name }» no vale como nombre de jugador: hacen falta de 1 a { $longest } caracteres imprimibles.
error-name-twice = Dos jugadores no pueden llamarse «{ $name }».
error-no-games = No hay ningún juego instalado.
error-no-finals = No hubo fase final de la Copa del Mundo en «{ $year }». Hay: { $allowed }.
error-no-rules = El juego «{ $game }» viene sin reglas escritas.
error-unknown-rule = No hay ninguna regla «{ $rule_number }». Hay: { $allowed }.
error-nothing-to-take-back = No hay nada que deshacer; lo jugado queda jugado.

usage-nosuchoption = No hay ninguna opción { $name }.
usage-missingparameter = Falta algo: { $name }.
usage-badoptionusage = La opción { $name } necesita un valor.
usage-badparameter = { $name } no admite ese valor: { $reason }.
usage-nosuchcommand = No hay ninguna orden «{ $name }».
usage-extra = «{ $name }» es más de lo que admite esta orden.
usage-other = { $told }
usage-help = Lo que se puede decir: { $command } --help
internal-error = Algo ha fallado dentro de Rimet, y es culpa nuestra: { $error }. Con RIMET_DEBUG=1 se ve dónde.

## The command line: help

help-rimet = Cuatro juegos de mesa sobre torneos de fútbol en una misma mesa.
help-rimet-examples =
    Ejemplos:
    rimet play
    rimet games
    rimet rules mundialito
help-help = Dice qué hace una orden y qué se le puede indicar.
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-default = por omisión: { $value }
help-install-completion = Enseña a tu intérprete de órdenes a completar las de rimet.
help-show-completion = Muestra lo que se le enseñaría al intérprete.
help-version = Dice qué Rimet es este y si sus reglas están compiladas.
help-language = El idioma en que hablar: en o es. Sin ella, el de tu sistema.
help-json = Imprime JSON en lugar de una tabla.
help-players = Cuántos juegan, personas y bots juntos.
help-option = Una opción del juego, como hand=4; se puede dar varias veces. Para cartas y equipos, @ARCHIVO lee un conjunto propio.
help-game = El nombre de un juego; «rimet games» los enumera.
help-file = Una partida registrada, normalmente un archivo que termina en .rimet.

help-play = Juega una partida en este teclado, por turnos entre personas y con bots. Se guarda tras cada jugada.
help-play-examples =
    Ejemplos:
    rimet play
    rimet play mundialito --players 4 --bots 2
    rimet play mundialito --seat Ana --seat Bo --seat bot
    rimet play --resume
help-play-game = El nombre de un juego; con --resume, una partida guardada o el nombre de su juego. Sin él, puedes elegir.
help-play-bots = Cuántos de los jugadores son bots; sin ella, todos menos uno.
help-play-seat = Quién ocupa el siguiente asiento: un nombre o «bot»; una vez por asiento. Los que sobran son para bots.
help-play-seed = Un número que fija los dados, para volver a jugar la misma partida. Sin él nadie puede preverlos.
help-play-save = El archivo en que registrar la partida; no debe existir aún. Sin ella, uno nuevo en tu carpeta de datos.
help-play-resume = Continúa una partida guardada: la del archivo, o la última.

help-games = Enumera los juegos.
help-games-examples =
    Ejemplos:
    rimet games
    rimet games --json

help-sets = Enumera los conjuntos de un juego (cartas, dados, equipos, ediciones), imprime uno o comprueba uno propio.
help-sets-examples =
    Ejemplos:
    rimet sets mundialito
    rimet sets mundialito teams-1 > mis-equipos.toml
    rimet sets mundialito --check mis-equipos.toml
    rimet play mundialito --option teams=@mis-equipos.toml
help-sets-name = El conjunto que se imprime; con --check, la opción o el conjunto en cuyo lugar está el archivo, si no está claro.
help-sets-check = Un conjunto propio: dice si se puede jugar con él o, si no, qué está mal y en qué línea.
help-history = Cuenta la historia de la Copa del Mundo de 1930 a 2026, o la de una fase final.
help-history-examples =
    Ejemplos:
    rimet history
    rimet history 1950
    rimet history 2026 --json
help-history-year = El año de la fase final; sin él, todas, una por línea.

help-rules = Imprime las reglas de un juego, o una sola por su número.
help-rules-examples =
    Ejemplos:
    rimet rules mundialito
    rimet rules mundialito 7
help-rules-number = El número de una regla.

help-simulate = Juega muchas partidas entre bots y cuenta quién gana, con intervalos del 95 %.
help-simulate-examples =
    Ejemplos:
    rimet simulate mundialito -n 10000
    rimet simulate mundialito -n 10000 --players 2 --json
help-matches = Cuántas partidas jugar.
help-simulate-seed = El número del que se siguen las partidas; el mismo número da las mismas partidas.
help-simulate-bots = Qué bots juegan: un nombre para todos, o nombres con comas, asiento por asiento.
help-simulate-workers = Cuántos procesos se reparten el trabajo; sin ella, uno por núcleo. El resultado es el mismo.

help-replay = Muestra otra vez una partida registrada, escena a escena.
help-replay-examples =
    Ejemplos:
    rimet replay match.rimet
    rimet replay match.rimet --all --view Ana
help-replay-view = Con los ojos de quién verla: el número de un asiento, desde 0, o un nombre. Sin ella, los de un espectador.
help-replay-all = Imprime todos los pasos como frases en lugar de ir uno a uno.

help-verify = Comprueba una partida registrada: cada jugada legal, cada tirada la que da su semilla, el resultado correcto.
help-verify-examples =
    Ejemplo:
    rimet verify match.rimet

help-bench = Mide lo rápidos que son los juegos en esta máquina: juego al azar, copias, repartos, vistas.
help-bench-examples =
    Ejemplos:
    rimet bench
    rimet bench mundialito --json
help-bench-game = Qué juegos medir; sin él, todos.

help-serve = Abre mesas para navegadores en esta máquina, hasta Ctrl-C; los amigos entran con un enlace.
help-serve-examples =
    Ejemplos:
    rimet serve --open
    rimet serve --host 0.0.0.0 --port 8000
help-serve-host = La dirección en que escuchar; 0.0.0.0 deja entrar a los demás de tu red.
help-serve-port = El puerto; 0 toma uno libre.
help-serve-open = Abre la página en el navegador.
help-serve-proxies = Direcciones de proxies cuya palabra sobre la dirección de un visitante vale, separadas por comas.
help-lobby-days = Tras cuántos días sin cambios desaparece una sala sin usar; 0 la conserva.
help-match-days = Tras cuántos días sin jugadas se abandona una partida y se muestra su semilla; 0 espera siempre.
help-bot-processes = En cuántos procesos piensan los bots como mucho; 0 es uno por núcleo.
help-record-days = Tras cuántos días sin cambios desaparece una mesa con sus partidas terminadas; 0 la conserva.
help-database = El archivo que guarda las mesas; sin él, uno en tu carpeta de datos.
help-backup = Copia las mesas de un servidor, que puede estar en marcha, a otro archivo.
help-backup-examples =
    Ejemplo:
    rimet backup copia-mesas.sqlite3
help-backup-file = Adónde va la copia.
backup-done = La copia está en { $file }.
server-open = Rimet está abierto en { $address }
server-open-others = Para los demás de la misma red: { $address }
server-open-here = En este ordenador también: { $address }
server-alone = Este ordenador no está en ninguna red que Rimet vea, así que nadie más puede entrar.
no-browser = Aquí no se pudo abrir ningún navegador; abre tú { $address }.
error-bad-database = No se puede usar la base de datos { $file }: { $reason }.
error-closed-address = Rimet no puede escuchar en { $host }, puerto { $port }: { $reason }.

## The command line: playing

name-person = Jugador { $number }
name-bot = Bot { $number }
name-nobody = nadie

welcome-side = cuatro copas en una mesa
welcome-which = ¿Cuál? (número, q para salir)
welcome-who = ¿Quién juega en este teclado? Nombres con comas ({ $proposed }):
welcome-how-many = ¿Cuántos juegan en total, bots incluidos? ({ $proposed }):
welcome-resume = continuar: empezada { $started }

ask-any = Te toca, { $seat }.
play-side = { $seat } · paso { $step }
play-news = Desde que miraste por última vez
play-earlier = … y más antes: l muestra el diario completo
play-so-far = Hasta ahora: { $path }
play-group = … { $count } jugadas
play-choose = Elige una de estas; aquí no basta con Intro.
play-not-understood = «{ $answer }» no es ninguna de estas.
play-hint-enter = Intro la juega
play-hint-choose = número o notación
play-hint-back = b atrás
play-hint-pages = n, p página { $page } de { $pages }
play-hint-commands = ? ayuda · r reglas · l diario · q guardar y salir
play-hint-short = ? ayuda · q guardar y salir
play-more = Intro: seguir
play-help =
    Lo que puedes escribir

      un número     la elección con ese número
      una notación  una jugada como está escrita en la lista, como goal>Oaks
      su comienzo   muestra solo las jugadas que empiezan así
      Intro         juega la única jugada que hay
      b             deshace el último paso de tu elección, antes de jugarla
      n, p          página siguiente y anterior de una lista larga
      r             las reglas; r 9 muestra la regla 9
      l             el diario: todo lo que pasó, hasta donde puedes saberlo
      board         el tablero entero, cuando no cabe
      q             guarda y sale; rimet play --resume continúa

    Cada jugada se guarda al momento. Puedes cerrar la ventana cuando quieras.
play-saved =
    La partida está guardada en { $file }
    Continúa con: { $command }

curtain-title = { $seat }, te toca.
curtain-text = Pasa el teclado. Los demás miran a otro lado.
curtain-prompt = Intro, cuando solo mire { $seat }:
outcome-title = Lo que trajo tu jugada
outcome-prompt = Intro, y luego pasa el teclado:

end-winner = ¡Gana { $names }!
end-shared = { $names } comparten la victoria.
end-nobody = Esta vez no gana nadie.
end-standings = Clasificación final
end-saved = El registro está guardado en { $file }

## The command line: tables and reports

games-name = Juego
games-title = Título
games-players = Jugadores
games-summary = Qué es
simulate-progress = Jugando
simulate-head =
    { $matches ->
        [one] { $matches } partida, { $speed } por segundo.
       *[other] { $matches } partidas, { $speed } por segundo.
    }
simulate-steps = Pasos de una partida: { $mean } de media ({ $low }–{ $high }), de { $shortest } a { $longest }, mediana { $median }.
simulate-seat = Asiento
simulate-wins = Victorias
simulate-interval = 95 %
simulate-team = Equipo
simulate-titles = Copas
simulate-place = Puesto medio
simulate-matches = Partidas
replay-dice = azar
replay-side = paso { $step } de { $steps }
replay-prompt = Intro siguiente · b atrás · un número salta · q sale:
replay-unfinished = La partida aún no ha terminado.
verify-sound = El registro es correcto: { $game }, { $steps } pasos, todos legales, y el resultado se sigue de ellos.
verify-unfinished = Hasta donde llega, el registro es correcto: { $game }, { $steps } pasos, todos legales.
verify-dice = Los dados son limpios: las { $rolls } tiradas se siguen de la semilla comprometida antes de la partida.
verify-no-dice = Los dados no se pueden comprobar: el registro no tiene compromiso con ninguna semilla.
sets-option = Opción
sets-name = Conjunto
sets-what = Qué es
sets-fit = { $file } sirve: { $game } se puede jugar con él como { $option }.
history-year = Año
history-hosts = Sede
history-teams = Equipos
history-champion = Campeón
history-runner-up = Subcampeón
history-third = Tercero
history-fourth = Cuarto
history-head = Copa del Mundo { $year } · { $hosts } · { $teams } equipos, { $matches } partidos, { $goals } goles
history-withdrawn = En el sorteo, pero no acudieron: { $teams }
history-group = Grupo { $name }
history-second-group = Segunda ronda, grupo { $name }
history-final-pool = Liguilla final
history-thirds = Terceros
history-play-off = Desempate
history-last-32 = Dieciseisavos de final
history-last-16 = Octavos de final
history-quarter-final = Cuartos de final
history-semi-final = Semifinales
history-third-place = Tercer puesto
history-final = Final
history-team = Equipo
history-played = PJ
history-won = G
history-drawn = E
history-lost = P
history-goals = Goles
history-points = Pts
history-extra-time = tras la prórroga
history-shoot-out = { $home }–{ $away } en los penaltis
history-replay = repetición
history-by-lots = por sorteo
history-by-play-off = tras un desempate
history-by-cautions = por amonestaciones
history-chart = La lista del reglamento
history-chart-same = La lista de 1993 del reglamento de World Cup Tournament Football da el mismo orden y { $entries } países inscritos.
history-chart-other = La lista de 1993 del reglamento de World Cup Tournament Football da un orden propio y { $entries } países inscritos:
history-chart-likely = La lista de 1993 del reglamento de World Cup Tournament Football da los participantes que parecían probables, sin orden, y { $entries } países inscritos:
history-slip-omitted = La lista omite a { $team }.
history-slip-instead = { $printed } ocupa el lugar de { $team }.
history-slip-together = { $team } y { $printed } están impresas como una sola.
history-slip-host = Nombra sede a { $printed } en vez de a { $team }.
bench-measuring = Midiendo { $game }.
bench-playouts = partidas
bench-steps = pasos
bench-clone = copia
bench-redeal = reparto
bench-view = vista

## Fútbol: el motivo dice qué y dónde.

error-unknown-nation = Selección desconocida: { $reason }.
error-unknown-finals = Fase final desconocida: { $reason }.
error-unknown-bracket = Cuadro desconocido: { $reason }.
error-unknown-thirds = Tabla de terceros desconocida: { $reason }.
error-bad-data = Datos mal formados: { $reason }.
error-bad-result = Resultado imposible: { $reason }.
error-bad-criterion = Criterio desconocido: { $reason }.
error-bad-column = Columna equivocada: { $reason }.
error-bad-scheme = No es una liguilla: { $reason }.
error-bad-slot = Casilla equivocada: { $reason }.
error-bad-winner = Ganador equivocado: { $reason }.
error-bad-lots = Sorteo equivocado: { $reason }.
error-level = Siguen empatados: { $reason }.

error-no-such-step = Todavía no hay paso { $step }; el partido tiene { $known }.
error-step-forgotten = Lo que pasó después del paso { $step } ya no se recuerda; la memoria empieza en { $known }.
error-unknown-bot = Ningún bot llamado «{ $bot }» juega a { $game }. Hay: { $allowed }.

## El servidor: negativas

error-malformed-message = El servidor no puede leer este mensaje: { $reason }.
error-wrong-protocol = Esta página habla la versión { $found } del protocolo y el servidor la { $known }. Vuelve a cargar la página.
error-hello-first = El primer mensaje debe ser un saludo.
error-hello-twice = Ya se ha saludado.
error-unknown-page = No hay nada en esta dirección.
error-wrong-method = Esta dirección no se puede usar así.
error-unknown-table = No existe esa mesa.
error-wrong-token = Este enlace no corresponde a esta mesa.
error-not-host = Solo quien creó la mesa puede hacer eso.
error-unknown-seat = No hay asiento { $seat }.
error-not-your-seat = Este no es tu asiento.
error-seat-taken = Ahí ya se sienta otra persona.
error-seat-in-use = Hay una persona en un asiento que desaparecería.
error-seat-open = Ahí no se sienta nadie.
error-seats-open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
error-seat-lost = Quien creó la mesa ha dado tu asiento a otro.
error-bad-setting = «{ $setting }» no puede tener ese valor. Se permite: { $allowed }.
error-not-started = La partida aún no ha empezado.
error-already-started = La partida ya ha empezado.
error-record-secret = El registro de una partida es secreto hasta que se ha jugado hasta el final.
error-match-expired = Nadie jugó esta partida durante tanto tiempo que se dio por abandonada.
error-unknown-match = Esta mesa no tiene partida { $number }.
error-stale-step = La posición ha cambiado mientras tanto; mira otra vez.
error-bad-commitment = Un compromiso tiene 64 cifras hexadecimales.
error-reveal-too-early = Los números se revelan cuando quien creó la mesa ha pulsado empezar.
error-reveal-too-late = La partida ha empezado; sus números están fijados.
error-wrong-nonce = El número no corresponde a su compromiso.
error-wrong-origin = No se responde a peticiones de otros sitios.
error-body-too-large = Es demasiado: se leen como mucho { $allowed } bytes.
error-message-too-large = El mensaje es demasiado largo: se leen como mucho { $allowed } bytes.
error-too-many-messages = Demasiados mensajes a la vez.
error-too-many-sides = Desde tu dirección se han pedido demasiados lados de un partido; espera un momento.
error-too-many-requests = Demasiadas peticiones a la vez; espera un momento.
error-too-many-tables = Se han creado demasiadas mesas desde tu dirección; espera un rato.
error-too-many-sockets = Demasiadas conexiones desde tu dirección.
error-too-many-spectators = No hay más sitio para mirar: ya lo hacen { $allowed } personas.
error-bad-query = «{ $name }» en la dirección no puede tener ese valor. Se permite: { $allowed }.
error-replay-too-long = Una partida de este juego no puede tener más de { $allowed } pasos.
error-replay-too-slow = Se tarda demasiado en repetir este registro.
error-too-busy = El servidor está ocupado; inténtalo dentro de un momento.
error-storage-failed = El servidor no ha podido guardarlo, así que no ha pasado nada. Inténtalo de nuevo.
error-server-fault = Algo ha fallado dentro del servidor, y es culpa nuestra.

## Las palabras propias del cliente del navegador. Las comunes están en src/rimet/locales.

language = Idioma
skip-to-content = Ir al contenido
to-home = A los carteles
try-again = Reintentar
one-moment = Un momento …
close = Cerrar
lost-page = En esta dirección no hay nada.

error-no-connection = El servidor no responde. Inténtalo de nuevo dentro de un momento.
error-unknown-table = No existe esa mesa. Las mesas que nadie usa se recogen al cabo de un tiempo.

## Home

home-title = Todo el Mundial en una mesa
home-line = Juegos de mesa de torneos de fútbol, para amigos con un enlace y para bots que nunca se cansan. Nada que instalar, sin cuenta.
your-name = Tu nombre
play-now = Jugar ya
invite-friends = Invitar amigos
how-it-is-played = Cómo se juega
for-players = De { $fewest } a { $most } jugadores
for-so-many = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
coming = Pronto
your-tables = Tus mesas
a-table = Una mesa
forget-table = Olvidar esta mesa
all-tables = Las { $count } mesas
table-lobby = En la sala: { $taken } de { $all } asientos ocupados
table-playing = { $names ->
    [nobody] En juego
   *[other] En juego con { $names }
}
table-over = { $names ->
    [nobody] Terminada
   *[other] Terminada, con { $names }
}
so-many-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
table-expired = Abandonada: nadie siguió jugando
table-gone = Esta mesa ya no existe
watch-again = Volver a ver una partida
watch-again-line = Cada partida terminada es un pequeño archivo. Ábrelo para verla otra vez, desde cualquier asiento.
open-record = Abrir un acta

## Historia

history-title = Todos los Mundiales
history-invitation = Todas las fases finales de 1930 a 2026: grupos, tablas y todos los resultados. Muchas se pueden volver a jugar.
history-open = Abrir la historia
history-line = Todas las fases finales de 1930 a 2026 tal como fueron: grupos, tablas y todos los resultados. Las de la marca dorada se pueden volver a jugar.
history-years = Los Mundiales por años
history-all = Todos
history-field = { $teams } equipos, { $goals } goles
history-facts = { $teams } equipos, { $matches } partidos, { $goals } goles
history-playable = Se puede jugar
history-play = Jugar este año
history-year-title = Mundial { $year }
history-place = Puesto
history-through = clasificado
history-groups = Grupos
history-knock-out = Eliminatorias
history-bye = pasa sin jugar
history-orders = Clasificación final
history-finish = Así acabó de verdad
history-elsewhere = en otro puesto que el real

## Lobby

finding-table = Buscando la mesa …
reconnecting = Se ha perdido la conexión. Reintentando …
seats = Asientos
seats-taken = { $taken } de { $all }
seat-open = Asiento { $number }
seat-open-line = Libre: esperando a alguien
sit-here = Sentarse
sit-down = Sentarse
sit-label = Sentarse en el asiento { $number }
seat-bot = Bot
seat-bot-label = Dar el asiento { $number } a un bot
free-seat = Liberar
free-seat-label = Liberar el asiento { $number }
name-of-seat = Nombre en el asiento { $number }
which-bot = Qué bot juega en el asiento { $number }
a-bot = Bot
you = Tú
is-here = aquí
is-not-here = sin conexión
is-away = ausente, juega un bot
dealer = Reparte
another-person = Otra persona en este aparato
add-person = Añadir
invite-line = Envía este enlace o deja que escaneen el código. Quien lo abra puede sentarse.
invite-here = Esta dirección solo sirve en este ordenador. Para invitar a otros, arranca Rimet con «make play» (o «rimet serve --host 0.0.0.0») y abre la página en la dirección que imprime para tu red.
invite-link = Enlace a esta mesa
qr-label = El enlace a esta mesa como código QR
copy-link = Copiar enlace
copied = Copiado
tv-line = ¿Hay una pantalla grande en la sala?
tv-open = Abrir la vista de TV
options = Opciones
options-host = Las elige quien ha puesto la mesa.
more-options = Más opciones
own-set-open = Uno propio …
own-set-edit = Cambiar el propio …
own-set-use = Usar este juego
own-set-file = Abrir un archivo …
own-set = un juego propio
set-shipped = el incluido
set-download = Descargar este juego
line-number = Línea { $line }:
cancel = Cancelar
teams-choose = Elegir equipos …
teams-chosen = { $count ->
    [one] Un equipo elegido
   *[other] { $count } equipos elegidos
}
teams-none = Ninguno
teams-remove = Quitar { $name }
teams-search = Buscar por nombre
teams-not-found = Ningún equipo se llama así.
teams-use = Jugar con estos
yes = Sí
no = No
fewer = Uno menos
more = Uno más
pace = Ritmo
pace-help = Cuánto espera un bot antes de jugar.
pace-instant = Al instante
pace-brisk = Ligero
pace-easy = Tranquilo
pace-slow = Lento
clock = Reloj
clock-help = Tiempo por jugada; cuando se acaba, un bot juega esa jugada.
clock-none = Sin reloj
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
start-match = Empezar la partida
start-fills = { $count ->
    [one] Queda un asiento libre. Lo ocupa un bot cuando empieces.
   *[other] Quedan { $count } asientos libres. Los ocupan bots cuando empieces.
}
start-ready = Ya están todos.
start-watching = No tienes asiento: vas a mirar.
dice-mixing = Mezclando los dados …
wait-for-host = Ya estás dentro. La partida empieza cuando el anfitrión pulse el botón.
choose-seat = Elige un asiento, o simplemente mira.
leave = Salir
leave-question = ¿Salir de la partida?
leave-line = Un bot juega por ti hasta que vuelvas.
stay = Quedarse

label-players = Jugadores

## The table

board-unfolds = Desplegando el tablero …
board = Tablero
beside-board = Jugadores y crónica
players = Jugadores
player = Jugador
log = Qué ha pasado
log-empty = Aún no ha pasado nada.
log-whole = Mostrar todo
rule-label = Leer la regla { $rule }
all-rules = Todas las reglas
in-five-pictures = En cinco imágenes
rules = Reglas
rules-missing = Este juego viene sin reglas escritas.
chapters = Capítulos
back = Volver
this-table = Esta mesa
your-turn = Te toca
waiting-for = { $name } está eligiendo …
waiting-gone = { $name } no tiene conexión.
let-bot-play = Que juegue un bot
time-was-up = { $name }: se acabó el tiempo y ha jugado un bot.
bot-thinks = { $name } está jugando …
board-shows = A ver qué trae …
hand-over-line = Sigue { $name }. Mira lo que trajo tu jugada y pasa el aparato.
hand-over = Pasar el aparato
undo = Deshacer
skip-ahead = Saltar adelante
to-act = le toca
take-over = Relevar
take-over-label = Relevar a { $name }
watching = Estás mirando
take-seat = Tomar asiento
spectators = { $count ->
    [0] Nadie está mirando.
    [one] Un espectador.
   *[other] { $count } espectadores.
}
your-choices = Lo que puedes elegir
chosen = Elegido hasta ahora
unknown = desconocido
other-device = Seguir en otro aparato
other-device-line = Escanea esto con tu otro aparato. Lleva tu asiento: no se lo enseñes a nadie.
curtain-title = { $name }, te toca
curtain-who = ¿Quién está ante la pantalla?
curtain-line = Los demás, por favor, no miréis.
i-am = Soy { $name }
tv-asks = { $name }: { $ask }
tv-wait = Escanea para unirte. La partida se verá aquí.

## The end

match-over = La partida ha terminado.
end-yours = Bien jugado: la copa es tuya.
end-yours-shared = Bien jugado: compartes la copa.
end-teams = Las selecciones
end-all-teams = Todas las selecciones
rematch = Revancha
rematch-host = Quien ha puesto la mesa puede empezar la revancha.
watch-replay = Ver la repetición
download-record = Descargar el acta
keep-chart = Guardar el póster
print-chart = Imprimir el póster

## Una partida abandonada

expired-title = Esta partida se dio por abandonada
expired-line = Nadie hizo una jugada durante tanto tiempo que el servidor retiró la partida. Nadie la pierde: no tiene resultado, y sus jugadas no se conservan.
same-again = Una mesa nueva como esta
rematch-here = Empezar de nuevo en esta mesa
watch-replay-of = Volver a ver la partida { $number }
how-it-stood = Cómo iba
stood-unknown = El servidor ya ha recogido el tablero, así que no se puede mostrar.
seed-shown = El secreto de los dados
seed-fits = Encaja con lo que el servidor había sellado antes de la primera jugada: los dados estaban fijados desde el principio.
seed-fails = No encaja con lo que el servidor había sellado antes de la primera jugada. Algo falla con estos dados.
seed = La semilla
seed-commitment = Sellado antes de la partida

## Replay

drop-record = Suelta aquí un archivo .rimet, o elige uno
replay-controls = Repetición
to-start = Al principio
to-end = Al final
step-back = Un paso atrás
step-on = Un paso adelante
play = Reproducir
pause = Pausa
jump-to-step = Saltar a un paso
step-of = { $step } / { $steps }
speed = Velocidad
speed-slow = Lenta
speed-usual = Normal
speed-fast = Rápida
speed-rush = Muy rápida
seen-by = Visto por
seen-by-spectator = Como espectador
seen-by-seat = Como { $name }
chance = Azar
dice-fair = Los dados fueron limpios
dice-unknown = Dados sin prueba
dice-unfinished = Sin terminar
dice-unfair = Los dados no cuadran

## Lo que comparten los tableros

reel-hold = Parar
reel-go-on = Seguir
reel-next = Siguiente
reel-skip = Saltar
reel-chart = Ver el póster
bot-random = Al azar
bot-casual = Aficionado

### Ciò che si trova in molte schermate.

common-close = Chiudi
common-back = Indietro
common-new-game = Nuova partita
common-export = Esporta
common-seconds = { $seconds } s
common-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
common-percent = { $number }%

## Il tavolo

common-bar-result = Risultato
common-bar-table = Tavolo
common-bar-go-on = Continua
common-bar-hint = Consiglio
common-bar-strict = Partita rigorosa
common-bar-players = Giocatori
common-bar-undo = Annulla
common-bar-redo = Ripristina
common-bar-history = Cronologia
common-cancel-correction = Abbandona la correzione
common-only-program = Ormai gioca solo il computer.
common-play-out = Gioca fino alla fine
common-playing-out = Il computer gioca fino alla fine…
common-practice = Allenamento: questa partita non conta.
common-back-to-original = Torna all’originale
common-no-hint-here = Ora non c’è niente da scegliere.
common-hint-thinking = Il coach prepara un consiglio…
common-take-die-back = Togli questo dado
common-percent-under = <1%
common-percent-over = >99%
common-share-under = meno dell’1%
common-share-over = più del 99%
common-failed = Qualcosa è andato storto. Riprova.

## La barra

common-games = Partite
common-more = Altro
common-learn = Impara il gioco
common-one-pad = Un foglio
common-all-pads = Tutti i fogli
common-phones = Telefoni
common-settings = Impostazioni
common-help = Aiuto

## I colori

common-blue-circle = Cerchio blu
common-orange-square = Quadrato arancione
common-green-triangle = Triangolo verde
common-purple-diamond = Rombo viola
common-sky-blue-star = Stella celeste
common-red-hexagon = Esagono rosso
common-yellow-cross = Croce gialla
common-grey-ring = Anello grigio

## Dadi digitati

common-dice-to-go =
    { $count ->
        [one] manca { $count } dado
       *[other] mancano { $count } dadi
    }
common-not-on-a-die = Su un dado non c’è { $key }: digita una cifra da 1 a 6.
common-it-was = Era { $was }. Esc: lascia così.

## Il tempo

common-time-paused = Tempo in pausa
common-time-pause = Pausa
common-time-resume = Riprendi
common-time-up = Tempo scaduto: tocca ancora a { $name }

## Un foglio

common-pad-each = cad.
common-pad-pair = coppia
common-pad-points = punti in totale
common-pad-minus-column = meno
common-pad-plus-column = più
common-pad-more = { $count } in più
common-pad-minus = Meno
common-pad-plus = Più
common-pad-total = Totale
common-pad-out = fine
common-games-none = nessuna
common-games-all = tutte
common-games-percent = { $number } ± { $error }%

## Le lettere scelgono

common-nothing-to-choose = Qui non c’è niente da scegliere.
common-one-choice = C’è una sola scelta: A.
common-no-choice = Scegli con una lettera, da A a { $last }.
# What the next words belong to, like 4 or Throw 4.
common-colon = { $what }:
common-illegal = { $choice } non si può giocare: { $why }
common-outdated = Era { $choice }, che non si può più giocare: { $why }

## Che cosa dice l’app al tavolo

common-denied-bot-first = Prima { $name } deve rilanciare o fermarsi: premi Spazio.
common-denied-secret = La scelta di { $name } resta nascosta finché non hanno scelto tutti. Per passare il portatile, premi Invio.
common-marks-hint = Le partite con consigli vengono registrate a parte. Per vedere comunque il consiglio, premi di nuovo «Consiglio» (T).
common-marks-review = Le partite analizzate prima della fine vengono registrate a parte. Per vedere comunque l’analisi, premi di nuovo «Analisi» (V).
common-marks-taken = Hai visto i dadi che hai annullato. Se ora cambi qualcosa, questa partita viene registrata a parte. Per riavere i dadi, premi «Ripristina».
common-marks-known = Hai già giocato questi dadi, perciò la partita viene registrata a parte.
common-strict-hint = In una partita rigorosa non ci sono consigli.
common-strict-review = In una partita rigorosa l’analisi si vede solo alla fine, e dopo non si cambia più nulla.
common-strict-taken = In una partita rigorosa non puoi annullare quando sono caduti i dadi successivi.
common-strict-known = Per una partita rigorosa servono dadi nuovi dell’app.
common-help-hint = consigli
common-help-review = analisi a partita in corso
common-help-taken = annullamenti
common-help-known = dadi già noti
common-notice-no-advice = Qui il coach non ha consigli.
common-notice-advice-failed = Il coach non è riuscito a rispondere. Per riprovare, premi «Consiglio» (T).
common-notice-thinking-failed = Il computer non è riuscito a decidere. Per riprovare, premi Spazio; per dare il posto a qualcun altro, apri «Giocatori» (P).
common-notice-time-up-failed = Tempo scaduto per { $name }. Il computer non è riuscito a decidere, quindi { $name } continua.
common-notice-would-roll-on = Tempo scaduto per { $name }: il coach rilancerebbe.
common-notice-coach-decided = Tempo scaduto per { $name }: ha deciso il coach.
common-notice-table-decided = Tempo scaduto per { $name }: ha deciso l’app, come concordato.

## I giochi

common-game-classic = Can’t Stop classico
common-express = Express
common-classic = Classico

## I dadi

common-dice-real = Dadi veri
common-dice-earlier = Dadi di una partita precedente
common-dice-of-day = Dadi del giorno, codice { $code }
common-dice-app = Dadi dell’app, codice { $code }

## Chi gioca

common-person = Persona

## I giocatori del computer

common-level-dreamy = Sognatore
common-level-careless = Sbadato
common-level-eager = Impaziente
common-level-curious = Curioso
common-level-bold = Temerario
common-level-steady = Pacato
common-level-evolved = Furbo
common-level-master = Maestro
common-out-of = { $reached } su { $top }

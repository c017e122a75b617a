### Ciò che si trova in molte schermate.

common-close = Chiudi
common-back = Indietro
common-new-game = Nuova partita
common-export = Esporta
common-seconds = { $seconds } s
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
common-bar-strict = Partita severa
common-bar-players = Giocatori
common-bar-undo = Annulla
common-bar-redo = Ripeti
common-bar-history = Cronologia
common-cancel-correction = Abbandona la correzione
common-only-program = Gioca ancora solo il computer.
common-play-out = Gioca fino alla fine
common-playing-out = Il computer gioca fino alla fine…
common-practice = Allenamento: questa partita non conta.
common-back-to-original = Torna all’originale
common-no-hint-here = Ora non c’è niente da scegliere.
common-hint-thinking = Calcolo del consiglio…
common-take-die-back = Togli questo dado
common-percent-under = < 1%
common-percent-over = > 99%
common-share-under = meno dell’1%
common-share-over = più del 99%
common-failed = Il programma non ci è riuscito; riprova

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
common-not-on-a-die = { $key } non è su un dado: da 1 a 6.
common-it-was = Era { $was }. Esc lo lascia così.

## Il tempo

common-time-paused = Il tempo è fermo
common-time-pause = Pausa
common-time-resume = Riprendi
common-time-up = Tempo scaduto: tocca ancora a { $name }

## Un foglio

common-pad-each = cad.
common-pad-pair = coppia
common-pad-points = punti, sommati
common-pad-minus-column = meno
common-pad-plus-column = più
common-pad-more = { $count ->
    [one] { $count } altra
   *[other] altre { $count }
}
common-pad-minus = Meno
common-pad-plus = Più
common-pad-total = Totale
common-pad-out = fuori
common-games-none = nessuna
common-games-all = tutte
common-games-percent = { $number }% ± { $error }%

## Le lettere scelgono

common-nothing-to-choose = Qui non c’è niente da scegliere.
common-one-choice = C’è una sola scelta: A.
common-no-choice = Qui le lettere scelgono: da A a { $last }.
common-illegal = { $choice } non si può giocare: { $why }
common-outdated = Era { $choice }, che non si può più giocare: { $why }

## Che cosa dice il programma al tavolo

common-denied-bot-first = Prima { $name } decide se rilanciare o fermarsi: Spazio.
common-denied-secret = La scelta di { $name } resta nascosta finché non hanno scelto tutti. Invio passa il portatile.
common-marks-hint = Una partita con consigli sta a parte nei record. Clicca su Consiglio o premi ancora T per vederlo.
common-marks-review = Una partita analizzata prima della fine sta a parte nei record. Clicca su Analisi o premi ancora V per vederla.
common-marks-taken = Questi dadi li hai già visti. Se ora cambi qualcosa, la partita sta a parte nei record. Ripeti li riporta.
common-marks-known = Qualcuno qui ha già visto questi dadi, perciò la partita sta a parte nei record.
common-strict-hint = In una partita severa non ci sono consigli.
common-strict-review = In una partita severa l’analisi arriva alla fine, e dopo non cambia più nulla.
common-strict-taken = In una partita severa non si annulla più nulla quando sono caduti i dadi successivi.
common-strict-known = Una partita severa prende i dadi dell’app come cadono.
common-help-hint = consigli
common-help-review = analisi a partita in corso
common-help-taken = dadi annullati
common-help-known = dadi già noti
common-notice-no-advice = Il coach qui non ha una risposta.
common-notice-advice-failed = Il coach non è riuscito a rispondere. Consiglio (T) glielo chiede di nuovo.
common-notice-thinking-failed = Il computer non è riuscito a decidere. Spazio lo fa riprovare; in Giocatori (P) qualcun altro può prendere il posto.
common-notice-time-up-failed = Tempo scaduto per { $name }. Il programma non è riuscito a decidere, quindi { $name } continua.
common-notice-would-roll-on = Tempo scaduto per { $name }: il coach rilancerebbe.
common-notice-coach-decided = Tempo scaduto per { $name }: ha deciso il coach.
common-notice-table-decided = Tempo scaduto per { $name }: ha deciso il tavolo, come concordato.

## I giochi

common-game-classic = Can’t Stop classico
common-express = Express
common-classic = Classico

## I dadi

common-dice-real = Dadi veri
common-dice-earlier = I dadi di un’altra partita
common-dice-of-day = I dadi del giorno, codice { $code }
common-dice-app = I dadi dell’app, codice { $code }

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
common-out-of = { $reached } di { $top }

### Una nuova partita.

new-title-alone = Solitario
new-start = Inizia
new-no-randomness = Il sistema non fornisce numeri casuali per i dadi: { $error }. Gioca con dadi veri.
new-players = Giocatori
new-your-name = Come ti chiami?
new-alone-about = Si chiede una volta sola. La prossima partita in solitario inizia subito.
new-programs = Computer
new-programs-about = Premi per aggiungere
new-name-field = Nome
new-board-full = Al tabellone ci sono quattro posti.
new-nobody-known = Nessuno con questo nome ha ancora giocato.
new-known-hint = Ha già giocato; ↓ in un nome
new-colour-hint = { $colour }; un altro: { $key }
new-person-hint = Una persona. { $key }: qualcun altro
new-level-hint = { $character } { $key }: qualcun altro
new-earlier = Un posto prima: { $key }
new-later = Un posto dopo: { $key }
new-remove = Togli dal tavolo: { $key }
new-dice = Dadi
new-dice-real = Dadi veri
new-dice-real-about = Tiri tu, e digiti quello che vedi.
new-dice-app = Tira l’app
new-dice-app-about = Dadi nuovi in ogni partita.
new-dice-today-hint = Gli stessi per tutti, oggi
new-dice-today-about = Gli stessi per tutti, oggi.
new-code-field = Codice
new-code-hint = Il codice dei dadi di un’altra partita, per rigiocarli
new-code-fault = Un codice ha da sette a tredici lettere e cifre.
new-dice-code-about = Gli stessi per chi ha questo codice.
new-penalty = Una riga con 1–4 crocette costa
new-penalty-about = 200 secondo le regole.
new-counting = La partita è
new-counts = Per i record
new-practice = Solo allenamento
new-strict = Severa
new-strict-about = Da soli, dadi nuovi dell’app: né consigli né annulla.
new-counting-about = Si può cambiare dopo la partita.
new-columns = Colonne per vincere
new-columns-about = Tre è la regola.
new-columns-three = Tre
new-columns-four = Quattro
new-columns-five = Cinque
new-columns-hint = In due o tre
new-sharing = Segnalino sulla pedina di un altro
new-sharing-about = Condividere è la regola.
new-sharing-share = Condividono
new-sharing-jump = Il segnalino salta
new-sharing-forced = Lì niente stop
new-placement = Coppie ammesse
new-placement-about = Di solito tutte.
new-placement-any = Tutte
new-placement-runner = Prima un segnalino nuovo
new-placement-most = Più coppie possibile
new-choices = Scelte
new-choices-about = Segrete: nessuno ne vede una finché non hanno scelto tutti.
new-choices-few = Le scelte segrete sono per due persone o più.
new-open = Visibili
new-secret = Segrete
new-secret-hint = Per due persone o più
new-time-choice = Tempo per una scelta
new-time-choice-about = Riparte per ogni giocatore.
new-time-decision = Tempo per una decisione
new-time-decision-about = Riparte per ogni decisione.
new-time-none = Senza limite
new-time-field = Altro
new-zero = A tempo scaduto
new-zero-about = Il coach gioca bene; vale come un consiglio.
new-zero-warn = Solo un avviso
new-zero-first = Prendi la prima scelta
new-zero-coach = Sceglie il coach

## The rules as a list of parts with a comma between them, each a button that opens its choices. The dice come first.

# Above the list.
new-tonight = Le regole di stasera
# Dice from a code.
new-dice-of = Dadi { $code }
new-rule-open = scelte visibili
new-rule-secret = scelte segrete
# The points stand first.
new-rule-penalty = { $penalty } per una riga incompiuta
new-rule-columns = { $count } colonne per vincere
# Runners on a space with a square of somebody else.
new-rule-share = caselle condivise
new-rule-jump = i segnalini saltano
new-rule-forced = niente stop su un altro
# The pairs that may be chosen.
new-rule-any = tutte le coppie
new-rule-runner = prima un segnalino nuovo
new-rule-most = più coppie possibile
new-rule-no-limit = senza limite di tempo
new-rule-limit = { $seconds } s a scelta
new-rule-counts = per i record
new-rule-practice = solo allenamento
new-rule-strict = partita severa

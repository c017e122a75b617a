### Una nuova partita.

new-title-alone = Solitario
new-start = Inizia
new-no-randomness = L’app qui non può tirare dadi equilibrati: { $error }. Gioca con dadi veri.

## Chi gioca

new-players = Chi gioca?
new-your-name = Come ti chiami?
new-alone-about = L’app lo chiede una volta sola: la prossima partita in solitario inizierà subito.
new-programs = Computer
new-programs-about = Fai clic per aggiungere

## I nomi

new-name-field = Aggiungi un nome
new-board-full = Sul tabellone ci sono solo quattro posti.
new-nobody-known = Nessuno con questo nome ha ancora giocato.
new-known-hint = Ha già giocato; mentre scrivi un nome, premi ↓

## I pulsanti accanto a un nome

new-colour-hint = { $colour }; per un altro, premi { $key }
new-person-hint = Una persona; per cambiare, premi { $key }
new-level-hint = { $character } Per cambiare, premi { $key }
new-earlier = Sposta su: { $key }
new-later = Sposta giù: { $key }
new-remove = Togli: { $key }

## Dadi

new-dice = Dadi
new-dice-real = Dadi veri
new-dice-real-about = Tiri tu, e digiti quello che vedi.
new-dice-app = Dadi dell’app
new-dice-app-about = Dadi nuovi in ogni partita.
new-dice-today-hint = Gli stessi per tutti, oggi
new-dice-today-about = Gli stessi per tutti, oggi.
new-code-field = Codice
new-code-hint = Il codice di un’altra partita, per rigiocarne i dadi
new-code-fault = Un codice ha da sette a tredici lettere e cifre.
new-dice-code-about = Gli stessi per chi ha questo codice.

## Penalità e record

new-penalty = Penalità per riga incompiuta
new-penalty-about = Standard: 200.
new-counting = Tipo di partita
new-counts = Per i record
new-practice = Allenamento
new-strict = Rigorosa
new-strict-about = Solitario, dadi nuovi dell’app, senza consigli né annullamenti.
new-counting-about = Puoi cambiarlo dopo la partita.

## Il tabellone

new-columns = Colonne per vincere
new-columns-about = Standard: tre.
new-columns-three = Tre
new-columns-four = Quattro
new-columns-five = Cinque
new-columns-hint = Per due o tre giocatori
new-sharing = Segnalino sulla pedina di un altro
new-sharing-about = Standard: si condivide.
new-sharing-share = Condividono
new-sharing-jump = Il segnalino salta
new-sharing-forced = Vietato fermarsi
new-placement = Coppie a scelta
new-placement-about = Standard: tutte.
new-placement-any = Tutte
new-placement-runner = Prima un segnalino nuovo
new-placement-most = Più coppie possibile

## Scelte segrete

new-choices = Scelte
new-choices-about = Segrete: nascoste finché non hanno scelto tutti.
new-choices-few = Solo per due o più giocatori.
new-open = Visibili
new-secret = Segrete
new-secret-hint = Per due o più giocatori

## Tempo

new-time-choice = Limite di tempo
new-time-choice-about = Per giocatore.
new-time-decision = Limite di tempo
new-time-decision-about = Per decisione.
new-time-none = Senza limite
new-time-field = Altro
new-zero = A tempo scaduto
new-zero-about = Il coach gioca bene, perciò la sua scelta vale come un consiglio.
new-zero-warn = Solo un avviso
new-zero-first = Si prende la prima scelta
new-zero-coach = Sceglie il coach

## Le regole in un elenco

new-tonight = Le regole di stasera
new-dice-of = Dadi { $code }
new-rule-open = scelte visibili
new-rule-secret = scelte segrete
new-rule-penalty = { $penalty } per riga incompiuta
new-rule-columns = { $count ->
    [one] { $count } colonna per vincere
   *[other] { $count } colonne per vincere
}
new-rule-share = caselle condivise
new-rule-jump = i segnalini saltano
new-rule-forced = vietato fermarsi su una pedina
new-rule-any = tutte le coppie
new-rule-runner = prima un segnalino nuovo
new-rule-most = più coppie possibile
new-rule-no-limit = senza limite di tempo
new-rule-limit = { $seconds } s per scelta
new-rule-counts = per i record
new-rule-practice = solo allenamento
new-rule-strict = partita rigorosa

### Le lezioni.

## La cornice

lessons-throws = Tiri
lessons-scoring = Punteggio
lessons-board = Il tabellone
lessons-plan = Strategia
lessons-climb = Strategia sul tabellone
lessons-next = Lezione successiva
lessons-done = Fatto
lessons-go-on = Continua
lessons-show-me = Mostrami
lessons-back = Passo indietro
lessons-step = { $step } di { $count }
lessons-over = La lezione finisce qui; una partita vera andrebbe avanti.
lessons-you = Tu

## Tiri

lessons-throws-first = Prima i dadi: premi Spazio.

lessons-throws-everybody =
    Un tiro per tutti
    Questo è il tuo foglio: una riga per ogni somma di due dadi, e tre piste per i tuoi quinti dadi. Tutti usano lo stesso tiro, ognuno sul proprio foglio. Tira i dadi.

lessons-throws-two-pairs =
    Due coppie, e resta un dado
    Unisci quattro dadi in due coppie; ognuna segna una casella nella riga della sua somma. Il quinto dado segna una pista. Qui ogni linea è un dado che puoi lasciare da parte, con le coppie che avresti. Lascia da parte un 4: prendi 4 (1 e 3) e 10 (4 e 6).
    Potresti scegliere anche questo. Qui prendiamo 4 e 10, e lasciamo da parte il 4.

lessons-throws-first-value =
    Il tuo primo valore
    Le righe 4 e 10 hanno una crocetta ciascuna, e il 4 è il primo dei tuoi tre valori, con una casella della sua pista già segnata. Le righe 4 e 10 ora ti costano 200 l’una, finché non hanno cinque crocette. Passiamo al prossimo tiro.

lessons-throws-new-value =
    Ogni volta un valore nuovo
    Finché non hai fissato tre valori, il tuo quinto dado deve essere un valore nuovo, se il tiro ne mostra uno. Fai clic sul 4: viene rifiutato. Poi prendi 9 (3 e 6) e 10 (4 e 6), e lascia da parte il 2.
    Andrebbe bene: il quinto dado è un valore nuovo. Qui prendiamo 9 e 10, e lasciamo da parte il 2.

lessons-throws-one-free =
    Manca ancora un valore
    Hai fissato due valori, 4 e 2. La riga 10 ha la seconda crocetta: poche righe con molte crocette valgono più di molte righe con poche. Tira ancora.

lessons-throws-third-value =
    Il terzo valore
    Hai già il 2 e il 4, quindi puoi lasciare da parte solo l’1 o il 5. Prendi 4 (2 e 2) e 5 (1 e 4), e lascia da parte il 5.
    Anche questo è un valore nuovo. Qui prendiamo 4 e 5, e lasciamo da parte il 5.

lessons-throws-three-stand =
    Tutti e tre i valori
    Da ora il tuo quinto dado deve essere un 2, un 4 o un 5 ogni volta che il tiro ne mostra uno. Spererai che non succeda.

lessons-throws-free-throw =
    Un tiro libero
    Nessun 2, nessun 4 e nessun 5: scegli due coppie qualsiasi, senza segnare nessuna pista. Un tiro libero non ti costa nulla. Prendi 4 (1 e 3) e 9 (3 e 6).
    In un tiro libero puoi scegliere qualsiasi coppia. Qui prendiamo 4 e 9.

lessons-throws-and-so-on =
    E così via
    La riga 4 ha tre crocette: altre due, e il suo debito di 200 è saldato. L’ottava crocetta su una delle tue piste chiude la tua partita, di solito dopo una ventina di tiri. La prossima lezione mostra che cosa conta allora.

## Il tabellone

lessons-board-first = Se ti fermi, tieni quello che hai. Per vedere come continua, tira: premi Spazio.

lessons-board-columns =
    Undici colonne
    Ogni colonna è una somma di due dadi. Quelle centrali sono più lunghe, perché le loro somme escono più spesso. Con tre colonne si vince. Tu sei Mia, ed è il tuo turno: tira i dadi.

lessons-board-two-pairs =
    Due coppie, due segnalini
    Quattro dadi danno due coppie, in tre modi al massimo. Scegline uno e gioca entrambe le coppie: ognuna mette un segnalino o lo fa salire di una casella. Prendi 6 (1 e 5) e 10 (4 e 6).
    Potresti giocare anche questo. Qui prendiamo 6 e 10.

lessons-board-roll-or-stop =
    Rilanciare o fermarsi
    Due segnalini sono sul tabellone, ne resta uno. Dopo ogni tiro puoi fermarti e tenere quello che hai, oppure rilanciare e rischiarlo. Ogni pulsante mostra che cosa comporta. Rilancia.

lessons-board-last-runner =
    L’ultimo segnalino
    Resta un segnalino: puoi giocare sia 6 sia 8, l’8 con l’ultimo segnalino. Di 5 e 9 potresti giocarne uno solo, perché ognuno richiede un segnalino nuovo. Prendi 6 (2 e 4) e 8 (3 e 5).
    Potresti giocare anche questo. Qui prendiamo 6 e 8.

lessons-board-still-played =
    Che cosa puoi ancora giocare
    I tre segnalini sono tutti in gioco: fino alla fine del turno puoi giocare solo 6, 8 e 10. Molti si fermerebbero qui. Per vedere che cosa temono, rilancia.

lessons-board-bust =
    Bruciato
    Nessuna coppia di questi dadi fa 6, 8 o 10, quindi non puoi giocare nulla: tiro bruciato. I segnalini escono e perdi tutto il guadagno di questo turno. Tocca a Ben.

lessons-board-next-turn =
    Il tuo prossimo turno
    Ben ha fatto due volte 7 e si è fermato subito: la sua pedina resta lì, qualunque cosa accada. È di nuovo il tuo turno. Tira i dadi.

lessons-board-twice =
    Due volte la stessa somma
    Due coppie con la stessa somma fanno salire un segnalino di due caselle. Prendi due volte 8: 2 e 6, 3 e 5.
    Potresti giocare anche questo. Qui prendiamo due volte 8.

lessons-board-once-more =
    Tira ancora
    Due caselle con un solo segnalino, e altri due di riserva: è improbabile bruciare. Rilancia.

lessons-board-second-column =
    Una seconda colonna
    Prendi 7 (3 e 4) e 8 (2 e 6). Anche Ben è nella colonna 7? Non importa: più pedine possono stare sulla stessa casella.
    Potresti giocare anche questo. Qui prendiamo 7 e 8.

lessons-board-stop =
    Stop
    Hai quattro caselle in ballo. Questa volta tienile: fermati.
    Certo, potresti rilanciare. Qui ci fermiamo e teniamo le quattro caselle: premi S.

lessons-board-kept =
    Al sicuro
    Le tue pedine ora sono dov’erano i segnalini. In un turno successivo un segnalino riparte subito sopra la sua pedina: non devi mai risalire la stessa casella.

lessons-board-later =
    Qualche turno dopo
    Alla tua pedina nella colonna 8 mancano due caselle alla vetta, e anche Ben ne ha una lì. Tira i dadi.

lessons-board-to-the-top =
    In vetta
    Ancora due volte 8, proprio quel che ti serve. Prendi due volte 8.
    Potresti giocare anche questo. Qui prendiamo due volte 8, e arriviamo in vetta.

lessons-board-not-won-yet =
    Non ancora conquistata
    Il segnalino è in vetta, ma conquisti una colonna solo quando ti fermi. Un tiro bruciato te la farebbe ancora perdere. Fermati.
    Rilanciando metteresti a rischio la colonna. Fermati per conquistarla: premi S.

lessons-board-won =
    Una colonna conquistata
    La colonna 8 è tua. La pedina di Ben se ne va, e nessuno ci giocherà più un 8. Altre due colonne, e hai vinto la partita.

## Strategia

lessons-plan-rows =
    Poche righe
    In una partita il coach apre sette delle undici righe. Quando apre la riga 8, questa arriva a cinque crocette nel { $other } delle partite. E la riga 12?
    Solo nel { $right }. Il coach apre la riga 12 solo se ogni altra scelta è peggiore.

lessons-plan-full =
    Una riga piena
    Dieci crocette nella riga 8 portano 200 punti. Quando il coach apre la riga 8, quante volte la riempie?
    Nel { $right } dei casi, e la riga 7 solo nel { $other }: una riga piena è un regalo, non un piano.

lessons-plan-values =
    Fissa i valori estremi
    Ogni pista toglie un valore alle coppie. In quante delle sue partite il coach fissa il 3?
    Nel { $right }, come il 4, ma l’1 e il 6 nel { $other }. Un 3 o un 4 dà somme che escono spesso: tienilo per le coppie.

lessons-plan-late =
    Il prezzo di una riga tardiva
    Il tiro è 1, 3, 4, 5, 6, con cinque crocette su ogni pista. Quanto costano due crocette nella riga 9 vuota, rispetto a 8 + 10?
    { $right } punti. Con quattro crocette su ogni pista sarebbero { $four }, con tre { $three }: apri una riga presto o mai.

lessons-plan-track =
    La pista più piena
    Il tiro è 1, 2, 4, 5, 6. La scelta migliore è 5 + 7 con il quinto dado 6. Quanto costa 6 + 10, che mette la settima crocetta sul 2?
    { $right } punti. Un altro 2 chiuderebbe la partita, mentre alcune righe devono ancora 200 ciascuna: distribuisci i quinti dadi.

lessons-plan-end =
    Non è ancora finita
    Il tiro è 1, 2, 3, 4, 6, e nessuna riga deve nulla. 5 + 10 con il quinto dado 1 chiude la partita a { $end }. Quanto vale due volte 5 con il quinto dado 6?
    { $right }. Quando non devi nulla, ogni tiro in più porta solo punti.

lessons-climb-columns =
    Buone colonne
    I segnalini di Mia sono in 6, 7 e 8. Quanto spesso brucia il prossimo tiro?
    Nel { $right } dei casi: non c’è terzetto più sicuro. In 2, 3 e 12 sarebbe nel { $other }.

lessons-climb-hand =
    Un segnalino di riserva
    Due segnalini sono in gioco e uno è di riserva: il prossimo tiro non può bruciare. Chi rilancia vince il { $roll } delle partite. E chi si ferma?
    Il { $right }. Con un segnalino di riserva e nessuna colonna ancora conquistata, rilancia.

lessons-climb-far =
    Fin dove
    Ogni segnalino è salito di quattro caselle, nelle colonne migliori. Chi si ferma vince il { $stop } delle partite. E chi rilancia?
    Il { $right }: rilancia. Dopo sei caselle ciascuno le due scelte si equivalgono: il { $level }; oltre, fermati.

lessons-climb-narrow =
    Cattive colonne
    Una casella in 2, una in 3 e una in 12: il prossimo tiro brucia nel { $bust } dei casi. Chi si ferma vince il { $stop } delle partite. E chi rilancia?
    Il { $right }: fermati. Una casella della colonna 2 o 12 è un terzo della strada.

lessons-climb-share =
    Un terzo di colonna
    La partita comincia con 1, 1, 3, 4. Con 4 e 5 si vince il { $other } delle partite. E con 2 e 7?
    Il { $right }. La colonna 2 ha solo tre caselle, e una è già tua.

lessons-climb-threat =
    Quando gli altri sono vicini
    Ben ha due colonne ed è sulla casella 9 di 13 della colonna 7. Chi si ferma vince il { $stop } delle partite. E chi rilancia?
    Il { $right }. Ben sta per vincere, quindi un tiro bruciato costa poco: punta alle colonne adesso.

## Punteggio

lessons-scoring-row = { $marks ->
    [one] Riga { $row }, { $marks } crocetta
   *[other] Riga { $row }, { $marks } crocette
}
lessons-scoring-everything = Tutto insieme
lessons-scoring-not = Non { $points }.

lessons-scoring-too-few =
    Troppo poche crocette
    La partita è finita, e conti il tuo foglio riga per riga. Le prime quattro caselle di una riga sono un debito: da una a quattro crocette costano 200, in qualsiasi riga. La riga 2 ha due crocette. Quanto vale?
    Una crocetta o quattro, la riga costa 200.
    Due crocette non arrivano alla quinta casella, e da una a quattro crocette costano 200.

lessons-scoring-sixth =
    La sesta crocetta
    La quinta crocetta salda il debito; ognuna di quelle dopo porta i punti della riga. Nella riga 4 sono 60. Ha sei crocette.
    Cinque crocette saldano il debito, e la sesta porta 60.
    Le prime cinque crocette non portano nulla; solo quelle dopo valgono 60 l’una.

lessons-scoring-fifth =
    Giusto cinque
    La riga 5 ha cinque crocette.
    Hai saldato il debito, ma non hai ancora guadagnato nulla.
    La quinta crocetta salda il debito; i punti cominciano dalla sesta.

lessons-scoring-easy =
    Le righe facili portano meno
    I 6 e gli 8 escono spesso, perciò le loro righe portano solo 40 a crocetta. La riga 6 ha sei crocette.
    Una crocetta oltre la quinta: 40.
    Sei crocette sono una oltre la quinta, e quella porta 40.

lessons-scoring-long =
    Una riga lunga
    La riga 8 ha nove crocette, a 40 punti l’una.
    Quattro crocette oltre la quinta: 4 × 40.
    Nove crocette sono quattro oltre la quinta; conta queste quattro a 40.

lessons-scoring-seven =
    Sette crocette
    La riga 9 ha sette crocette, a 50 punti l’una.
    Due crocette oltre la quinta: 2 × 50.
    Sette crocette sono due oltre la quinta; conta queste due a 50.

lessons-scoring-points =
    Dove stanno i punti
    La riga 10 ha nove crocette, a 60 punti l’una. Una decima conterebbe ancora, un’undicesima no.
    Quattro crocette oltre la quinta: 4 × 60.
    Nove crocette sono quattro oltre la quinta; conta queste quattro a 60.

lessons-scoring-total =
    Il totale
    Tutte le altre righe sono vuote, e una riga vuota non costa nulla. Somma i più e i meno: qual è il risultato?
    600 in più, 200 in meno: 400. La maggior parte delle partite finisce più in basso; i giocatori molto bravi fanno in media circa 245. Per arrivarci, apri poche righe e metti molte crocette in ognuna.
    In più: 60, 40, 160, 100 e 240; in meno: 200.

## Allenarsi sulle proprie scelte costose

lessons-practice = Allenamento
lessons-practice-hard = Scelte difficili di { $name }
lessons-practice-looking = Ricerca delle tue scelte più costose…
lessons-practice-none = Non hai ancora fatto scelte costose. Intanto allenati su quelle difficili di { $name }.
lessons-practice-all = Tutte
lessons-practice-due = da rifare
lessons-practice-new = nuove
lessons-practice-right = giuste
lessons-practice-begin = Inizia
lessons-practice-ask = Che cosa scegli?
lessons-practice-over = Hai trovato la scelta migliore { $best ->
    [one] { $best } volta
   *[other] { $best } volte
} su { $count }.
lessons-practice-few = Dopo { $least } risposte vedrai qui quante sono giuste.
lessons-practice-share = Risposte giuste tra le ultime { $count }: { $share }.
lessons-practice-trend =
    { $trend ->
        [more] Nelle ultime dieci hai fatto meglio di prima.
        [fewer] Nelle ultime dieci hai fatto peggio di prima.
       *[none] Le ultime dieci non mostrano un cambiamento chiaro.
    }
lessons-practice-course = Risposte giuste ogni dieci
lessons-practice-board-alone = Classico in solitario

## I temi

lessons-theme-opened = Troppe righe, o troppo tardi
lessons-theme-in-danger = Righe lasciate sotto le cinque crocette
lessons-theme-greedy = Troppa fretta di fare punti
lessons-theme-named = Valori fissati troppo presto, o sbagliati
lessons-theme-track = Piste riempite troppo in fretta
lessons-theme-stopped-early = Stop troppo presto
lessons-theme-stopped-late = Stop troppo tardi
lessons-theme-runner = Segnalini messi troppo presto
lessons-theme-column = La colonna sbagliata

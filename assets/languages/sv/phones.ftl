### Telefoner.

phones-turn-off = Stäng av
phones-turn-on = Släpp in telefoner
phones-try-again = Försök igen
phones-opening = Släpper in telefoner …
phones-off = Telefonerna är avstängda. Den som hade en plats hittar den igen när de släpps in.
phones-no-game = Med telefoner har alla vid bordet ett eget protokoll. De går med i ett parti: öppna ett, eller starta ett nytt.
phones-no-address = Telefoner kan inte släppas in på { $address }: { $cause }. Välj en annan adress eller port.
phones-no-system = Telefoner kan inte släppas in: { $cause }. Försök igen.
phones-scan = Läs av koden med telefonens kamera, eller skriv:
phones-digits = och där de här sex siffrorna, som gäller i tio minuter:
phones-digits-off = Inga siffror
phones-network = Telefonen måste vara i samma nätverk (wifi) som den här datorn. Inget behöver installeras.
phones-other-address = Eller { $address }
phones-free-seat = Frigör platsen för { $name }
phones-state-not-joined = inte med
phones-state-at-laptop = vid laptopen
phones-state-not-here = inte här än
phones-state-away = borta
phones-state-thinking = tänker
phones-state-joined = med

## Sidor på telefonerna: vem som sitter var

phones-who = Vem är du?
phones-your-seat = Din plats
phones-sit-down = Sätt dig
phones-program-plays = Här spelar datorn
phones-seat-left = Har gått
phones-seat-held = Upptagen av en annan telefon
phones-seat-deserted = Upptagen av en annan telefon, som är borta
phones-give-up = Lämna platsen ({ $name })
phones-give-up-told = Då kan en annan telefon spela för { $name }. Vill du det?
phones-give-up-button = Ja, lämna platsen ({ $name })
phones-take-over = Ta över platsen för { $name }
phones-take-over-told = Den andra telefonen förlorar platsen, och alla får veta det. Spelar du för { $name }?
phones-take-over-button = Ja, ta över platsen för { $name }
phones-page-table = Bordet
phones-page-seats = Platser
phones-only-watch = Titta bara på
phones-reload = Ladda om
phones-other-ways = Andra vägar
phones-held = Platsen för { $name } är upptagen av en annan telefon. Den kan lämnas där, under ”Platser”, eller frigöras på laptopen. När den andra telefonen har varit borta en minut kan platsen tas över här.
phones-no-seat = Ingen spelar på den här platsen med telefon.
phones-taken-over = Platsen för { $name } är på en annan telefon nu.
phones-given-up = Platsen för { $name } är ledig för en annan telefon.
phones-host = För värden
phones-host-told = Den som har den här adressen bestämmer här. Ge den inte till någon.
phones-host-off-told = Partiet sparas och telefonerna stängs av tills programmet startas igen. Vill du det?
phones-host-off-button = Ja, stäng av telefonerna

## Överst på varje sida

phones-cut = Ingen kontakt med bordet. Försöker igen …
phones-silent = Bordet har inte svarat på ett tag. Telefoner kan vara avstängda där; den här sidan fortsätter att försöka.
phones-other = Den här adressen leder inte längre till bordet: ett annat parti kan ha börjat. Läs av bordets kod igen, eller fråga efter den nya adressen.
phones-vibrate = Vibrera
phones-sound = Ljud
phones-hint-marks = Ett parti med tips står för sig i rekorden.
phones-hint-show = Visa tipset
phones-dims = I den här webbläsaren släcks skärmen av sig själv.
phones-your-turn = Din tur
phones-your-turn-now = Din tur.
phones-own-turn = { $name } står på tur.
phones-waiting = Väntar på { $names }.

## Varför något inte gjordes

phones-not-read = Det gick inte att läsa. Försök igen.
phones-busy = Det du gjorde nyss sparas fortfarande. Försök igen.
phones-late = Det kom för sent. Så här är det nu.
phones-no-answer = Bordet har inte svarat. Försök igen.
phones-closed = Bordet är stängt.
phones-not-saved = Partiet kan inte sparas just nu; datorn som det körs på säger varför. Det fortsätter, och nya försök att spara görs.
phones-too-often = Du har rättat flera gånger i rad. Vänta några sekunder och försök igen.
phones-two-seats = Den här telefonen har redan två platser. Lämna en av dem först.

## Vad alla får veta

phones-corrected = { $name } har rättat tärningarna till { $dice }.
phones-corrected-laptop = Tärningarna rättades till { $dice } på laptopen.
phones-corrected-earlier = Ett tidigare beslut rättades på laptopen.
phones-choose-again = Välj igen.

## Betänketid

phones-clock-own = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
phones-clock-others = { $seconds ->
    [one] De andra har { $seconds } sekund kvar.
   *[other] De andra har { $seconds } sekunder kvar.
}
phones-clock-up = Tiden är ute. Välj nu.
phones-clock-up-others = Tiden är ute för de andra.
phones-clock-up-table = Tiden är ute: bordet bestämmer, som avtalat.
phones-clock-stopped = Klockan står.

## Tärningar

phones-dice = Tärningar: { $dice }
phones-dice-none = Tärningar: inga
phones-part-dice = Tärningar
phones-part-rolls-for-start = Startkasten
phones-part-next-throw = Nästa kast
phones-part-last-throw = Senaste kastet
phones-part-choices = Val
phones-part-pad = Protokoll
phones-part-board = Bräde
phones-dice-five = De fem tärningarna, till exempel 13446
phones-dice-five-again = De fem tärningarna i kast { $throw } som de låg
phones-dice-two = De två tärningarna, till exempel 26
phones-dice-four = De fyra tärningarna, till exempel 1346
phones-dice-four-again = De fyra tärningarna som de låg
phones-dice-expected = { $count } tärningar, var och en från 1 till 6
phones-dice-faces = { $label }: tryck på det som ligger där
phones-dice-untap = Radera
phones-dice-missing = { $count } till
phones-dice-lost = Tärningarna skrevs in någon annanstans medan du skrev. Se efter om de stämmer.
phones-dice-enter = Skriv in tärningarna
phones-dice-correct = Rätta tärningarna
phones-cancel = Avbryt
phones-dice-wrong = Tärningarna är fel
phones-dice-wrong-throw = Tärningarna i kast { $throw } är fel

## Express

phones-over = Partiet är slut
phones-all-out = Alla är ute.
phones-all-out-or-left = Alla är ute eller har gått.
phones-next-throw-real = Kasta de fem tärningarna.
phones-next-throw-app = Vem som helst får kasta tärningarna.
phones-you-are-out = Du är ute. De andra fortsätter.
phones-nobody-here = Ingen spelar på den här platsen längre.
phones-you-reveal = Du är sist: när du trycker visas allas val, och ditt kan inte längre ändras.
phones-row-opens = En rad öppnar på { $points }; det femte krysset ger det tillbaka.
phones-lead = { $name } leder med { $points }.
phones-lead-new = { $name } tar ledningen med { $points }.
phones-lead-shared = { $names } delar ledningen.
phones-chosen = Du har valt { $choice }. Tryck igen för att ändra.
phones-chosen-secret = Du har valt { $choice }. Tills alla har valt kan du trycka igen och ändra.
phones-may-change = Valt. Du kan ändra dig tills alla har valt.
phones-take-choice-back = Ta tillbaka mitt val
phones-fifth-die = Femte tärningen { $die }
phones-with-fifth-die = femte tärningen { $die }
phones-with-free-throw = frikast
phones-mark-opens = öppnar
phones-mark-full = full
phones-mark-ends = slut
phones-next-dice = Kast { $throw }: skriv in tärningarna
phones-last-throws = Senaste kasten
phones-change-choice = Ändra mitt val för kast { $throw }
phones-change-choice-told = Tärningarna var { $dice }, och du har valt { $choice }.

## Tabeller

phones-column-row = Rad
phones-column-each = Värde
phones-column-marks = Kryss
phones-column-points = Poäng
phones-column-die = Tärning
phones-column-throw = Kast
phones-column-chosen = Valt
phones-column-better = Bättre
phones-column-turn = Drag
phones-column-cost = Kostnad
phones-pad-of = Protokoll för { $name }
phones-tracks-of = Femte tärningar för { $name }
phones-to-be-named = { $count ->
    [one] { $count } värde kvar att ta
   *[other] { $count } värden kvar att ta
}
phones-marks-new = { $marks }, varav { $new } nya
phones-player-left = har gått
phones-word-choose = välj
phones-word-chosen = valt
phones-word-out = ute
phones-word-left = borta
phones-word-plays = spelar

## Hur någon har spelat

phones-review = Hur du har spelat
phones-review-told = Du gjorde det bästa valet i { $best } av { $count ->
    [one] { $count } kast
   *[other] { $count } kast
}. De bästa valen når { $start } i snitt. Därifrån gav tärningarna { $luck } och dina val { $skill }, vilket blir { $end }.
phones-review-most = Mest gav kast { $throw } med { $choice }: { $points }.
phones-board-review-told = Bästa val: { $best } av { $count }. Din vinstchans började på { $start }. Tärningarna ändrade den med { $luck }, dina val med { $skill }, andras drag med { $others }.
phones-board-review-alone = Bästa val: { $best } av { $count }. De bästa valen tar i snitt { $start } drag. Tärningarna ändrade det med { $luck } och dina val med { $skill }, vilket blir { $end }.
phones-board-review-most = Mest gav drag { $turn }: { $gain }.
phones-review-costliest = De dyraste valen

## Brädet

phones-board-start = Startkastet
phones-board-wins = { $name } vinner
phones-board-turn = Drag { $turn }: { $name }
phones-board-played = { $name } har spelat { $play }.
phones-board-rolled = { $name } har kastat de här.
phones-board-rolled-start = { $name } har fått { $total } med { $dice }.
phones-board-start-app = Vem som helst får trycka: appen kastar två tärningar åt var och en.
phones-board-take-play-back = Ta tillbaka mina senaste par
phones-board-rolling-on = Kasta vidare: bom { $chance }.
phones-board-no-stop = Inget stopp så länge en löpare delar ruta med någon annans bricka.
phones-runners = Dina löpare
phones-board-risks = { $count ->
    [one] riskerar { $count } ruta
   *[other] riskerar { $count } rutor
}
phones-board = Brädet
phones-board-column = Kolumn
phones-board-squares = Brickor och löpare
phones-board-won = vunnen av { $name }
phones-board-empty = tom, { $top } rutor
phones-board-pieces = { $pieces }, av { $top }
phones-board-runner = löpare { $space }
phones-board-square = { $name } { $space }

phones-game = Spel
phones-goodbye = Fina spel. Vi ses nästa gång!
phones-play-again = Spela igen
phones-end = Avsluta kvällen
phones-afterwards = Vad händer nu?
phones-newcomer = Eller någon ny
phones-your-name = Ditt namn
phones-your-sign = Ditt tecken
phones-come-in = Jag är med
phones-you-are-in = Du är med
phones-you = du
phones-save-name = Spara
phones-at-table = Vid bordet
phones-all-here = Alla här? Börja
phones-missing = Inte här än: { $names }. Den som saknas sätter sig senare.
phones-change-rules = Ändra spelare och regler
phones-leave-out = Ett tomt namn lämnar spelaren utanför.
phones-name-number = Namn på spelare { $number }
phones-move-up = Flytta upp spelare { $number }
phones-code-title = De sex siffrorna
phones-code-told = De står bredvid bordets adress och gäller i tio minuter.
phones-code-enter = Kom in
phones-code-wrong = Det är inte rätt siffror. Titta igen.
phones-code-too-often = För många försök. Vänta en minut och försök igen.
phones-code-offer = Kom in utan kamera
phones-code-offered = Utan kamera: öppna { $address } och skriv { $digits }. Det gäller i tio minuter.
phones-lost-told = Inget är förlorat: alla kryss står kvar. Om { $name } hade valt i hemlighet får valet göras om.
phones-that-is-me = Det är jag: ta tillbaka
phones-another-seat = En annan plats
phones-undone = { $name } har tagit tillbaka ett val.
phones-undone-host = Värden har ångrat det senaste steget.
phones-undone-laptop = Det senaste steget ångrades på laptopen.
phones-redone-laptop = Det senaste steget gjordes om på laptopen.

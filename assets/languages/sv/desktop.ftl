### Menyer och programkataloger.

desktop-generic-name = Protokoll för tärningsspel
desktop-comment = Spela Can’t Stop Express och Can’t Stop och räkna poängen
desktop-keywords = tärning;tärningar;poäng;protokoll;brädspel;sällskapsspel;
desktop-about = Fifth Die ersätter pappersprotokollet till Can’t Stop Express för ett sällskap runt en laptop, med tärningarna på bordet eller med sina egna, och räknar poängen för den som spelar ensam. Brädspelet Can’t Stop spelar den också.
desktop-point-phones = Alla kan välja på sin egen telefon, i en webbläsare, utan att installera något
desktop-point-throws = Skriv in tärningarna som ligger på bordet, eller låt programmet kasta; sedan gör varje spelare sitt val med en bokstav eller ett klick
desktop-point-legal = Bara tillåtna val erbjuds, och en tärning som inte kan vara den femte säger varför
desktop-point-saved = Varje kast och val sparas genast; det går att ångra hur långt som helst, och varje tidigare kast eller val kan rättas
desktop-point-coach = En coach säger vad varje val är värt, spelar för vilken plats som helst och analyserar partiet efteråt
desktop-not-connected = Programmet har ingen koppling till spelens förlag, ritar sitt eget protokoll och bräde och berättar reglerna med egna ord.

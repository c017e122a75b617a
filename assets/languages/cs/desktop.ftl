### Co o programu říkají nabídky a centra softwaru.

desktop-generic-name = Zápisník pro kostkové hry
desktop-comment = Hrajte a zapisujte Can’t Stop Express a Can’t Stop
desktop-keywords = kostky;body;zápis;lístek;desková hra;sólo;
desktop-about = Fifth Die nahrazuje papírové lístky hry Can’t Stop Express pro skupinu kolem jednoho notebooku, s kostkami na stole nebo s vlastními, a vede výsledky těch, kdo hrají sami. Hraje i deskovou hru Can’t Stop.
desktop-point-phones = Každý může volit na vlastním telefonu, v prohlížeči, bez instalace čehokoli
desktop-point-throws = Napište kostky, které leží na stole, nebo nechte házet program; každý hráč pak vybere volbu písmenem nebo kliknutím
desktop-point-legal = Nabízejí se jen povolené volby a kostka, která nemůže být pátá, řekne proč
desktop-point-saved = Každý hod a volba se hned uloží; vracet se dá bez konce a každý dřívější hod i volbu lze opravit
desktop-point-coach = Trenér řekne, jakou cenu má každá volba, hraje na kterémkoli místě a po hře udělá rozbor
desktop-not-connected = Program nesouvisí s vydavatelem těchto her, kreslí vlastní lístek a desku a pravidla říká vlastními slovy.

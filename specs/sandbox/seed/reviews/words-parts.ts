import type { ReviewWords } from './words.ts'

export const DUCT: ReviewWords = {
  uses: [
    '{Propojil|Propojila} jsem tím digestoř s komínkem.',
    'Použito na rozvod vzduchu v podkroví.',
    'Vede od koupelnového ventilátoru na fasádu.',
    'Posloužilo při přestavbě kuchyně.',
    'Rozvádíme tím teplo od krbu.',
  ],
  good: [
    'Spoje těsní i bez tmelu.',
    'Řeže se dobře a hrany jsou čisté.',
    'Rozměr sedí s tvarovkami od jiné značky.',
    'Dorazilo bez jediné promáčkliny.',
    'Za dopoledne bylo hotovo.',
    'Materiál je pevnější než z hobby marketu.',
  ],
  weak: [
    'Kraje je potřeba začistit.',
    'Kupte o kus víc, ohyby něco spotřebují.',
    'Balík byl dlouhý a dopravce nadával.',
  ],
  bad: ['Jeden konec přišel zmáčknutý.', 'Rozměr byl o milimetr větší, pomohla až páska.'],
  pros: ['přesný rozměr', 'pevný materiál', 'snadné krácení', 'dobrá cena'],
  cons: ['hrany k začištění', 'nešikovné balení'],
}

export const FITTING: ReviewWords = {
  uses: [
    'Použito při rozvodu v novostavbě.',
    '{Doplnil|Doplnila} jsem tím starší potrubí.',
    'Potřeboval to ventilátor na půdě.',
    'Patří k rekuperaci, kterou si stavím {sám|sama}.',
    'Spojuje digestoř a svislou šachtu.',
  ],
  good: [
    'Na potrubí sedí těsně.',
    'Švy jsou rovné a bez otřepů.',
    'Těsnění drží, nikde nefučí.',
    'Rozměr přesně odpovídá nákresu.',
    'Montáž byla otázka chvilky.',
    'Materiál je pevný a neprohýbá se.',
  ],
  weak: ['Nasazuje se trochu ztuha.', 'Šroubky v balení nejsou.', 'Nálepka s rozměrem jde těžko dolů.'],
  bad: ['Na potrubí šlo nasadit jen silou.', 'Přišel jiný rozměr, výměna proběhla do týdne.'],
  pros: ['těsné spoje', 'přesné zpracování', 'rychlá montáž', 'pevný materiál'],
  cons: ['jde nasadit ztuha', 'bez šroubků'],
}

export const GRILLE: ReviewWords = {
  uses: [
    'Kryje otvor ve spíži.',
    'Vyměnili jsme tím zažloutlý plast po dvaceti letech.',
    'Použito na větrání komory.',
    'Osadili jsme je v celém bytě.',
    'Posloužilo při opravě chodby.',
  ],
  good: [
    'Vypadá mnohem lépe než na obrázku.',
    'Lak je rovnoměrný a neškrábe se.',
    'Všude pěkně lícuje.',
    'Vzduch prochází volně a nepíská.',
    'Čistí se vysavačem za minutu.',
  ],
  weak: [
    'Změřte si otvor dvakrát, rámeček přesahuje málo.',
    'Vruty jsem {použil|použila} vlastní.',
    'Odstín je o něco chladnější než na obrázku.',
  ],
  bad: ['Lak byl na jednom rohu odřený.', 'Do otvoru se nevešlo, rozměr je bez rámečku.'],
  pros: ['pěkný vzhled', 'snadná montáž', 'dobře se čistí', 'kvalitní lak'],
  cons: ['bez hmoždinek', 'úzký rámeček'],
}

export const VALVE: ReviewWords = {
  ...GRILLE,
  uses: [
    'Použito do podhledu v chodbě.',
    'Osadili jsme je ve všech pokojích k rekuperaci.',
    'Odvádí páru z koupelny.',
    'Vyměnili jsme tím zažloutlé kusy po dvaceti letech.',
  ],
}

export const FLOOR: ReviewWords = {
  ...GRILLE,
  uses: [
    'Osadili jsme je pod francouzská okna.',
    'Leží v podlaze u krbu.',
    'Použito v obýváku s dřevěnou podlahou.',
    'Osadili jsme je v celém přízemí.',
  ],
  good: [...GRILLE.good, 'Chodíme po ní bosí a neprohýbá se.'],
}

export const FILTER: ReviewWords = {
  uses: [
    'Kupuji do rekuperace už potřetí.',
    '{Vyměnil|Vyměnila} jsem za původní filtr od výrobce jednotky.',
    'Měníme dvakrát do roka.',
    'Jede v jednotce, která větrá mateřskou školu.',
    '{Objednal|Objednala} jsem zásobu na celý rok.',
  ],
  good: [
    'Sedí přesně a po stranách nic neprofukuje.',
    'Po čtvrt roce je vidět, kolik prachu zachytí.',
    'Rámeček drží tvar i při vyšším výkonu.',
    'Kvalitou se původnímu vyrovná a stojí méně.',
    'Výměna trvá minutu.',
    'Šipka směru proudění je dobře viditelná.',
  ],
  weak: ['Zanese se o něco dřív.', 'Balení po dvou kusech by bylo výhodnější.', 'Rámeček je z papíru, chce to cit.'],
  bad: ['Rámeček byl po dopravě ohnutý.', 'Do jednotky jde ztuha, je o dva milimetry větší.'],
  pros: ['přesný rozměr', 'dobrá cena', 'zachytí hodně prachu', 'snadná výměna'],
  cons: ['měkčí rámeček', 'rychleji se zanáší'],
}

export const CARBON: ReviewWords = {
  uses: [
    'Použito na výdech z kuchyně.',
    'Slouží v dílně, kde se lakuje.',
    'Čistí vzduch ze skladu barev.',
    '{Dal|Dala} jsem ho za ventilátor v malé restauraci.',
  ],
  good: [
    'Sousedé si přestali stěžovat na kuchyň.',
    'Pachy zmizely hned první den.',
    'Drží už rok bez výměny.',
    'Plášť je pevný a hrdlo přesné.',
  ],
  weak: ['Je těžší, než vypadá.', 'Ventilátoru ubere část výkonu, počítejte s tím.', 'Při vybalení trochu prášil.'],
  bad: ['Po půl roce už pachy propouští.', 'Na plášti byla promáčklina.'],
  pros: ['účinně pohlcuje pachy', 'pevný plášť', 'dlouhá životnost'],
  cons: ['hmotnost', 'ubere z výkonu ventilátoru'],
}

export const CONTROL: ReviewWords = {
  uses: [
    'Řídí mi ventilátor ve sklepě.',
    '{Zapojil|Zapojila} jsem k potrubnímu ventilátoru na půdě.',
    'Slouží v koupelně v penzionu.',
    'Použito do skleníku.',
    '{Vyměnil|Vyměnila} jsem za starší typ, který dosloužil.',
  ],
  good: [
    'Nastavení je jednoduché a drží.',
    'Zapojení podle schématu vyšlo napoprvé.',
    'Reaguje hned.',
    'Do běžné krabičky ve zdi se vejde.',
    'Od instalace na to nemusím sahat.',
    'Ventilátor konečně nejede zbytečně.',
  ],
  weak: [
    'Stupnice by mohla být jemnější.',
    'Svorky jsou těsné, na silnější drát je to práce.',
    'Kryt je trochu vůlový.',
  ],
  bad: ['Po měsíci přestalo reagovat, vyměnili mi to.', 'S naším ventilátorem to nešlo dohromady.'],
  pros: ['snadné zapojení', 'jednoduché nastavení', 'malé rozměry', 'spolehlivost'],
  cons: ['těsné svorky', 'hrubší stupnice'],
}

export const SMALL: ReviewWords = {
  uses: [
    'Beru do zásoby na montáže.',
    'Použito na hadici od digestoře.',
    'Na rozvod v podkroví stačila dvě balení.',
    '{Spojil|Spojila} jsem tím hadici a ventilátor.',
  ],
  good: [
    'Drží i po dvou letech.',
    'Práce jde od ruky.',
    'Levnější než v železářství a stejná kvalita.',
    'Na oblém potrubí drží dobře.',
    'Spoj je těsný.',
  ],
  weak: ['Balení by mohlo být větší.', 'Kraje jsou ostré.'],
  bad: ['Jeden kus z balení byl poškozený.', 'Na chladném plechu to nechtělo držet.'],
  pros: ['dobrá cena', 'pevný spoj', 'snadné použití'],
  cons: ['malé balení', 'ostré kraje'],
}

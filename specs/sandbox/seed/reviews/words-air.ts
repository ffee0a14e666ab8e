import type { ReviewWords } from './words.ts'

export const RECOVERY: ReviewWords = {
  uses: [
    'Máme ji v domku po zateplení, kde se rosila okna.',
    'Je v ložnici do rušné ulice.',
    'Větrá byt se dvěma dětmi.',
    '{Vybral|Vybrala} jsem ji do dřevostavby.',
    'Pořídili jsme ji kvůli radonu ve starém domě.',
    'Běží druhou topnou sezónu.',
  ],
  good: [
    'Okna jsou i v mrazech suchá.',
    'Ráno je vzduch čerstvý a doma není zima.',
    'Filtr se vymění za minutu a bez nářadí.',
    'Prach na nábytku ubyl.',
    'Montáž se seřízením zabrala dopoledne.',
    'Vlhkost se drží kolem padesáti procent.',
    'Pyl zůstává venku, to je znát hlavně na jaře.',
  ],
  weak: [
    'Filtry si rovnou přiobjednejte.',
    'První seřízení nechte na odborníkovi.',
    'V návodu chybí, jak často čistit výměník.',
    'Ovládání chce chvíli cviku.',
  ],
  bad: [
    'Kryt byl po dopravě poškrábaný.',
    'V mrazech se často přepíná, {čekal|čekala} jsem klidnější chod.',
    'Čekali jsme na ni o tři týdny déle.',
  ],
  pros: ['čerstvý vzduch bez větrání', 'suchá okna', 'snadná výměna filtru', 'úspora za topení'],
  cons: ['cena filtrů', 'náročnější montáž', 'složitější nastavení'],
  sound: {
    quiet: ['V ložnici ji v noci neslyšíme.', 'Na běžný výkon je neslyšná.'],
    loud: ['Na vyšší výkon v noci ruší.', 'K posteli bych ji {nedal|nedala}.'],
  },
}

export const PURIFIER: ReviewWords = {
  uses: [
    'Je v dětském pokoji kvůli alergii na pyl.',
    'Máme ji v bytě se dvěma kočkami.',
    '{Koupil|Koupila} jsem ji do ložnice u hlavní silnice.',
    'Používáme ji v čekárně.',
    'Zapínáme ji hlavně na jaře.',
    'Stojí v obýváku, kde se topí dřevem.',
  ],
  good: [
    'Po nocích už nekýchám.',
    'Ráno je vzduch znatelně svěžejší.',
    'Kouř z pánve zmizí za pár minut.',
    'Výměna filtru je otázka chvilky.',
    'Prachu na poličkách je polovina.',
    'Vypadá nenápadně a nezavazí.',
    'Na ukazateli je hned vidět, kdy někdo smaží.',
  ],
  weak: [
    'Náhradní filtr není nejlevnější.',
    'Displej by mohl být v noci tmavší.',
    'Kabel je krátký, {musel|musela} jsem vzít prodlužovačku.',
  ],
  bad: ['Na náš obývák je slabá.', 'Nový filtr byl první týden cítit.', 'Ukazatel pořád svítí zeleně, moc mu nevěřím.'],
  pros: ['čistý vzduch', 'jednoduché ovládání', 'pěkný vzhled', 'snadná výměna filtru'],
  cons: ['cena filtru', 'svítící displej', 'krátký kabel'],
  sound: {
    quiet: ['V nočním režimu ji není slyšet.', 'Spím vedle ní a neruší.'],
    loud: ['Na plný výkon je hlučná.', 'Při vyšším stupni přehluší rádio.'],
  },
}

export const DEHUMIDIFIER: ReviewWords = {
  uses: [
    'Suší nám sklep starého domu.',
    'Pořídili jsme ho po prasklé trubce.',
    'Pomáhá v bytě, kde sušíme prádlo.',
    'Je v garáži s veteránem.',
    '{Koupil|Koupila} jsem ho na chatu, kde bylo cítit zatuchlo.',
  ],
  good: [
    'Za první noc byla nádržka plná.',
    'Zatuchlina zmizela do týdne.',
    'Prádlo je suché do rána.',
    'Kolečka jedou i přes práh.',
    'Vlhkost klesla z osmdesáti procent na pětapadesát.',
    'Když se nádržka naplní, sám se vypne.',
    'Okna se přestala rosit.',
  ],
  weak: [
    'Nádržka se vylévá opatrně, je plná až po okraj.',
    'Místnost trochu přitápí.',
    'Údaj o vlhkosti se od mého vlhkoměru liší o pár procent.',
  ],
  bad: ['V chladném sklepě odebírá málo, {čekal|čekala} jsem víc.', 'Plovák se zasekl a voda přetekla.'],
  pros: ['vysouší rychle', 'snadné přenášení', 'jednoduché ovládání', 'sám se vypne'],
  cons: ['menší nádržka', 'přitápí', 'hmotnost'],
  sound: {
    quiet: ['Ve vedlejším pokoji o něm nevíme.'],
    loud: ['Hučí jako starší lednička.', 'V noci ho zavírám do chodby.'],
  },
}

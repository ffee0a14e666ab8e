/** Category, rating from 0 to 100, what the customer wrote, and the gender of the author where the text tells it. */
type Row = readonly [slug: string, rating: number, text: string, gender?: 'f' | 'm']

const ROWS: readonly Row[] = [
  [
    'klasicke-koupelnove-ventilatory',
    100,
    'Výměna za starý kus trvala dvacet minut, rozměr seděl na milimetr. A konečně neslyším sousedy, jen vodu.',
  ],
  ['klasicke-koupelnove-ventilatory', 80, 'Tichý, zrcadlo se mlží jen chvíli. Hvězdička dolů za krátký kabel uvnitř.'],
  ['klasicke-koupelnove-ventilatory', 60, 'Táhne dobře, ale na noc ho vypínám, v ložnici vedle je přece jen znát.'],
  [
    'klasicke-koupelnove-ventilatory',
    100,
    'Po roce denního provozu stále stejný. Kryt jde sundat bez šroubováku, to oceňuji nejvíc.',
  ],
  [
    'designove-koupelnove-ventilatory',
    100,
    'Návštěvy se ptají, kde máme ventilátor. Přesně kvůli tomu jsem ho chtěla.',
    'f',
  ],
  [
    'designove-koupelnove-ventilatory',
    80,
    'Krásný kus, jen je dobré mít otvor opravdu uprostřed dlaždice. Montáž jsme řešili dvakrát.',
  ],
  ['designove-koupelnove-ventilatory', 100, 'Sklo se utře hadříkem, prach na něm není vidět. Spokojenost.'],
  [
    'koupelnove-ventilatory-s-cidlem',
    80,
    'Čidlo jsem musel trochu doladit, teď se zapíná přesně po sprše. Poradili mi po telefonu.',
    'm',
  ],
  ['koupelnove-ventilatory-s-cidlem', 100, 'Pronajímám byt a plíseň je pryč. Nájemníci nemusí nic zapínat.'],
  ['kruhove-potrubni-ventilatory', 100, 'Větrá dvě koupelny přes šest metrů hadice a tah je citelný.'],
  ['kruhove-potrubni-ventilatory', 80, 'Výkon výborný, na plné otáčky je slyšet i z půdy. S regulátorem bez problému.'],
  ['kruhove-potrubni-ventilatory', 100, 'Motor jde vyndat bez rozebrání potrubí, kdo to jednou dělal jinak, ten ví.'],
  ['odhlucnene-ventilatory', 100, 'Nad ložnicí. Musím se jít podívat, jestli vůbec běží.'],
  ['radialni-ventilatory', 80, 'Do kovárny jako dělaný, kouř je pryč hned. Těžký, na montáž vezměte pomocníka.'],
  ['stropni-ventilatory-se-svetlem', 100, 'Celé léto jsme spali s otevřeným oknem a ventilátorem na jedničku. Paráda.'],
  [
    'stropni-ventilatory-se-svetlem',
    80,
    'Vypadá líp než na fotce. Návod by mohl být podrobnější u zapojení dvou vypínačů.',
  ],
  ['stropni-ventilatory-se-svetlem', 60, 'Světlo je na velký obývák slabší, větrání ale v pořádku.'],
  ['stropni-ventilatory-bez-svetla', 100, 'Tichý i na čtyřku. V zimě obráceně a u podlahy je opravdu tepleji.'],
  ['stolni-ventilatory', 100, 'Stojí na stole vedle monitoru a nefouká mi papíry. Hezký kousek.'],
  ['stolni-ventilatory', 60, 'Za ty peníze dobrý, jen nejnižší rychlost mohla být ještě pomalejší.'],
  ['stojanove-ventilatory', 80, 'Postavený za deset minut, podstavec drží i na koberci.'],
  ['stojanove-ventilatory', 100, 'Druhý kus, první máme čtvrtý rok na chalupě.'],
  ['sloupove-ventilatory', 80, 'Děti do něj nestrčí prsty a v rohu nezavazí. Displej v noci zhasne.'],
  ['sloupove-ventilatory', 40, 'Čekala jsem silnější proud. Na malý pokoj asi stačí, na obývák s kuchyní ne.', 'f'],
  ['nastenne-axialni-ventilatory', 100, 'V kravíně běží od dubna do října, nic neřeším.'],
  ['bubnove-ventilatory', 100, 'Vysušil po vytopení celou dílnu za dva dny. Hlučný je, ale to víte dopředu.'],
  [
    'stresni-ventilatory',
    80,
    'Bytový dům o čtyřech patrech, tah i v přízemí. Podstavec přišel později, jinak výborně.',
  ],
  ['lokalni-rekuperace', 100, 'Ráno už nevstáváme s bolavou hlavou. V noci o ní nevím, topení skoro neubylo.'],
  ['lokalni-rekuperace', 80, 'Vrtání zabralo víc času než čekání na ni. Doporučuji rovnou dvojici.'],
  [
    'centralni-rekuperacni-jednotky',
    100,
    'Technik nám prošel projekt a navrhl menší jednotku, než jsme chtěli. Stačí bohatě.',
  ],
  ['cisticky-vzduchu', 100, 'Pylová sezóna poprvé bez kapek do nosu.'],
  ['cisticky-vzduchu', 80, 'Na plný výkon je slyšet, v nočním režimu tichá. Barevný ukazatel baví celou rodinu.'],
  ['odvlhcovace', 100, 'Sklep měl 85 %, po týdnu 58 %. Hadici mám vyvedenou do výlevky a nestarám se.'],
  ['odvlhcovace', 80, 'Prádlo přes noc suché. Nádržka mohla mít lepší madlo.'],
  ['ohebne-hadice', 80, 'Natáhla se na slíbenou délku a v ohybu se nezlomila.'],
  ['tlumice-hluku', 100, 'Rozdíl jako den a noc, manželka se ptala, jestli se ventilátor nerozbil.', 'm'],
  ['vetraci-mrizky', 100, 'Konečně mřížka, která nevypadá jako z umělé hmoty. Síťku jsem hned využil.', 'm'],
  ['deskove-filtry', 100, 'Sedí přesně a stojí polovinu toho, co u výrobce jednotky.'],
  ['regulatory-otacek', 80, 'Plynulý, při nejnižších otáčkách lehce bručí. Po seřízení šroubkem v pořádku.'],
  ['hygrostaty-a-cidla', 100, 'Sklep se hlídá sám. Displej čtu i bez brýlí.'],
]

/** Reviews on one product. */
const EACH = 3

/** The hand-written reviews of the nth product of a category: three on the first one, the next three on the second. */
export function handWrittenFor(slug: string, ordinal: number): readonly Row[] {
  return ROWS.filter(([own]) => own === slug).slice(ordinal * EACH, (ordinal + 1) * EACH)
}

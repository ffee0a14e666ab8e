import { plural } from '#market/plural'

export const title = 'Aký ventilátor potrebujem?'
export const description =
  'Povedzte, akú miestnosť vetráte. Spočítame prietok, tlak v potrubí a vyberieme tri ventilátory aj s príslušenstvom.'
/** Title of the result: the room, and the airflow if it is known. */
export const resultTitle = (room: string, airflow: string | null) =>
  `Ventilátor do miestnosti: ${room}${airflow === null ? '' : `, ${airflow}`}`
export const leadToResult = 'Odpovede môžete kedykoľvek zmeniť a odkaz na stránku poslať ďalej.'
export const leadToStart =
  'Ťuknite na miestnosť. Spočítame, koľko vzduchu potrebuje, a vyberieme ventilátory, ktoré to zvládnu.'
export const startNote =
  'Počítame podľa slovenských noriem, osvedčených pravidiel projektantov a údajov výrobcov. Veľkosť, potrubie aj ovládanie spresníte potom.'
export const faults = 'Toto, prosím, opravte, potom to spočítame.'

// The form.
export const room = 'Miestnosť'
export const size = 'Aká je veľká'
export const sizeHint = 'Čo nevyplníte, počítame podľa bežnej miestnosti.'
/** Names of typed numbers. */
export const numbers = {
  area: 'Plocha',
  height: 'Výška stropu',
  volume: 'Objem',
  people: 'Koľko ľudí',
  length: 'Dĺžka potrubia',
  elbows: 'Počet kolien',
} as const
export const insteadOfArea = 'namiesto plochy'
export const moisture = 'Koľko je tu pary a pachov'
export const moistureHint = 'Veľa napríklad bez okna alebo keď sa tu suší bielizeň.'
export const moistures = { low: 'málo', usual: 'bežne', high: 'veľa' } as const
export const way = 'Kadiaľ pôjde vzduch von'
export const ways = { wall: 'Rovno cez stenu', pipes: 'Pevným potrubím', hose: 'Ohybnou hadicou' } as const
export const outlet = 'Kde sa potrubie končí'
export const outlets = { wall: 'na fasáde', roof: 'na streche', shaft: 'v spoločnej šachte' } as const
export const diameter = 'Priemer otvoru alebo potrubia'
export const noDiameter = 'Ešte nie je, poraďte'
export const quiet = 'Je vedľa spálne?'
export const no = 'nie'
export const yes = 'áno'
export const quietNote = 'najviac 30 dB'
export const control = 'Ako sa bude zapínať'
export const controls = {
  light: 'svetlom alebo vypínačom',
  delay: 's dobehom',
  humidity: 'sám podľa vlhkosti',
  motion: 'sám podľa pohybu',
  cord: 'šnúrkou na kryte',
} as const
export const delayNote = 'po zhasnutí ešte vetrá'
export const countAgain = 'Spočítať znova'
/** Bounds of a number. */
export const bounds = (min: string, max: string, unit: string) => `od ${min} do ${max}${unit && `\u00a0${unit}`}`
export const onlyNumber = (within: string) => `Napíšte, prosím, len číslo, ${within}.`
export const onlyWhole = (within: string) => `Napíšte, prosím, celé číslo, ${within}.`
export const outOfBounds = (within: string) => `Počítať vieme ${within}.`

// How much air.
export const youNeed = 'Potrebujete'
export const whyExtract = (where: string, airflow: string) => `Odsávať ${where} treba ${airflow}.`
export const whyPeople = (where: string, airflow: string) => `Ľudia ${where} potrebujú ${airflow}.`
export const whyChanges = (where: string, airflow: string) => `Aby sa ${where} vymenilo dosť vzduchu, treba ${airflow}.`
export const ductDiameter = 'Priemer potrubia'
export const airSpeed = (speed: string) => `vzduch pobeží ${speed}`
export const tooNarrow = (speed: string) => `na toľko vzduchu je úzke, bežal by ${speed}`
export const resistance = 'Odpor cesty von'
export const resistanceNote = 'toľko tlaku musí ventilátor prekonať'
export const refine = 'Spresniť miestnosť a potrubie'

// Nothing fits.
export const nothingFits = 'Toto nezvládne žiadny ventilátor, ktorý máme skladom'
export const nothingFitsWhy = (airflow: string, pressure: string, size: string) =>
  `Potrebuje ${airflow} proti ${pressure} v potrubí ${size}.`
export const relax = 'Skúste z niečoho poľaviť:'
export const writeUs = 'Napíšte nám, spolu vyberieme ventilátor na objednávku.'
export const allowLouder = 'Pripustiť aj hlučnejší než 30 dB'
export const adviseDiameter = 'Nechať si poradiť priemer potrubia'
export const switchByLight = 'Zapínať svetlom alebo vypínačom'
export const takePipes = 'Vziať namiesto hadice hladké potrubie'
export const goThroughWall = 'Ísť rovno cez stenu'
export const contactTechnician = 'Poradiť sa s technikom'

// Fans and parts.
export const fans = (n: number) =>
  plural(n, { one: 'Ventilátor, ktorý to zvládne', few: '{n} ventilátory, ktoré to zvládnu', many: '' })
/** Why a fan is offered. */
export const reasons = {
  cheapest: 'Najlacnejší, ktorý to zvládne',
  quietest: 'Najtichší',
  economical: 'Najúspornejší',
  reserve: 'S najväčšou rezervou',
  alternative: 'Ďalšia dobrá voľba',
} as const
export const moves = 'U vás presunie'
export const noise = 'Hluk'
export const power = 'Príkon'
export const yearly = 'Prevádzka za rok'
export const intoSet = 'Do zostavy'
export const partsTitle = 'Čo k nemu ešte patrí'
/** The purpose of a part. */
export const parts = {
  duct: { title: 'Potrubie', why: 'Vedie vzduch od ventilátora von.' },
  elbow: { title: 'Kolená', why: 'Na každý ohyb pevného potrubia jedno.' },
  damper: { title: 'Spätná klapka', why: 'Keď ventilátor stojí, neťahá z neho chlad ani pachy.' },
  grille: { title: 'Mriežka na fasádu', why: 'Pustí von vzduch, dnu nie dážď a hmyz.' },
  cowl: { title: 'Hlavica na strechu', why: 'Kryje potrubie pred dažďom. Vyberie ju pokrývač podľa krytiny.' },
  hygrostat: { title: 'Hygrostat', why: 'Zapne ventilátor, keď stúpne vlhkosť. Zapojí ho elektrikár.' },
} as const
export const builtInto = (names: readonly string[]) => `Zabudované: ${names.join(' a ')}.`
export const chooseInShop = 'Vybrať v obchode'
export const chosenSet = 'Vybraná zostava'
export const initialSet = 'Predvybraná zostava'
export const setToCart = 'Vložiť zostavu do košíka'

// The curve.
export const curveTitle = 'Ako spolu pracujú ventilátor a potrubie'
export const curveNote =
  'Čím viac vzduchu má prejsť, tým väčší odpor kladie potrubie a tým menší tlak ventilátor dá. Pracovať bude tam, kde sa čiary stretnú.'
export const yourWay = 'vaša cesta von'
export const computedHow =
  'Krivku ventilátora počítame z dvoch údajov výrobcu: z prietoku bez potrubia a z najvyššieho tlaku. Odpor potrubia podľa Darcyho a Weisbacha, hadicu natiahnutú na plnú dĺžku.'
export const costHow = (hours: string, price: string) =>
  ` Cena prevádzky počíta s ${hours} denne na plný výkon a ${price} za kWh.`

import { plural } from '#market/plural'

export const title = 'Jaký ventilátor potřebuji?'
export const description =
  'Řekněte, jakou místnost větráte. Spočítáme průtok podle normy, tlak v potrubí a vybereme tři ventilátory i s příslušenstvím.'
/** Title of the result: the room, and the airflow if it is known. */
export const resultTitle = (room: string, airflow: string | null) =>
  `Ventilátor do místnosti: ${room}${airflow === null ? '' : `, ${airflow}`}`
export const leadToResult = 'Odpovědi můžete kdykoli změnit a odkaz na stránku poslat dál.'
export const leadToStart =
  'Klepněte na místnost. Spočítáme, kolik vzduchu potřebuje, a vybereme ventilátory, které to zvládnou.'
export const startNote =
  'Počítáme podle normy ČSN EN 15665/Z1 a údajů výrobců. Velikost, potrubí i ovládání upřesníte potom.'
export const faults = 'Tohle prosím opravte, pak to spočítáme.'

// The form.
export const room = 'Místnost'
export const size = 'Jak je velká'
export const sizeHint = 'Co nevyplníte, počítáme podle obvyklé místnosti.'
/** Names of typed numbers. */
export const numbers = {
  area: 'Plocha',
  height: 'Výška stropu',
  volume: 'Objem',
  people: 'Kolik lidí',
  length: 'Délka potrubí',
  elbows: 'Počet kolen',
} as const
export const insteadOfArea = 'místo plochy'
export const moisture = 'Kolik je tu páry a pachů'
export const moistureHint = 'Hodně třeba bez okna, nebo když se tu suší prádlo.'
export const moistures = { low: 'málo', usual: 'běžně', high: 'hodně' } as const
export const way = 'Kudy půjde vzduch ven'
export const ways = { wall: 'Rovnou skrz zeď', pipes: 'Pevným potrubím', hose: 'Ohebnou hadicí' } as const
export const outlet = 'Kde potrubí končí'
export const outlets = { wall: 'na fasádě', roof: 'na střeše', shaft: 've společné šachtě' } as const
export const diameter = 'Průměr otvoru nebo potrubí'
export const noDiameter = 'Ještě není, poraďte'
export const quiet = 'Je vedle ložnice?'
export const no = 'ne'
export const yes = 'ano'
export const quietNote = 'nejvýš 30 dB'
export const control = 'Jak se bude zapínat'
export const controls = {
  light: 'světlem nebo vypínačem',
  delay: 's doběhem',
  humidity: 'sám podle vlhkosti',
  motion: 'sám podle pohybu',
  cord: 'šňůrkou na krytu',
} as const
export const delayNote = 'po zhasnutí ještě větrá'
export const countAgain = 'Spočítat znovu'
/** Bounds of a number. */
export const bounds = (min: string, max: string, unit: string) => `od ${min} do ${max}${unit && `\u00a0${unit}`}`
export const onlyNumber = (within: string) => `Napište prosím jen číslo, ${within}.`
export const onlyWhole = (within: string) => `Napište prosím celé číslo, ${within}.`
export const outOfBounds = (within: string) => `Počítat umíme ${within}.`

// How much air.
export const youNeed = 'Potřebujete'
export const whyExtract = (where: string, airflow: string) => `Odsávat je ${where} potřeba ${airflow}.`
export const whyPeople = (where: string, airflow: string) => `Lidé ${where} potřebují ${airflow}.`
export const whyChanges = (where: string, airflow: string) =>
  `Aby se ${where} vyměnilo dost vzduchu, je potřeba ${airflow}.`
export const ductDiameter = 'Průměr potrubí'
export const airSpeed = (speed: string) => `vzduch poběží ${speed}`
export const tooNarrow = (speed: string) => `na tolik vzduchu je úzké, běžel by ${speed}`
export const resistance = 'Odpor cesty ven'
export const resistanceNote = 'tolik tlaku musí ventilátor překonat'
export const refine = 'Upřesnit místnost a potrubí'

// Nothing fits.
export const nothingFits = 'Tohle žádný ventilátor skladem nezvládne'
export const nothingFitsWhy = (airflow: string, pressure: string, size: string) =>
  `Potřebuje ${airflow} proti ${pressure} v potrubí ${size}.`
export const relax = 'Zkuste něco z toho povolit:'
export const writeUs = 'Napište nám, vybereme spolu ventilátor na objednávku.'
export const allowLouder = 'Připustit i hlučnější než 30 dB'
export const adviseDiameter = 'Nechat si poradit průměr potrubí'
export const switchByLight = 'Zapínat světlem nebo vypínačem'
export const takePipes = 'Vzít místo hadice hladké potrubí'
export const goThroughWall = 'Jít rovnou skrz zeď'
export const contactTechnician = 'Poradit se s technikem'

// Fans and parts.
export const fans = (n: number) =>
  plural(n, { one: 'Ventilátor, který to zvládne', few: '{n} ventilátory, které to zvládnou', many: '' })
/** Why a fan is offered. */
export const reasons = {
  cheapest: 'Nejlevnější, který to zvládne',
  quietest: 'Nejtišší',
  economical: 'Nejúspornější',
  reserve: 'S největší rezervou',
  alternative: 'Další dobrá volba',
} as const
export const moves = 'U vás přesune'
export const noise = 'Hluk'
export const power = 'Příkon'
export const yearly = 'Provoz za rok'
export const intoSet = 'Do sestavy'
export const partsTitle = 'Co k němu ještě patří'
/** The purpose of a part. */
export const parts = {
  duct: { title: 'Potrubí', why: 'Vede vzduch od ventilátoru ven.' },
  elbow: { title: 'Kolena', why: 'Na každý ohyb pevného potrubí jedno.' },
  damper: { title: 'Zpětná klapka', why: 'Když ventilátor stojí, netáhne z něj chlad ani pachy.' },
  grille: { title: 'Mřížka na fasádu', why: 'Pustí ven vzduch, dovnitř ne déšť a hmyz.' },
  cowl: { title: 'Hlavice na střechu', why: 'Kryje potrubí před deštěm. Vybere ji pokrývač podle krytiny.' },
  hygrostat: { title: 'Hygrostat', why: 'Zapne ventilátor, když stoupne vlhkost. Zapojí ho elektrikář.' },
} as const
export const builtInto = (names: readonly string[]) => `Vestavěno: ${names.join(' a ')}.`
export const chooseInShop = 'Vybrat v obchodě'
export const chosenSet = 'Vybraná sestava'
export const initialSet = 'Předvybraná sestava'
export const setToCart = 'Vložit sestavu do košíku'

// The curve.
export const curveTitle = 'Jak spolu pracují ventilátor a potrubí'
export const curveNote =
  'Čím víc vzduchu má projít, tím větší odpor klade potrubí a tím menší tlak ventilátor dá. Pracovat bude tam, kde se čáry potkají.'
export const yourWay = 'vaše cesta ven'
export const computedHow =
  'Křivku ventilátoru počítáme ze dvou údajů výrobce: z průtoku bez potrubí a z nejvyššího tlaku. Odpor potrubí podle Darcyho a Weisbacha, hadici nataženou na plnou délku.'
export const costHow = (hours: string, price: string) =>
  ` Cena provozu počítá s ${hours} denně na plný výkon a ${price} za kWh.`

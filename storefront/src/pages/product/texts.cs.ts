import { plural } from '#market/plural'

export const pickupOnly = 'Jen k vyzvednutí'
export const deliveryFor = ', doprava '
export const free = 'zdarma'

export const toCart = 'Do košíku'

export const soldPiece = ', poslední kus si před chvílí koupil někdo jiný'
export const soldRest = ', zbytek si před chvílí koupil někdo jiný'
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' })
export const creditsBefore = 'Za '
export const creditsAfter = ' z vašeho účtu. '
export const payWithMoney = 'Zaplatit raději penězi'
export const orForCredits = 'Nebo za '
export const takeForCredits = 'Vzít za kredity'
export const amountLabel = (unit: string) => `Množství (${unit})`
export const notSold = 'Tento výrobek už neprodáváme. Podívejte se prosím na podobné níže.'
/** By kind of room. */
export const roomFits = { bathroom: 'Hodí se do koupelny do', toilet: 'Hodí se na toaletu do' } as const

export const countForMyRoom = 'Spočítat pro moji místnost'
export const code = (catalogCode: string) => `Kód ${catalogCode}`

export const opensAt = (host: string) => ` otevře se na ${host}`

export const pictures = (name: string) => `Obrázky: ${name}`
export const enlarge = (n: number) => `Zvětšit obrázek ${n}`
export const picture = (n: number) => `Obrázek ${n}`
export const turn = 'Otočit ve 3D'

export const descriptionTitle = 'Popis'
export const videoTitle = 'Video'
export const variantsTitle = 'Všechny varianty'
export const parametersTitle = 'Parametry'
export const filesTitle = 'Ke stažení'
export const similarTitle = 'Podobné výrobky'
export const endLabel = 'Dobré vědět'

export const watched = 'Až bude zboží skladem, napíšeme vám'
export const watcherLabel = 'Dáme vám vědět, až bude skladem'
export const emailExample = 'vas@email.cz'
export const watch = 'Hlídat'
export const watcherNote = 'E-mail použijeme jen k téhle jedné zprávě.'
export const gift = 'Dárek'
export const quantityTitle = 'Čím víc, tím levněji'
export const fromAmount = (amount: string) => `od ${amount}`

export const groupElse = 'Vlastnosti'
export const byVariant = 'podle varianty'
export const yes = 'ano'
export const no = 'ne'
export const whatIs = (text: string) => `Co je ${text}?`
export const similarGoods = 'Podobné zboží'
export const whatMeans = (name: string) => `Co znamená ${name}`

export const ifOrderedBy = (orderBy: string) => ` při objednání do ${orderBy}`
export const orderTodayBy = (orderBy: string) => `Objednejte dnes do ${orderBy}`
export const delivery = 'Doprava '
export const moreThan = 'více než '
export const restock = (amount: string, date: string) => `Dalších ${amount} čekáme ${date}`
export const pickupAt = (n: number) =>
  plural(n, { one: 'K vyzvednutí na {n} pobočce', many: 'K vyzvednutí na {n} pobočkách' })
export const freeDelivery = 'Doprava zdarma'
export const oversized = 'Nadrozměrné zboží, doprava zdarma se na něj nevztahuje'
export const freeFrom = (sum: string) => `Doprava zdarma při nákupu od ${sum}`

export const modelLabel = (name: string) => `Model ve 3D: ${name}`
export const modelLoading = 'Načítám model…'
export const modelFailed = 'Model se nepodařilo načíst.'
export const tryAgain = 'Zkusit znovu'
export const turnLeft = 'Otočit doleva'
export const zoomOut = 'Oddálit'
export const zoomIn = 'Přiblížit'
export const turnRight = 'Otočit doprava'
export const turnHelp = 'Otáčejte tažením nebo šipkami, přibližujte klávesami + a −.'

export const variant = 'Varianta'
export const soldOut = 'není skladem'
export const moreVariants = (count: number) => `Další varianty (${count})`

export const questionsOff = 'Dotazy tu teď nepřijímáme. Napište nám prosím přes kontakt.'
export const reviewsOff = 'Hodnocení teď nepřijímáme, to vaše jsme proto neuložili.'
export const watcherOff = 'Dostupnost zboží teď nehlídáme, e-mail jsme proto neuložili.'

export const figuresTitle = 'Co ta čísla znamenají doma'
export const countedFor = (name: string) => `Počítáme s variantou ${name}.`
export const curveTitle = 'Kolik vzduchu projde potrubím'
/** By the usual way out. */
export const curveNote = {
  hose: (size: string) =>
    `Průtok z tabulky platí bez potrubí. Tady fouká třemi metry ohebné hadice ${size} se dvěma ohyby a mřížkou na konci.`,
  wall: (size: string) => `Průtok z tabulky platí bez odporu. Tady fouká otvorem ${size} skrz zeď a mřížkou na fasádě.`,
} as const
export const thisFan = 'tento ventilátor'
export const wayOut = 'cesta ven'
export const countMyDuct = 'Spočítat pro moje potrubí'
export const noiseTitle = 'Jak je slyšet'
export const noiseNote = (noise: string) =>
  `Výrobek má ${noise} ve třech metrech. Ve volném prostoru s každým zdvojnásobením vzdálenosti ubude 6 dB, v malé místnosti s obklady méně.`
export const distance = 'Odkud'
export const noise = 'Hluk'
export const sound = 'Ukázka'
export const from = (distance: string) => `z ${distance}`
export const speech = 'hovor'
export const speechNote = 'pro srovnání, z jednoho metru'
export const listen = 'Poslechnout'
export const stop = 'Zastavit'
export const soundNote =
  'Nejdřív si pusťte hovor a nastavte hlasitost tak, jak nahlas u vás lidé mluví. Ostatní ukázky k ní pak sedí. Je to uměle vytvořený šum, ne nahrávka výrobku.'
export const runningTitle = 'Kolik stojí provoz za rok'
export const running = 'Jak dlouho běží'
export const yearly = 'Za rok'
export const daily = (hours: string) => `${hours} denně`
export const runningHow = (power: string, price: string) => `Na plný výkon, ${power}, při ceně ${price} za kWh.`

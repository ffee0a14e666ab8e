import { plural } from '#market/plural'

export const pickupOnly = 'Iba na vyzdvihnutie'
export const deliveryFor = ', doprava '
export const free = 'zadarmo'

export const toCart = 'Do košíka'

export const soldPiece = ', posledný kus si pred chvíľou kúpil niekto iný'
export const soldRest = ', zvyšok si pred chvíľou kúpil niekto iný'
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditov' })
export const creditsBefore = 'Za '
export const creditsAfter = ' z vášho účtu. '
export const payWithMoney = 'Radšej zaplatiť peniazmi'
export const orForCredits = 'Alebo za '
export const takeForCredits = 'Vziať za kredity'
export const amountLabel = (unit: string) => `Množstvo (${unit})`
export const notSold = 'Tento výrobok už nepredávame. Pozrite si, prosím, podobné nižšie.'
/** By kind of room. */
export const roomFits = { bathroom: 'Hodí sa do kúpeľne do', toilet: 'Hodí sa na toaletu do' } as const

export const countForMyRoom = 'Vypočítať pre moju miestnosť'
export const code = (catalogCode: string) => `Kód ${catalogCode}`

export const opensAt = (host: string) => ` otvorí sa na ${host}`

export const pictures = (name: string) => `Obrázky: ${name}`
export const enlarge = (n: number) => `Zväčšiť obrázok ${n}`
export const picture = (n: number) => `Obrázok ${n}`
export const turn = 'Otočiť v 3D'

export const descriptionTitle = 'Opis'
export const videoTitle = 'Video'
export const variantsTitle = 'Všetky varianty'
export const parametersTitle = 'Parametre'
export const filesTitle = 'Na stiahnutie'
export const similarTitle = 'Podobné výrobky'
export const endLabel = 'Dobré vedieť'

export const watched = 'Keď bude tovar skladom, napíšeme vám'
export const watcherLabel = 'Dáme vám vedieť, keď bude skladom'
export const emailExample = 'vas@email.sk'
export const watch = 'Strážiť'
export const watcherNote = 'E-mail použijeme iba na túto jednu správu.'
export const gift = 'Darček'
export const quantityTitle = 'Čím viac, tým lacnejšie'
export const fromAmount = (amount: string) => `od ${amount}`

export const groupElse = 'Vlastnosti'
export const byVariant = 'podľa variantu'
export const yes = 'áno'
export const no = 'nie'
export const whatIs = (text: string) => `Čo je ${text}?`
export const similarGoods = 'Podobný tovar'
export const whatMeans = (name: string) => `Čo znamená ${name}`

export const ifOrderedBy = (orderBy: string) => ` pri objednaní do ${orderBy}`
export const orderTodayBy = (orderBy: string) => `Objednajte dnes do ${orderBy}`
export const delivery = 'Doprava '
export const moreThan = 'viac než '
export const restock = (amount: string, date: string) => `Ďalších ${amount} čakáme ${date}`
export const pickupAt = (n: number) =>
  plural(n, { one: 'Na vyzdvihnutie v {n} predajni', many: 'Na vyzdvihnutie v {n} predajniach' })
export const freeDelivery = 'Doprava zadarmo'
export const oversized = 'Nadrozmerný tovar, doprava zadarmo sa naň nevzťahuje'
export const freeFrom = (sum: string) => `Doprava zadarmo pri nákupe od ${sum}`

export const modelLabel = (name: string) => `3D model: ${name}`
export const modelLoading = 'Načítavam model…'
export const modelFailed = 'Model sa nepodarilo načítať.'
export const tryAgain = 'Skúsiť znova'
export const turnLeft = 'Otočiť doľava'
export const zoomOut = 'Oddialiť'
export const zoomIn = 'Priblížiť'
export const turnRight = 'Otočiť doprava'
export const turnHelp = 'Otáčajte ťahaním alebo šípkami, približujte klávesmi + a −.'

export const variant = 'Variant'
export const soldOut = 'nie je skladom'
export const moreVariants = (count: number) => `Ďalšie varianty (${count})`

export const questionsOff = 'Otázky tu teraz neprijímame. Napíšte nám, prosím, cez kontakt.'
export const reviewsOff = 'Hodnotenia teraz neprijímame, to vaše sme preto neuložili.'
export const watcherOff = 'Dostupnosť tovaru teraz nestrážime, e-mail sme preto neuložili.'

export const figuresTitle = 'Čo tie čísla znamenajú doma'
export const countedFor = (name: string) => `Počítame s variantom ${name}.`
export const curveTitle = 'Koľko vzduchu prejde potrubím'
/** By the usual way out. */
export const curveNote = {
  hose: (size: string) =>
    `Prietok z tabuľky platí bez potrubia. Tu fúka tromi metrami ohybnej hadice ${size} s dvoma ohybmi a mriežkou na konci.`,
  wall: (size: string) => `Prietok z tabuľky platí bez odporu. Tu fúka otvorom ${size} cez stenu a mriežkou na fasáde.`,
} as const
export const thisFan = 'tento ventilátor'
export const wayOut = 'cesta von'
export const countMyDuct = 'Spočítať pre moje potrubie'
export const noiseTitle = 'Ako ho počuť'
export const noiseNote = (noise: string) =>
  `Výrobok má ${noise} v troch metroch. Vo voľnom priestore s každým zdvojnásobením vzdialenosti ubudne 6 dB, v malej miestnosti s obkladmi menej.`
export const distance = 'Odkiaľ'
export const noise = 'Hluk'
export const sound = 'Ukážka'
export const from = (distance: string) => `z ${distance}`
export const speech = 'rozhovor'
export const speechNote = 'na porovnanie, z jedného metra'
export const listen = 'Vypočuť'
export const stop = 'Zastaviť'
export const soundNote =
  'Najprv si pustite rozhovor a nastavte hlasitosť tak, ako nahlas u vás ľudia hovoria. Ostatné ukážky k nej potom sedia. Je to umelo vytvorený šum, nie nahrávka výrobku.'
export const runningTitle = 'Koľko stojí prevádzka za rok'
export const running = 'Ako dlho beží'
export const yearly = 'Za rok'
export const daily = (hours: string) => `${hours} denne`
export const runningHow = (power: string, price: string) => `Na plný výkon, ${power}, pri cene ${price} za kWh.`

import { plural } from '#market/plural'

/** Steps of an order: what is done, what is being done, what is ahead. */
export const steps = {
  received: { done: 'Prijaté', next: 'Prijímame', ahead: 'Prijaté' },
  paid: { done: 'Zaplatené', next: 'Čaká na zaplatenie', ahead: 'Zaplatené' },
  packed: { done: 'Zabalené', next: 'Pripravujeme', ahead: 'Zabalené' },
  handed_over: { done: 'Odovzdané dopravcovi', next: 'Odovzdávame dopravcovi', ahead: 'Odovzdané dopravcovi' },
  delivered: { done: 'Doručené', next: 'Na ceste', ahead: 'Doručené' },
  returned: { done: 'Vrátilo sa k nám', next: 'Vracia sa k nám', ahead: 'Vrátenie' },
  cancelled: { done: 'Zrušené', next: 'Ruší sa', ahead: 'Zrušenie' },
  payment_changed: { done: 'Platba zmenená', next: 'Mení sa platba', ahead: 'Zmena platby' },
  refunded: { done: 'Peniaze vrátené', next: 'Vraciame peniaze', ahead: 'Vrátenie peňazí' },
} as const
/** Steps that have other words if the goods are collected. */
export const collectedSteps = {
  handed_over: { done: 'Pripravené v predajni', next: 'Pripravujeme v predajni', ahead: 'Pripravené v predajni' },
  delivered: { done: 'Vyzdvihnuté', next: 'Čaká na vás', ahead: 'Vyzdvihnuté' },
} as const
export const parcels = {
  packed: 'Čaká na dopravcu.',
  on_the_way: 'Je na ceste.',
  late: 'Mešká, ospravedlňujeme sa.',
  lost: 'Dopravca ju nevie nájsť. Zavolajte nám, prosím: pošleme tovar znova alebo vrátime peniaze.',
  damaged: 'Cestou sa poškodila. Zavolajte nám, prosím: pošleme tovar znova alebo vrátime peniaze.',
  refused: 'Nikto ju neprevzal, vracia sa k nám.',
  delivered: 'Doručená.',
  returned: 'Vrátila sa k nám. Zavolajte nám, prosím, dohodneme sa, čo ďalej.',
} as const
export const mishaps = {
  late: 'Zásielka mešká',
  lost: 'Zásielka sa stratila',
  damaged: 'Zásielka sa poškodila',
  refused: 'Vracia sa k nám',
} as const
export const payments = {
  pending: 'Čaká na zaplatenie',
  failed: 'Platba neprebehla',
  cancelled: 'Platba zrušená',
} as const
export const statuses = {
  received: 'Pripravujeme',
  packed: 'Zabalené',
  handed_over: 'Na ceste',
  delivered: 'Doručené',
  returned: 'Vrátilo sa k nám',
  cancelled: 'Zrušené',
} as const
export const readyAtBranch = 'Pripravené na vyzdvihnutie'
export const collectedAtBranch = 'Vyzdvihnuté'
export const overdueSince = (day: string) => `Po splatnosti od ${day}`
export const dueBy = (day: string) => `Splatné do ${day}`
export const overdue = (day: string) =>
  `Faktúra bola splatná ${day} a platba zatiaľ neprišla. Zaplaťte ju, prosím, podľa údajov nižšie. Ak ste už zaplatili, nemusíte robiť nič.`

// Orders as cards.
export const order = 'Objednávka'
export const pieces = (n: number) => plural(n, { one: '{n} kus', few: '{n} kusy', many: '{n} kusov' })
export const andMore = 'a ďalšie'
export const noOrders = 'V účte zatiaľ žiadna objednávka nie je. Keď si niečo vyberiete, nájdete ju tu aj s dokladom.'
export const orderedAsGuest = 'Objednali ste bez účtu? Nájdite objednávku podľa čísla'
export const chooseFan = 'Vybrať si ventilátor'

// What was ordered.
export const itemsTitle = 'Čo ste si objednali'
export const itemsTotal = 'Tovar'
export const gifts = 'Darčeky'
export const delivery = 'Doprava'
export const payment = 'Platba'
/** Before the price of a piece. */
export const each = 'po'
export const vat = 'DPH'
export const code = 'kód'

// The delivery, and the notes and wishes of the customer.
export const orderNotesTitle = 'Čo ste nám k objednávke povedali'
export const ownNumber = 'Vaše číslo objednávky'
export const orderNote = 'Poznámka k objednávke'
export const carrierNote = 'Poznámka pre dopravcu'
export const formalTitle = 'Oslovenie'
export const company = 'Spoločnosť'
export const bornOn = 'Dátum narodenia'
export const customerCard = 'Zákaznícka karta'
export const newsletter = 'Novinky e-mailom'
export const printedMagazine = 'Tlačený magazín'
export const textMessages = 'Ponuky cez SMS'
export const heureka = 'Dotazník Heureky'
export const zbozi = 'Dotazník Zboží.cz'
export const yes = 'áno'
export const confirmedWithAccount = 'potvrdíte odkazom k účtu'
export const confirmedByMail = 'potvrdíte odkazom, ktorý sme vám poslali e-mailom'
/** Of the address: for what is brought, and for what is collected. */
export const places = {
  ahead: ['Doručíme', 'Vyzdvihnete si'],
  delivered: ['Doručené na adresu', 'Vyzdvihnuté'],
  over: ['Doručovacia adresa', 'Miesto vyzdvihnutia'],
} as const
export const billedTo = 'Fakturačné údaje'
export const billedToSame = 'Fakturačná adresa je rovnaká.'
export const companyNumber = 'IČO'
export const taxNumber = 'DIČ'
/** The second tax number, which companies have in Slovakia. */
export const slovakVatNumber = 'IČ DPH'

// Documents.
export const documentsTitle = 'Doklady'
export const documentsFailed = 'Doklady sa teraz nepodarilo načítať. Skúste to, prosím, o chvíľu.'
export const invoice = 'Faktúra'
export const creditNote = 'Dobropis'
export const otherDocument = 'Doklad'
export const asPdf = (name: string) => `${name} ako PDF`
export const asIsdoc = (name: string) => `${name} ako ISDOC pre účtovníctvo`
export const pdf = 'PDF'
export const isdoc = 'ISDOC'
export const invoiceAfterPayment = 'Faktúru vystavíme, len čo príde vaša platba. Nájdete ju tu.'
export const noDocuments = 'K tejto objednávke nevznikol žiadny doklad.'
export const invoiceOnceReady = 'Faktúru vystavíme, keď bude tovar pripravený v predajni. Nájdete ju tu.'
export const invoiceOnceSent = 'Faktúru vystavíme, keď tovar odovzdáme dopravcovi. Nájdete ju tu.'
export const print = 'Vytlačiť'

// Claims.
export const claimsTitle = 'Reklamácie'
export const claimsFailed = 'Podané reklamácie sa teraz nepodarilo načítať. Skúste to, prosím, o chvíľu.'
export const claim = 'Reklamácia'
export const claimGoods = 'Reklamovať tovar'
export const claimBy = 'Vadu môžete reklamovať do'
// Remedies, each with a note.
export const repair = 'Opraviť'
export const repairNote = 'Tovar opravíme a pošleme vám ho späť.'
export const replacement = 'Vymeniť za nový'
export const replacementNote = 'Pošleme vám nový kus.'
export const discount = 'Dať zľavu'
export const discountNote = 'Tovar si necháte a časť ceny vám vrátime.'
export const moneyBack = 'Vrátiť peniaze'
export const moneyBackNote = 'Pošleme ich rovnakou cestou, akou prišli.'
// Steps of a claim: what was done, what is being done, what is ahead.
export const filed = 'Prijali sme ju'
export const accepted = 'Uznali sme ju'
export const rejected = 'Zamietli sme ju'
export const settled = 'Vybavili sme ju'
export const filing = 'Prijímame ju'
export const judging = 'Posudzujeme ju'
export const settling = 'Vybavujeme ju'
export const toFile = 'Prijatie'
export const toJudge = 'Posúdenie'
export const toSettle = 'Vybavenie'
export const filedOn = 'Podaná'
export const settledBy = ', vybavíme ju najneskôr'
export const wished = (wish: string) => `. Želali ste si: ${wish}.`
export const setOffFromInvoice = 'sme odpočítali z faktúry, ktorú ste ešte nemali zaplatenú.'
export const refundedOn = (day: string) => `sme vám poslali späť ${day}.`
export const creditNoteAtOrder = 'Dobropis nájdete pri objednávke.'
export const photoOf = (n: number, claimNumber: string) => `Fotografia ${n} k reklamácii ${claimNumber}`

// Withdrawals.
export const withdrawalsTitle = 'Odstúpenie od zmluvy'
export const waitingForGoods = 'Čakáme na tovar'
export const goodsBack = 'Tovar máme späť'
export const moneySent = 'Peniaze sme poslali'
// States of goods that were never sent.
export const willNotSend = 'Tovar vám nepošleme'
export const didNotSend = 'Tovar sme vám neposlali'
export const receivedOn = 'prijaté'
export const notPacked = 'Objednávku sme ešte nezabalili, tento tovar v nej nepošleme a vy nám nič nevraciate.'
export const sendBack = 'Tovar nám, prosím, pošlite späť do 14 dní.'
export const sendBackHow = 'Kam a ako ho poslať'
export const setOff = (money: string) => `Ešte ste nemali zaplatené, a tak sme ${money} odpočítali z ceny objednávky.`
export const nothingPaid = 'Nič ste nezaplatili, a tak vám nič nevraciame.'
export const sentBack = (money: string) => `${money} sme vám poslali späť`
export const backOncePaid = (money: string) => `Keď zaplatíte celú objednávku, vrátime vám ${money}.`
export const backSoon = (money: string) => `${money} vám pošleme najneskôr do dvoch pracovných dní.`
export const lostAndBack = (money: string) =>
  `Zásielka k vám nedorazila, späť teda nemusíte posielať nič. Vrátime vám ${money}.`
export const backOnceRestSent = (money: string) => `Keď odošleme zvyšok, vrátime vám ${money}.`
export const backOnceReceived = (money: string) => `Keď ho dostaneme, vrátime vám ${money}.`
export const unusedGoods = 'Nepoužitý tovar vám však dobrovoľne vezmeme späť'
export const within30Days = 'do 30 dní'
export const withdrawBefore = 'Bez udania dôvodu, podľa zákona do'
export const withdrawAfter = 'vrátane.'
export const withdrawReturned = 'Tovar máme späť. Ak ho už nechcete, peniaze vám vrátime.'
/** Of an order that can still be cancelled. */
export const orCancel = ' Hodí sa pre časť objednávky, celú rýchlejšie zrušíte.'
export const withdrawIn14Days = 'Bez udania dôvodu, podľa zákona do 14 dní od doručenia.'

// Beside a claim or a withdrawal.
export const afterTitle = 'Čo bude ďalej'
export const callBefore = 'Poradíme aj po telefóne: '

import { plural } from '#market/plural'

/** Steps of an order: what is done, what is being done, what is ahead. */
export const steps = {
  received: { done: 'Přijato', next: 'Přijímáme', ahead: 'Přijato' },
  paid: { done: 'Zaplaceno', next: 'Čeká na zaplacení', ahead: 'Zaplaceno' },
  packed: { done: 'Zabaleno', next: 'Připravujeme', ahead: 'Zabaleno' },
  handed_over: { done: 'Předáno dopravci', next: 'Předáváme dopravci', ahead: 'Předáno dopravci' },
  delivered: { done: 'Doručeno', next: 'Na cestě', ahead: 'Doručeno' },
  returned: { done: 'Vrátilo se k nám', next: 'Vrací se k nám', ahead: 'Vrácení' },
  cancelled: { done: 'Zrušeno', next: 'Ruší se', ahead: 'Zrušení' },
  payment_changed: { done: 'Platba změněna', next: 'Mění se platba', ahead: 'Změna platby' },
  refunded: { done: 'Peníze vráceny', next: 'Vracíme peníze', ahead: 'Vrácení peněz' },
} as const
/** Steps that have other words if the goods are collected. */
export const collectedSteps = {
  handed_over: { done: 'Připraveno na pobočce', next: 'Připravujeme na pobočce', ahead: 'Připraveno na pobočce' },
  delivered: { done: 'Vyzvednuto', next: 'Čeká na vás', ahead: 'Vyzvednuto' },
} as const
export const parcels = {
  packed: 'Čeká na dopravce.',
  on_the_way: 'Je na cestě.',
  late: 'Zpozdila se, omlouváme se.',
  lost: 'Dopravce ji nemůže najít. Zavolejte nám prosím: pošleme zboží znovu, nebo vrátíme peníze.',
  damaged: 'Cestou se poškodila. Zavolejte nám prosím: pošleme zboží znovu, nebo vrátíme peníze.',
  refused: 'Nikdo ji nepřevzal, vrací se k nám.',
  delivered: 'Doručená.',
  returned: 'Vrátila se k nám. Zavolejte nám prosím, domluvíme se, co dál.',
} as const
export const mishaps = {
  late: 'Zásilka se zpozdila',
  lost: 'Zásilka se ztratila',
  damaged: 'Zásilka se poškodila',
  refused: 'Vrací se k nám',
} as const
export const payments = {
  pending: 'Čeká na zaplacení',
  failed: 'Platba neproběhla',
  cancelled: 'Platba zrušena',
} as const
export const statuses = {
  received: 'Připravujeme',
  packed: 'Zabaleno',
  handed_over: 'Na cestě',
  delivered: 'Doručeno',
  returned: 'Vrátilo se k nám',
  cancelled: 'Zrušeno',
} as const
export const readyAtBranch = 'Připraveno k vyzvednutí'
export const collectedAtBranch = 'Vyzvednuto'
export const overdueSince = (day: string) => `Po splatnosti od ${day}`
export const dueBy = (day: string) => `Splatné do ${day}`
export const overdue = (day: string) =>
  `Faktura byla splatná ${day} a platba zatím nedorazila. Zaplaťte ji prosím podle údajů níže. Pokud jste už zaplatili, nemusíte nic dělat.`

// Orders as cards.
export const order = 'Objednávka'
export const pieces = (n: number) => plural(n, { one: '{n} kus', few: '{n} kusy', many: '{n} kusů' })
export const andMore = 'a další'
export const noOrders = 'V účtu zatím žádná objednávka není. Až si něco vyberete, najdete ji tady i s dokladem.'
export const orderedAsGuest = 'Objednali jste bez účtu? Najděte objednávku podle čísla'
export const chooseFan = 'Vybrat si ventilátor'

// What was ordered.
export const itemsTitle = 'Co jste objednali'
export const itemsTotal = 'Zboží'
export const gifts = 'Dárky'
export const delivery = 'Doprava'
export const payment = 'Platba'
/** Before the price of a piece. */
export const each = 'po'
export const vat = 'DPH'
export const code = 'kód'

// The delivery, and the notes and wishes of the customer.
export const orderNotesTitle = 'Co jste nám k objednávce řekli'
export const ownNumber = 'Vaše číslo objednávky'
export const orderNote = 'Poznámka k objednávce'
export const carrierNote = 'Poznámka pro dopravce'
export const formalTitle = 'Oslovení'
export const company = 'Společnost'
export const bornOn = 'Datum narození'
export const customerCard = 'Zákaznická karta'
export const newsletter = 'Novinky e-mailem'
export const printedMagazine = 'Tištěný magazín'
export const textMessages = 'Nabídky esemeskou'
export const heureka = 'Dotazník Heureky'
export const zbozi = 'Dotazník Zboží.cz'
export const yes = 'ano'
export const confirmedWithAccount = 'potvrdíte odkazem k účtu'
export const confirmedByMail = 'potvrdíte odkazem, který jsme vám poslali e-mailem'
/** Of the address: for what is brought, and for what is collected. */
export const places = {
  ahead: ['Doručíme', 'Vyzvednete'],
  delivered: ['Doručeno na adresu', 'Vyzvednuto'],
  over: ['Doručovací adresa', 'Místo vyzvednutí'],
} as const
export const billedTo = 'Fakturační údaje'
export const billedToSame = 'Fakturační adresa je stejná.'
export const companyNumber = 'IČO'
export const taxNumber = 'DIČ'
/** The second tax number, which companies have in Slovakia. */
export const slovakVatNumber = 'IČ DPH'

// Documents.
export const documentsTitle = 'Doklady'
export const documentsFailed = 'Doklady se teď nepodařilo načíst. Zkuste to prosím za chvíli.'
export const invoice = 'Faktura'
export const creditNote = 'Opravný daňový doklad'
export const otherDocument = 'Doklad'
export const asPdf = (name: string) => `${name} jako PDF`
export const asIsdoc = (name: string) => `${name} jako ISDOC pro účetnictví`
export const pdf = 'PDF'
export const isdoc = 'ISDOC'
export const invoiceAfterPayment = 'Fakturu vystavíme, jakmile dorazí vaše platba. Najdete ji tady.'
export const noDocuments = 'K této objednávce žádný doklad nevznikl.'
export const invoiceOnceReady = 'Fakturu vystavíme, jakmile bude zboží připravené na pobočce. Najdete ji tady.'
export const invoiceOnceSent = 'Fakturu vystavíme, jakmile zboží předáme dopravci. Najdete ji tady.'
export const print = 'Vytisknout'

// Claims.
export const claimsTitle = 'Reklamace'
export const claimsFailed = 'Podané reklamace se teď nepodařilo načíst. Zkuste to prosím za chvíli.'
export const claim = 'Reklamace'
export const claimGoods = 'Reklamovat zboží'
export const claimBy = 'Závadu můžete reklamovat do'
// Remedies, each with a note.
export const repair = 'Opravit'
export const repairNote = 'Zboží opravíme a pošleme vám ho zpět.'
export const replacement = 'Vyměnit za nové'
export const replacementNote = 'Pošleme vám nový kus.'
export const discount = 'Dát slevu'
export const discountNote = 'Zboží si necháte a část ceny vám vrátíme.'
export const moneyBack = 'Vrátit peníze'
export const moneyBackNote = 'Pošleme je stejnou cestou, jakou přišly.'
// Steps of a claim: what was done, what is being done, what is ahead.
export const filed = 'Přijali jsme ji'
export const accepted = 'Uznali jsme ji'
export const rejected = 'Zamítli jsme ji'
export const settled = 'Vyřídili jsme ji'
export const filing = 'Přijímáme ji'
export const judging = 'Posuzujeme ji'
export const settling = 'Vyřizujeme ji'
export const toFile = 'Přijetí'
export const toJudge = 'Posouzení'
export const toSettle = 'Vyřízení'
export const filedOn = 'Podaná'
export const settledBy = ', vyřídíme ji nejpozději'
export const wished = (wish: string) => `. Přáli jste si: ${wish}.`
export const setOffFromInvoice = 'jsme odečetli z faktury, kterou jste ještě neměli zaplacenou.'
export const refundedOn = (day: string) => `jsme vám poslali zpět ${day}.`
export const creditNoteAtOrder = 'Opravný daňový doklad najdete u objednávky.'
export const photoOf = (n: number, claimNumber: string) => `Fotka ${n} k reklamaci ${claimNumber}`

// Withdrawals.
export const withdrawalsTitle = 'Odstoupení od smlouvy'
export const waitingForGoods = 'Čekáme na zboží'
export const goodsBack = 'Zboží máme zpátky'
export const moneySent = 'Peníze jsme poslali'
// States of goods that were never sent.
export const willNotSend = 'Zboží vám nepošleme'
export const didNotSend = 'Zboží jsme vám neposlali'
export const receivedOn = 'přijaté'
export const notPacked = 'Objednávku jsme ještě nezabalili, tohle zboží v ní nepošleme a vy nám nic nevracíte.'
export const sendBack = 'Zboží nám prosím pošlete zpět do 14 dnů.'
export const sendBackHow = 'Kam a jak ho poslat'
export const setOff = (money: string) => `Ještě jste neměli zaplaceno, a tak jsme ${money} odečetli z ceny objednávky.`
export const nothingPaid = 'Nic jste nezaplatili, a tak vám nic nevracíme.'
export const sentBack = (money: string) => `${money} jsme vám poslali zpět`
export const backOncePaid = (money: string) => `Až celou objednávku zaplatíte, vrátíme vám ${money}.`
export const backSoon = (money: string) => `${money} vám pošleme nejpozději do dvou pracovních dnů.`
export const lostAndBack = (money: string) =>
  `Zásilka k vám nedorazila, zpět tedy nic posílat nemusíte. Vrátíme vám ${money}.`
export const backOnceRestSent = (money: string) => `Až odešleme zbytek, vrátíme vám ${money}.`
export const backOnceReceived = (money: string) => `Až ho dostaneme, vrátíme vám ${money}.`
export const unusedGoods = 'Nepoužité zboží vám ale dobrovolně vezmeme zpět'
export const within30Days = 'do 30 dnů'
export const withdrawBefore = 'Bez udání důvodu, ze zákona do'
export const withdrawAfter = 'včetně.'
export const withdrawReturned = 'Zboží máme zpátky. Když už ho nechcete, peníze vám vrátíme.'
/** Of an order that can still be cancelled. */
export const orCancel = ' Hodí se pro část objednávky, celou rychleji zrušíte.'
export const withdrawIn14Days = 'Bez udání důvodu, ze zákona do 14 dnů od doručení.'

// Beside a claim or a withdrawal.
export const afterTitle = 'Co bude dál'
export const callBefore = 'Poradíme i\u00a0po telefonu: '

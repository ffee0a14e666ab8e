export const title = 'Odstúpenie od zmluvy'
export const description =
  'Od zmluvy môžete bez udania dôvodu odstúpiť do 14 dní od doručenia, priamo tu. Na vrátenie tovaru dávame 30 dní.'
export const intro =
  'Zákon na to dáva 14 dní od doručenia a dôvod písať nemusíte. Stačia dva kroky a potvrdenie príde e-mailom.'
export const stepOf = (n: 1 | 2) => `Krok ${n} z 2`
export const after = [
  ['Hneď potvrdíme', 'Číslo odstúpenia a ďalší postup vám prídu e-mailom.'],
  ['Vrátite tovar', 'Do 14\u00a0dní. Čo sme ešte neodoslali, jednoducho nepošleme.'],
  ['Vrátime peniaze', 'Najneskôr dva pracovné dni po tom, ako tovar dostaneme späť.'],
] as const
/** For goods that were not sent yet. */
export const afterUnsent = [
  ['Hneď potvrdíme', 'Číslo odstúpenia a ďalší postup vám prídu e-mailom.'],
  ['Nič nám neposielate', 'Čo nechcete, z objednávky vyradíme a\u00a0nepošleme.'],
  ['Zaplatené peniaze vrátime', 'Za celú objednávku do dvoch pracovných dní, za časť po odoslaní zvyšku.'],
] as const
/** For goods that came back, or never arrived. */
export const afterBack = [
  ['Hneď potvrdíme', 'Číslo odstúpenia a ďalší postup vám prídu e-mailom.'],
  ['Nič nám neposielate', 'Tovar už máme späť alebo k\u00a0vám neprišiel.'],
  ['Vrátime peniaze', 'Najneskôr do 14\u00a0dní od odstúpenia.'],
] as const
export const termsBefore =
  'Zo zákona máte na odstúpenie 14\u00a0dní od doručenia. My na vrátenie dávame 30\u00a0dní: po štrnástom dni nám len napíšte. Prečítajte si, '
export const termsLink = 'ako tovar vrátiť'
export const doneTitle = 'Odstúpenie sme prijali'
export const doneAt = 'Prišlo k nám '
export const doneNumber = ', jeho číslo je '
export const doneSentTo = (email: string) => `. Potvrdenie sme poslali na ${email}.`
export const backToOrder = 'Späť na objednávku'
export const ordersNone =
  'Nemáte tu objednávku, od ktorej by sa dalo odstúpiť. Pri nákupe na firmu to nejde. Objednávku, ktorú ste urobili bez prihlásenia, nájdete '
export const ordersNoneLink = 'podľa čísla a e-mailu'
export const ordersTitle = 'Od ktorej objednávky odstupujete'
export const orderOf = (code: string) => `Objednávka ${code}`
export const andOthers = ' a ďalšie'
export const missing = 'Takú objednávku tu nemáme. Odstúpiť môžete podľa čísla objednávky a e-mailu.'
export const missingLink = 'Odstúpiť podľa čísla objednávky'

export const nameLabel = 'Meno a priezvisko'
export const orderCodeLabel = 'Číslo objednávky'
export const orderCodeHint = 'Nájdete ho v e-maile s potvrdením objednávky.'
export const emailLabel = 'E-mail, ktorý ste uviedli v objednávke'
export const accountLabel = 'Účet na vrátenie peňazí'
export const accountHint =
  'Najlepšie ako IBAN, napríklad SK31 1200 0000 1987 4263 7541. Číslo účtu potvrdíte odkazom, ktorý vám pošleme. Inak peniaze vrátime rovnakým spôsobom, akým ste platili.'
export const fillTitle = 'Podľa čísla objednávky'
export const fillBefore = 'Takto odstúpite od celej zmluvy. Len od niektorých položiek môžete '
export const fillAccountLink = 'zo svojho účtu'
export const fillBetween = ', a bez účtu vtedy, keď si objednávku '
export const fillLookupLink = 'vyhľadáte'
export const toSummary = 'Pokračovať na súhrn'
export const declaredTitle = 'Čo nám oznamujete'
export const declaredWhole = 'Odstupujem od celej zmluvy k objednávke '
export const declaredPart = 'Odstupujem od zmluvy k objednávke '
export const ofTheseLines = ' pri týchto položkách:'
export const confirm = 'Potvrdiť odstúpenie od zmluvy'
export const edit = 'Upraviť údaje'
export const doneNote =
  'Na e-mail z objednávky posielame potvrdenie s číslom odstúpenia a s tým, čo ďalej. Ak do hodiny nepríde, skontrolujte číslo objednávky a e-mail a odošlite odstúpenie znova, alebo sa nám '
export const doneNoteLink = 'ozvite'

export const amountLabel = 'Množstvo'
export const amountOf = (name: string) => ` položky ${name}`
export const atMost = (left: string) => `najviac ${left}`
export const chooseTitle = 'Od čoho odstupujete'
export const chooseRest = 'Od všetkého, čo zostáva'
export const chooseWhole = 'Od celej objednávky'
export const refundOf = (sum: string) => `Vrátime vám ${sum}`
export const wholeCancelled = 'Objednávku sme ešte nezabalili, a tak ju zrušíme a nič vám nepošleme.'
export const wholeReturned = 'Vrátite všetok tovar. Vrátime vám aj najlacnejšie doručenie, ktoré ponúkame.'
export const choosePart = 'Len od niektorých položiek'
export const partCancelled = 'Vyberiete, čo nechcete a koľko. Ostatné vám pošleme.'
export const partReturned = 'Vyberiete, čo vraciate a koľko. Ostatné si necháte.'
export const laterUnpaid = 'Ešte nemáte zaplatené, a tak'
export const laterPaid = 'Keď odošleme zvyšok, vrátime vám'
export const laterOnPayment = 'Ešte nemáte zaplatené. Platba je na celú sumu a po jej prijatí vám z\u00a0nej vrátime'
export const cancels = 'Objednávku sme ešte nezabalili, preto ju celú zrušíme a nič vám nepošleme. '
export const refundSentence = (sum: string) => `Vrátime vám ${sum}.`
export const nothingPaid = 'Nič ste nezaplatili, a tak vám nič nevraciame.'
export const notPacked = 'Objednávku sme ešte nezabalili, tento tovar v nej nepošleme a vy nám nič nevraciate.'
export const deducted = ' odpočítame z ceny objednávky.'
export const goodsBack = 'Tovar už máme späť.'
export const refundBefore = ' Vrátime vám '
export const notDelivered = 'Zásielka k vám nedorazila, späť teda nič posielať nemusíte.'
export const sendBack = 'Tovar nám pošlite späť do 14 dní.'
export const sendBackUnpaid = 'Tovar nám pošlite späť do 14 dní. Ešte nemáte zaplatené, a tak '
export const refundOnArrival = ' Keď ho dostaneme, vrátime vám '
export const refundIfPaid = ', ak budete mať objednávku zaplatenú.'
export const editChoice = 'Upraviť výber'
export const accountHintOwn =
  'Najlepšie ako IBAN, napríklad SK31 1200 0000 1987 4263 7541. Bez neho peniaze vrátime rovnakým spôsobom, akým ste platili.'
export const noteLabel = 'Poznámka '
export const optional = '(nepovinné)'
export const noteHint = 'Dôvod písať nemusíte.'
export const earlierBefore = 'K tejto objednávke už máme odstúpenie '
export const earlierAfter = '. Pokračujte, len ak chcete vrátiť ešte niečo ďalšie.'
export const order = 'Objednávka '
/** Before the day and the sum of the order. */
export const orderFrom = ' z\u00a0'
export const orderFor = ' za\u00a0'

export const otherOrder =
  'V tomto prehliadači ste medzičasom otvorili inú objednávku. Skontrolujte, prosím, od čoho odstupujete.'

export const title = 'Odstoupení od smlouvy'
export const description =
  'Od smlouvy můžete bez udání důvodu odstoupit do 14 dnů od doručení, přímo tady. Na vrácení zboží dáváme 30 dní.'
export const intro =
  'Zákon na to dává 14 dní od doručení a důvod psát nemusíte. Zabere to dva kroky a potvrzení přijde e-mailem.'
export const stepOf = (n: 1 | 2) => `Krok ${n} ze 2`
export const after = [
  ['Hned potvrdíme', 'Číslo odstoupení a další postup vám přijdou e-mailem.'],
  ['Vrátíte zboží', 'Do 14\u00a0dnů. Co jsme ještě neodeslali, jednoduše nepošleme.'],
  ['Vrátíme peníze', 'Nejpozději dva pracovní dny poté, co zboží dostaneme zpátky.'],
] as const
/** For goods that were not sent yet. */
export const afterUnsent = [
  ['Hned potvrdíme', 'Číslo odstoupení a další postup vám přijdou e-mailem.'],
  ['Nic nám neposíláte', 'Co nechcete, z objednávky vyřadíme a\u00a0nepošleme.'],
  ['Zaplacené peníze vrátíme', 'Za celou objednávku do dvou pracovních dnů, za část po odeslání zbytku.'],
] as const
/** For goods that came back, or never arrived. */
export const afterBack = [
  ['Hned potvrdíme', 'Číslo odstoupení a další postup vám přijdou e-mailem.'],
  ['Nic nám neposíláte', 'Zboží už máme zpátky, nebo k\u00a0vám nedorazilo.'],
  ['Vrátíme peníze', 'Nejpozději do 14\u00a0dnů od odstoupení.'],
] as const
export const termsBefore =
  'Ze zákona máte na odstoupení 14\u00a0dní od doručení. My na vrácení dáváme 30\u00a0dní: po čtrnáctém dni nám jen napište. Přečtěte si, '
export const termsLink = 'jak zboží vrátit'
export const doneTitle = 'Odstoupení jsme přijali'
export const doneAt = 'Dorazilo k nám '
export const doneNumber = ', jeho číslo je '
export const doneSentTo = (email: string) => `. Potvrzení jsme poslali na ${email}.`
export const backToOrder = 'Zpět k objednávce'
export const ordersNone =
  'Nemáte tu objednávku, od které by šlo odstoupit. U nákupu na firmu to nejde. Objednávku, kterou jste udělali bez přihlášení, najdete '
export const ordersNoneLink = 'podle čísla a e-mailu'
export const ordersTitle = 'Od které objednávky odstupujete'
export const orderOf = (code: string) => `Objednávka ${code}`
export const andOthers = ' a další'
export const missing = 'Takovou objednávku tu nemáme. Odstoupit můžete podle čísla objednávky a e-mailu.'
export const missingLink = 'Odstoupit podle čísla objednávky'

export const nameLabel = 'Jméno a příjmení'
export const orderCodeLabel = 'Číslo objednávky'
export const orderCodeHint = 'Najdete ho v e-mailu s potvrzením objednávky.'
export const emailLabel = 'E-mail, který jste uvedli v objednávce'
export const accountLabel = 'Účet pro vrácení peněz'
export const accountHint =
  'Třeba 19-2000145399/0800 nebo IBAN. Číslo účtu potvrdíte odkazem, který vám pošleme. Jinak peníze vrátíme stejným způsobem, jakým jste platili.'
export const fillTitle = 'Podle čísla objednávky'
export const fillBefore = 'Takhle odstoupíte od celé smlouvy. Jen od některých položek můžete '
export const fillAccountLink = 'ze svého účtu'
export const fillBetween = ', a bez účtu, když si objednávku '
export const fillLookupLink = 'vyhledáte'
export const toSummary = 'Pokračovat ke shrnutí'
export const declaredTitle = 'Co nám oznamujete'
export const declaredWhole = 'Odstupuji od celé smlouvy k objednávce '
export const declaredPart = 'Odstupuji od smlouvy k objednávce '
export const ofTheseLines = ' u těchto položek:'
export const confirm = 'Potvrdit odstoupení od smlouvy'
export const edit = 'Upravit údaje'
export const doneNote =
  'Na e-mail z objednávky posíláme potvrzení s číslem odstoupení a s tím, co dál. Když během hodiny nepřijde, zkontrolujte číslo objednávky a e-mail a odešlete odstoupení znovu, nebo se nám '
export const doneNoteLink = 'ozvěte'

export const amountLabel = 'Množství'
export const amountOf = (name: string) => ` položky ${name}`
export const atMost = (left: string) => `nejvýš ${left}`
export const chooseTitle = 'Od čeho odstupujete'
export const chooseRest = 'Od všeho, co zbývá'
export const chooseWhole = 'Od celé objednávky'
export const refundOf = (sum: string) => `Vrátíme vám ${sum}`
export const wholeCancelled = 'Objednávku jsme ještě nezabalili, a tak ji zrušíme a nic vám nepošleme.'
export const wholeReturned = 'Vrátíte všechno zboží. Vrátíme vám i nejlevnější doručení, které nabízíme.'
export const choosePart = 'Jen od některých položek'
export const partCancelled = 'Vyberete, co nechcete a kolik. Ostatní vám pošleme.'
export const partReturned = 'Vyberete, co vracíte a kolik. Ostatní si necháte.'
export const laterUnpaid = 'Ještě nemáte zaplaceno, a tak'
export const laterPaid = 'Až odešleme zbytek, vrátíme vám'
export const laterOnPayment =
  'Ještě nemáte zaplaceno. Platba je na celou částku a po jejím přijetí vám z\u00a0ní vrátíme'
export const cancels = 'Objednávku jsme ještě nezabalili, takže ji celou zrušíme a nic vám nepošleme. '
export const refundSentence = (sum: string) => `Vrátíme vám ${sum}.`
export const nothingPaid = 'Nic jste nezaplatili, a tak vám nic nevracíme.'
export const notPacked = 'Objednávku jsme ještě nezabalili, tohle zboží v ní nepošleme a vy nám nic nevracíte.'
export const deducted = ' odečteme z ceny objednávky.'
export const goodsBack = 'Zboží už máme zpátky.'
export const refundBefore = ' Vrátíme vám '
export const notDelivered = 'Zásilka k vám nedorazila, zpět tedy nic posílat nemusíte.'
export const sendBack = 'Zboží nám pošlete zpět do 14 dnů.'
export const sendBackUnpaid = 'Zboží nám pošlete zpět do 14 dnů. Ještě nemáte zaplaceno, a tak '
export const refundOnArrival = ' Až ho dostaneme, vrátíme vám '
export const refundIfPaid = ', pokud budete mít objednávku zaplacenou.'
export const editChoice = 'Upravit výběr'
export const accountHintOwn =
  'Třeba 19-2000145399/0800 nebo IBAN. Bez něj peníze vrátíme stejným způsobem, jakým jste platili.'
export const noteLabel = 'Poznámka '
export const optional = '(nepovinné)'
export const noteHint = 'Důvod psát nemusíte.'
export const earlierBefore = 'K této objednávce už máme odstoupení '
export const earlierAfter = '. Pokračujte, jen když chcete vrátit ještě něco dalšího.'
export const order = 'Objednávka '
/** Before the day and the sum of the order. */
export const orderFrom = ' z\u00a0'
export const orderFor = ' za\u00a0'

export const otherOrder =
  'V tomto prohlížeči jste mezitím otevřeli jinou objednávku. Zkontrolujte prosím, od čeho odstupujete.'

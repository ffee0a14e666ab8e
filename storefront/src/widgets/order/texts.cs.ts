export const cancelledTitle = 'Objednávka je zrušená'
/** Before the sum of an unpaid order. */
export const toPay = 'Zaplatit zbývá '
export const wayTitle = 'Kde je objednávka'
/** After a step that is ahead, for screen readers. */
export const notYet = ' (ještě ne)'
/** Between the carrier and the number of a parcel. */
export const parcelNumber = ', zásilka '
/** Around the day of a delivery. */
export const expectBefore = ' Čekejte ji '
export const expectAfter = '.'
export const trackParcel = 'Sledovat zásilku'
export const transferTitle = 'Údaje pro platbu převodem'

export const placed = 'Objednáno'
export const shipping = 'Doprava'
export const delivery = 'Doručení'
export const payment = 'Platba'
export const due = 'Splatnost'
export const confirmation = 'E-mail'

export const anythingWrong = 'Nesedí vám něco? '
export const writeUs = 'Napište nám'
/** Before the link to the page about returns. */
export const readBefore = 'Přečtěte si, '
export const howToReturn = 'jak zboží do 30 dnů vrátit'
export const wrongAfter = '.'

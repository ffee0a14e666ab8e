export const cancelledTitle = 'Objednávka je zrušená'
/** Before the sum of an unpaid order. */
export const toPay = 'Treba zaplatiť '
export const wayTitle = 'Kde je objednávka'
/** After a step that is ahead, for screen readers. */
export const notYet = ' (ešte nie)'
/** Between the carrier and the number of a parcel. */
export const parcelNumber = ', zásielka '
/** Around the day of a delivery. */
export const expectBefore = ' Očakávajte ju '
export const expectAfter = '.'
export const trackParcel = 'Sledovať zásielku'
export const transferTitle = 'Údaje na platbu prevodom'

export const placed = 'Objednané'
export const shipping = 'Doprava'
export const delivery = 'Doručenie'
export const payment = 'Platba'
export const due = 'Splatnosť'
export const confirmation = 'E-mail'

export const anythingWrong = 'Niečo nesedí? '
export const writeUs = 'Napíšte nám'
/** Before the link to the page about returns. */
export const readBefore = 'Prečítajte si, '
export const howToReturn = 'ako tovar do 30 dní vrátiť'
export const wrongAfter = '.'

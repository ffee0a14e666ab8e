export const shippersLegend = 'Ako to k vám dostaneme'
export const fastest = 'Najrýchlejšie domov'
export const paymentsLegend = 'Ako zaplatíte'

export const lostShipper = 'Doprava, ktorú ste vybrali, už pre tento košík nie je. Vyberte, prosím, inú.'
export const lostBranch = 'Miesto, ktoré ste vybrali, už tovar nevydáva. Vyberte, prosím, iné.'
export const lostPayment = 'Platba, ktorú ste vybrali, sa teraz použiť nedá. Vyberte, prosím, inú.'

/** Before the parts that are not chosen yet. */
export const missingBefore = 'Zostáva vybrať '
export const missingAnd = ' a '
export const missingShipper = 'dopravu'
export const missingBranch = 'miesto vyzdvihnutia'
export const missingTime = 'čas doručenia'
export const missingPayment = 'platbu'

export const slotsLegend = 'Kedy máme prísť'
export const anyTime = 'Kedykoľvek počas dňa'
/** Opens the days and hours. */
export const pickTime = 'Vybrať deň a hodinu'
/** Days of the week from Sunday. */
export const weekdays = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota']

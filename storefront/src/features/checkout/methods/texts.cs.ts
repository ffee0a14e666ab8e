export const shippersLegend = 'Jak to k vám dostaneme'
export const fastest = 'Nejrychleji domů'
export const paymentsLegend = 'Jak zaplatíte'

export const lostShipper = 'Doprava, kterou jste vybrali, už pro tento košík není. Vyberte prosím jinou.'
export const lostBranch = 'Místo, které jste vybrali, už zboží nevydává. Vyberte prosím jiné.'
export const lostPayment = 'Platbu, kterou jste vybrali, teď nejde použít. Vyberte prosím jinou.'

/** Before the parts that are not chosen yet. */
export const missingBefore = 'Zbývá vybrat '
export const missingAnd = ' a '
export const missingShipper = 'dopravu'
export const missingBranch = 'místo vyzvednutí'
export const missingTime = 'čas doručení'
export const missingPayment = 'platbu'

export const slotsLegend = 'Kdy máme přijet'
export const anyTime = 'Kdykoli během dne'
/** Opens the days and hours. */
export const pickTime = 'Vybrat den a hodinu'
/** Days of the week from Sunday. */
export const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota']

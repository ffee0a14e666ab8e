import { outOf, plural } from '#market/plural'

/** Title of the value "yes" of a boolean filter, as the back end gives it. */
export const yes = 'ano'
export const upTo = (value: string) => `do ${value}`
export const atLeast = (value: string) => `od ${value}`

export const products = (n: number) => plural(n, { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' })
export const filters = 'Filtry'
export const sortLabel = 'Řazení'

export const chosenLabel = 'Vybrané filtry'
/** Before the title of a filter, for screen readers. */
export const removeFilter = 'Zrušit filtr '
export const removeAll = 'Zrušit vše'
export const removeAllFilters = 'Zrušit všechny filtry'

export const nothingFitsTitle = 'Všemu najednou nevyhovuje nic'
export const nothingFitsOneTitle = 'Tomuto filtru nevyhovuje nic'
export const leaveOneOut = 'Zkuste jeden z filtrů vynechat.'
/** Before the title of a filter. */
export const without = 'Bez filtru '
export const someFilter = 'filtr'
export const noneHelps = 'Vybrané filtry se k sobě nehodí. Začněte znovu jen s jedním.'

export const moreValues = (n: number) => `Dalších ${n}`
export const filterTip = (title: string) => `${title}: co to znamená`
/** After the number of chosen values, for screen readers. */
export const chosen = ' vybráno'
export const equipment = 'Vybavení'
export const rangeLeast = (title: string) => `${title} nejméně`
export const rangeMost = (title: string) => `${title} nejvíce`
export const from = 'od'
export const to = 'do'
export const closeFilters = 'Zavřít filtry'
export const showProducts = (n: number) => `Zobrazit ${products(n)}`

const ofProducts = (n: number) => plural(n, { one: `${outOf(n)} výrobku`, many: `${outOf(n)} výrobků` })
export const shownOf = (first: number, last: number, total: number) => `${first}–${last} ${ofProducts(total)}`
export const pagesLabel = 'Stránky výpisu'
export const loadMore = (n: number) => `Načíst dalších ${n}`

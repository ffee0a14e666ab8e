import { outOf, plural } from '#market/plural'

/** Title of the value "yes" of a boolean filter, as the back end gives it. */
export const yes = 'áno'
export const upTo = (value: string) => `do ${value}`
export const atLeast = (value: string) => `od ${value}`

export const products = (n: number) => plural(n, { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' })
export const filters = 'Filtre'
export const sortLabel = 'Zoradenie'

export const chosenLabel = 'Vybrané filtre'
/** Before the title of a filter, for screen readers. */
export const removeFilter = 'Zrušiť filter '
export const removeAll = 'Zrušiť všetko'
export const removeAllFilters = 'Zrušiť všetky filtre'

export const nothingFitsTitle = 'Všetkému naraz nevyhovuje nič'
export const nothingFitsOneTitle = 'Tomuto filtru nevyhovuje nič'
export const leaveOneOut = 'Skúste niektorý z filtrov vynechať.'
/** Before the title of a filter. */
export const without = 'Bez filtra '
export const someFilter = 'filter'
export const noneHelps = 'Vybrané filtre sa k sebe nehodia. Začnite znova len s jedným.'

export const moreValues = (n: number) => plural(n, { one: 'Ďalšia {n}', few: 'Ďalšie {n}', many: 'Ďalších {n}' })
export const filterTip = (title: string) => `${title}: čo to znamená`
/** After the number of chosen values, for screen readers. */
export const chosen = ' vybrané'
export const equipment = 'Výbava'
export const rangeLeast = (title: string) => `${title} najmenej`
export const rangeMost = (title: string) => `${title} najviac`
export const from = 'od'
export const to = 'do'
export const closeFilters = 'Zavrieť filtre'
export const showProducts = (n: number) => `Zobraziť ${products(n)}`

const ofProducts = (n: number) => plural(n, { one: `${outOf(n)} výrobku`, many: `${outOf(n)} výrobkov` })
export const shownOf = (first: number, last: number, total: number) => `${first}–${last} ${ofProducts(total)}`
export const pagesLabel = 'Stránky výpisu'
export const loadMore = (n: number) =>
  plural(n, { one: 'Načítať ďalší {n}', few: 'Načítať ďalšie {n}', many: 'Načítať ďalších {n}' })

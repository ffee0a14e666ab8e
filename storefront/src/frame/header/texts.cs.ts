import { plural } from '#market/plural'

export const asideLabel = 'Doprava a poradna'
export const closeBanner = 'Zavřít sdělení'
export const freeShippingFrom = (price: string) => `Doprava zdarma od ${price}, mimo nadrozměrné`

export const categories = 'Sortiment'
/** Opens the subcategories of one. */
export const kindsOf = (category: string) => `Podkategorie: ${category}`
export const brands = 'Značky'
export const searchLabel = 'Hledat v obchodě'
export const searchExample = 'Třeba ventilátor 125'
export const search = 'Hledat'

export const myAccount = 'Můj účet'
/** Before the customer's name, for screen readers. */
export const myAccountBefore = 'Můj účet: '
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' })
export const newWindow = ' (otevře se v novém okně)'
export const logOut = 'Odhlásit se'

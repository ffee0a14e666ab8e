import { plural } from '#market/plural'

export const asideLabel = 'Doprava a poradňa'
export const closeBanner = 'Zavrieť oznam'
export const freeShippingFrom = (price: string) => `Doprava zadarmo od ${price} okrem nadrozmerného tovaru`

export const categories = 'Sortiment'
/** Opens the subcategories of one. */
export const kindsOf = (category: string) => `Podkategórie: ${category}`
export const brands = 'Značky'
export const searchLabel = 'Hľadať v obchode'
export const searchExample = 'Napríklad ventilátor 125'
export const search = 'Hľadať'

export const myAccount = 'Môj účet'
/** Before the customer's name, for screen readers. */
export const myAccountBefore = 'Môj účet: '
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditov' })
export const newWindow = ' (otvorí sa v novom okne)'
export const logOut = 'Odhlásiť sa'

import { plural } from '#market/plural'

export const title = 'Môj účet'
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditov' })
export const creditsUse = 'Použijete ich v košíku'
export const creditsEarn = 'Nazbierate ich nákupom'
export const ordersTitle = 'Posledné objednávky'
export const allOrders = 'Všetky objednávky'
export const waysLabel = 'Rázcestník účtu'
export const favourites = 'Obľúbené'
export const favouritesNote = 'Čo ste si označili srdiečkom'
export const lists = 'Nákupné zoznamy'
export const listsNote = 'Nákupy, ktoré opakujete'
export const bulkOrder = 'Hromadná objednávka'
export const bulkOrderNote = 'Tovar rovno podľa kódov'
export const addresses = 'Moje adresy'
export const addressesNote = 'Kam posielame a fakturujeme'
export const settings = 'Osobné údaje'
export const settingsNote = 'Meno, telefón a firma'
export const password = 'Zmena hesla'
export const passwordNote = 'Nové heslo k účtu'
export const toPay = (code: string, sum: string) => `Objednávka ${code} za ${sum} čaká na zaplatenie.`
export const preparing = (code: string) => `Objednávku ${code} pripravujeme.`
export const onTheWay = (code: string) => `Objednávka ${code} je na ceste.`
export const waiting = (code: string) => `Objednávka ${code} na vás čaká v predajni.`
export const pay = 'Zaplatiť'
export const show = 'Zobraziť'
export const track = 'Sledovať'

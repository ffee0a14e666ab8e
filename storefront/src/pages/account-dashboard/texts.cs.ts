import { plural } from '#market/plural'

export const title = 'Můj účet'
export const credits = (n: number) => plural(n, { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' })
export const creditsUse = 'Použijete je v košíku'
export const creditsEarn = 'Nasbíráte je nákupem'
export const ordersTitle = 'Poslední objednávky'
export const allOrders = 'Všechny objednávky'
export const waysLabel = 'Rozcestník účtu'
export const favourites = 'Oblíbené'
export const favouritesNote = 'Co jste si označili srdíčkem'
export const lists = 'Nákupní seznamy'
export const listsNote = 'Nákupy, které opakujete'
export const bulkOrder = 'Hromadná objednávka'
export const bulkOrderNote = 'Zboží rovnou podle kódů'
export const addresses = 'Moje adresy'
export const addressesNote = 'Kam posíláme a fakturujeme'
export const settings = 'Osobní údaje'
export const settingsNote = 'Jméno, telefon a firma'
export const password = 'Změna hesla'
export const passwordNote = 'Nové heslo k účtu'
export const toPay = (code: string, sum: string) => `Objednávka ${code} za ${sum} čeká na zaplacení.`
export const preparing = (code: string) => `Objednávku ${code} připravujeme.`
export const onTheWay = (code: string) => `Objednávka ${code} je na cestě.`
export const waiting = (code: string) => `Objednávka ${code} na vás čeká na pobočce.`
export const pay = 'Zaplatit'
export const show = 'Zobrazit'
export const track = 'Sledovat'

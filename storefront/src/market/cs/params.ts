// Names of the shop's own query parameters and of their values.

/** Tabs of the search page, by their code. */
export const searchTabs = {
  products: 'produkty',
  categories: 'kategorie',
  articles: 'clanky',
  questions: 'dotazy',
} as const

/** An order, of a claim or a withdrawal. */
export const orderParam = 'objednavka'
/** Number of a claim that was filed. */
export const filedParam = 'podana'

/** Step of a withdrawal. */
export const stepParam = 'krok'
export const summaryStep = 'souhrn'
/** Number of a withdrawal that was received. */
export const doneParam = 'prijato'
/** Not an order: the page with the customer's orders to choose from. */
export const ownOrders = 'moje'

/** The product that a question on the contact page is about. */
export const aboutParam = 'vyrobek'

/** The place near which branches are searched. */
export const placeParam = 'misto'
/** Step of a withdrawal by number and e-mail that was confirmed. */
export const confirmedStep = 'potvrzeno'

/** Whether the visitor has a mailed code to type. */
export const codeParam = 'kod'

/** Where an order is looked up by its number and e-mail. */
export const lookupPath = '/sledovani-objednavky'
/** Where the mailed link of a lookup leads. */
export const orderLinkPath = '/sledovani-objednavky/odkaz'
/** The order that was placed or opened last in this browser. */
export const guestOrderPath = '/objednavka'

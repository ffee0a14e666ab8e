/** Path of the order lookup by number and e-mail. */
export const lookupPath = '/sledovani-objednavky'
/** Path of the mailed lookup link. */
export const orderLinkPath = '/sledovani-objednavky/odkaz'
/** Path of the order that was last placed or opened in this browser. */
export const guestOrderPath = '/objednavka'

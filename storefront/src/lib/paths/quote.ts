/** A quotation, by the link that leads to it. */
export const quotePath = '/nabidka'

/** The form that makes one of the cart. */
export const newQuotePath = '/nabidka/nova'

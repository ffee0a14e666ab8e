/** What the forms of `OrderActions` ask for. */
export const actionIntents = { pay: 'order_pay', change: 'order_payment', cancel: 'order_cancel' } as const

/** What a chosen payment was shown as: `3:1329.5`, its id and the sum of the order with it. */
export const writePayment = (id: number, total: number): string => `${id}:${total}`

/** Named in the address of a page that says that the payment was changed. */
export const changedMark = 'platba'

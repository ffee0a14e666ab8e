/** Intents of the forms in `OrderActions`. */
export const actionIntents = { pay: 'order_pay', change: 'order_payment', cancel: 'order_cancel' } as const

/** Error of an order form. */
export interface OrderRefusal {
  /** Intent of the form. */
  readonly form: string
  readonly text: string | null
}

/** The value of a payment option: `3:1329.5`, its id and the resulting total. */
export const writePayment = (id: number, total: number): string => `${id}:${total}`

/** Query parameter of a page that confirms the change of the payment. */
export const changedMark = 'platba'

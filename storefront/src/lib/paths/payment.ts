/** Where the payment provider sends shoppers back to (C2.06). */
export const paymentPath = '/checkout/payment/callback'

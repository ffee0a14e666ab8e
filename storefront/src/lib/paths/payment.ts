/** Path to which the payment provider returns shoppers (C2.06). */
export const paymentPath = '/checkout/payment/callback'

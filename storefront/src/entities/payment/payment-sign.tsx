import sprite from '../../assets/payments.svg?url'

/** Payments with a picture of their own; a shop may have others. */
const drawn = new Set(['card', 'transfer', 'cod', 'cash', 'invoice'])

/** A picture of a payment method beside its name; for an unknown one, money. */
export const PaymentSign = ({ code }: { readonly code: string }) => (
  <svg className="payment-sign" viewBox="0 0 48 30" aria-hidden="true">
    <use href={`${sprite}#${drawn.has(code) ? code : 'money'}`} />
  </svg>
)

import { Notice } from '../../ui/notice.tsx'
import { PayAgain } from '../../features/payment/pay-again.tsx'
import { paymentPath } from '../../lib/paths/payment.ts'
import { paymentTexts, type UnpaidState } from '../../entities/payment/payment-texts.ts'
import { Link } from '../../ui/link.tsx'

export interface UnpaidProps {
  readonly state: UnpaidState
  readonly payKey: string
  /** The number of the order. */
  readonly code: string
}

/** Says that an order is not paid, and leads to the payment. */
export function Unpaid({ state, payKey, code }: UnpaidProps) {
  const { kind, title, text, button } = paymentTexts[state]
  return (
    <Notice kind={kind}>
      <h2 className="notice-title">{title}</h2>
      <p>{text}</p>
      <div className="unpaid-ways">
        <PayAgain payKey={payKey} code={code}>
          {button}
        </PayAgain>
        {state === 'pending' && (
          <Link className="small" to={paymentPath}>
            Ověřit, zda platba dorazila
          </Link>
        )}
      </div>
    </Notice>
  )
}

import { formatDate } from '@vanek/sdk/format'
import { type AnyOrder, orderActions } from '@vanek/sdk/orders'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { withdrawalOf, withdrawalTitle } from './paths.ts'

export interface WithdrawLinkProps {
  readonly order: AnyOrder
  /** How the page of withdrawing names the order. */
  readonly of: string
  /** The moment at which the page was made, in milliseconds. */
  readonly now: number
}

/** Leads to withdrawing from an order while that is possible, and says until when (A5.12). */
export function WithdrawLink({ order, of, now }: WithdrawLinkProps) {
  const { withdraw } = orderActions(order, new Date(now))
  if (!withdraw.allowed)
    return withdraw.why === 'withdrawal_expired' ? (
      <p className="small quiet">Lhůta 14 dnů na odstoupení od smlouvy už skončila.</p>
    ) : null
  const until = withdraw.until?.toISOString()
  return (
    <div className="row">
      <Link className={buttonClass('outline')} to={withdrawalOf(of)}>
        {withdrawalTitle}
      </Link>
      <span className="small quiet">
        {until ? (
          <>
            Bez udání důvodu, do <time dateTime={until}>{formatDate(until)}</time> včetně.
          </>
        ) : order.status === 'returned' ? (
          'Zboží máme zpátky. Když už ho nechcete, peníze vám vrátíme.'
        ) : (
          'Bez udání důvodu, do 14 dnů od doručení.'
        )}
      </span>
    </div>
  )
}

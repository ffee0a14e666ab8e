import { cs } from '@vanek/sdk/i18n/cs'
import { type AnyOrder, type OrderActionRefusal, orderActions } from '@vanek/sdk/orders'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { returnsPath, withdrawalOf, withdrawalTitle } from '../../lib/paths/withdrawal.ts'
import { Link } from '../../ui/link.tsx'

export interface WithdrawLinkProps {
  readonly order: AnyOrder
  /** How the page of withdrawing names the order. */
  readonly of: string
  /** The moment at which the page was made, in milliseconds. */
  readonly now: number
}

const whyNot: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  buyer_is_company: cs.buyer_is_company,
  withdrawal_expired: cs.withdrawal_expired,
}

/** Leads to withdrawing from an order while that is possible, and says until when, or why not (A5.03, A5.12). */
export function WithdrawLink({ order, of, now }: WithdrawLinkProps) {
  const { withdraw } = orderActions(order, new Date(now))
  if (!withdraw.allowed) {
    const why = whyNot[withdraw.why]
    if (!why) return null
    return (
      <p className="small quiet">
        {why}
        {withdraw.why === 'withdrawal_expired' && (
          <>
            {' '}
            Nepoužité zboží od vás přijmeme <Link to={returnsPath}>do 30 dnů</Link>.
          </>
        )}
      </p>
    )
  }
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

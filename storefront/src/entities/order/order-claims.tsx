import { type AnyOrder, orderActions, type OrderClaims as Claims, type OrderKey } from '@vanek/sdk/orders'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ClaimCard } from './claim-card.tsx'
import { claimPathOf } from '../../lib/paths/claims.ts'
import { Link } from '../../ui/link.tsx'

export interface OrderClaimsProps {
  readonly order: AnyOrder
  /** How the order is named to the back end. */
  readonly orderKey: OrderKey
  /** Null when there can be none yet, and when nobody could tell. */
  readonly claims: Claims | null
  /** The moment at which the page was made, in milliseconds. */
  readonly now: number
}

/** The claims of an order, and the way to a new one while that is possible (A6.12). */
export function OrderClaims({ order, orderKey, claims, now }: OrderClaimsProps) {
  const { claim } = orderActions(order, new Date(now))
  const filed = claims?.data ?? []
  const can = claim.allowed && claims?.claimable.length !== 0
  if (filed.length === 0 && !can) return null
  return (
    <section className="claims stack gap-2" aria-labelledby="claims">
      <h2 id="claims">Reklamace</h2>
      {filed.length > 0 && (
        <ul className="stack gap-3">
          {filed.map((one) => (
            <ClaimCard key={one.number} claim={one} order={orderKey} currencyCode={order.currencyCode} />
          ))}
        </ul>
      )}
      {can && (
        <div className="claims-way">
          <Link className={buttonClass()} to={claimPathOf(orderKey)}>
            Reklamovat zboží
          </Link>
          {claim.until && (
            <p className="small quiet">
              Závadu můžete reklamovat do{' '}
              <time dateTime={claim.until.toISOString()}>{formatDate(claim.until.toISOString())}</time>.
            </p>
          )}
        </div>
      )}
    </section>
  )
}

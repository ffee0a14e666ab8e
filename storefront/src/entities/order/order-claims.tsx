import * as texts from '#texts/entities/order'
import { Link } from '../../ui/link.tsx'
import { messages } from '#market/messages'
import {
  type OrderDetails,
  type OrderClaims as Claims,
  type OrderActionRefusal,
  orderActions,
  type OrderKey,
} from '@vanek/sdk/orders'
import { claimPathOf } from '../../lib/paths/claims.ts'
import { withdrawalOf, withdrawalTitle } from '../../lib/paths/withdrawal.ts'
import { returnsPath } from '#market/paths'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useHas } from '../shop/use-shell.ts'
import { ClaimCard } from './claim-card.tsx'

export interface OrderClaimsProps {
  readonly order: OrderDetails
  /** Key of the order for the back end. */
  readonly orderKey: OrderKey
  /** Null if there can be none yet, or if they could not be loaded. */
  readonly claims: Claims | null
  /** Time of the render, in milliseconds. */
  readonly now: number
}

/** The claims of an order, and a link to a new one while that is possible (A6.12). */
export function OrderClaims({ order, orderKey, claims, now }: OrderClaimsProps) {
  const { claim } = orderActions(order, new Date(now))
  const filed = claims?.data ?? []
  const isOffered = useHas('claims')
  const can = claim.allowed && isOffered && claims?.claimable.length !== 0
  const failed = isOffered && claims === null && order.events.some(({ kind }) => kind === 'delivered')
  if (filed.length === 0 && !can && !failed) return null
  return (
    <section className="claims stack gap-2" aria-labelledby="claims">
      <h2 id="claims">{texts.claimsTitle}</h2>
      {failed && <p>{texts.claimsFailed}</p>}
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
            {texts.claimGoods}
          </Link>
          {claim.until && (
            <p className="small quiet">
              {texts.claimBy} <time dateTime={claim.until.toISOString()}>{formatDate(claim.until.toISOString())}</time>.
            </p>
          )}
        </div>
      )}
    </section>
  )
}

interface WithdrawLinkProps {
  readonly order: OrderDetails
  /** The order in the URL of the withdrawal page. */
  readonly of: string
  /** Time of the render, in milliseconds. */
  readonly now: number
}

const whyNot: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  buyer_is_company: messages.buyer_is_company,
  withdrawal_expired: messages.withdrawal_expired,
}

const returnDays = 30

/** Whether the shop still takes unused goods back, longer than the law asks. */
const isReturnable = ({ events }: Pick<OrderDetails, 'events'>, now: number): boolean => {
  const delivered = events.find(({ kind }) => kind === 'delivered')
  return delivered !== undefined && now - Date.parse(delivered.at) < returnDays * 86_400_000
}

/** A link to withdraw from an order while that is possible, with the deadline, or the reason why not (A5.03, A5.12). */
export function WithdrawLink({ order, of, now }: WithdrawLinkProps) {
  const { withdraw, cancel } = orderActions(order, new Date(now))
  const canCancel = useHas('cancellation') && cancel.allowed
  if (!withdraw.allowed) {
    const why = whyNot[withdraw.reason]
    if (!why) return null
    return (
      <p className="small quiet">
        {why}
        {withdraw.reason === 'withdrawal_expired' && isReturnable(order, now) && (
          <>
            {' '}
            {texts.unusedGoods} <Link to={returnsPath}>{texts.within30Days}</Link>.
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
            {texts.withdrawBefore} <time dateTime={until}>{formatDate(until)}</time> {texts.withdrawAfter}
          </>
        ) : order.status === 'returned' ? (
          texts.withdrawReturned
        ) : (
          texts.withdrawIn14Days + (canCancel ? texts.orCancel : '')
        )}
      </span>
    </div>
  )
}

import * as texts from '#texts/pages/claim'
import {
  accountPaths,
  branchesPath,
  claimPath,
  claimRulesPath,
  contactPath,
  guestOrderPath,
  lookupPath,
} from '#market/paths'
import { type OrderActionRefusal, orderActions } from '@vanek/sdk/orders'
import type { ReactNode } from 'react'
import { useActionData, useLoaderData, useNavigate, useLocation } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { arrival } from '../../entities/delivery/order-arrival.ts'
import { ClaimCard } from '../../entities/order/claim-card.tsx'
import { isExpected } from '../../entities/order/order-words.tsx'
import { WithNext } from '../../entities/order/with-next.tsx'
import { useHas } from '../../entities/shop/use-shell.ts'
import { ClaimForm } from '../../features/claims/claim-form.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { orderPath, signInPath } from '../../lib/paths/account.ts'
import { filedPathOf } from '../../lib/paths/claims.ts'
import { currentOrder, withdrawalOf, withdrawalTitle } from '../../lib/paths/withdrawal.ts'
import { dateAt } from '../../market/calendar.ts'
import { formatDate } from '../../market/dates.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ClaimData, ClaimLeadData, ClaimOrderData } from './data.ts'

interface FramedProps {
  /** The order of the claim. */
  readonly above?: Crumb
  readonly ahead?: boolean
  readonly children: ReactNode
}

const Framed = ({ above, ahead, children }: FramedProps) => (
  <>
    <Breadcrumb crumbs={[...(above ? [above] : []), { title: texts.title }]} />
    <WithNext
      steps={ahead ? null : texts.after}
      note={
        <>
          {texts.rulesBefore}
          <Link to={claimRulesPath}>{texts.rulesLink}</Link>
          {texts.rulesBranchBefore}
          <Link to={branchesPath}>{texts.rulesBranchLink}</Link>.
        </>
      }
    >
      {children}
    </WithNext>
  </>
)

/** How to file a claim, with links to orders that can be claimed. */
export function ClaimLead({ missing, signedIn, current }: ClaimLeadData) {
  const [hasAccounts, hasLookup] = [useHas('account'), useHas('order-lookup')]
  return (
    <Framed>
      <h1>{texts.title}</h1>
      {missing && <Notice kind="warning">{texts.missing}</Notice>}
      <p className="lead">{texts.lead}</p>
      <ul className="claim-ways stack gap-3">
        {current && (
          <li className="stack gap-1">
            <h2>{texts.lastTitle}</h2>
            <p>
              {texts.lastNumber}
              <span className="num">{current.code}</span>.
            </p>
            <Link className={buttonClass('action')} to={current.path}>
              {texts.claimFrom(current.code)}
            </Link>
          </li>
        )}
        {hasAccounts && (
          <li className="stack gap-1">
            <h2>{texts.withAccountTitle}</h2>
            <p>{texts.withAccountNote}</p>
            <Link
              className={buttonClass(current ? 'outline' : 'action')}
              to={signedIn ? accountPaths.orders : signInPath(accountPaths.orders)}
            >
              {signedIn ? texts.showOrders : texts.signIn}
            </Link>
          </li>
        )}
        {hasLookup && (
          <li className="stack gap-1">
            <h2>{texts.noAccountTitle}</h2>
            <p>{texts.noAccountNote}</p>
            <Link className={buttonClass()} to={lookupPath}>
              {texts.findOrder}
            </Link>
          </li>
        )}
      </ul>
    </Framed>
  )
}

const whyNot: Readonly<Partial<Record<OrderActionRefusal, string>>> = {
  not_delivered: texts.notDelivered,
  claim_expired: texts.expired,
  order_cancelled: texts.cancelled,
}

/** The form for one order, and its claims. */
export function ClaimPage({ order, orderKey, claims, claimKey, now }: ClaimOrderData) {
  const search = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const posted = useActionData() as Refused | undefined
  const { cancel, claim, withdraw } = orderActions(order, new Date(now))
  const [hasCancelling, hasWithdrawals] = [useHas('cancellation'), useHas('withdrawals')]
  const filed = claims.data.find(({ number }) => number === search.get('podana'))
  const others = claims.data.filter((one) => one !== filed)
  const can = claim.allowed && claims.claimable.length > 0
  const none = claim.allowed ? texts.nothingLeft : whyNot[claim.reason]
  const ahead = !claim.allowed && claim.reason === 'not_delivered'
  const when = ahead && isExpected(order) ? arrival(order, dateAt(now)) : null
  const path = 'id' in orderKey ? orderPath(orderKey.id) : guestOrderPath
  return (
    <Framed above={{ title: texts.orderOf(order.code), to: path }} ahead={ahead}>
      <h1>{texts.title}</h1>
      {filed ? (
        <>
          <Notice kind="success">
            {texts.filedBefore}
            <span className="num">{filed.number}</span>
            {texts.filedAfter(order.customer.email, formatDate(filed.dueBy))}
          </Notice>
          <section className="stack gap-2" aria-labelledby="filed">
            <h2 id="filed">{texts.filedTitle}</h2>
            <ul>
              <ClaimCard claim={filed} order={orderKey} currencyCode={order.currencyCode} />
            </ul>
          </section>
        </>
      ) : can ? (
        <ClaimForm
          {...{ order, orderKey, claimKey, posted }}
          claimable={claims.claimable}
          onFiled={({ number }) => void navigate(filedPathOf(orderKey, number))}
        />
      ) : (
        <>
          <p className="claim-none">
            {none}
            {when && (
              <strong className="arrival">
                <ArrivalDay arrival={when} />
              </strong>
            )}
          </p>
          <div className="row">
            {ahead && (
              <Link className={buttonClass('action')} to={path}>
                {texts.showOrder}
              </Link>
            )}
            {ahead && cancel.allowed && hasCancelling && (
              <Link className={buttonClass()} to={`${path}#order-changes`}>
                {texts.cancelOrder}
              </Link>
            )}
            {ahead && !cancel.allowed && withdraw.allowed && hasWithdrawals && (
              <Link className={buttonClass()} to={withdrawalOf('id' in orderKey ? orderKey.id : currentOrder)}>
                {withdrawalTitle}
              </Link>
            )}
            <Link className={buttonClass()} to={contactPath}>
              {texts.write}
            </Link>
          </div>
        </>
      )}
      {!filed && others.length > 0 && (
        <section className="stack gap-2" aria-labelledby="earlier">
          <h2 id="earlier">{texts.earlierTitle}</h2>
          <ul className="stack gap-3">
            {others.map((one) => (
              <ClaimCard key={one.number} claim={one} order={orderKey} currencyCode={order.currencyCode} />
            ))}
          </ul>
        </section>
      )}
    </Framed>
  )
}

export const head: PageHead<ClaimData | undefined> = (data, { origin }) => ({
  title: texts.title,
  description: texts.description,
  ...(data?.order === null && !data.missing ? { canonical: `${origin}${claimPath}` } : { robots: 'noindex' }),
})

/** `/podat-reklamaci` (A6.11) */
export function Component() {
  const data = useLoaderData() as ClaimData
  return data.order === null ? <ClaimLead {...data} /> : <ClaimPage {...data} />
}

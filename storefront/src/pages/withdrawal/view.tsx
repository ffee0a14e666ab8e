import * as texts from '#texts/pages/withdrawal'
import { returnsPath, withdrawalPath } from '#market/paths'
import type { OrderDetails } from '@vanek/sdk/orders'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { MoneyBack, WithdrawnLines } from '../../entities/order/order-withdrawals.tsx'
import { WithNext } from '../../entities/order/with-next.tsx'
import type { PageHead } from '../../lib/page/env.ts'
import { names, withdrawalOf, type Declared } from '../../lib/paths/withdrawal.ts'
import { formatDate, formatDateTime } from '../../market/dates.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { WithdrawalData } from './data.ts'
import { Declaration } from './declaration.tsx'
import { backTo, OwnOrder, OwnOrderLead } from './own-order.tsx'

export const head: PageHead<WithdrawalData | undefined> = (page, { origin }) => ({
  title: texts.title,
  description: texts.description,
  ...(page?.kind === 'public' ? { canonical: origin + withdrawalPath } : { robots: 'noindex' }),
})

/**
 * The steps by number and e-mail need no loader. Without it they are in the history at once, so that Back returns from
 * the summary to the first step however quickly it is pressed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && [currentUrl, nextUrl].some(({ searchParams }) => searchParams.has(names.of))

type Of<Kind extends WithdrawalData['kind']> = Extract<WithdrawalData, { kind: Kind }>

function Done({ page: { of, order, withdrawal } }: { readonly page: Of<'done'> }) {
  return (
    <>
      <Notice kind="success">
        <h2 className="notice-title">{texts.doneTitle}</h2>
        <p>
          {texts.doneAt}
          <time dateTime={withdrawal.declared}>{formatDateTime(withdrawal.declared)}</time>
          {texts.doneNumber}
          <strong className="num">{withdrawal.number}</strong>
          {texts.doneSentTo(order.customer.email)}
        </p>
      </Notice>
      <WithdrawnLines order={order} lines={withdrawal.lines} />
      <MoneyBack order={order} withdrawal={withdrawal} />
      <Link className={buttonClass('outline')} to={backTo(of)}>
        {texts.backToOrder}
      </Link>
    </>
  )
}

function Orders({ orders }: Pick<Of<'orders'>, 'orders'>) {
  return orders.length === 0 ? (
    <p>
      {texts.ordersNone}
      <Link to={withdrawalPath}>{texts.ordersNoneLink}</Link>.
    </p>
  ) : (
    <section className="stack gap-2" aria-labelledby="own-orders">
      <h2 id="own-orders">{texts.ordersTitle}</h2>
      <ul className="withdrawal-orders">
        {orders.map(({ id, code, created, items }) => (
          <li key={id}>
            <Link to={withdrawalOf(id)}>{texts.orderOf(code)}</Link>
            <span className="small quiet">
              <time dateTime={created}>{formatDate(created)}</time> · {items[0]?.name}
              {items.length > 1 && texts.andOthers}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Missing = () => (
  <>
    <p>{texts.missing}</p>
    <Link className={buttonClass('action')} to={withdrawalPath}>
      {texts.missingLink}
    </Link>
  </>
)

function Content({ page }: { readonly page: WithdrawalData }) {
  switch (page.kind) {
    case 'public':
      return (
        <>
          {page.orders.length > 0 && <Orders orders={page.orders} />}
          <Declaration />
        </>
      )
    case 'orders':
      return <Orders orders={page.orders} />
    case 'missing':
      return <Missing />
    case 'done':
      return <Done page={page} />
    case 'order':
      return <OwnOrder key={page.order.code} page={page} />
  }
}

/** The order in the breadcrumbs, if there is one. */
const aboveOf = (page: WithdrawalData): readonly Crumb[] =>
  'order' in page ? [{ title: texts.orderOf(page.order.code), to: backTo(page.of) }] : []

const isUndelivered = (parcels: OrderDetails['parcels']) =>
  parcels.some(({ state }) => state === 'lost' || state === 'damaged')

/** What follows; null if nobody can withdraw. */
function nextOf(page: WithdrawalData) {
  if (page.kind === 'missing' || (page.kind === 'order' && page.why)) return null
  if (!('order' in page)) return texts.after
  const { status, parcels } = page.order
  // a withdrawal from a whole order that was not packed has cancelled it
  if (page.kind === 'done' ? page.withdrawal.unsent : status === 'received') return texts.afterUnsent
  const isBack = status === 'returned' || (page.kind === 'done' && page.withdrawal.received)
  return isBack || isUndelivered(parcels) ? texts.afterBack : texts.after
}

/** What it is about, or the step and its order. */
function Lead({ page, step }: { readonly page: WithdrawalData; readonly step: Declared['step'] | undefined }) {
  if (page.kind === 'done' || step === 'done') return null
  if (page.kind === 'order') return <OwnOrderLead page={page} />
  return <p className="lead">{step === 'summary' ? texts.stepOf(2) : texts.intro}</p>
}

/** `/odstoupit-od-smlouvy` (A5.12) */
export function Component() {
  const page = useLoaderData() as WithdrawalData
  const posted = useActionData() as Declared | undefined
  return (
    <>
      <Breadcrumb crumbs={[...aboveOf(page), { title: texts.title }]} />
      <WithNext
        steps={nextOf(page)}
        note={
          <>
            {texts.termsBefore}
            <Link to={returnsPath}>{texts.termsLink}</Link>.
          </>
        }
      >
        <h1>{texts.title}</h1>
        <Lead page={page} step={posted?.step} />
        <Content page={page} />
      </WithNext>
    </>
  )
}

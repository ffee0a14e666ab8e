import { unwrap } from '@vanek/sdk'
import { getUserOrder, type UserOrder } from '@vanek/sdk/account'
import type { CalendarDate } from '@vanek/sdk/checkout'
import { getOrderDocuments, type OrderClaims, type OrderDocuments } from '@vanek/sdk/orders'
import { Link } from 'react-router-dom'
import { dateAt } from '../../market/clock.ts'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { type AccountData, accountLoader } from '../../features/account/load-account.ts'
import { OwnOrder } from '../../features/account/own-order.tsx'
import { accountPaths } from '../../features/account/paths.ts'
import { lookupPath } from '../../features/order/paths.ts'
import { loadClaims } from '../../features/claims/load-claims.ts'
import { type ActionsData, loadActions } from '../../features/order-actions/load-actions.ts'
import { buttonClass } from '../../ui/button.tsx'

export { action } from './action.ts'

interface OrderPage {
  readonly order: UserOrder
  /** Null when they could not be read: the order is shown without them. */
  readonly documents: OrderDocuments | null
  /** Null when there can be none yet, and when they could not be read. */
  readonly claims: OrderClaims | null
  readonly actions: ActionsData
  /** Today, as a date in the shop's time zone. */
  readonly today: CalendarDate
}

/** Reads one order of the customer (C2.17, C7.29). */
export const loader = accountLoader<OrderPage>(async ({ params }, { shop }) => {
  const id = params['id'] ?? ''
  const [read, documents] = await Promise.all([getUserOrder(shop, { id }), getOrderDocuments(shop, { id })])
  const order = unwrap(read)
  const key = { id: order.id }
  const [actions, claims] = await Promise.all([loadActions(shop, key, order), loadClaims(shop, key, order)])
  const today = dateAt(actions.now)
  return { order, documents: documents.ok ? documents.data : null, claims, actions, today }
})

const titleOf = (page: OrderPage | null | undefined) => (page ? `Objednávka ${page.order.code}` : 'Objednávka')

export const head: PageHead<AccountData<OrderPage> | undefined> = (data) => ({
  title: titleOf(data?.page),
  robots: 'noindex',
})

const above = { title: 'Moje objednávky', to: accountPaths.orders }

/** `/uzivatel/objednavky/:id` */
export function Component() {
  return (
    <AccountPage<OrderPage>
      title={titleOf}
      current="orders"
      above={above}
      missing={
        <>
          <p className="quiet">
            Takovou objednávku u vašeho účtu nemáme. Možná jste ji udělali bez přihlášení,{' '}
            <Link to={lookupPath}>najdete ji podle čísla a e-mailu</Link>.
          </p>
          <Link className={buttonClass('action')} to={accountPaths.orders}>
            Zobrazit moje objednávky
          </Link>
        </>
      }
    >
      {(page) => <OwnOrder {...page} />}
    </AccountPage>
  )
}

import * as texts from '#texts/pages/account-dashboard'
import { Link } from '../../ui/link.tsx'
import type { UserMenuName } from '@vanek/sdk/links'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import { useOffPages } from '../../ui/off-pages.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { orderPath } from '../../lib/paths/account.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { DashboardData } from './data.ts'

interface Shortcut {
  readonly name: UserMenuName
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const shortcuts: readonly Shortcut[] = [
  { name: 'favourites', icon: 'heart', title: texts.favourites, text: texts.favouritesNote },
  { name: 'shopping_lists', icon: 'list', title: texts.lists, text: texts.listsNote },
  { name: 'quick_order', icon: 'cart', title: texts.bulkOrder, text: texts.bulkOrderNote },
  { name: 'addresses', icon: 'truck', title: texts.addresses, text: texts.addressesNote },
  { name: 'settings', icon: 'user', title: texts.settings, text: texts.settingsNote },
  { name: 'password', icon: 'shield', title: texts.password, text: texts.passwordNote },
]

function Shortcuts() {
  const entries = accountEntries(useShell()?.settings.functions ?? {}, useOffPages())
  return (
    <ul className="account-ways">
      {shortcuts.map(({ name, icon, title, text }) => {
        const entry = entries.find((own) => own.name === name)
        return (
          entry && (
            <li key={name}>
              <Icon name={icon} />
              <Link to={entry.path}>{title}</Link>
              <span className="small quiet">{text}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** What the newest open order waits for; null if none is open. */
function nextOf(orders: DashboardData['orders']) {
  const order = orders.find(({ status }) => status === 'received' || status === 'packed' || status === 'handed_over')
  if (!order) return null
  const { code, status, payment, shipper } = order
  if (status === 'received' && payment.state !== 'paid' && payment.state !== 'offline')
    return { order, text: texts.toPay(code), link: texts.pay, tone: 'action' as const }
  if (status !== 'handed_over') return { order, text: texts.preparing(code), link: texts.show }
  const text = shipper.type === 'PERSONAL' ? texts.waiting(code) : texts.onTheWay(code)
  return { order, text, link: texts.track }
}

function Next({ orders }: Pick<DashboardData, 'orders'>) {
  const next = nextOf(orders)
  if (!next) return null
  return (
    <p className="account-next panel">
      <strong>{next.text}</strong>
      <Link className={buttonClass(next.tone)} to={orderPath(next.order.id)}>
        {next.link}
      </Link>
    </p>
  )
}

/** The customer, what their open order waits for, their last orders and credits, and links to the other pages of the account. */
function Dashboard({ name, email, business, orders, total, today, credits }: DashboardData) {
  const hasCredits = useIsOn('loyalty_credits')
  return (
    <div className="stack gap-6">
      <div className="account-hello surface surface-deep">
        <div>
          <h2>{texts.greeting(name)}</h2>
          <p className="quiet">
            {business ? `${business.business_name} · ` : ''}
            {email}
          </p>
        </div>
        {hasCredits && (
          <p className="account-credits">
            <strong className="num">{texts.credits(credits)}</strong>
            <span className="small quiet">{credits > 0 ? texts.creditsUse : texts.creditsEarn}</span>
          </p>
        )}
      </div>
      <Next orders={orders} />
      <section aria-labelledby="last">
        <div className="section-head">
          <h2 id="last">{texts.ordersTitle}</h2>
          {total > orders.length && <Link to={accountPaths.orders}>{texts.allOrders}</Link>}
        </div>
        {orders.length === 0 ? <NoOrders /> : <OrderCards orders={orders} today={today} heading="h3" />}
      </section>
      <section className="account-shortcuts" aria-label={texts.waysLabel}>
        <Shortcuts />
      </section>
    </div>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/prehled` */
export function Component() {
  return (
    <AccountPage<DashboardData> title={texts.title} current="dashboard">
      {(page) => <Dashboard {...page} />}
    </AccountPage>
  )
}

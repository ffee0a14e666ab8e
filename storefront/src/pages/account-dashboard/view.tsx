import * as texts from '#texts/pages/account-dashboard'
import { Link } from '../../ui/link.tsx'
import type { UserMenuName } from '@vanek/sdk/links'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { useWriters } from '../../entities/price/amount.tsx'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import { useOffPages } from '../../ui/off-pages.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths, cartPath } from '#market/paths'
import { orderPath } from '../../lib/paths/account.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
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

type Order = DashboardData['orders'][number]

const isToPay = ({ status, payment: { state } }: Order) =>
  status === 'received' && state !== 'paid' && state !== 'offline'
const isToPickUp = ({ status, shipper: { type } }: Order) => status === 'handed_over' && type === 'PERSONAL'
const isOpen = ({ status }: Order) => status === 'received' || status === 'packed' || status === 'handed_over'

function textOf(order: Order, sum: string) {
  const { code, status } = order
  if (isToPay(order)) return { text: texts.toPay(code, sum), link: texts.pay, tone: 'action' as const }
  if (status !== 'handed_over') return { text: texts.preparing(code), link: texts.show }
  return { text: isToPickUp(order) ? texts.waiting(code) : texts.onTheWay(code), link: texts.track }
}

function NextStep({ order }: { readonly order: Order }) {
  const { money } = useWriters(order.currencyCode)
  const { text, link, tone } = textOf(order, money(order.totalWithTax))
  return (
    <li className="account-next">
      <Notice kind={tone ? 'warning' : 'info'}>
        <strong>{text}</strong>
        <Link className={buttonClass(tone)} to={orderPath(order.id)}>
          {link}
        </Link>
      </Notice>
    </li>
  )
}

/** What waits for the customer: orders to pay, then to pick up; without any, what happens with the newest open one. */
function Next({ orders }: Pick<DashboardData, 'orders'>) {
  const waiting = [...orders.filter(isToPay), ...orders.filter(isToPickUp)]
  const shown = waiting.length > 0 ? waiting : orders.filter(isOpen).slice(0, 1)
  if (shown.length === 0) return null
  return (
    <ul className="stack gap-1">
      {shown.map((order) => (
        <NextStep key={order.id} order={order} />
      ))}
    </ul>
  )
}

/** What waits for the customer, their credits, their last orders, and links to the other pages of the account. */
function Dashboard({ orders, total, today, credits }: DashboardData) {
  const hasCredits = useIsOn('loyalty_credits')
  return (
    <div className="stack gap-6">
      <Next orders={orders} />
      {hasCredits && (
        <p className="account-credits panel">
          <strong className="num">{texts.credits(credits)}</strong>
          {credits > 0 ? <Link to={cartPath}>{texts.creditsUse}</Link> : texts.creditsEarn}
        </p>
      )}
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
    <AccountPage<DashboardData>
      title={texts.title}
      current="dashboard"
      note={({ name, email, business }) => [name, business?.business_name, email].filter(Boolean).join(' · ')}
    >
      {(page) => <Dashboard {...page} />}
    </AccountPage>
  )
}

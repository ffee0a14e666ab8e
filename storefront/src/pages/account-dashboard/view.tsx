import * as texts from '#texts/pages/account-dashboard'
import { Link } from '../../ui/link.tsx'
import type { UserMenuName } from '@vanek/sdk/links'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
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
  const entries = accountEntries(useShell()?.settings.functions ?? {})
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

/** The customer, their last orders and credits, and links to the other pages of the account. */
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
      <section aria-labelledby="last">
        <div className="section-head">
          <h2 id="last">{texts.ordersTitle}</h2>
          {total > orders.length && <Link to={accountPaths.orders}>{texts.allOrders}</Link>}
        </div>
        {orders.length === 0 ? <NoOrders /> : <OrderCards orders={orders} today={today} heading="h3" />}
      </section>
      <section aria-label={texts.waysLabel}>
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

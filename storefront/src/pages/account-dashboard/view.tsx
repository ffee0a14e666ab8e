import { Link } from '../../ui/link.tsx'
import { plural } from '@vanek/sdk/format'
import type { UserMenuName } from '@vanek/sdk/links'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { NoOrders, OrderCards } from '../../entities/order/order-cards.tsx'
import { useIsOn, useShell } from '../../entities/shop/use-shell.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { DashboardData } from './data.ts'

const CREDITS = { one: '{n} kredit', few: '{n} kredity', many: '{n} kreditů' }

interface Shortcut {
  readonly name: UserMenuName
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const shortcuts: readonly Shortcut[] = [
  { name: 'favourites', icon: 'heart', title: 'Oblíbené', text: 'Co jste si označili srdíčkem' },
  { name: 'shopping_lists', icon: 'list', title: 'Nákupní seznamy', text: 'Nákupy, které opakujete' },
  { name: 'quick_order', icon: 'cart', title: 'Hromadná objednávka', text: 'Zboží rovnou podle kódů' },
  { name: 'addresses', icon: 'truck', title: 'Moje adresy', text: 'Kam posíláme a fakturujeme' },
  { name: 'settings', icon: 'user', title: 'Osobní údaje', text: 'Jméno, telefon a firma' },
  { name: 'password', icon: 'shield', title: 'Změna hesla', text: 'Nové heslo k účtu' },
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
          <h2>Dobrý den, {name}</h2>
          <p className="quiet">
            {business ? `${business.business_name} · ` : ''}
            {email}
          </p>
        </div>
        {hasCredits && (
          <p className="account-credits">
            <strong className="num">{plural('cs', credits, CREDITS)}</strong>
            <span className="small quiet">{credits > 0 ? 'Použijete je v košíku' : 'Nasbíráte je nákupem'}</span>
          </p>
        )}
      </div>
      <section aria-labelledby="last">
        <div className="section-head">
          <h2 id="last">Poslední objednávky</h2>
          {total > orders.length && <Link to={accountPaths.orders}>Všechny objednávky</Link>}
        </div>
        {orders.length === 0 ? <NoOrders /> : <OrderCards orders={orders} today={today} heading="h3" />}
      </section>
      <section aria-label="Rozcestník účtu">
        <Shortcuts />
      </section>
    </div>
  )
}

export const head: PageHead<unknown> = () => ({ title: 'Můj účet' })

/** `/uzivatel/prehled` */
export function Component() {
  return (
    <AccountPage<DashboardData> title="Můj účet" current="dashboard">
      {(page) => <Dashboard {...page} />}
    </AccountPage>
  )
}

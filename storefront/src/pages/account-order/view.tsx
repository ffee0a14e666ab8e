import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import type { AccountData } from '../../entities/account/load-account.ts'
import { OwnOrder } from './own-order.tsx'
import { accountPaths } from '../../lib/paths/account.ts'
import { lookupPath } from '../../lib/paths/order.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { OrderPage } from './data.ts'
import { Link } from '../../ui/link.tsx'

const titleOf = (page: OrderPage | null | undefined) => (page ? `Objednávka ${page.order.code}` : 'Objednávka')

export const head: PageHead<AccountData<OrderPage> | undefined> = (data) => ({
  title: titleOf(data?.page),
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

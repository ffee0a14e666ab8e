import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { Addresses } from './addresses.tsx'
import type { AddressesData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Moje adresy' })

/** `/uzivatel/seznam-adres` */
export function Component() {
  return (
    <AccountPage<AddressesData> title="Moje adresy" current="addresses">
      {(page) => <Addresses {...page} />}
    </AccountPage>
  )
}

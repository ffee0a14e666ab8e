import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { Addresses } from '../../features/account/addresses.tsx'
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

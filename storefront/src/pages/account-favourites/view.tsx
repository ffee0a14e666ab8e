import type { ShoppingList } from '@vanek/sdk/account'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { listTitle } from '../../features/account/list-title.ts'
import { ListView } from '../../features/account/list-view.tsx'

export const head: PageHead<unknown> = () => ({ title: 'Oblíbené' })

/** `/uzivatel/oblibene` */
export function Component() {
  return (
    <AccountPage<ShoppingList> title={listTitle} current="favourites">
      {(list) => <ListView list={list} />}
    </AccountPage>
  )
}

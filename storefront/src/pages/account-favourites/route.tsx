import { type ShoppingList, wishListCode } from '@vanek/sdk/account'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { listTitle } from '../../features/account/list-title.ts'
import { ListView } from '../../features/account/list-view.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import { loadList } from '../../features/account/load-list.ts'

export { action } from './action.ts'

/** Reads the wish list (C7.35). */
export const loader = accountLoader<ShoppingList>((_args, { shop }) => loadList(shop, wishListCode))

export const head: PageHead<unknown> = () => ({ title: 'Oblíbené', robots: 'noindex' })

/** `/uzivatel/oblibene` */
export function Component() {
  return (
    <AccountPage<ShoppingList> title={listTitle} current="favourites">
      {(list) => <ListView list={list} />}
    </AccountPage>
  )
}

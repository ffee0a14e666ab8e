import { unwrap } from '@vanek/sdk'
import { getShoppingLists, type ShoppingList } from '@vanek/sdk/account'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { ListCards } from '../../features/account/list-cards.tsx'
import { accountLoader } from '../../features/account/load-account.ts'

export interface ListsData {
  readonly lists: readonly ShoppingList[]
}

/** Reads the shopping lists of the customer (C2.20, C7.33). */
export const loader = accountLoader<ListsData>(async (_args, { shop }) => ({
  lists: unwrap(await getShoppingLists(shop)),
}))

export const head: PageHead<unknown> = () => ({ title: 'Nákupní seznamy', robots: 'noindex' })

/** `/uzivatel/nakupni-seznamy` */
export function Component() {
  return (
    <AccountPage<ListsData> title="Nákupní seznamy" current="shopping_lists">
      {(page) => <ListCards {...page} />}
    </AccountPage>
  )
}

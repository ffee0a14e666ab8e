import * as texts from '#texts/pages/account-favourites'
import type { ShoppingList } from '@vanek/sdk/account'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { listTitle } from '../../entities/shopping-list/list-parts.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { ListView } from '../../widgets/shopping-list/list-view.tsx'

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/oblibene` */
export function Component() {
  return (
    <AccountPage<ShoppingList> title={listTitle} current="favourites">
      {(list) => <ListView list={list} />}
    </AccountPage>
  )
}

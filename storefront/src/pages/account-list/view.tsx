import * as texts from '#texts/pages/account-list'
import { Link } from '../../ui/link.tsx'
import type { ShoppingList } from '@vanek/sdk/account'
import { AccountPage } from '../../entities/account/account-page.tsx'
import type { AccountData } from '../../entities/account/load-account.ts'
import { isWishList, listTitle } from '../../entities/shopping-list/list-parts.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { accountPaths } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { ListView } from '../../widgets/shopping-list/list-view.tsx'

export const head: PageHead<AccountData<ShoppingList> | undefined> = (data) => ({
  title: listTitle(data?.page),
})

const above = { title: texts.lists, to: accountPaths.lists }

/** `/uzivatel/nakupni-seznamy/:id` */
export function Component() {
  return (
    <AccountPage<ShoppingList>
      title={listTitle}
      current={(page) => (isWishList(page) ? 'favourites' : 'shopping_lists')}
      above={above}
      missing={
        <>
          <p className="quiet">{texts.missing}</p>
          <Link className={buttonClass('action')} to={accountPaths.lists}>
            {texts.showLists}
          </Link>
        </>
      }
    >
      {(list) => <ListView list={list} key={list.code} />}
    </AccountPage>
  )
}

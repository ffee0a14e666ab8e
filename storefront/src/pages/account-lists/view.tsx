import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { ListCards } from './list-cards.tsx'
import type { ListsData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Nákupní seznamy' })

/** `/uzivatel/nakupni-seznamy` */
export function Component() {
  return (
    <AccountPage<ListsData> title="Nákupní seznamy" current="shopping_lists">
      {(page) => <ListCards {...page} />}
    </AccountPage>
  )
}

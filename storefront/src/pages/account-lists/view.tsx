import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { ListCards } from '../../features/account/list-cards.tsx'
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

import { Link } from '../../ui/link.tsx'
import { type ShoppingList, wishListCode } from '@vanek/sdk/account'
import { plural } from '@vanek/sdk/format'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { LineImage } from '../../entities/cart/line.tsx'
import { imageOf } from '../../entities/shopping-list/list-parts.ts'
import type { PageHead } from '../../lib/page/env.ts'
import { listPath } from '../../lib/paths/account.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { formatDate } from '../../market/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ListsData } from './data.ts'

const ITEMS = { one: '{n} položka', few: '{n} položky', many: '{n} položek' }
const pictures = 4

function Card({ list: { id, code, name, created, items } }: { readonly list: ShoppingList }) {
  const isWishList = code === wishListCode
  return (
    <li className="list-card">
      <div className="list-card-images" aria-hidden="true">
        {items.slice(0, pictures).map((item) => (
          <LineImage key={item.id} image={imageOf(item)} sized="style-w96-h96" />
        ))}
        {items.length === 0 && <Icon name={isWishList ? 'heart' : 'list'} />}
      </div>
      <h2>
        {isWishList && <Icon name="heart" />}
        <Link to={listPath(isWishList || id === null ? code : id)}>{isWishList ? 'Oblíbené' : name}</Link>
      </h2>
      <p className="small quiet num">
        {items.length === 0 ? 'Zatím prázdný' : plural('cs', items.length, ITEMS)}
        {created && !isWishList && ` · uloženo ${formatDate(created)}`}
      </p>
    </li>
  )
}

/** The customer's lists as cards; without lists, how to create one. */
function ListCards({ lists }: ListsData) {
  if (lists.length === 0)
    return (
      <Empty icon="list" title="Zatím nemáte žádný seznam">
        <p className="quiet">
          Kupujete něco pravidelně? Vložte to do košíku a tam zvolte <em>Uložit jako nákupní seznam</em>.
        </p>
        <Link className={buttonClass('action')} to={stepPaths.index}>
          Přejít do košíku
        </Link>
      </Empty>
    )
  return (
    <>
      <ul className="list-cards">
        {lists.map((list) => (
          <Card key={list.code} list={list} />
        ))}
      </ul>
      <p className="quiet small account-note">
        Nový seznam uložíte v <Link to={stepPaths.index}>košíku</Link>: dejte do něj, co kupujete opakovaně, a zvolte
        Uložit jako nákupní seznam.
      </p>
    </>
  )
}

export const head: PageHead<unknown> = () => ({ title: 'Nákupní seznamy' })

/** `/uzivatel/nakupni-seznamy` */
export function Component() {
  return (
    <AccountPage<ListsData> title="Nákupní seznamy" current="shopping_lists">
      {(page) => <ListCards {...page} />}
    </AccountPage>
  )
}

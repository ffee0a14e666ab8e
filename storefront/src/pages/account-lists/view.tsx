import * as texts from '#texts/pages/account-lists'
import { Link } from '../../ui/link.tsx'
import { type ShoppingList, wishListCode } from '@vanek/sdk/account'
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
        <Link to={listPath(isWishList || id === null ? code : id)}>{isWishList ? texts.favourites : name}</Link>
      </h2>
      <p className="small quiet num">
        {items.length === 0 ? texts.empty : texts.items(items.length)}
        {created && !isWishList && texts.saved(formatDate(created))}
      </p>
    </li>
  )
}

/** The customer's lists as cards; without lists, how to create one. */
function ListCards({ lists }: ListsData) {
  if (lists.length === 0)
    return (
      <Empty icon="list" title={texts.noneTitle}>
        <p className="quiet">
          {texts.noneBefore}
          <em>{texts.saveAsList}</em>.
        </p>
        <Link className={buttonClass('action')} to={stepPaths.index}>
          {texts.toCart}
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
        {texts.newBefore}
        <Link to={stepPaths.index}>{texts.newLink}</Link>
        {texts.newAfter}
      </p>
    </>
  )
}

export const head: PageHead<unknown> = () => ({ title: texts.title })

/** `/uzivatel/nakupni-seznamy` */
export function Component() {
  return (
    <AccountPage<ListsData> title={texts.title} current="shopping_lists">
      {(page) => <ListCards {...page} />}
    </AccountPage>
  )
}

import * as texts from '#texts/widgets/shopping-list'
import { useCartActions } from '@vanek/react-hooks'
import type { ShoppingList } from '@vanek/sdk/account'
import { useState } from 'react'
import { useActionData } from 'react-router-dom'
import { Link, Form } from '../../ui/link.tsx'
import type { Refused } from '../../entities/account/load-account.ts'
import { canBuy, isWishList } from '../../entities/shopping-list/list-parts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmRemove } from '../../ui/confirm-remove.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListLine } from './list-line.tsx'

/** Adds all available items to the cart; the cart shows the result. */
function BuyAll({ list }: { readonly list: ShoppingList }) {
  const { addItems } = useCartActions()
  const [busy, setBusy] = useState(false)
  const items = list.items.filter(canBuy).map(({ variantId, amount }) => ({ variantId, amount }))
  if (items.length === 0) return null
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        setBusy(true)
        void addItems(items).finally(() => setBusy(false))
      }}
    >
      <input type="hidden" name="intent" value="buy" />
      <Button type="submit" tone="action" busy={busy}>
        <Icon name="cart" />
        {texts.buyAll(items.length)}
      </Button>
    </Form>
  )
}

function Nothing({ wished }: { readonly wished: boolean }) {
  return (
    <Empty icon={wished ? 'heart' : 'list'} title={wished ? texts.noFavouritesTitle : texts.emptyTitle}>
      <p className="quiet">{wished ? texts.noFavourites : texts.emptyText}</p>
      <Link className={buttonClass('action')} to="/">
        {texts.chooseFans}
      </Link>
    </Empty>
  )
}

/** The lines of a list and its actions: buy one or all, remove one, delete the list. */
export function ListView({ list }: { readonly list: ShoppingList }) {
  const refused = useActionData() as Refused | undefined
  const wished = isWishList(list)
  return (
    <>
      {refused?.text && (
        <Notice kind="danger" role="alert">
          {refused.text}
        </Notice>
      )}
      {list.items.length === 0 ? (
        <Nothing wished={wished} />
      ) : (
        <ul className="list-lines rule">
          {list.items.map((item) => (
            <ListLine key={item.id} item={item} wished={wished} />
          ))}
        </ul>
      )}
      <div className="row spread account-ways-end">
        <BuyAll list={list} />
        {!wished && <ConfirmRemove what={texts.deleteList} question={texts.deleteSurely(list.name)} intent="delete" />}
      </div>
    </>
  )
}

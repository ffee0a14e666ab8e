import { unwrap } from '@vanek/sdk'
import { addWishListItem, getShoppingListByCode, removeShoppingListItem, wishListCode } from '@vanek/sdk/account'
import { redirect } from 'react-router-dom'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { accountPaths } from '../../lib/paths/account.ts'
import { notUnderstood } from '../../entities/account/posted.ts'
import { idIn, textIn } from '../../lib/forms/posted.ts'
import { sayNext } from '../../entities/account/said.ts'

/** Marks a variant or takes the mark away (C7.39, C7.40, C7.60), and leads to where the wish list is shown. */
export async function changeWishes(form: FormData, { shop, cookies }: VisitorEnv) {
  const variantId = idIn(form, 'variantId')
  if (variantId === null) return notUnderstood()
  if (textIn(form, 'intent') !== 'unmark') {
    unwrap(await addWishListItem(shop, { variantId }))
    sayNext(cookies, { kind: 'wished' })
    return redirect(accountPaths.favourites, 303)
  }
  const list = unwrap(await getShoppingListByCode(shop, { code: wishListCode }))
  const item = list.items.find((own) => own.variantId === variantId)
  if (item && list.id !== null) unwrap(await removeShoppingListItem(shop, { listId: list.id, itemId: item.id }))
  return redirect(accountPaths.favourites, 303)
}

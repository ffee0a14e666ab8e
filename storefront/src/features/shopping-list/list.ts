import * as texts from '#texts/features/shopping-list'
import { CommerceError, type Shop, unwrap } from '@vanek/sdk'
import {
  getShoppingList,
  getShoppingListByCode,
  type ShoppingList,
  type ShoppingListItem,
  wishListCode,
} from '@vanek/sdk/account'
import { addCartItems } from '@vanek/sdk/cart'
import { redirect } from 'react-router-dom'
import { type NotAdded, leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { canBuy, nameOf } from '../../entities/shopping-list/list-parts.ts'
import type { PageArgs, VisitorEnv } from '../../lib/page/env.ts'

/** The number of a list in the URL; null for anything else. */
export const listNumber = (named: string): number | null => (/^[1-9]\d{0,14}$/.test(named) ? Number(named) : null)

/** Loads the list of the URL: by its number (C7.34), or the wish list by its code (C7.35). */
export async function loadList(shop: Shop, named: string): Promise<ShoppingList> {
  if (named === wishListCode) return unwrap(await getShoppingListByCode(shop, { code: named }))
  const id = listNumber(named)
  if (id === null) throw new CommerceError({ code: 'not_found', retryable: false, outcome: 'none', issues: [] })
  return unwrap(await getShoppingList(shop, { id }))
}

const lost = (item: ShoppingListItem, reason: string): NotAdded => ({ name: nameOf(item), reason })

/** Adds all available items of a list to the cart and redirects back to the list, which shows the result. */
export async function buyList({ request }: PageArgs, { shop, cookies }: VisitorEnv, named: string) {
  const { items } = await loadList(shop, named)
  const goods = items.filter(canBuy)
  const missing = items.filter((item) => !canBuy(item)).map((item) => lost(item, texts.notAvailable))
  const { pathname } = new URL(request.url)
  if (goods.length === 0) leaveAccountFlash(cookies, { kind: 'nothing_added', missing })
  else {
    const items = goods.map(({ variantId, amount }) => ({ variantId, amount }))
    const { added, results } = unwrap(await addCartItems(shop, { items }))
    const refused = results.flatMap(({ title }, at) => (title && goods[at] ? [lost(goods[at], title)] : []))
    leaveAccountFlash(cookies, { kind: 'added', added, total: items.length, missing: [...refused, ...missing] })
  }
  return redirect(pathname, 303)
}

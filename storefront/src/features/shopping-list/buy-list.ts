import { unwrap } from '@vanek/sdk'
import type { ShoppingListItem } from '@vanek/sdk/account'
import { addCartItems } from '@vanek/sdk/cart'
import { redirect } from 'react-router-dom'
import type { PageArgs, VisitorEnv } from '../../lib/page/env.ts'
import { canBuy, nameOf } from '../../entities/shopping-list/list-parts.ts'
import { loadList } from '../../entities/shopping-list/load-list.ts'
import { type NotAdded, sayNext } from '../../entities/account/said.ts'

const lost = (item: ShoppingListItem, reason: string): NotAdded => ({ name: nameOf(item), reason })

/** Puts all of a list that can be bought into the cart, and leads back to the list, which says how that ended. */
export async function buyList({ request }: PageArgs, { shop, cookies }: VisitorEnv, named: string) {
  const { items } = await loadList(shop, named)
  const goods = items.filter(canBuy)
  const missing = items.filter((item) => !canBuy(item)).map((item) => lost(item, 'teď není k dostání.'))
  const { pathname } = new URL(request.url)
  if (goods.length === 0) sayNext(cookies, { kind: 'nothing_added', missing })
  else {
    const wanted = goods.map(({ variantId, amount }) => ({ variantId, amount }))
    const { added, results } = unwrap(await addCartItems(shop, { items: wanted }))
    const refused = results.flatMap(({ title }, at) => (title && goods[at] ? [lost(goods[at], title)] : []))
    sayNext(cookies, { kind: 'added', added, total: items.length, missing: [...refused, ...missing] })
  }
  return redirect(pathname, 303)
}

import type { Goods } from '../cart/goods.ts'
import { pricesView, productView, shoppableView, variantView } from '../cart/item-view.ts'
import type { Buyer } from '../cart/buyer.ts'
import { isVisible } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** A stored line of a list: only the id of its goods. */
export interface KeptItem {
  readonly id: number
  readonly variant_id: number
  readonly amount: number
  readonly custom: Shop['ShoppingListItem']['custom']
}

/**
 * A line of a list with its goods as they are sold now, to this customer. Goods that the shop does not know any more, or
 * not for this customer, leave only their number.
 */
export function listItemView(item: KeptItem, goods: Goods | undefined, buyer: Buyer): Shop['ShoppingListItem'] {
  const { id, variant_id: variantId, amount, custom } = item
  const known = goods !== undefined && isKnown(goods, buyer) ? goods : null
  const sold = known?.product.saleable === true ? known : null
  return {
    ...{ id, variantId, amount, custom },
    product: known && productView(known),
    variant: known && variantView(known),
    shoppable: sold && shoppableView(sold),
    prices: sold && pricesView({ variant: sold.variant, amount }, buyer.list),
  }
}

/** Whether these goods are there for this customer to see. */
export function isKnown({ variant, product }: Goods, { customer }: Buyer): boolean {
  return variant.withdrawn === null && isVisible(product, customer?.groups ?? [])
}

import type { Goods } from '../cart/goods.ts'
import { pricesView, productView, shoppableView, variantView } from '../cart/item-view.ts'
import type { Buyer } from '../cart/buyer.ts'
import { isVisible } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'

/** A stored line of a list: only the id of its goods. */
export interface StoredListItem {
  readonly id: number
  readonly variant_id: number
  readonly amount: number
  readonly custom: Shop['ShoppingListItem']['custom']
}

/**
 * A line of a list with the current goods for this customer. Goods that were removed or that the customer may not see
 * leave only their id.
 */
export function listItemView(item: StoredListItem, goods: Goods | undefined, buyer: Buyer): Shop['ShoppingListItem'] {
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

/** Whether this customer may see these goods. */
export function isKnown({ variant, product }: Goods, { customer }: Buyer): boolean {
  return variant.withdrawn === null && isVisible(product, customer?.groups ?? [])
}

import type { Product, Variant } from '../product/types.ts'
import { variantToItem } from './items.ts'
import { amountOf } from './money.ts'
import type { TrackedItem, TrackingEvent } from './types.ts'

/**
 * Event: the page of a product was shown in one of its variants.
 *
 * @param product - The product.
 * @param variant - The variant that is shown.
 * @example
 * ```ts
 * const [variant] = product.variants
 * if (variant) console.log(viewItemEvent(product, variant))
 * ```
 */
export function viewItemEvent(
  product: Pick<Product, 'name' | 'brand' | 'categoryFullname'>,
  variant: Pick<Variant, 'id' | 'name' | 'prices'>,
): TrackingEvent<'view_item'> {
  const item = variantToItem(product, variant)
  return { name: 'view_item', params: { currency: variant.prices.currencyCode, value: item.price, items: [item] } }
}

const about = (currency: string, items: readonly TrackedItem[]) => ({
  currency,
  value: amountOf(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0)),
  items,
})

/** Event: an item was added to the wish list. */
export const itemWished = (currency: string, item: TrackedItem): TrackingEvent<'add_to_wishlist'> => ({
  name: 'add_to_wishlist',
  params: about(currency, [item]),
})

/** Event: pieces were added to the cart; `quantity` of the items is the number. */
export const itemsAdded = (currency: string, items: readonly TrackedItem[]): TrackingEvent<'add_to_cart'> => ({
  name: 'add_to_cart',
  params: about(currency, items),
})

/** Event: pieces were removed from the cart. */
export const itemsRemoved = (currency: string, items: readonly TrackedItem[]): TrackingEvent<'remove_from_cart'> => ({
  name: 'remove_from_cart',
  params: about(currency, items),
})

import type { CartItem } from '@vanek/sdk/cart'

/** What a line is called: the product, else what is sold. */
export const lineName = (item: CartItem): string => item.product?.name ?? item.shoppable?.name ?? 'Zboží'

/** Which of the product's variants it is; null where its name says nothing more. */
export const variantName = (item: CartItem): string | null => {
  const name = item.variant?.name ?? ''
  return name !== '' && name !== lineName(item) ? name : null
}

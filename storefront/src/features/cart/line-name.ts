import type { CartItem } from '@vanek/sdk/cart'

/** What a line is called: the product, else what is sold. */
export const lineName = (item: CartItem): string => item.product?.name ?? item.shoppable?.name ?? 'Zboží'

/** Which of the product's variants it is; null where there is only one. */
export const variantName = ({ variant }: CartItem): string | null =>
  variant && !variant.isDefault && variant.name !== '' ? variant.name : null

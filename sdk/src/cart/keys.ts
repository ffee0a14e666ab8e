/**
 * Key of a cart line in `pending` and `errors` of the cart state.
 *
 * @param itemId - Id of the cart line.
 */
export const cartItemKey = (itemId: number): string => `line:${itemId}`

/**
 * Key of a variant that is being added, in `pending` and `errors` of the cart state.
 *
 * @param variantId - Id of the variant.
 */
export const cartAddKey = (variantId: number): string => `add:${variantId}`

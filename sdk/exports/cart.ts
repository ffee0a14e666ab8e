/**
 * The cart: calls, an optimistic store, and the rules of adding.
 *
 * @example
 * ```ts
 * const cart = createCartStore(shop)
 * const { enabled } = canAddToCart(product.variants[0] ?? null)
 * if (enabled) await cart.addItem({ variantId, amount: 1 })
 * ```
 * @module
 */
export {
  addCartItem,
  getCart,
  removeCartItem,
  updateCartItem,
  type GetCartParams,
  type AddCartItemError,
  type GetCartError,
  type RemoveCartItemParams,
  type RemoveCartItemError,
  type UpdateCartItemParams,
  type UpdateCartItemError,
} from '../src/cart/calls.ts'
export {
  addCartItems,
  clearCart,
  removeCoupon,
  saveCartAsList,
  setCoupon,
  setCredits,
  validateCart,
  type AddCartItemsParams,
  type ClearCartError,
  type SaveCartAsListParams,
  type SaveCartAsListError,
  type SetCouponParams,
  type SetCouponError,
  type SetCreditsParams,
  type SetCreditsError,
  type ValidateCartError,
} from '../src/cart/whole-calls.ts'
export {
  changeCartItemVariant,
  type ChangeCartItemVariantParams,
  type ChangeCartItemVariantError,
} from '../src/cart/change-variant.ts'
export { cartAddKey, cartItemKey } from '../src/cart/keys.ts'
export { emptyCart } from '../src/cart/empty.ts'
export { countPieces, findCartItem, piecesOf } from '../src/cart/lines.ts'
export { canAddToCart, type AddToCartDecision, type SaleableVariant } from '../src/cart/rules/add-decision.ts'
export {
  parseCartForm,
  sendCartCommand,
  type CartForm,
  type CartCommand,
  type SendCartCommandParams,
} from '../src/cart/form.ts'
export { parseAddToCartUrl, type AddToCartUrl } from '../src/cart/rules/add-from-url.ts'
export { batchNotices } from '../src/cart/rules/batch-notices.ts'
export { usableCredits } from '../src/cart/rules/credits.ts'
export { freeShippingAt, freeShippingProgress, type FreeShippingProgress } from '../src/cart/rules/free-shipping.ts'
export { invalidCartItems } from '../src/cart/rules/invalid-lines.ts'
export { minimumOrder, minimumOrderText, type MinimumOrder } from '../src/cart/rules/minimum-order.ts'
export { amountNoticeMessage, type AmountNoticeText } from '../src/cart/rules/quantity-message.ts'
export {
  createCartStore,
  type CartRules,
  type CartState,
  type CartStore,
  type AddItemsOptions,
  type CartItemToAdd,
  type CartStoreOptions,
} from '../src/cart/store.ts'
export type {
  AddedAmount,
  Cart,
  UpdateCartData,
  CartItem,
  CartWarning,
  CartItemPreview,
  CartPrices,
  AddCartItemData,
  AddCartItemsData,
  AddCartItemParams,
  UpdateCartItemData,
  SaveCartAsListData,
} from '../src/cart/types.ts'

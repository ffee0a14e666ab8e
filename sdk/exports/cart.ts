/** The cart: calls, an optimistic store, and the rules of adding. */
export {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  removeCoupon,
  setCoupon,
  setCredits,
  updateCartItem,
  type CartSelection,
} from '../src/cart/calls.ts'
export type { CartChange, CartChannel } from '../src/cart/channel.ts'
export { addKey, countPieces, lineKey } from '../src/cart/commands.ts'
export { emptyCart } from '../src/cart/empty.ts'
export { canAddToCart, type AddToCartDecision, type Saleable } from '../src/cart/rules.ts'
export type { CartLock } from '../src/cart/send.ts'
export { createCartStore, type CartState, type CartStore, type CartStoreOptions } from '../src/cart/store.ts'
export type {
  CallOptions,
  Cart,
  CartAnswer,
  CartItem,
  CartPreview,
  CartPrices,
  CartWarning,
  ItemAdded,
  ItemToAdd,
  ItemUpdated,
  WriteOptions,
} from '../src/cart/types.ts'

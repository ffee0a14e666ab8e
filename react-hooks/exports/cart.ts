/**
 * The cart: its state, its methods and the props of its forms.
 *
 * @module
 */
export { type AddToCart, type AddToCartInput, useAddToCart } from '../src/cart/use-add-to-cart.ts'
export { type BatchAdd, type BatchVariant, useBatchAdd } from '../src/cart/use-batch-add.ts'
export { type BulkOrder, type BulkOrderOptions, useBulkOrder } from '../src/cart/use-bulk-order.ts'
export { type CartActions, useCartActions } from '../src/cart/use-cart-actions.ts'
export { type CartLine, useCartLine } from '../src/cart/use-cart-line.ts'
export { useCartUrlAdd } from '../src/cart/use-cart-url-add.ts'
export { useCart } from '../src/cart/use-cart.ts'
export { type CouponForm, type CouponFormOptions, useCouponForm } from '../src/cart/use-coupon-form.ts'
export { type CreditsForm, type CreditsFormOptions, useCreditsForm } from '../src/cart/use-credits-form.ts'
export {
  type QuantityInput,
  type QuantityInputOptions,
  type StepButtonProps,
  useQuantityInput,
} from '../src/cart/use-quantity-input.ts'

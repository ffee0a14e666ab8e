/**
 * The cart: its state, its methods and the props of its forms.
 *
 * @module
 */
export { type UseAddToCartResult, type UseAddToCartOptions, useAddToCart } from '../src/cart/use-add-to-cart.ts'
export { type UseBatchAddResult, type BatchVariant, useBatchAdd } from '../src/cart/use-batch-add.ts'
export { type UseBulkOrderResult, type UseBulkOrderOptions, useBulkOrder } from '../src/cart/use-bulk-order.ts'
export { type CartActions, useCartActions } from '../src/cart/use-cart-actions.ts'
export { type UseCartItemResult, useCartItem } from '../src/cart/use-cart-line.ts'
export { useCartUrlAdd } from '../src/cart/use-cart-url-add.ts'
export { useCart } from '../src/cart/use-cart.ts'
export { type UseCouponFormResult, type UseCouponFormOptions, useCouponForm } from '../src/cart/use-coupon-form.ts'
export { type UseCreditsFormResult, type UseCreditsFormOptions, useCreditsForm } from '../src/cart/use-credits-form.ts'
export {
  type UseQuantityInputResult,
  type UseQuantityInputOptions,
  type StepButtonProps,
  useQuantityInput,
} from '../src/cart/use-quantity-input.ts'

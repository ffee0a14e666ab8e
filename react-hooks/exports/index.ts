/** The SDK bound to React: state, verbs and props. */
export { type AddToCart, type AddToCartInput, useAddToCart } from '../src/cart/use-add-to-cart.ts'
export { type CartActions, useCartActions } from '../src/cart/use-cart-actions.ts'
export { type CartLine, useCartLine } from '../src/cart/use-cart-line.ts'
export { useCart } from '../src/cart/use-cart.ts'
export {
  type QuantityInput,
  type QuantityInputOptions,
  type StepButtonProps,
  useQuantityInput,
} from '../src/cart/use-quantity-input.ts'
export { type Compare, useCompare, useIsCompared } from '../src/compare/use-compare.ts'
export { useMoney } from '../src/format/use-money.ts'
export {
  type NewsletterForm,
  type NewsletterFormOptions,
  type NewsletterState,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
export { type NoticeActions, type Notices, useNoticeActions, useNotices } from '../src/notices/use-notices.ts'
export type { ShopBinding } from '../src/provider/context.ts'
export { ShopProvider, type ShopProviderProps } from '../src/provider/shop-provider.tsx'
export { useShop } from '../src/provider/use-shop.ts'
export { useStore } from '../src/store/use-store.ts'

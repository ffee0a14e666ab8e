/** The SDK bound to React: state, verbs and props. */
export {
  type AddressForm,
  type AddressFormOptions,
  type AddressFormText,
  useAddressForm,
} from '../src/account/use-address-form.ts'
export { type Addresses, type AddressesOptions, useAddresses } from '../src/account/use-addresses.ts'
export { type ProfileForm, type ProfileFormOptions, useProfileForm } from '../src/account/use-profile-form.ts'
export { type Reorder, type ReorderHookOptions, type ReorderState, useReorder } from '../src/account/use-reorder.ts'
export type { AddressField, AddressFieldOptions, AddressInputProps } from '../src/address/address-field.ts'
export { useAddressField } from '../src/address/use-address-field.ts'
export { type InputNotice, useInputVerdict } from '../src/address/use-input-verdict.ts'
export {
  type ChangeEmailForm,
  type ChangeEmailFormOptions,
  useChangeEmailForm,
} from '../src/auth/use-change-email-form.ts'
export {
  type ChangePasswordField,
  type ChangePasswordForm,
  type ChangePasswordFormOptions,
  useChangePasswordForm,
} from '../src/auth/use-change-password-form.ts'
export {
  type ForgottenPasswordForm,
  type ForgottenPasswordFormOptions,
  useForgottenPasswordForm,
} from '../src/auth/use-forgotten-password-form.ts'
export { type LoginField, type LoginForm, type LoginFormOptions, useLoginForm } from '../src/auth/use-login-form.ts'
export {
  type RegistrationForm,
  type RegistrationFormOptions,
  type RegistrationTextField,
  useRegistrationForm,
} from '../src/auth/use-registration-form.ts'
export {
  type ResetPasswordForm,
  type ResetPasswordFormOptions,
  useResetPasswordForm,
} from '../src/auth/use-reset-password-form.ts'
export { type AddToCart, type AddToCartInput, useAddToCart } from '../src/cart/use-add-to-cart.ts'
export { type BatchAdd, type BatchVariant, useBatchAdd } from '../src/cart/use-batch-add.ts'
export { type BulkOrder, type BulkOrderOptions, useBulkOrder } from '../src/cart/use-bulk-order.ts'
export type { Sentences } from '../src/cart/sentence-for.ts'
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
export { CheckoutProvider, type CheckoutProviderProps } from '../src/checkout/checkout-provider.tsx'
export type { ChoiceProps } from '../src/checkout/use-boxes.ts'
export { type BranchSearch, type BranchSearchOptions, useBranchSearch } from '../src/checkout/use-branch-search.ts'
export { type CheckoutField, type CheckoutFieldProps, useCheckoutField } from '../src/checkout/use-checkout-field.ts'
export { type CheckoutTick, type CheckoutTickProps, useCheckoutTick } from '../src/checkout/use-checkout-tick.ts'
export { type CheckoutActions, useCheckout, useCheckoutActions } from '../src/checkout/use-checkout.ts'
export {
  type AddressButton,
  type AddressChoice,
  type SavedAddresses,
  useSavedAddresses,
} from '../src/checkout/use-saved-addresses.ts'
export { type CompanyLookupButton, useCompanyLookup } from '../src/checkout/use-company-lookup.ts'
export { type DeliveryTimeChoice, type DeliveryTimes, useDeliveryTimes } from '../src/checkout/use-delivery-times.ts'
export { useNewCheckout } from '../src/checkout/use-new-checkout.ts'
export { type PaymentChoice, usePayments } from '../src/checkout/use-payments.ts'
export { type ShipperChoice, useShippers } from '../src/checkout/use-shippers.ts'
export { type ClaimForm, type ClaimFormOptions, type PhotosInputProps, useClaim } from '../src/claims/use-claim.ts'
export { type CompareToggle, useCompareToggle } from '../src/compare/use-compare-toggle.ts'
export { type Compare, useCompare } from '../src/compare/use-compare.ts'
export type { ContactFieldProps, ContactForm, ContactFormOptions, ContactState } from '../src/contact/contact-form.ts'
export { useContactForm } from '../src/contact/use-contact-form.ts'
export type {
  FieldForm,
  FieldFormChoices,
  FieldFormState,
  FieldIssues,
  FieldValues,
  Posted,
  TextFieldProps,
  TickFieldProps,
} from '../src/form/field-form.ts'
export { useMoney } from '../src/format/use-money.ts'
export { useTotalMoney } from '../src/format/use-total-money.ts'
export type { StickyState } from '../src/header/sticky-state.ts'
export { type StickyHeader, type StickyHeaderOptions, useStickyHeader } from '../src/header/use-sticky-header.ts'
export {
  type NewsletterForm,
  type NewsletterFormOptions,
  type NewsletterState,
  useNewsletterForm,
} from '../src/newsletter/use-newsletter-form.ts'
export { type NoticeActions, type Notices, useNoticeActions, useNotices } from '../src/notices/use-notices.ts'
export type {
  WithdrawalForm,
  WithdrawalLine,
  WithdrawalOptions,
  WithdrawalText,
  WithdrawalWay,
} from '../src/orders/withdrawal-form.ts'
export { useWithdrawal } from '../src/orders/use-withdrawal.ts'
export { type Overlays, useOverlays } from '../src/overlays/use-overlays.ts'
export { type OrderLookupForm, type OrderLookupFormOptions, useOrderLookup } from '../src/orders/use-order-lookup.ts'
export { type OrderRead, type OrderReadOptions, useOrder } from '../src/orders/use-order.ts'
export { type FreshProductOptions, useFreshProduct } from '../src/product/use-fresh-product.ts'
export {
  useWatcherForm,
  type WatcherForm,
  type WatcherFormOptions,
  type WatcherState,
} from '../src/product/use-watcher-form.ts'
export type { ShopBinding } from '../src/provider/context.ts'
export { ShopParts, type ShopPartsProps } from '../src/provider/shop-parts.tsx'
export { ShopProvider, type ShopProviderProps } from '../src/provider/shop-provider.tsx'
export { useShop } from '../src/provider/use-shop.ts'
export { type QueryResult, type ReadOf, type ShopQueryOptions, useShopQuery } from '../src/query/use-shop-query.ts'
export { type RecommendationsOptions, useRecommendations } from '../src/recommendations/use-recommendations.ts'
export type {
  ReviewField,
  ReviewFieldProps,
  ReviewForm,
  ReviewFormOptions,
  ReviewState,
  ReviewTextField,
  StarProps,
} from '../src/reviews/review-form.ts'
export { useReviewForm } from '../src/reviews/use-review-form.ts'
export type { SearchGroup, SearchOption } from '../src/search/suggestion-groups.ts'
export type { SearchField, SearchFieldOptions } from '../src/search/search-field.ts'
export { useSearchField } from '../src/search/use-search-field.ts'
export { type SessionActions, useSession, useSessionActions, useUser } from '../src/session/use-session.ts'
export { useStore } from '../src/store/use-store.ts'
export { useMinimumDelay } from '../src/time/use-minimum-delay.ts'
export { type LastVisited, useLastVisited } from '../src/visitor/use-last-visited.ts'
export { useWishList } from '../src/wish-list/use-wish-list.ts'
export { useWishToggle, type WishToggle } from '../src/wish-list/use-wish-toggle.ts'

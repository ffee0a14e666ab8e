/**
 * Orders: reading them, withdrawing from them, and claiming faulty goods.
 *
 * @module
 */
export { type ClaimForm, type ClaimFormOptions, type PhotoInputProps, useClaim } from '../src/claims/use-claim.ts'
export { type OrderLookupForm, type OrderLookupFormOptions, useOrderLookup } from '../src/orders/use-order-lookup.ts'
export { type UseOrderOptions, useOrder } from '../src/orders/use-order.ts'
export { useWithdrawal } from '../src/orders/use-withdrawal.ts'
export {
  type WithdrawalForm,
  type WithdrawalLine,
  type WithdrawalOptions,
  type WithdrawalText,
  type WithdrawalRadioProps,
} from '../src/orders/withdrawal-form.ts'

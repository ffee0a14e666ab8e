/**
 * Orders: reading them, withdrawing from them, and claiming faulty goods.
 *
 * @module
 */
export type { PhotoInputProps } from '../src/form/use-photos.ts'
export { type UseClaimFormResult, type UseClaimFormOptions, useClaimForm } from '../src/claims/use-claim.ts'
export {
  type UseOrderLookupFormResult,
  type UseOrderLookupFormOptions,
  useOrderLookupForm,
} from '../src/orders/use-order-lookup.ts'
export { type UseOrderOptions, useOrder } from '../src/orders/use-order.ts'
export { useWithdrawalForm } from '../src/orders/use-withdrawal.ts'
export {
  type UseWithdrawalFormResult,
  type WithdrawalLine,
  type UseWithdrawalFormOptions,
  type WithdrawalRadioProps,
} from '../src/orders/withdrawal-form.ts'

import {
  validateOrderLookupForm,
  type OrderLookupInputs,
  orderLookupMaxLengths,
  requestOrderLookup,
} from '@vanek/sdk/orders'
import type { FieldForm, BaseFormOptions } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** A form with the number of an order and its e-mail. */
export type UseOrderLookupFormResult = FieldForm<keyof OrderLookupInputs>

/** Options of {@link useOrderLookupForm}. */
export interface UseOrderLookupFormOptions extends BaseFormOptions<keyof OrderLookupInputs, never> {
  /** URL of the page that opens the order, such as `https://shop.example/order`. */
  readonly callbackUrl: string
  /** Called when the mail was sent, if there is such an order. */
  readonly onSuccess?: () => void
}

const texts = {
  code: { required: true, maxLength: orderLookupMaxLengths.code },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    maxLength: orderLookupMaxLengths.email,
  },
} as const

/**
 * A form that requests a mail with a link to an order, for customers without an account. It succeeds whether the order
 * exists or not, and the same request sent twice is one mail.
 *
 * @param options - Where the link leads.
 * @returns State and prop getters of the form. Its `error` is that of `requestOrderLookup`.
 * @example
 * ```tsx
 * const { formProps, inputProps, buttonProps, status, statusProps } = useOrderLookupForm({
 *   callbackUrl: 'https://shop.example/order',
 * })
 * return <form {...formProps}>
 *   <input {...inputProps('code')} /><input {...inputProps('email')} /><button {...buttonProps}>Send link</button>
 *   <p {...statusProps}>{status === 'success' && 'Look into your mailbox.'}</p>
 * </form>
 * ```
 */
export function useOrderLookupForm({
  callbackUrl,
  onSuccess,
  ...choices
}: UseOrderLookupFormOptions): UseOrderLookupFormResult {
  const shop = useShop()
  return useFieldForm<keyof OrderLookupInputs, never, null>({
    ...choices,
    texts,
    check: validateOrderLookupForm,
    send: ({ code, email }, idempotencyKey) =>
      requestOrderLookup(shop, { code, email, callbackUrl }, { idempotencyKey }),
    onSuccess: () => onSuccess?.(),
  })
}

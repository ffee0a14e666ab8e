import { checkOrderLookup, type OrderLookup, orderLookupLengths, requestOrderLookup } from '@vanek/sdk/orders'
import type { FieldForm, FieldFormChoices } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Props of a form with the number of an order and its e-mail. */
export type OrderLookupForm = FieldForm<keyof OrderLookup>

/** Where the mail's link leads, and what the form starts from. */
export interface OrderLookupFormOptions extends FieldFormChoices<keyof OrderLookup, never> {
  /** Address of the page that opens the order, like `https://shop.example/sledovani-objednavky/odkaz`. */
  readonly callbackUrl: string
  /** Told once the mail is on its way, if there is such an order. */
  readonly onSuccess?: () => void
}

const texts = {
  code: { required: true, maxLength: orderLookupLengths.code },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    maxLength: orderLookupLengths.email,
  },
} as const

/**
 * A form that asks for a mail with a link to an order, for who has no account. It ends the same whether there is such
 * an order or not, and sent twice it is one mail.
 *
 * ```tsx
 * const { formProps, inputProps, buttonProps, state, statusProps } = useOrderLookup({
 *   callbackUrl: `${location.origin}/sledovani-objednavky/odkaz`,
 * })
 * return <form {...formProps}>
 *   <input {...inputProps('code')} /><input {...inputProps('email')} /><button {...buttonProps}>Poslat odkaz</button>
 *   <p {...statusProps}>{state.status === 'sent' && 'Podívejte se do e-mailu.'}</p>
 * </form>
 * ```
 */
export function useOrderLookup({ callbackUrl, onSuccess, ...choices }: OrderLookupFormOptions): OrderLookupForm {
  const shop = useShop()
  return useFieldForm<keyof OrderLookup, never, null>({
    ...choices,
    texts,
    check: checkOrderLookup,
    send: ({ code, email }, idempotencyKey) =>
      requestOrderLookup(shop, { code, email, callbackUrl }, { idempotencyKey }),
    onSuccess: () => onSuccess?.(),
  })
}

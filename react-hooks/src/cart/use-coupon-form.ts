import type { Cart } from '@vanek/sdk/cart'
import { useId } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { type Sentences, sentenceFor } from './sentence-for.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

export interface CouponFormOptions {
  /** Sentences for refusals that bring none of their own; the bare code unless told. */
  readonly messages?: Sentences | undefined
  /** What was refused when the form was posted without scripts; shown until the coupon is tried again. */
  readonly posted?: string | null | undefined
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string | undefined
}

/** Props of a form with the field for a coupon. */
export interface CouponForm {
  /** The coupon of the cart, whether it counts or not; null without one. */
  readonly coupon: Cart['coupon']
  readonly pending: boolean
  /** Why the last coupon was refused, as a sentence; null until one is. */
  readonly error: string | null
  readonly formProps: {
    readonly method: 'post'
    readonly action: string | undefined
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  /** What the form has to carry to work without scripts. */
  readonly hiddenInputs: readonly { readonly type: 'hidden'; readonly name: string; readonly value: string }[]
  readonly fieldProps: {
    readonly id: string
    readonly name: 'couponCode'
    readonly maxLength: 64
    readonly autoComplete: 'off'
    readonly autoCapitalize: 'characters'
    readonly spellCheck: false
    readonly required: true
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  /** For the element that says the error. */
  readonly errorProps: { readonly id: string; readonly role: 'alert' }
  readonly remove: () => void
}

/**
 * The form for a coupon. What was typed stays when it is refused, and the field has the focus again.
 *
 * ```tsx
 * const { coupon, formProps, fieldProps, errorProps, error, remove } = useCouponForm({ messages: csBasics })
 * if (coupon) return <p>{coupon.code} <button onClick={remove}>Odebrat</button></p>
 * return <form {...formProps}><input {...fieldProps} /><button>Použít</button><p {...errorProps}>{error}</p></form>
 * ```
 */
export function useCouponForm({ messages, posted, action }: CouponFormOptions = {}): CouponForm {
  const { setCoupon, removeCoupon } = useCartActions()
  const id = useId()
  const coupon = useCart((state) => state.cart.coupon)
  const pending = useCart((state) => state.pending.has('coupon'))
  const refused = useCart((state) => state.errors.get('coupon'))
  const error = refused ? sentenceFor(refused, messages) : pending ? null : (posted ?? null)

  const apply = async (form: HTMLFormElement) => {
    const code = new FormData(form).get('couponCode')
    const field = form.querySelector<HTMLInputElement>('[name="couponCode"]')
    if (typeof code !== 'string' || code.trim() === '') return field?.focus()
    const result = await setCoupon(code)
    return result.ok ? undefined : field?.focus()
  }

  return {
    coupon,
    pending,
    error,
    formProps: {
      method: 'post',
      action,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!pending) void apply(event.currentTarget)
      },
    },
    hiddenInputs: [{ type: 'hidden', name: 'intent', value: 'coupon' }],
    fieldProps: {
      id: `${id}-code`,
      name: 'couponCode',
      maxLength: 64,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      required: true,
      'aria-invalid': error !== null,
      'aria-describedby': `${id}-error`,
    },
    errorProps: { id: `${id}-error`, role: 'alert' },
    remove: () => void removeCoupon(),
  }
}

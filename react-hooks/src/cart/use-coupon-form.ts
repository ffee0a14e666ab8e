import type { Result } from '@vanek/sdk'
import type { Cart } from '@vanek/sdk/cart'
import type { ErrorSummary } from '@vanek/sdk/i18n'
import { useId } from 'react'
import type { PostFormProps } from '../form/field-form.ts'
import type { HiddenInputProps } from '../form/hidden-input.ts'
import { useBinding } from '../provider/context.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

/** Options of {@link useCouponForm}. */
export interface UseCouponFormOptions {
  /** Why the coupon was rejected when the form was posted without scripts. */
  readonly posted?: ErrorSummary | null | undefined
  /** Address that the form posts to without scripts; the `cartPath` of the provider if missing. */
  readonly action?: string
}

/** A form with a field for the code of a coupon. */
export interface UseCouponFormResult {
  /** The coupon of the cart, whether it applies or not; null without one. */
  readonly coupon: Cart['coupon']
  /** Whether the coupon is being applied or removed. */
  readonly isPending: boolean
  /** Why the last coupon was rejected, for `errorText`; null before. */
  readonly error: ErrorSummary | null
  /** Props of the form. */
  readonly formProps: PostFormProps & {
    /** Address that the form posts to without scripts. */
    readonly action: string
  }
  /** Props of the hidden inputs that the form needs to work without scripts. */
  readonly hiddenInputs: readonly HiddenInputProps[]
  /** Props of the input for the code. */
  readonly inputProps: {
    /** Id for the `htmlFor` of a label. */
    readonly id: string
    /** Name under which the form posts the code. */
    readonly name: 'couponCode'
    /** Most characters that can be typed. */
    readonly maxLength: 64
    /** Browsers do not fill in codes. */
    readonly autoComplete: 'off'
    /** Codes are written in capitals. */
    readonly autoCapitalize: 'characters'
    /** Codes are not words. */
    readonly spellCheck: false
    /** The code is required. */
    readonly required: true
    /** Whether the last code was rejected. */
    readonly 'aria-invalid': boolean
    /** Id of the element with the error text. */
    readonly 'aria-describedby': string
  }
  /** Props of the element with the error text. Render it from the start, or screen readers miss its text. */
  readonly errorProps: {
    /** Referenced by the input. */
    readonly id: string
    /** Makes screen readers announce its content. */
    readonly role: 'alert'
  }
  /** Removes the coupon from the cart. */
  readonly remove: () => Promise<Result<Cart>>
}

/**
 * A form for a coupon. When the code is rejected, it stays in the input, which gets the focus.
 *
 * @param options - Where the form posts to without scripts, and the outcome of such a post.
 * @returns The applied coupon, and the props of the form. Its `error` is that of applying the coupon, such as
 *   `coupon_invalid`.
 * @example
 * ```tsx
 * const { coupon, formProps, inputProps, errorProps, error, remove } = useCouponForm()
 * if (coupon) return <p>{coupon.code} <button onClick={remove}>Remove</button></p>
 * return <form {...formProps}>
 *   <input {...inputProps} /><button>Apply</button>
 *   <p {...errorProps}>{error && errorText(en, error)}</p>
 * </form>
 * ```
 */
export function useCouponForm({ posted, action }: UseCouponFormOptions = {}): UseCouponFormResult {
  const { cartPath = '/cart' } = useBinding()
  const { setCoupon, removeCoupon } = useCartActions()
  const id = useId()
  const coupon = useCart((state) => state.cart.coupon)
  const isPending = useCart((state) => state.pending.has('coupon'))
  const refused = useCart((state) => state.errors.get('coupon'))
  const error = refused ?? (isPending ? null : (posted ?? null))

  const apply = async (form: HTMLFormElement) => {
    const code = new FormData(form).get('couponCode')
    const field = form.querySelector<HTMLInputElement>('[name="couponCode"]')
    if (typeof code !== 'string' || code.trim() === '') return field?.focus()
    const result = await setCoupon(code)
    return result.ok ? undefined : field?.focus()
  }

  return {
    coupon,
    isPending,
    error,
    formProps: {
      method: 'post',
      action: action ?? cartPath,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!isPending) void apply(event.currentTarget)
      },
    },
    hiddenInputs: [{ type: 'hidden', name: 'intent', value: 'coupon' }],
    inputProps: {
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
    remove: removeCoupon,
  }
}

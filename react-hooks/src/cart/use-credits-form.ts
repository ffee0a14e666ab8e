import type { Result } from '@vanek/sdk'
import { type Cart, usableCredits } from '@vanek/sdk/cart'
import type { ErrorSummary } from '@vanek/sdk/i18n'
import { useEffect, useId, useState } from 'react'
import type { PostFormProps } from '../form/field-form.ts'
import type { HiddenInputProps } from '../form/hidden-input.ts'
import { useBinding } from '../provider/context.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

/** Options of {@link useCreditsForm}. */
export interface UseCreditsFormOptions {
  /**
   * Feature flags of the shop, from its settings. Without `loyalty_credits` no credits are available; not checked if
   * missing.
   */
  readonly functions?: Readonly<Record<string, boolean>> | undefined
  /** Credits of the customer, if the page knows them; otherwise they are fetched. */
  readonly balance?: number | null | undefined
  /** Why the credits were rejected when the form was posted without scripts. */
  readonly posted?: ErrorSummary | null | undefined
  /** Address that the form posts to without scripts; the `cartPath` of the provider if missing. */
  readonly action?: string
}

/** A form with a field for loyalty credits. */
export interface UseCreditsFormResult {
  /** How many credits the customer has; 0 for a guest, and if the shop has no credits. */
  readonly available: number
  /** Credits applied to this cart. */
  readonly applied: number
  /** Whether credits are being applied or removed. */
  readonly isPending: boolean
  /** Why the last change was rejected, for `errorText`; `credits_invalid` if it was no whole number; null before. */
  readonly error: ErrorSummary | null
  /** Props of the form. */
  readonly formProps: PostFormProps & {
    /** Address that the form posts to without scripts. */
    readonly action: string
  }
  /** Props of the hidden inputs that the form needs to work without scripts. */
  readonly hiddenInputs: readonly HiddenInputProps[]
  /** Props of the input for the number of credits. */
  readonly inputProps: {
    /** Id for the `htmlFor` of a label. */
    readonly id: string
    /** Name under which the form posts the number. */
    readonly name: 'credits'
    /** Shows a numeric keyboard. */
    readonly inputMode: 'numeric'
    /** Browsers do not fill in numbers. */
    readonly autoComplete: 'off'
    /** Most characters that can be typed. */
    readonly maxLength: 7
    /** Whether the last number was rejected. */
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
  /** Removes all credits from the cart. */
  readonly remove: () => Promise<Result<Cart>>
}

const invalid: ErrorSummary = { code: 'credits_invalid', issues: [] }

/**
 * A form for loyalty credits. None are available to guests, or if the shop has no credits.
 *
 * @param options - The available credits, and the form without scripts.
 * @returns Available and applied credits, and the props of the form.
 * @example
 * ```tsx
 * const form = useCreditsForm({ functions: { loyalty_credits: true } })
 * if (form.available === 0) return null
 * return <form {...form.formProps}>
 *   <input {...form.inputProps} /><button>Use credits</button>
 *   <p {...form.errorProps}>{form.error && errorText(en, form.error)}</p>
 * </form>
 * ```
 */
export function useCreditsForm(options: UseCreditsFormOptions = {}): UseCreditsFormResult {
  const { functions, balance, posted, action } = options
  const { shop, cartPath = '/cart' } = useBinding()
  const { setCredits } = useCartActions()
  const id = useId()
  const [requested, setRequested] = useState(0)
  const [isInvalid, setInvalid] = useState(false)
  const applied = useCart((state) => state.cart.credits)
  const isPending = useCart((state) => state.pending.has('credits'))
  const refused = useCart((state) => state.errors.get('credits'))
  const ask = balance === undefined

  useEffect(() => {
    if (!ask || !shop.config.tokens.has('auth')) return
    let here = true
    void import('@vanek/sdk/account').then(async ({ getCreditsAmount }) => {
      const answer = await getCreditsAmount(shop)
      if (here && answer.ok) setRequested(answer.data)
    })
    return () => {
      here = false
    }
  }, [ask, shop])

  const error = isInvalid ? invalid : (refused ?? (isPending ? null : (posted ?? null)))
  return {
    available: usableCredits(functions, balance ?? requested),
    applied,
    isPending,
    error,
    formProps: {
      method: 'post',
      action: action ?? cartPath,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const credits = Number(new FormData(form).get('credits') || Number.NaN)
        const isNumber = Number.isInteger(credits) && credits >= 0
        if (isPending) return
        setInvalid(!isNumber)
        if (isNumber) void setCredits(credits)
        else form.querySelector<HTMLInputElement>('[name="credits"]')?.focus()
      },
    },
    hiddenInputs: [{ type: 'hidden', name: 'intent', value: 'credits' }],
    inputProps: {
      id: `${id}-credits`,
      name: 'credits',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 7,
      'aria-invalid': error !== null,
      'aria-describedby': `${id}-error`,
    },
    errorProps: { id: `${id}-error`, role: 'alert' },
    remove: () => setCredits(0),
  }
}

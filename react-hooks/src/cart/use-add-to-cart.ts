import type { ShopError } from '@vanek/sdk'
import {
  type AddToCartDecision,
  cartAddKey,
  canAddToCart,
  type CartItemPreview,
  type SaleableVariant,
} from '@vanek/sdk/cart'
import { parseAmount } from '@vanek/sdk/format'
import { useId, useRef, useState } from 'react'
import type { PostFormProps, SubmitButtonProps } from '../form/field-form.ts'
import type { HiddenInputProps } from '../form/hidden-input.ts'
import { useBinding } from '../provider/context.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

/** What {@link useAddToCart} adds. */
export interface UseAddToCartOptions extends SaleableVariant {
  /** Id of the variant; null until the shopper has chosen one. */
  readonly variantId: number | null
  /** Amount to add, in the unit of the variant; the form's input `amount` if missing, else 1. */
  readonly amount?: number
  /**
   * Allows adding even if the variant seems unavailable; the back end decides.
   * @defaultValue false
   */
  readonly forceAdd?: boolean
  /** The line to show in the cart until the back end responds. */
  readonly preview?: CartItemPreview
  /** Address that the form posts to without scripts; the `cartPath` of the provider if missing. */
  readonly action?: string
}

/** A form that adds a variant to the cart. */
export interface UseAddToCartResult {
  /** Whether the variant can be added. */
  readonly canAdd: boolean
  /** Why it cannot be added, as a code that has a message; undefined if it can. */
  readonly reason: AddToCartDecision['reason']
  /** Whether an add is pending. The button stays usable, because another amount is another add. */
  readonly isPending: boolean
  /** Why the last add failed, until the next one. */
  readonly error: ShopError | undefined
  /** Props of the form. */
  readonly formProps: Pick<PostFormProps, 'method' | 'onSubmit'> & {
    /** Address that the form posts to without scripts. */
    readonly action: string
  }
  /** Props of the hidden inputs that the form needs to work without scripts; `amount` is an input of its own. */
  readonly hiddenInputs: readonly HiddenInputProps[]
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps & {
    /** Id of the element with the reason, while the variant cannot be added. */
    readonly 'aria-describedby'?: string
  }
  /** Whether the button was clicked although the variant cannot be added; then announce the reason. */
  readonly isRefused: boolean
  /** Props of the element with the reason. */
  readonly reasonProps: {
    /** Referenced by the button. */
    readonly id: string
  }
}

// clicks within this time count as one, even if the first add has already succeeded
const doubleClickMs = 600
// sent for an invalid amount, so that the back end responds with its minimum
const least = 0.001

const amountIn = (form: HTMLFormElement): number => {
  const typed = new FormData(form).get('amount')
  return typeof typed === 'string' && typed !== '' ? parseAmount(typed) || least : 1
}

/**
 * Adds a variant to the cart. The form is a real one: before hydration and without scripts it posts `intent=add`,
 * `variantId` and `amount`; afterwards the cart update is optimistic. A double click adds once.
 *
 * @param input - The variant, and how much of it.
 * @returns Whether the variant can be added, and the props of form, hidden inputs and button.
 * @example
 * ```tsx
 * const { formProps, hiddenInputs, buttonProps, reason, reasonProps } = useAddToCart({
 *   ...product,
 *   variantId: product.defaultVariantId,
 * })
 * return <form {...formProps}>
 *   {hiddenInputs.map((input) => <input key={input.name} {...input} />)}
 *   <button {...buttonProps}>Add to cart</button>
 *   <small {...reasonProps}>{reason && en[reason]}</small>
 * </form>
 * ```
 */
export function useAddToCart(input: UseAddToCartOptions): UseAddToCartResult {
  const { variantId, amount, preview, credits = false, forceAdd = false, action } = input
  const { cartPath = '/cart' } = useBinding()
  const { addItem } = useCartActions()
  const key = cartAddKey(variantId ?? 0)
  const [refused, setRefused] = useState(false)
  const isPending = useCart((state) => state.pending.has(key))
  const error = useCart((state) => state.errors.get(key))
  const { enabled, reason } = canAddToCart(variantId === null ? null : input, { forceAdd })
  const reasonId = useId()
  const last = useRef({ at: -doubleClickMs, added: '' })

  return {
    canAdd: enabled,
    reason,
    isPending,
    error,
    formProps: {
      method: 'post',
      action: action ?? cartPath,
      onSubmit: (event) => {
        event.preventDefault()
        setRefused(!enabled)
        if (!enabled || variantId === null) return
        const wanted = amount ?? amountIn(event.currentTarget)
        const { at, added } = last.current
        const own = `${variantId} ${wanted} ${credits}`
        last.current = { at: event.timeStamp, added: own }
        if (own === added && !error && (isPending || event.timeStamp - at < doubleClickMs)) return
        void addItem({ variantId, amount: wanted, preview, ...(credits && { credits }) })
      },
    },
    hiddenInputs: [
      { type: 'hidden', name: 'intent', value: 'add' },
      ...(variantId === null ? [] : [{ type: 'hidden' as const, name: 'variantId', value: String(variantId) }]),
      ...(credits ? [{ type: 'hidden' as const, name: 'credits', value: 'true' }] : []),
    ],
    buttonProps: {
      type: 'submit',
      'aria-disabled': !enabled && reason !== 'variant_required',
      ...(!enabled && { 'aria-describedby': reasonId }),
    },
    isRefused: refused && !enabled,
    reasonProps: { id: reasonId },
  }
}

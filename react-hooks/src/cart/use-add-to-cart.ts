import type { ShopError } from '@vanek/sdk'
import { type AddToCartDecision, addKey, canAddToCart, type CartPreview, type Saleable } from '@vanek/sdk/cart'
import { parseAmount } from '@vanek/sdk/format'
import { useId, useRef, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { useCart } from './use-cart.ts'
import { useCartActions } from './use-cart-actions.ts'

export interface AddToCartInput extends Saleable {
  /** Null until the shopper has chosen one. */
  readonly variantId: number | null
  /** The amount; defaults to the form's field `amount`, or 1. */
  readonly amount?: number
  /** Allows adding even if it seems unavailable; the back end decides. */
  readonly forceAdd?: boolean
  /** The line shown in the cart until the back end has answered. */
  readonly preview?: CartPreview
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string | undefined
}

/** Props of a form that adds to the cart. */
export interface AddToCart {
  /** Whether it can be added. */
  readonly canAdd: boolean
  /** Why not: a code that `@vanek/sdk/i18n` has a sentence for. */
  readonly reason: AddToCartDecision['reason']
  /**
   * Whether an add is on its way. The button stays usable: another amount is another add, the same one is a double
   * click.
   */
  readonly pending: boolean
  /** Why the last add failed, until the next one. */
  readonly error: ShopError | undefined
  readonly formProps: {
    readonly method: 'post'
    readonly action: string | undefined
    readonly onSubmit: SubmitHandler
  }
  /** What the form has to carry to work without scripts; the amount is a field of its own. */
  readonly hiddenInputs: readonly { readonly type: 'hidden'; readonly name: string; readonly value: string }[]
  /** Uses `aria-disabled`, so that the button can be focused and its reason read; pressing it says what is missing. */
  readonly buttonProps: {
    readonly type: 'submit'
    readonly 'aria-disabled': boolean
    readonly 'aria-describedby'?: string
  }
  /** Whether it was pressed although nothing can be added; then announce the reason. */
  readonly refused: boolean
  /** For the element that says the reason. */
  readonly reasonProps: { readonly id: string }
}

// two clicks that are nearer to each other are one, also when the first add has been answered by then
const doubleClickMs = 600
// for what is no amount: the back end answers with the real minimum
const least = 0.001

const amountIn = (form: HTMLFormElement): number => {
  const typed = new FormData(form).get('amount')
  return typeof typed === 'string' && typed !== '' ? parseAmount(typed) || least : 1
}

/**
 * Adds a variant to the cart. The form is a real one: it posts `intent=add`, `variantId` and `amount` before hydration
 * and without scripts, afterwards the cart shows the add in the same frame. A double click adds once.
 *
 * ```tsx
 * const { formProps, hiddenInputs, buttonProps } = useAddToCart({ ...product, variantId: product.defaultVariantId })
 * return <form {...formProps}>
 *   {hiddenInputs.map((input) => <input key={input.name} {...input} />)}
 *   <button {...buttonProps}>Do košíku</button>
 * </form>
 * ```
 */
export function useAddToCart(input: AddToCartInput): AddToCart {
  const { variantId, amount, preview, credits = false, forceAdd = false, action } = input
  const { addItem } = useCartActions()
  const key = addKey(variantId ?? 0)
  const [refused, setRefused] = useState(false)
  const pending = useCart((state) => state.pending.has(key))
  const error = useCart((state) => state.errors.get(key))
  const { enabled, reason } = canAddToCart(variantId === null ? null : input, { forceAdd })
  const reasonId = useId()
  const last = useRef({ at: -doubleClickMs, added: '' })

  return {
    canAdd: enabled,
    reason,
    pending,
    error,
    formProps: {
      method: 'post',
      action,
      onSubmit: (event) => {
        event.preventDefault()
        setRefused(!enabled)
        if (!enabled || variantId === null) return
        const wanted = amount ?? amountIn(event.currentTarget)
        const { at, added } = last.current
        const own = `${variantId} ${wanted} ${credits}`
        last.current = { at: event.timeStamp, added: own }
        if (own === added && !error && (pending || event.timeStamp - at < doubleClickMs)) return
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
    refused: refused && !enabled,
    reasonProps: { id: reasonId },
  }
}

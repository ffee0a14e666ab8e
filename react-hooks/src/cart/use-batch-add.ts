import type { ShopError } from '@vanek/sdk'
import { canAddToCart, type CartItemPreview, piecesOf, type SaleableVariant } from '@vanek/sdk/cart'
import { useRef, useState } from 'react'
import type { SubmitButtonProps } from '../form/field-form.ts'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { useCartActions } from './use-cart-actions.ts'

/** A variant of {@link useBatchAdd}. */
export interface BatchVariant extends SaleableVariant {
  /** Id of the variant. */
  readonly variantId: number
  /** The line to show in the cart until the back end responds. */
  readonly preview?: CartItemPreview
}

/** Amounts of several variants, to add them to the cart together. */
export interface UseBatchAddResult {
  /** Chosen amount of a variant, in its unit; 0 at first. */
  readonly amountOf: (variantId: number) => number
  /** Chooses an amount of a variant. */
  readonly setAmount: (variantId: number, amount: number) => void
  /** Whether a variant can be added at all. */
  readonly canAdd: (variantId: number) => boolean
  /** Sum of the chosen amounts. */
  readonly count: number
  /** Whether an add is pending. */
  readonly isPending: boolean
  /** Why the last add of a variant failed, by its id. */
  readonly failed: ReadonlyMap<number, ShopError>
  /** Props of the form. It needs scripts. */
  readonly formProps: {
    /** Adds the chosen amounts. */
    readonly onSubmit: SubmitHandler
  }
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps & {
    /** Set while an add is pending. */
    readonly 'aria-busy': boolean
  }
}

/**
 * Amounts of several variants of a product, to add them to the cart together. Added amounts are reset to 0; rejected
 * ones stay, with the reason in `failed`.
 *
 * @param variants - The variants to choose from.
 * @returns The chosen amounts, the props of form and button, and the errors by variant.
 * @example
 * ```tsx
 * const batch = useBatchAdd(variants)
 * return <form {...batch.formProps}>
 *   {variants.map(({ variantId }) => (
 *     <input
 *       key={variantId}
 *       type="number"
 *       value={batch.amountOf(variantId)}
 *       aria-invalid={batch.failed.has(variantId)}
 *       onChange={(event) => batch.setAmount(variantId, Number(event.target.value))}
 *     />
 *   ))}
 *   <button {...batch.buttonProps}>Add to cart</button>
 * </form>
 * ```
 */
export function useBatchAdd(variants: readonly BatchVariant[]): UseBatchAddResult {
  const { addEach } = useCartActions()
  const [amounts, setAmounts] = useState<ReadonlyMap<number, number>>(new Map())
  const [failed, setFailed] = useState<ReadonlyMap<number, ShopError>>(new Map())
  const [isPending, setPending] = useState(false)
  const busy = useRef(false)

  const amountOf = (variantId: number) => amounts.get(variantId) ?? 0
  const chosen = variants.filter((own) => amountOf(own.variantId) > 0 && canAddToCart(own).enabled)

  const add = async () => {
    busy.current = true
    setPending(true)
    const items = chosen.map(({ variantId, preview }) => ({ variantId, amount: amountOf(variantId), preview }))
    const results = await addEach(items)
    const added = new Map<number, number>()
    const rejected = new Map<number, ShopError>()
    for (const [at, { variantId, amount }] of items.entries()) {
      const result = results.ok ? results.data[at] : results
      if (result?.ok) added.set(variantId, amount)
      else if (result) rejected.set(variantId, result.error)
    }
    // keeps amounts that were changed while the request was pending
    setAmounts((now) => new Map([...now].filter(([id, amount]) => added.get(id) !== amount)))
    setFailed(rejected)
    busy.current = false
    setPending(false)
  }

  return {
    amountOf,
    setAmount: (variantId, amount) => setAmounts((now) => new Map(now).set(variantId, amount)),
    canAdd: (variantId) => variants.some((own) => own.variantId === variantId && canAddToCart(own).enabled),
    count: chosen.reduce((sum, { variantId }) => sum + piecesOf(amountOf(variantId)), 0),
    isPending,
    failed,
    formProps: {
      onSubmit: (event) => {
        event.preventDefault()
        if (!busy.current && chosen.length > 0) void add()
      },
    },
    buttonProps: { type: 'submit', 'aria-disabled': chosen.length === 0, 'aria-busy': isPending },
  }
}

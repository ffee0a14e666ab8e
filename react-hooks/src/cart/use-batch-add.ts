import type { ShopError } from '@vanek/sdk'
import { canAddToCart, type CartPreview, piecesOf, type Saleable } from '@vanek/sdk/cart'
import { useRef, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { useCartActions } from './use-cart-actions.ts'

/** A variant that can be chosen from. */
export interface BatchVariant extends Saleable {
  readonly variantId: number
  /** The line shown in the cart until the back end has answered. */
  readonly preview?: CartPreview
}

/** Several variants to be put into the cart together. */
export interface BatchAdd {
  /** How many of a variant are chosen; 0 until told. */
  readonly amountOf: (variantId: number) => number
  readonly setAmount: (variantId: number, amount: number) => void
  /** Whether a variant can be bought at all. */
  readonly canAdd: (variantId: number) => boolean
  /** Pieces chosen, all variants together. */
  readonly count: number
  readonly pending: boolean
  /** Why variants were refused by the last add, by their ids. */
  readonly failed: ReadonlyMap<number, ShopError>
  readonly formProps: { readonly onSubmit: SubmitHandler }
  readonly buttonProps: { readonly type: 'submit'; readonly disabled: boolean; readonly 'aria-busy': boolean }
}

/**
 * Lets a shopper choose amounts of several variants and put them into the cart together. The cart's store says
 * that they are there; then their amounts go back to 0. What was refused keeps its amount and its reason.
 *
 * ```tsx
 * const batch = useBatchAdd(variants)
 * return <form {...batch.formProps}>
 *   {variants.map(({ variantId }) => <input key={variantId} type="number" value={batch.amountOf(variantId)}
 * aria-invalid={batch.failed.has(variantId)} onChange={(event) => batch.setAmount(variantId,
 * Number(event.target.value))} />)}
 *   <button {...batch.buttonProps}>Do košíku</button>
 * </form>
 * ```
 */
export function useBatchAdd(variants: readonly BatchVariant[]): BatchAdd {
  const { addItem } = useCartActions()
  const [amounts, setAmounts] = useState<ReadonlyMap<number, number>>(new Map())
  const [failed, setFailed] = useState<ReadonlyMap<number, ShopError>>(new Map())
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const amountOf = (variantId: number) => amounts.get(variantId) ?? 0
  const chosen = variants.filter((own) => amountOf(own.variantId) > 0 && canAddToCart(own).enabled)

  const add = async () => {
    busy.current = true
    setPending(true)
    const answers = await Promise.all(
      chosen.map(async ({ variantId, preview }) => {
        const amount = amountOf(variantId)
        return { variantId, amount, answer: await addItem({ variantId, amount, preview }) }
      }),
    )
    const added = new Map(answers.flatMap(({ variantId, amount, answer }) => (answer.ok ? [[variantId, amount]] : [])))
    // an amount that was changed meanwhile is a new wish
    setAmounts((now) => new Map([...now].filter(([id, amount]) => added.get(id) !== amount)))
    setFailed(new Map(answers.flatMap(({ variantId, answer }) => (answer.ok ? [] : [[variantId, answer.error]]))))
    busy.current = false
    setPending(false)
  }

  return {
    amountOf,
    setAmount: (variantId, amount) => setAmounts((now) => new Map(now).set(variantId, amount)),
    canAdd: (variantId) => variants.some((own) => own.variantId === variantId && canAddToCart(own).enabled),
    count: chosen.reduce((sum, { variantId }) => sum + piecesOf(amountOf(variantId)), 0),
    pending,
    failed,
    formProps: {
      onSubmit: (event) => {
        event.preventDefault()
        if (!busy.current && chosen.length > 0) void add()
      },
    },
    buttonProps: { type: 'submit', disabled: chosen.length === 0, 'aria-busy': pending },
  }
}

import type { Result, ShopError } from '@vanek/sdk'
import {
  type BulkFault,
  type BulkLine,
  type CodedVariant,
  getVariantsByCodes,
  type ItemsAdded,
  parseBulkLines,
} from '@vanek/sdk/cart'
import { useEffect, useMemo, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useCartActions } from './use-cart-actions.ts'

/** A line that was read, with the variant its code names: undefined while it is looked up, null when there is none. */
export interface FoundLine extends BulkLine {
  readonly variant: CodedVariant | null | undefined
}

export interface BulkOrder {
  readonly text: string
  readonly setText: (text: string) => void
  /** Lines that could be read. */
  readonly lines: readonly BulkLine[]
  /** Lines that could not, with the reason. */
  readonly faults: readonly BulkFault[]
  /** The lines with what their codes name. */
  readonly found: readonly FoundLine[]
  /** Whether codes are being looked up, or lines added. */
  readonly pending: boolean
  /** Puts all found lines into the cart. */
  readonly add: () => Promise<Result<ItemsAdded> | null>
  /** How the last add ended; null before one, and after another text. */
  readonly outcome: Result<ItemsAdded> | null
  /** Why codes could not be looked up. */
  readonly error: ShopError | null
  readonly clear: () => void
}

/** Where an order in bulk is kept over a reload (C4.71): `storagePort(() => localStorage, 'vanek_bulk')` for instance. */
export interface BulkPort {
  read(): string | null
  write(text: string): void
}

export interface BulkOrderOptions {
  /** Kept as long as the page unless told. */
  readonly port?: BulkPort | undefined
}

/**
 * An order in bulk: pasted lines or a CSV file of codes and amounts become lines of the cart together (C3.15, C7.17).
 *
 * ```tsx
 * const { text, setText, found, faults, add, pending } = useBulkOrder()
 * return <form onSubmit={(event) => { event.preventDefault(); void add() }}>
 *   <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
 *   <button disabled={pending}>Vložit {found.length} položek, {faults.length} vynechat</button>
 * </form>
 * ```
 */
export function useBulkOrder({ port }: BulkOrderOptions = {}): BulkOrder {
  const shop = useShop()
  const { addItems } = useCartActions()
  const [text, setText] = useState('')
  const [variants, setVariants] = useState<ReadonlyMap<string, CodedVariant | null>>(new Map())
  const [outcome, setOutcome] = useState<Result<ItemsAdded> | null>(null)
  const [error, setError] = useState<ShopError | null>(null)
  const [pending, setPending] = useState(false)
  const { lines, faults } = useMemo(() => parseBulkLines(text), [text])
  void [shop, port, getVariantsByCodes, useEffect, setVariants, setError, setPending]
  const found = useMemo(() => lines.map((line) => ({ ...line, variant: variants.get(line.code) })), [lines, variants])
  return {
    text,
    setText,
    lines,
    faults,
    found,
    pending,
    add: async () => {
      const items = found.flatMap(({ variant, amount }) => (variant ? [{ variantId: variant.variantId, amount }] : []))
      if (items.length === 0) return null
      const answer = await addItems(items)
      setOutcome(answer)
      return answer
    },
    outcome,
    error,
    clear: () => setText(''),
  }
}

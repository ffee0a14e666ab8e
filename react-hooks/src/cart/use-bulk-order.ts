import { storagePort, type StoragePort } from '@vanek/sdk/storage'
import type { Result, ShopError, Store } from '@vanek/sdk'
import {
  type BulkOrderIssue,
  type BulkOrderLine,
  type BulkOrderProblem,
  bulkOrderProblem,
  type VariantByCode,
  remainingBulkOrder,
  parseBulkOrderItems,
  parseBulkOrder,
  serializeBulkOrderItems,
} from '@vanek/sdk/bulk-order'
import type { AddCartItemsData } from '@vanek/sdk/cart'
import { formatAmount } from '@vanek/sdk/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useShop } from '../provider/use-shop.ts'
import { useStore } from '../store/use-store.ts'
import { useCartActions } from './use-cart-actions.ts'
import { useCodedVariants } from './use-coded-variants.ts'

/** Options of {@link useBulkOrder}. */
export interface UseBulkOrderOptions {
  /**
   * Stores the text across reloads.
   *
   * @defaultValue `localStorage`
   */
  readonly port?: StoragePort
  /**
   * Stores the idempotency key of an add until its outcome is known, so that adding the same lines again, also after a
   * reload, does not double them.
   *
   * @defaultValue `sessionStorage`
   */
  readonly keyPort?: StoragePort
}

/** An order typed as lines of codes and amounts. */
export interface UseBulkOrderResult {
  /** The text as it was typed. */
  readonly text: string
  /** Replaces the text. */
  readonly setText: (text: string) => void
  /** Lines that could be read. */
  readonly lines: readonly BulkOrderLine[]
  /** Lines that could not be read, with the reason. */
  readonly issues: readonly BulkOrderIssue[]
  /** How many lines the text has, also those past the first 500, which are not read. */
  readonly total: number
  /** Variants by their codes, without unknown codes; null until the first response. */
  readonly found: ReadonlyMap<string, VariantByCode> | null
  /** Whether codes are being looked up, or lines are being added. */
  readonly isPending: boolean
  /** Adds the lines with known codes to the cart; null if there are none, and while others are being added. */
  readonly add: () => Promise<Result<AddCartItemsData> | null>
  /**
   * Result of the last add; null before one, and after a change of the text. Its `total` counts all lines, also those
   * that could not be sent.
   */
  readonly outcome: Result<AddCartItemsData> | null
  /** Why the last add put nothing into the cart; null before one, and after a change of the text. */
  readonly problem: BulkOrderProblem | null
  /** Why codes could not be looked up; null otherwise. */
  readonly error: ShopError | null
  /** Empties the text. */
  readonly clear: () => void
}

const localPort = storagePort(() => localStorage, 'vanek_bulk_order')
const tabPort = storagePort(() => sessionStorage, 'vanek_bulk_order_key')

/** The stored text, read once and only after hydration, because the server cannot know it. */
function keptIn(port: StoragePort, decimalPoint: string): Store<string> {
  let text: string | undefined
  const read = () =>
    parseBulkOrderItems(port.read())
      .map(({ product, amount }) => `${product};${formatAmount(amount, undefined, decimalPoint)}`)
      .join('\n')
  return { getState: () => (text ??= read()), getInitialState: () => '', subscribe: () => () => {} }
}

const rowsOf = (text: string): readonly string[] => text.split(/\r\n|\n|\r/)

/** The rows without the first occurrence of each of the others. */
function without(rows: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * A bulk order: pasted lines or a CSV file of codes and amounts, added to the cart together. Codes are looked up while
 * they are typed. Added lines are removed from the text; rejected ones stay to be corrected. The text survives a
 * reload.
 *
 * @param options - Where to store the text.
 * @returns The parsed lines with their issues, `add`, and how adding ended.
 * @example
 * ```tsx
 * const { text, setText, lines, issues, add, isPending } = useBulkOrder()
 * return <form onSubmit={(event) => { event.preventDefault(); void add() }}>
 *   <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
 *   <button aria-disabled={isPending}>Add {lines.length} lines, leave out {issues.length}</button>
 * </form>
 * ```
 */
export function useBulkOrder({ port = localPort, keyPort = tabPort }: UseBulkOrderOptions = {}): UseBulkOrderResult {
  const { decimalPoint } = useShop().config.currency
  const { addItems } = useCartActions()
  const { keyFor, forget } = useIntentKey(keyPort)
  const stored = useStore(
    useMemo(() => keptIn(port, decimalPoint), [port, decimalPoint]),
    (text) => text,
  )
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored
  const [outcome, setOutcome] = useState<Result<AddCartItemsData> | null>(null)
  const [problem, setProblem] = useState<BulkOrderProblem | null>(null)
  const [adding, setAdding] = useState(false)
  const busy = useRef(false)
  const latest = useRef(text)
  const { lines, issues, total } = useMemo(() => parseBulkOrder(text), [text])
  const codes = useMemo(() => lines.map(({ code }) => code), [lines])
  const { found, isPending, error } = useCodedVariants(codes)

  useEffect(() => {
    latest.current = text
  }, [text])

  const change = (next: string) => {
    setProblem(null)
    setTyped(next)
    const all = parseBulkOrder(next, { most: Infinity }).lines
    port.write(serializeBulkOrderItems(all.map(({ code, amount }) => ({ product: code, amount }))))
  }

  const add = async () => {
    const wanted = lines.flatMap((line) => {
      const variantId = found?.get(line.code)?.variantId
      return variantId === undefined ? [] : [{ line: line.line, item: { variantId, amount: line.amount } }]
    })
    // without the codes it is unknown whether there is something to add
    const isKnown = (code: string) => found?.has(code) ?? false
    if (found || lines.length === 0) setProblem(bulkOrderProblem({ lines, issues }, isKnown))
    if (busy.current || wanted.length === 0) return null
    busy.current = true
    setAdding(true)
    const items = wanted.map(({ item }) => item)
    const answer = await addItems(items, { idempotencyKey: keyFor(items), total })
    busy.current = false
    setAdding(false)
    setOutcome(answer.ok ? { ok: true, data: { ...answer.data, total } } : answer)
    if (answer.ok || answer.error.outcome !== 'unknown') forget()
    if (answer.ok) {
      const { results } = answer.data
      const rows = rowsOf(text)
      const done = wanted.flatMap(({ line }, index) => (results[index]?.added ? [rows[line - 1] ?? ''] : []))
      // uses the current text
      change(remainingBulkOrder(without(rowsOf(latest.current), done)))
    }
    return answer
  }

  return {
    text,
    setText(next) {
      setOutcome(null)
      change(next)
    },
    lines,
    issues,
    total,
    found,
    isPending: isPending || adding,
    add,
    outcome,
    problem,
    error,
    clear() {
      setOutcome(null)
      change('')
    },
  }
}

import type { AddCartItemParams, CartItem } from '@vanek/sdk/cart'
import { lineName } from '../../../entities/cart/line.tsx'

/** Data for restoring a line. */
export interface RemovedLine {
  readonly variantId: number
  readonly amount: number
  /** Whether it was paid with loyalty credits. */
  readonly credits: boolean
  /** Id of its parent line, if that one stayed. */
  readonly parentId: number | null
  /** Its parts. */
  readonly parts: readonly RemovedLine[]
}

/** Removed lines that can be restored. */
export interface Removed {
  /** Name of the line; null if the whole cart was emptied. */
  readonly name: string | null
  readonly lines: readonly RemovedLine[]
}

/** The data for restoring a line; empty if the shop no longer has its product. */
export function removedLine(item: CartItem, parentId: number | null = null): readonly RemovedLine[] {
  const variantId = item.variantId ?? item.variant?.id
  if (!variantId) return []
  const { amount, credits = 0, items } = item
  const parts = items.flatMap((part) => removedLine(part))
  return [{ variantId, amount, credits: credits > 0, parentId, parts }]
}

/** One line with its name, for restoring; `parentId` for a part of another line. */
export const removedOf = (item: CartItem, parentId: number | null = null): Removed | null => {
  const lines = removedLine(item, parentId)
  return lines.length > 0 ? { name: lineName(item), lines } : null
}

const maxLines = 500
const code = ({ variantId, amount, credits, parentId }: RemovedLine): string =>
  `${variantId}x${amount}${credits ? 'c' : ''}${parentId === null ? '' : `o${parentId}`}`

/**
 * Serializes the lines for a form or a cookie: `51x2-+77x1-52x1c-60x1o8`; a plus marks a part of the line before, `c`
 * means paid with credits, `o` is followed by the id of the parent line.
 */
export const stringifyRemoved = (lines: readonly RemovedLine[]): string =>
  lines.flatMap((line) => [code(line), ...line.parts.map((part) => `+${code(part)}`)]).join('-')

/** Parses serialized lines; null if they are malformed. */
export function parseRemoved(text: unknown): readonly RemovedLine[] | null {
  if (typeof text !== 'string') return null
  const lines: (RemovedLine & { parts: RemovedLine[] })[] = []
  for (const word of text.split('-', maxLines + 1)) {
    const [, plus, id, amount, credits, parentId] =
      /^(\+?)(\d{1,9})x(\d{1,4}(?:\.\d{1,3})?)(c?)(?:o(\d{1,9}))?$/.exec(word) ?? []
    if (!Number(id) || !Number(amount)) return null
    const own = { variantId: Number(id), amount: Number(amount), credits: credits === 'c' }
    const line = { ...own, parentId: parentId === undefined ? null : Number(parentId), parts: [] }
    const parent = lines.at(-1)
    if (plus && !parent) return null
    if (plus) parent?.parts.push(line)
    else lines.push(line)
  }
  return lines.length > maxLines ? null : lines
}

/** The parameters for adding a removed line. */
export const itemOf = ({ variantId, amount, credits, parentId }: RemovedLine): AddCartItemParams => ({
  variantId,
  amount,
  ...(credits && { credits }),
  ...(parentId !== null && { parentId }),
})

import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { inMarket } from '../market.ts'
import type { LimitTexts } from './amounts.ts'
import type { GoodsById } from './goods.ts'
import type { CartLine, LoadedCart } from './load.ts'

/** Maximum number of lines in a cart, because every request loads them all. */
const MAX_LINES = 500

/** A locked cart with unsaved changes of its lines and credits. */
export interface Draft extends LoadedCart {
  readonly goods: GoodsById
  readonly limitTexts: LimitTexts
  lines: CartLine[]
  /** Requested credits; can be more than `credits`. */
  requestedCredits: number
  /** Ids of new and changed lines; new lines have negative ids. */
  readonly written: Set<number>
  readonly removed: Set<number>
}

/** @throws the refusal `not_found` */
export function lineOf(draft: Draft, itemId: number): CartLine {
  const line = draft.lines.find(({ id }) => id === asId(itemId))
  if (line === undefined)
    throw refusal('not_found', {
      field: 'id',
      title: inMarket({ cs: 'Tato položka už v košíku není.', sk: 'Táto položka už v košíku nie je.' }),
    })
  return line
}

/** Adds a line to the draft, or replaces the one with the same id. */
export function putLine(draft: Draft, line: CartLine): void {
  const at = draft.lines.findIndex(({ id }) => id === line.id)
  if (at === -1) draft.lines.push(line)
  else draft.lines[at] = line
  draft.written.add(line.id)
}

/** Whether the cart has reached its maximum number of lines. */
export const isFull = ({ lines }: Draft): boolean => lines.length >= MAX_LINES

/** Removes a line and its child lines from the draft, and releases their credits. */
export function removeLine(draft: Draft, { id }: CartLine): void {
  const removed = draft.lines.filter((line) => line.id === id || line.parentId === id)
  draft.lines = draft.lines.filter((line) => !removed.includes(line))
  for (const line of removed) {
    draft.requestedCredits = Math.max(0, draft.requestedCredits - line.credits)
    draft.removed.add(line.id)
  }
}

export function newLineId({ lines }: Draft): number {
  return Math.min(0, ...lines.map(({ id }) => id)) - 1
}

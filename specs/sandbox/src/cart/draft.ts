import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import type { LimitTexts } from './amounts.ts'
import type { GoodsById } from './goods.ts'
import type { CartLine, LoadedCart } from './load.ts'

/** A locked cart while it is written: its lines and credits as they will be. */
export interface Draft extends LoadedCart {
  readonly goods: GoodsById
  readonly limitTexts: LimitTexts
  lines: CartLine[]
  /** Credits asked for, which may be more than `credits`. */
  wantedCredits: number
  /** Ids of lines that were put in or changed; those of new lines are below zero. */
  readonly written: Set<number>
  readonly removed: Set<number>
}

/** @throws the refusal `not_found` */
export function lineOf(draft: Draft, itemId: number): CartLine {
  const line = draft.lines.find(({ id }) => id === asId(itemId))
  if (line === undefined) throw refusal('not_found', { field: 'id', title: 'Tato položka už v košíku není.' })
  return line
}

/** Puts a line into the draft, over the one with the same id when there is one. */
export function putLine(draft: Draft, line: CartLine): void {
  const at = draft.lines.findIndex(({ id }) => id === line.id)
  if (at === -1) draft.lines.push(line)
  else draft.lines[at] = line
  draft.written.add(line.id)
}

/** Takes a line out of the draft with all that belongs to it; credits that paid for them are free again. */
export function dropLine(draft: Draft, { id }: CartLine): void {
  const gone = draft.lines.filter((line) => line.id === id || line.parentId === id)
  draft.lines = draft.lines.filter((line) => !gone.includes(line))
  for (const line of gone) {
    draft.wantedCredits = Math.max(0, draft.wantedCredits - line.credits)
    draft.removed.add(line.id)
  }
}

export function newLineId({ lines }: Draft): number {
  return Math.min(0, ...lines.map(({ id }) => id)) - 1
}

import type { UserOrderItem } from '../../account/types.ts'
import type { AddCartItemsData } from '../../cart/types.ts'
import { interpolate } from '../../i18n/fill-in.ts'
import type { AccountMessages, BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { NoticeInput } from '../../notices/types.ts'

/** A line of an order that is not in the cart, or not with all its pieces. */
export interface ReorderLine {
  /** Name of the line, as in the order. */
  readonly name: string
  /** Reason, as a message for the shopper. */
  readonly reason: string
}

/** Result of adding the goods of an order to the cart again. Returned by {@link reorder}. */
export interface ReorderReport {
  /** Number of lines that are in the cart now, also with fewer pieces. */
  readonly added: number
  /** Number of lines of goods in the order. */
  readonly total: number
  /** Lines that are not in the cart at all. */
  readonly missing: readonly ReorderLine[]
  /** Lines that are in the cart with fewer pieces than in the order. */
  readonly capped: readonly ReorderLine[]
}

/** Texts of a report, such as `cs` of `@vanek/sdk/i18n/cs`. */
export type ReorderMessages = Pick<BasicMessages, 'item_added' | 'import_incomplete' | 'unexpected'> &
  Pick<AccountMessages, 'reorder_missing' | 'reorder_not_sold' | 'reorder_sold_out' | 'reorder_nothing'>

/** Goods of an order, without discounts and gifts. */
export const goodsOf = (items: readonly UserOrderItem[]): readonly UserOrderItem[] =>
  items.filter(({ attributes, prices }) => !attributes.discount && prices.unitWithTax > 0)

type Outcome = Pick<AddCartItemsData['results'][number], 'added' | 'code' | 'title'>

/** Text for a sold-out item; the back end's text is about changing the amount of a line. */
function reasonOf(code: string | null, messages: ReorderMessages): string | undefined {
  if (code === 'out_of_stock') return messages.reorder_sold_out
  return code === 'not_found' || code === 'not_saleable' ? messages.reorder_not_sold : undefined
}

/** How each requested line ended; undefined if the response does not contain that. */
export function outcomesOf(error: ShopError): readonly Outcome[] {
  return error.issues
    .filter(({ field }) => field?.startsWith('items.'))
    .map(({ code, title }) => ({ added: false, code, title }))
}

/** The report of the requested lines, and of lines that could not be requested. */
export function reportOf(
  requested: readonly UserOrderItem[],
  outcomes: readonly Outcome[],
  unknown: readonly UserOrderItem[],
  messages: ReorderMessages,
): ReorderReport {
  const reported = requested.map(({ name }, at) => {
    const { added = false, code = null, title = null } = outcomes[at] ?? {}
    const reason = reasonOf(code, messages) ?? title ?? messages.unexpected
    return { name, added, reason, whole: added && code === null }
  })
  const line = ({ name, reason }: ReorderLine): ReorderLine => ({ name, reason })
  return {
    added: reported.filter(({ added }) => added).length,
    total: requested.length + unknown.length,
    missing: [
      ...reported.filter(({ added }) => !added).map(line),
      ...unknown.map(({ name }) => ({ name, reason: messages.reorder_not_sold })),
    ],
    capped: reported.filter(({ added, whole }) => added && !whole).map(line),
  }
}

/** One notice for a whole report: names of the lines that were not added, and why. */
export function reorderNotice(
  { added, total, missing, capped }: ReorderReport,
  messages: ReorderMessages,
): NoticeInput {
  const reasons = [...missing, ...capped].map(({ name, reason }) =>
    interpolate(messages.reorder_missing, { name, reason }),
  )
  const code = added === total ? 'item_added' : 'import_incomplete'
  if (reasons.length === 0) return { kind: 'success', code, text: messages.item_added, durationMs: 3000 }
  const title = added === 0 ? messages.reorder_nothing : interpolate(messages.import_incomplete, { added, total })
  // long enough to read every reason
  const durationMs = 3000 * (reasons.length + 1)
  return { kind: added === 0 ? 'danger' : 'warning', code, title, text: reasons.join(' '), durationMs }
}

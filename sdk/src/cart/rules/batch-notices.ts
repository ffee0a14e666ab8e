import type { ShopError } from '../../kernel/errors.ts'
import type { Result } from '../../kernel/result.ts'
import { interpolate } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { NoticeInput } from '../../notices/types.ts'
import type { AddCartItemsData } from '../types.ts'

/** Texts of {@link batchNotices}. */
export type BatchMessages = Pick<BasicMessages, 'item_added' | 'import_in_progress' | 'import_incomplete'>

const infoMs = 3000

/** A reason for each line that was not added, or not with all its pieces. */
const reasonsOf = (
  answer: Result<AddCartItemsData, ShopError>,
): readonly { readonly code: string; readonly title: string }[] =>
  answer.ok
    ? answer.data.results.flatMap(({ code, title }) => (code && title ? [{ code, title }] : []))
    : answer.error.issues

/**
 * Notices to show after adding several lines at once. Status 500, and `idempotency_conflict` after it, mean that
 * adding is still in progress. Otherwise
 * there is one info notice per reason, shown for 3 s plus 3 s per reason, and then a notice that says how many lines
 * were added.
 *
 * @param answer - Result of `addCartItems`.
 * @param total - Number of lines that the shopper wanted, also those that were not sent.
 * @param messages - Texts of the notices.
 * @returns Notices in the order to show them; empty for an error without reasons, such as a timeout.
 */
export function batchNotices(
  answer: Result<AddCartItemsData, ShopError>,
  total: number,
  messages: BatchMessages,
): readonly NoticeInput[] {
  if (!answer.ok && (answer.error.status === 500 || answer.error.code === 'idempotency_conflict'))
    return [{ kind: 'info', code: 'import_in_progress', text: messages.import_in_progress }]
  const reasons = reasonsOf(answer)
  if (!answer.ok && reasons.length === 0) return []
  const durationMs = infoMs * (reasons.length + 1)
  const infos = reasons.map(({ code, title }): NoticeInput => ({ kind: 'info', code, text: title, durationMs }))
  const added = answer.ok ? answer.data.added : 0
  const notice: NoticeInput =
    added === total
      ? { kind: 'success', code: 'item_added', text: messages.item_added, durationMs: infoMs }
      : { kind: 'success', code: 'import_incomplete', text: interpolate(messages.import_incomplete, { added, total }) }
  return [...infos, notice]
}

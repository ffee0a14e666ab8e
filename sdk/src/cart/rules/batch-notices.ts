import type { ShopError } from '../../kernel/errors.ts'
import type { Result } from '../../kernel/result.ts'
import { fillIn } from '../../i18n/fill-in.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { NoticeInput } from '../../notices/types.ts'
import type { AddCartItemsData } from '../types.ts'

export type BatchMessages = Pick<BasicMessages, 'item_added' | 'import_in_progress' | 'import_incomplete'>

const infoMs = 3000

/** What is listed of an answer: a reason for each line that did not get in, or not with all its pieces. */
const reasonsOf = (
  answer: Result<AddCartItemsData, ShopError>,
): readonly { readonly code: string; readonly title: string }[] =>
  answer.ok
    ? answer.data.results.flatMap(({ code, title }) => (code && title ? [{ code, title }] : []))
    : answer.error.issues

/**
 * What is said after an add of several lines. A status of 500 says that it is still going on (C8.06); else each reason is
 * an info (C8.07) that stays 3 s for every one of them and 3 s more (C8.08), and after them, when a line is missing, how
 * many are in (C8.09). Nothing at all for an answer that never came: its error says it.
 */
export function batchNotices(
  answer: Result<AddCartItemsData, ShopError>,
  total: number,
  messages: BatchMessages,
): readonly NoticeInput[] {
  if (!answer.ok && answer.error.status === 500)
    return [{ kind: 'info', code: 'import_in_progress', text: messages.import_in_progress }]
  const reasons = reasonsOf(answer)
  if (!answer.ok && reasons.length === 0) return []
  const durationMs = infoMs * (reasons.length + 1)
  const infos = reasons.map(({ code, title }): NoticeInput => ({ kind: 'info', code, text: title, durationMs }))
  const added = answer.ok ? answer.data.added : 0
  const said: NoticeInput =
    added === total
      ? { kind: 'success', code: 'item_added', text: messages.item_added, durationMs: infoMs }
      : { kind: 'success', code: 'import_incomplete', text: fillIn(messages.import_incomplete, { added, total }) }
  return [...infos, said]
}

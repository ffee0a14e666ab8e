import type { BasicMessages } from '../i18n/messages.ts'
import { errorText, type ErrorSummary } from '../i18n/error-text.ts'
import type { NoticeInput } from './types.ts'

/**
 * The notice for a failed request, of kind `danger`: the first issue as `field - title`, or the title alone without a
 * field. Without issues it has a general title, and a text about the connection if there was no response.
 *
 * @param messages - Messages of the language.
 * @param error - Error of a `Result`.
 * @example
 * ```ts
 * const added = await cart.addItem({ variantId, amount: 1 })
 * if (!added.ok) notices.show(errorNotice(en, added.error))
 * ```
 */
export function errorNotice(messages: BasicMessages, error: ErrorSummary & { readonly status?: number }): NoticeInput {
  const { code, issues, status } = error
  const [first] = issues
  if (first) {
    const title = errorText(messages, { code: first.code, issues: [first] })
    return { kind: 'danger', code, text: first.field ? `${first.field} - ${title}` : title }
  }
  const text = status === undefined ? errorText(messages, error) : messages.unexpected
  return { kind: 'danger', code, title: messages.unexpected_title, text }
}

import type { BasicMessages } from '../i18n/messages.ts'
import { errorText, type SayableError } from '../i18n/error-text.ts'
import type { NoticeInput } from './types.ts'

/**
 * What to say of a refused request. The first of its errors as `field - title`, or the title alone where no field is
 * named; a general title and text when the answer gives no reason. A line that broke before any answer
 * says so below the same title. Always of kind `danger`.
 */
export function errorNotice(messages: BasicMessages, error: SayableError & { readonly status?: number }): NoticeInput {
  const { code, issues, status } = error
  const [first] = issues
  if (first) {
    const title = errorText(messages, { code: first.code, issues: [first] })
    return { kind: 'danger', code, text: first.field ? `${first.field} - ${title}` : title }
  }
  const text = status === undefined ? errorText(messages, error) : messages.unexpected
  return { kind: 'danger', code, title: messages.unexpected_title, text }
}

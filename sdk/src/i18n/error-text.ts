import type { BasicMessages, Messages } from './messages.ts'

/** What is needed of an issue to say it: a code, and perhaps the field and the back end's own sentence. */
export interface SayableIssue {
  readonly code: string
  readonly field?: string | null
  readonly title?: string
}

/** What is needed of an error to say it; every `ShopError` fits. */
export interface SayableError {
  readonly code: string
  readonly issues: readonly SayableIssue[]
}

const own = (messages: BasicMessages, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code as keyof BasicMessages] : undefined

/**
 * The sentence for a code of a form's field: the field's own one, the code's, or the back end's. Of `validation`, which says
 * nothing of what is wrong, the back end's comes first.
 */
export function issueText(messages: Messages, issue: SayableIssue): string {
  const forField = issue.field ? own(messages, `${issue.code}_${issue.field}`) : undefined
  const told = issue.code === 'validation' ? issue.title || undefined : undefined
  return forField ?? told ?? own(messages, issue.code) ?? (issue.title || messages.unexpected)
}

/**
 * The sentence for an error. What the back end says of its first issue wins, because it knows more ("only 2 left");
 * else the message of the code; else a general one.
 */
export function errorText(messages: BasicMessages, error: SayableError): string {
  return error.issues.find((issue) => issue.title)?.title ?? own(messages, error.code) ?? messages.unexpected
}

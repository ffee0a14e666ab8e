import type { Shop } from '@vanek/sdk'
import { registerFromOrder, validateNewPasswordForm } from '@vanek/sdk/auth'
import { issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { rawTextIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'

/** Result of the form for a new account. */
export type AccountAnswer =
  | { readonly done: true }
  | {
      readonly done: false
      /** The error of the password. */
      readonly error: string | undefined
      /** The error of the whole form. */
      readonly text: string | null
    }

/**
 * Requests an account with the customer of an order and the posted password. The terms were accepted with the order, and
 * the response is the same whether the e-mail has an account or not; the mail explains the rest.
 *
 * @returns null if the order is no longer the one that the visitor placed last
 */
export async function registerFrom(
  form: FormData,
  shop: Shop,
  order: { readonly token: string },
): Promise<AccountAnswer | null> {
  const password = rawTextIn(form, 'password')
  const refused = (code: string | undefined, text: string | null = null): AccountAnswer => ({
    done: false,
    error: code && issueText(messages, { code, field: 'password' }),
    text,
  })
  const issue = validateNewPasswordForm({ password, passwordConfirmation: password }).password
  if (issue) return refused(issue)
  const answer = await registerFromOrder(shop, { ...order, password })
  if (answer.ok) return { done: true }
  if (answer.error.code === 'not_found') return null
  const { errors, text } = refusalOf(answer.error, ['password'])
  return refused(errors['password'], text)
}

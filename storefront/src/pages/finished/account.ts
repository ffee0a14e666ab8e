import type { Shop } from '@vanek/sdk'
import { register, validateRegistrationForm } from '@vanek/sdk/auth'
import type { Order } from '@vanek/sdk/checkout'
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
 */
export async function registerFrom(form: FormData, shop: Shop, { customer }: Order): Promise<AccountAnswer> {
  const password = rawTextIn(form, 'password')
  const [firstName = '', ...rest] = customer.name.trim().split(/\s+/)
  const input = {
    ...{ email: customer.email, phone: customer.phone, password, passwordConfirmation: password, terms: true },
    // some have one name only
    ...{ firstName, lastName: rest.join(' ') || firstName },
  }
  const refused = (code: string | undefined, text: string | null = null): AccountAnswer => ({
    done: false,
    error: code && issueText(messages, { code, field: 'password' }),
    text,
  })
  const issue = validateRegistrationForm(input, shop.config.country?.alpha3).password
  if (issue) return refused(issue)
  const answer = await register(shop, input)
  if (answer.ok) return { done: true }
  const { errors, text } = refusalOf(answer.error, ['password'])
  return refused(errors['password'], text)
}

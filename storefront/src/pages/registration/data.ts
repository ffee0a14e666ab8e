import { validateRegistrationForm, register, parseRegistrationForm, registrationMaxLengths } from '@vanek/sdk/auth'
import { answerDone, answerRefused, formOf, withoutPasswords } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction } from '../../lib/page/env.ts'

const fields: readonly string[] = [...Object.keys(registrationMaxLengths), 'isBusiness', 'newsletter', 'terms']

/**
 * Requests an account for a form posted without scripts (C7.04); after an error the typed input stays, except
 * passwords.
 */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const input = parseRegistrationForm(await formOf(request))
  const values = withoutPasswords(input)
  const errors = validateRegistrationForm(input, shop.config.country?.alpha3)
  if (Object.keys(errors).length > 0) return answerRefused({ values, errors, text: null })
  const answer = await register(shop, input)
  return answer.ok ? answerDone() : answerRefused({ values, ...refusalOf(answer.error, fields) })
}

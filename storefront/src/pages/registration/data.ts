import { validateRegistrationForm, register, parseRegistrationForm, registrationMaxLengths } from '@vanek/sdk/auth'
import { loginPath } from '#market/paths'
import { redirect } from 'react-router-dom'
import { answerDone, answerRefused, formOf, withoutPasswords } from '../../lib/forms/form-of.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { sessionOf } from '../../lib/session/session.ts'

const fields: readonly string[] = [...Object.keys(registrationMaxLengths), 'isBusiness', 'newsletter', 'terms']

/** Leads a customer who is signed in to the page that says so. */
export const loader: VisitorLoader<null> = async (_args, env) => {
  const user = env.shop.config.tokens.has('auth') && (await (await sessionOf(env)).loadUser())
  if (user) throw redirect(loginPath, 303)
  return null
}

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

import { checkContactForm, type ContactField, type ContactIssues, sendContactForm } from '@vanek/sdk/contact'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { contentKey } from '../../lib/forms/content-key.ts'
import type { ContactAnswer } from '../../features/contact/contact-answer.ts'

const answer = (body: ContactAnswer, status = 200) => data<ContactAnswer>(body, { status })

/** Writes to the shop when no script did (C7.59, C6.02); a refusal keeps what was typed. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  const text = (field: ContactField): string => {
    const value = form.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  const typed = { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
  const refuse = (issues: ContactIssues, sentence: string | null) =>
    answer({ done: false, typed, issues, text: sentence }, 422)
  const issues = checkContactForm(typed, shop.config.country?.alpha3)
  if (Object.keys(issues).length > 0) return refuse(issues, null)
  const sent = await sendContactForm(shop, typed, { idempotencyKey: await contentKey(typed) })
  return sent.ok ? answer({ done: true }) : refuse({}, errorText(cs, sent.error))
}

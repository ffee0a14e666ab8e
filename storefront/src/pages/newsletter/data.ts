import { activatePath } from '#market/paths'
import { getSiteConfiguration, withFallbackData } from '@vanek/sdk/content'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { subscribeNewsletter } from '@vanek/sdk/newsletter'
import { data } from 'react-router-dom'
import { formOf } from '../../lib/forms/form-of.ts'
import type { PageAction } from '../../lib/page/env.ts'

/** Result of a newsletter form: subscribed, or an error with the typed e-mail. */
export type NewsletterAnswer =
  | { readonly done: string }
  | { readonly done: null; readonly email: string; readonly error: string }

const refuse = (email: string, error: string) => data<NewsletterAnswer>({ done: null, email, error }, { status: 422 })

const done = (text: string) => data<NewsletterAnswer>({ done: text })

/**
 * Subscribes to the newsletter for a form posted without scripts (C7.58); an empty e-mail is not sent (B5.07). The
 * success text is the editors' own (B8.05), and an address that must not get mails is no error (C8.26).
 */
export const action: PageAction<unknown> = async ({ request }, { shop, origin }) => {
  const form = await formOf(request)
  const typed = form.get('email')
  const email = typeof typed === 'string' ? typed.trim() : ''
  if (email === '') return refuse('', messages.newsletter_email_required)
  const result = await subscribeNewsletter(shop, { email, callbackUrl: `${origin}${activatePath}`, source: 'form' })
  if (!result.ok) {
    const title = result.error.status === 401 ? result.error.issues[0]?.title : undefined
    return title ? done(title) : refuse(email, errorText(messages, result.error))
  }
  const site = await withFallbackData(shop, 'the words of the newsletter', getSiteConfiguration(shop), null)
  return done(site?.newsletter_success_text || messages[`newsletter_${result.data}`])
}

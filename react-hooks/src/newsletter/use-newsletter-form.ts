import type { BasicMessages, ErrorSummary } from '@vanek/sdk/i18n'
import { type SubscribeNewsletterData, subscribeNewsletter } from '@vanek/sdk/newsletter'
import { errorNotice } from '@vanek/sdk/notices'
import { useState } from 'react'
import type { SubmitButtonProps, WriteStatus } from '../form/field-form.ts'
import { type EmailForm, useEmailForm } from '../form/use-email-form.ts'
import { useNoticeActions } from '../notices/use-notices.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useNewsletterForm}. */
export interface UseNewsletterFormOptions {
  /** Messages for the notices, or a function that loads them when the first notice is shown. */
  readonly messages: BasicMessages | (() => Promise<BasicMessages>)
  /** Text of the notice after a success, as the shop configures it; the message for the response status if missing. */
  readonly successText?: string | null
  /** Address that the form posts to without scripts; the page itself if missing. */
  readonly action?: string
  /** Path of the page that the link in the confirmation mail opens, such as `/newsletter/confirm`. */
  readonly callbackPath: string
  /** Where on the site the form is, such as `footer`; sent to the back end. */
  readonly source?: string
}

interface NewsletterState {
  readonly status: WriteStatus
  readonly data: SubscribeNewsletterData | null
  readonly error: ErrorSummary | null
}

/** A form with one field that subscribes to the newsletter. */
export interface UseNewsletterFormResult extends EmailForm {
  /** Status of the last submit. */
  readonly status: WriteStatus
  /** Response of the back end after a success: whether a confirmation mail was sent; null otherwise. */
  readonly data: SubscribeNewsletterData | null
  /** Why it failed: `newsletter_email_required` when the field was empty, else the error of the back end. */
  readonly error: ErrorSummary | null
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps
}

const failure = (error: ErrorSummary): NewsletterState => ({ status: 'error', data: null, error })

/**
 * A form that subscribes to the newsletter. Notices report the result: an empty field and errors as danger notices, a
 * success with the text of the shop. An address that must not be written to (status 401) is reported as a success with
 * the text of the back end, so that nobody learns who is on that list. The field is emptied only after a success.
 *
 * @param options - Messages, and where the link in the mail leads.
 * @returns State and prop getters of the form. Its `error` is that of `subscribeNewsletter`.
 * @example
 * ```tsx
 * const { formProps, inputProps, buttonProps } = useNewsletterForm({ messages: en, callbackPath: '/newsletter/confirm' })
 * return <form {...formProps}><input {...inputProps} /><button {...buttonProps}>Subscribe</button></form>
 * ```
 */
export function useNewsletterForm(options: UseNewsletterFormOptions): UseNewsletterFormResult {
  const { messages, successText, action, callbackPath, source } = options
  const shop = useShop()
  const { show } = useNoticeActions()
  const [state, setState] = useState<NewsletterState>({ status: 'idle', data: null, error: null })
  const sentences = async () => (typeof messages === 'function' ? messages() : messages)

  const send = async (email: string, form: HTMLFormElement) => {
    if (email === '') {
      const code = 'newsletter_email_required'
      setState(failure({ code, issues: [] }))
      return void show({ kind: 'danger', code, text: (await sentences())[code] })
    }
    setState({ status: 'pending', data: null, error: null })
    const callbackUrl = new URL(callbackPath, globalThis.location.href).href
    const answer = await subscribeNewsletter(shop, { email, callbackUrl, ...(source !== undefined && { source }) })
    if (answer.ok) {
      form.reset()
      setState({ status: 'success', data: answer.data, error: null })
      const text = successText || (await sentences())[`newsletter_${answer.data}`]
      return void show({ kind: 'success', text })
    }
    const { error } = answer
    setState(failure(error))
    const [first] = error.issues
    if (error.status === 401 && first?.title) return void show({ kind: 'success', text: first.title })
    // the form has one field, so its name says nothing
    const issues = error.issues.map((issue) => ({ ...issue, field: null }))
    return void show(errorNotice(await sentences(), { ...error, issues }))
  }

  const busy = state.status === 'pending'
  const form = useEmailForm({
    action,
    maxLength: 254,
    busy,
    invalid: state.status === 'error',
    send: (email, form) => void send(email, form),
  })
  return { ...state, ...form, buttonProps: { type: 'submit', 'aria-disabled': busy } }
}

import type { BasicMessages } from '@vanek/sdk/i18n'
import { type SubscribeNewsletterData, subscribeNewsletter } from '@vanek/sdk/newsletter'
import { errorNotice } from '@vanek/sdk/notices'
import { useState } from 'react'
import { type EmailForm, useEmailForm } from '../form/use-email-form.ts'
import { useNoticeActions } from '../notices/use-notices.ts'
import { useShop } from '../provider/use-shop.ts'

/** Where asking for the newsletter stands. */
export type NewsletterState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'success'; readonly answer: SubscribeNewsletterData }
  /** `code` is `newsletter_email_required` when the e-mail was left out, else that of the refusal. */
  | { readonly status: 'error'; readonly code: string }

export interface NewsletterFormOptions {
  /** The sentences that notices say, or how to fetch them when the first one is needed. */
  readonly messages: BasicMessages | (() => Promise<BasicMessages>)
  /** What is said once it was asked for, as the shop configures it; the sentence of the answer unless told. */
  readonly successText?: string | null
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  /** Path of the page that the mail's link leads to; `/activate` unless told. */
  readonly callbackPath?: string
  /** Where on the site the form stands. */
  readonly source?: string
}

/** Props of a form with one field. */
export interface NewsletterForm extends EmailForm {
  readonly state: NewsletterState
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
}

/**
 * A form that asks for the newsletter and says by notices how it went: a missing e-mail and refusals as
 * dangers, an address that must not be written to by the back end's own words as a success. The field is
 * emptied on success only.
 *
 * ```tsx
 * const { formProps, inputProps, buttonProps } = useNewsletterForm({ messages: cs, source: 'footer' })
 * return <form {...formProps}><input {...inputProps} /><button {...buttonProps}>Odebírat</button></form>
 * ```
 */
export function useNewsletterForm(options: NewsletterFormOptions): NewsletterForm {
  const { messages, successText, action, callbackPath = '/activate', source } = options
  const shop = useShop()
  const { show } = useNoticeActions()
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })
  const sentences = async () => (typeof messages === 'function' ? messages() : messages)

  const send = async (email: string, form: HTMLFormElement) => {
    if (email === '') {
      const code = 'newsletter_email_required'
      setState({ status: 'error', code })
      return void show({ kind: 'danger', code, text: (await sentences())[code] })
    }
    setState({ status: 'loading' })
    const callbackUrl = new URL(callbackPath, globalThis.location.href).href
    const answer = await subscribeNewsletter(shop, { email, callbackUrl, ...(source !== undefined && { source }) })
    if (answer.ok) {
      form.reset()
      setState({ status: 'success', answer: answer.data })
      const text = successText || (await sentences())[`newsletter_${answer.data}`]
      return void show({ kind: 'success', text })
    }
    const { error } = answer
    setState({ status: 'error', code: error.code })
    const [first] = error.issues
    if (error.status === 401 && first?.title) return void show({ kind: 'success', text: first.title })
    return void show(errorNotice(await sentences(), error))
  }

  const busy = state.status === 'loading'
  const form = useEmailForm({
    action,
    maxLength: 254,
    busy,
    invalid: state.status === 'error',
    send: (email, form) => void send(email, form),
  })
  return { state, ...form, buttonProps: { type: 'submit', 'aria-disabled': busy } }
}

import type { ShopError } from '@vanek/sdk'
import { subscribeNewsletter } from '@vanek/sdk/newsletter'
import { useState } from 'react'
import { type EmailForm, useEmailForm } from '../form/use-email-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Where asking for the newsletter stands. */
export type NewsletterState =
  | { readonly status: 'idle' | 'sending' | 'pending' | 'subscribed' }
  /** The e-mail was left out (B5.07). */
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly error: ShopError }

export interface NewsletterFormOptions {
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  /** Path of the page that the mail's link leads to; `/aktivovat` unless told. */
  readonly callbackPath?: string
  /** Where on the site the form stands. */
  readonly source?: string
}

/** Props of a form with one field. */
export interface NewsletterForm extends EmailForm {
  readonly state: NewsletterState
}

/** A form that asks for the newsletter (C7.58). */
export function useNewsletterForm(options: NewsletterFormOptions = {}): NewsletterForm {
  const { action, callbackPath = '/aktivovat', source } = options
  const shop = useShop()
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })

  const send = async (email: string) => {
    if (email === '') return setState({ status: 'empty' })
    setState({ status: 'sending' })
    const callbackUrl = new URL(callbackPath, globalThis.location.href).href
    const answer = await subscribeNewsletter(shop, { email, callbackUrl, ...(source !== undefined && { source }) })
    return setState(answer.ok ? { status: answer.data } : { status: 'refused', error: answer.error })
  }

  const form = useEmailForm({ action, maxLength: 254, status: state.status, send: (email) => void send(email) })
  return { state, ...form }
}

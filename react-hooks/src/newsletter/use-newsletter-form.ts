import type { ShopError } from '@vanek/sdk'
import { subscribeNewsletter } from '@vanek/sdk/newsletter'
import { useId, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
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
export interface NewsletterForm {
  readonly state: NewsletterState
  readonly formProps: {
    readonly method: 'post'
    readonly action?: string
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  readonly inputProps: {
    readonly id: string
    readonly name: 'email'
    readonly type: 'email'
    readonly autoComplete: 'email'
    readonly required: true
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly id: string; readonly role: 'status' }
}

/** A form that asks for the newsletter (C7.58). */
export function useNewsletterForm(options: NewsletterFormOptions = {}): NewsletterForm {
  const { action, callbackPath = '/aktivovat', source } = options
  const shop = useShop()
  const [state, setState] = useState<NewsletterState>({ status: 'idle' })
  const inputId = useId()
  const messageId = useId()

  const send = async (email: string) => {
    if (email === '') return setState({ status: 'empty' })
    setState({ status: 'sending' })
    const callbackUrl = new URL(callbackPath, globalThis.location.href).href
    const answer = await subscribeNewsletter(shop, { email, callbackUrl, ...(source !== undefined && { source }) })
    return setState(answer.ok ? { status: answer.data } : { status: 'refused', error: answer.error })
  }

  return {
    state,
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const email = new FormData(event.currentTarget).get('email')
        if (state.status !== 'sending') void send(typeof email === 'string' ? email.trim() : '')
      },
    },
    inputProps: {
      id: inputId,
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: true,
      'aria-invalid': state.status === 'empty' || state.status === 'refused',
      'aria-describedby': messageId,
    },
    messageProps: { id: messageId, role: 'status' },
  }
}

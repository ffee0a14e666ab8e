import type { ShopError } from '@vanek/sdk'
import { addWatcher } from '@vanek/sdk/product'
import { useId, useState } from 'react'
import { type EmailForm, useEmailForm } from '../form/use-email-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Where asking for a mail stands. */
export type WatcherState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  /** The e-mail was left out. */
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly error: ShopError }

export interface WatcherFormOptions {
  readonly productId: number
  /** Only this variant; any of the product unless told. */
  readonly variantId?: number
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
}

/** Props of a form with one field. */
export interface WatcherForm extends EmailForm {
  readonly state: WatcherState
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly id: string; readonly role: 'status' }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
}

/**
 * A form that asks for a mail when something sold out can be had again. What is typed stays when it is
 * refused; while one request is under way a second press does nothing.
 *
 * ```tsx
 * const { formProps, inputProps, messageProps, state } = useWatcherForm({ productId: product.id })
 * return <form {...formProps}><input {...inputProps} /><button>Hlídat</button><p
 * {...messageProps}>{say(state)}</p></form>
 * ```
 */
export function useWatcherForm({ productId, variantId, action }: WatcherFormOptions): WatcherForm {
  const shop = useShop()
  const messageId = useId()
  const [state, setState] = useState<WatcherState>({ status: 'idle' })

  const send = async (email: string) => {
    if (email === '') return setState({ status: 'empty' })
    setState({ status: 'sending' })
    const answer = await addWatcher(shop, { productId, email, ...(variantId !== undefined && { variantId }) })
    return setState(answer.ok ? { status: 'sent' } : { status: 'refused', error: answer.error })
  }

  const { status } = state
  const busy = status === 'sending'
  const invalid = status === 'empty' || status === 'refused'
  const form = useEmailForm({ action, maxLength: 200, busy, invalid, messageId, send: (email) => void send(email) })
  return {
    state,
    ...form,
    messageProps: { id: messageId, role: 'status' },
    buttonProps: { type: 'submit', 'aria-disabled': busy },
  }
}

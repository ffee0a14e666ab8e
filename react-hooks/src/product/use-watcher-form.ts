import type { ShopError } from '@vanek/sdk'
import { addWatcher } from '@vanek/sdk/product'
import { useId, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
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
export interface WatcherForm {
  readonly state: WatcherState
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
    readonly maxLength: number
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly id: string; readonly role: 'status' }
}

/**
 * A form that asks for a mail when something sold out can be had again (C7.53, C3.46). What is typed stays when it is
 * refused; while one request is under way a second press does nothing.
 *
 * ```tsx
 * const { formProps, inputProps, messageProps, state } = useWatcherForm({ productId: product.id })
 * return <form {...formProps}><input {...inputProps} /><button>Hlídat</button><p {...messageProps}>{say(state)}</p></form>
 * ```
 */
export function useWatcherForm({ productId, variantId, action }: WatcherFormOptions): WatcherForm {
  const shop = useShop()
  const [state, setState] = useState<WatcherState>({ status: 'idle' })
  const inputId = useId()
  const messageId = useId()

  const send = async (email: string) => {
    if (email === '') return setState({ status: 'empty' })
    setState({ status: 'sending' })
    const answer = await addWatcher(shop, { productId, email, ...(variantId !== undefined && { variantId }) })
    return setState(answer.ok ? { status: 'sent' } : { status: 'refused', error: answer.error })
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
      maxLength: 200,
      'aria-invalid': state.status === 'empty' || state.status === 'refused',
      'aria-describedby': messageId,
    },
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'sending' },
    messageProps: { id: messageId, role: 'status' },
  }
}

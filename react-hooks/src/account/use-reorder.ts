import type { ShopError } from '@vanek/sdk'
import type { UserOrder } from '@vanek/sdk/account'
import { reorder, type ReorderParams, type ReorderReport } from '@vanek/sdk/flows'
import { useRef, useState } from 'react'
import type { SubmitHandler } from '../form/submit-handler.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useBinding } from '../provider/context.ts'

/** Where putting an order into the cart once more stands. */
export type ReorderState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly report: ReorderReport }
  | { readonly status: 'refused'; readonly error: ShopError }

/** How the result of a repeated order is told. */
export interface ReorderHookOptions extends Pick<ReorderParams, 'messages'> {
  /** Told of what became of it, to lead to the cart for one. */
  readonly onSent?: (report: ReorderReport) => void
}

/** Props of a form with one button that puts an order into the cart once more. */
export interface Reorder {
  readonly state: ReorderState
  readonly formProps: { readonly method: 'post'; readonly onSubmit: SubmitHandler }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
}

/**
 * Adds the goods of an order to the cart again. A notice confirms complete success. Goods that are not available are
 * listed in the report by name and reason, until it is dismissed.
 *
 * ```tsx
 * const { formProps, buttonProps } = useReorder(order, { messages: cs })
 * return <form {...formProps}><button {...buttonProps}>Objednat znovu</button></form>
 * ```
 */
export function useReorder(order: Pick<UserOrder, 'items'>, { messages, onSent }: ReorderHookOptions): Reorder {
  const { shop, cart, notices, session } = useBinding()
  const [state, setState] = useState<ReorderState>({ status: 'idle' })
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()

  const send = async () => {
    sending.current = true
    setState({ status: 'sending' })
    try {
      const answer = await reorder(
        shop,
        { cart, order, messages, notices, showsReport: true },
        { idempotencyKey: keyFor(order.items) },
      )
      if (!answer.ok) {
        if (answer.error.code === 'unauthorized') session?.expire()
        return setState({ status: 'refused', error: answer.error })
      }
      forget()
      setState({ status: 'sent', report: answer.data })
      return onSent?.(answer.data)
    } finally {
      sending.current = false
    }
  }

  return {
    state,
    formProps: {
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        if (!sending.current) void send()
      },
    },
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'sending' },
  }
}

import type { ShopError } from '@vanek/sdk'
import type { OrderDetails } from '@vanek/sdk/account'
import { reorder, type ReorderParams, type ReorderReport } from '@vanek/sdk/flows'
import { useRef, useState } from 'react'
import type { PostFormProps, SubmitButtonProps, WriteStatus } from '../form/field-form.ts'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useBinding } from '../provider/context.ts'

interface ReorderState {
  readonly status: WriteStatus
  readonly data: ReorderReport | null
  readonly error: ShopError | null
}

/** Options of {@link useReorder}. */
export interface UseReorderOptions extends Pick<ReorderParams, 'messages'> {
  /** Called with what was added and what was not, for example to open the cart. */
  readonly onSuccess?: (report: ReorderReport) => void
}

/** A form with one button that adds the items of an order to the cart. */
export interface UseReorderResult extends ReorderState {
  /** Status of the last submit. */
  readonly status: WriteStatus
  /** What was added and what was not; null before the first success and while another submit is pending. */
  readonly data: ReorderReport | null
  /** Why nothing was added; null otherwise. */
  readonly error: ShopError | null
  /** Props of the form. */
  readonly formProps: Pick<PostFormProps, 'method' | 'onSubmit'>
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps
}

const idle: ReorderState = { status: 'idle', data: null, error: null }

/**
 * Adds the items of an order to the cart again. A notice confirms that everything was added; items that could not be
 * added are in `data`, by name and reason.
 *
 * @param order - The order, as `getUserOrders` or `getOrder` returns it.
 * @param options - The messages for the notice, and `onSuccess`.
 * @returns Form and button that start it, and the report of what was added; `error` is set if nothing could be.
 * @example
 * ```tsx
 * const { formProps, buttonProps } = useReorder(order, { messages: en })
 * return <form {...formProps}><button {...buttonProps}>Order again</button></form>
 * ```
 */
export function useReorder(
  order: Pick<OrderDetails, 'items'>,
  { messages, onSuccess }: UseReorderOptions,
): UseReorderResult {
  const { shop, cart, notices, session } = useBinding()
  const [state, setState] = useState(idle)
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()

  const send = async () => {
    sending.current = true
    setState({ status: 'pending', data: null, error: null })
    try {
      const answer = await reorder(
        shop,
        { cart, order, messages, notices, showsReport: true },
        { idempotencyKey: keyFor(order.items) },
      )
      if (!answer.ok) {
        if (answer.error.code === 'unauthorized') session?.expire()
        return setState({ status: 'error', data: null, error: answer.error })
      }
      forget()
      setState({ status: 'success', data: answer.data, error: null })
      return onSuccess?.(answer.data)
    } finally {
      sending.current = false
    }
  }

  return {
    ...state,
    formProps: {
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        if (!sending.current) void send()
      },
    },
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'pending' },
  }
}

import type { ErrorSummary } from '@vanek/sdk/i18n'
import { addWatcher } from '@vanek/sdk/product'
import { useId, useState } from 'react'
import type { StatusProps, SubmitButtonProps, WriteStatus } from '../form/field-form.ts'
import { type EmailForm, useEmailForm } from '../form/use-email-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useWatcherForm}. */
export interface UseWatcherFormOptions {
  /** Id of the product to watch. */
  readonly productId: number
  /** Id of the variant to watch; any variant of the product if missing. */
  readonly variantId?: number
  /** Address that the form posts to without scripts; the page itself if missing. */
  readonly action?: string
}

interface WatcherState {
  readonly status: WriteStatus
  readonly error: ErrorSummary | null
}

/** A form with one field that requests a mail when a product is available again. */
export interface UseWatcherFormResult extends EmailForm {
  /** Status of the last submit. */
  readonly status: WriteStatus
  /** Why it failed, for `errorText`: `required_email` when the field was empty, else the error of the back end. */
  readonly error: ErrorSummary | null
  /** Props of the element with the result of the submit. */
  readonly statusProps: StatusProps & {
    /** Referenced by the input. */
    readonly id: string
  }
  /** Props of the submit button. */
  readonly buttonProps: SubmitButtonProps
}

/**
 * A form that requests a mail when a sold out product is available again. Typed values stay after a failure; while a
 * request is pending, another submit has no effect.
 *
 * @param options - What to watch.
 * @returns State and prop getters of the form. Its `error` is that of `addWatcher`.
 * @example
 * ```tsx
 * const { formProps, inputProps, statusProps, status, error } = useWatcherForm({ productId: product.id })
 * return <form {...formProps}>
 *   <input {...inputProps} /><button>Notify me</button>
 *   <p {...statusProps}>{error ? errorText(en, error) : status === 'success' && en.watcher_sent}</p>
 * </form>
 * ```
 */
export function useWatcherForm({ productId, variantId, action }: UseWatcherFormOptions): UseWatcherFormResult {
  const shop = useShop()
  const messageId = useId()
  const [{ status, error }, setState] = useState<WatcherState>({ status: 'idle', error: null })

  const send = async (email: string) => {
    if (email === '') return setState({ status: 'error', error: { code: 'required_email', issues: [] } })
    setState({ status: 'pending', error: null })
    const answer = await addWatcher(shop, { productId, email, ...(variantId !== undefined && { variantId }) })
    return setState(answer.ok ? { status: 'success', error: null } : { status: 'error', error: answer.error })
  }

  const busy = status === 'pending'
  const invalid = status === 'error'
  const form = useEmailForm({ action, maxLength: 200, busy, invalid, messageId, send: (email) => void send(email) })
  return {
    ...{ status, error },
    ...form,
    statusProps: { id: messageId, role: 'status' },
    buttonProps: { type: 'submit', 'aria-disabled': busy },
  }
}

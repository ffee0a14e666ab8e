import type { CartMerge } from '../../auth/types.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import { interpolate } from '../../i18n/fill-in.ts'
import type { ShopError } from '../../kernel/errors.ts'
import { errorNotice } from '../../notices/error-notice.ts'
import type { NoticeInput } from '../../notices/types.ts'
import type { SessionCore } from './core.ts'

/** Messages about the merge of the guest cart; empty if nothing was merged. */
export function mergeNotices(messages: BasicMessages, cart: CartMerge | null): readonly NoticeInput[] {
  if (!cart) return []
  const { merged, capped, dropped } = cart
  const names = (list: readonly string[]) => ({ names: list.join(', ') })
  return [
    ...(merged > 0 ? [{ kind: 'info', code: 'cart_merged', text: messages.cart_merged } as const] : []),
    ...(capped.length > 0
      ? [
          {
            kind: 'warning',
            code: 'cart_merge_capped',
            text: interpolate(messages.cart_merge_capped, names(capped)),
          } as const,
        ]
      : []),
    ...(dropped.length > 0
      ? [
          {
            kind: 'warning',
            code: 'cart_merge_dropped',
            text: interpolate(messages.cart_merge_dropped, names(dropped)),
          } as const,
        ]
      : []),
  ]
}

/** Shows a notice where it will be seen: as a flash message on the next page if this one is left, else here. */
export function showNotices({ options }: SessionCore, inputs: readonly NoticeInput[]): void {
  const { redirect, flashes, notices } = options
  const later = flashes && (redirect || !notices)
  for (const notice of inputs) {
    if (later) flashes.add(notice)
    else notices?.show(notice)
  }
}

/** Reports an error to `onError`, or in a notice. */
export function reportError({ options }: SessionCore, error: ShopError): void {
  const { onError, notices, messages } = options
  if (onError) onError(error)
  else notices?.show(errorNotice(messages, error))
}

import { useCartActions, useNoticeActions } from '@vanek/react-hooks'
import type { Cart } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import { useEffect } from 'react'
import type { RemovedInvalid } from '../../../entities/cart/remove-invalid.ts'
import { Notice } from '../../../ui/notice.tsx'

const noticeMs = 30_000

/** A notice for each line that the step removed from the cart because the shop no longer has its product (C4.38). */
export function RemovedLines({ lines, cart }: { readonly lines: readonly RemovedInvalid[]; readonly cart: Cart }) {
  const { show } = useNoticeActions()
  const { receive } = useCartActions()
  useEffect(() => {
    if (lines.length > 0) receive(cart)
    for (const { id, name } of lines)
      show({
        kind: 'danger',
        code: 'invalid_add_to_cart',
        ...(name && { title: name }),
        text: basicMessages.line_removed,
        durationMs: noticeMs,
        about: id,
      })
  }, [lines, cart, show, receive])
  if (lines.length === 0) return null
  return (
    <noscript>
      {lines.map(({ id, name }) => (
        <Notice key={id} kind="danger" title={name || undefined}>
          {basicMessages.line_removed}
        </Notice>
      ))}
    </noscript>
  )
}

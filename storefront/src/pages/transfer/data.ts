import { getOrderByToken, type Order } from '@vanek/sdk/checkout'
import { isAwaitingTransfer } from '@vanek/sdk/orders'
import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { transferPath } from '#market/paths'
import { mailedLinks } from '../../lib/session/mailed-links.ts'

export interface TransferData {
  /** The order; null if the link has no order that is paid by bank transfer. */
  readonly order: Order | null
  /** Number of an order that does not wait for a transfer any more. */
  readonly over?: string
}

/** Follows a link from a mail, which contains the key of the order. The key is removed from the URL before anything is shown. */
export const loader: VisitorLoader<TransferData> = async ({ request }, { cookies, server, shop }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read this cookie
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, transferPath)
  const link = links.linkIn(searchParams)
  if (link) {
    const id = links.add(link)
    throw redirect(`${transferPath}?odkaz=${id}`, 303)
  }
  // another tab may have opened another order in the meantime
  const id = searchParams.get('odkaz')
  const token = (id === null ? links.newest() : links.named(id))?.link?.token
  const order = token ? await getOrderByToken(shop, { token }) : null
  if (!order?.ok) return { order: null }
  return isAwaitingTransfer(order.data) ? { order: order.data } : { order: null, over: order.data.code }
}

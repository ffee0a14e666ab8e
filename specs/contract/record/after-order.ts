import { invoiceOf } from '../../sandbox/test/support/owned.ts'
import { photo } from '../../sandbox/test/support/made-photos.ts'
import { placement, samples } from '../../sandbox/test/support/shopping.ts'
import type { World } from '../../sandbox/test/support/world.ts'
import { COD, email, otherOrder, type PlacedOrder } from './guest.ts'
import type { Recording } from './recorder.ts'

const HOUR_MS = 3_600_000
/** Ordered on a Friday afternoon, delivered on Monday. */
const DELIVERED_HOURS = 4 * 24

const claim = { amount: 1, description: 'Po týdnu začal hlasitě pískat.', wish: 'repair' }

const ahead = (world: World, hours: number) => world.request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })

/** Actions of a guest on a placed order, by its token. */
export async function guestAfterOrder(world: World, record: Recording, order: PlacedOrder): Promise<void> {
  const path = { token: order.token }
  await record('payOrder', { path })
  await record('getOrderPayments', { path })
  await record('changeOrderPayment', { path, body: { payment_id: COD } })
  await record('getOrderDocument', { path })
  const number = await invoiceOf(world, order.id)
  await record('getOrderDocuments', { path })
  await record('getOrderDocumentFile', { path: { ...path, number }, query: { format: 'pdf' } })

  const dropped = await otherOrder(world, COD, 90)
  await record('cancelOrder', { path: { token: dropped.token } })
  const password = 'vitr-v-korunach-7'
  await record('requestOrderAccount', {
    path: { token: dropped.token },
    body: { password, password_confirmation: password },
  })
  const given = await otherOrder(world, COD, 91)
  await record('declareWithdrawal', { body: { name: 'Jan Novák', order_code: given.code, email } })

  const [back, faulty] = [await otherOrder(world, COD, 92), await otherOrder(world, COD, 93)]
  await ahead(world, DELIVERED_HOURS)
  const returned = { token: back.token }
  await record('withdrawFromOrder', { path: returned, body: { lines: [{ item: back.items[0]?.id, amount: 1 }] } })
  await record('getOrderWithdrawals', { path: returned })
  const claimed = { token: faulty.token }
  const bytes = { type: 'image/jpeg', data: await photo() }
  const { id } = await record('addOrderClaimPhoto', { path: claimed, bytes })
  await record('fileOrderClaim', { path: claimed, body: { item: faulty.items[0]?.id, ...claim, photos: [id] } })
  await record('getOrderClaims', { path: claimed })
  await record('getOrderClaimPhoto', { path: { ...claimed, photo: id }, query: { size: 'small' } })
  await world.request('POST', '/sandbox/clock', {})
}

/** The same actions of a customer, by the id of the order. */
export async function customerAfterOrder(
  world: World,
  record: Recording,
  { bearer, id }: { bearer: string; id: string },
): Promise<void> {
  const path = { id }
  await record('payUserOrder', { bearer, path })
  await record('getUserOrderPayments', { bearer, path })
  await record('changeUserOrderPayment', { bearer, path, body: { payment_id: COD } })
  await record('exportUserOrderItems', { bearer, path })
  await record('exportUserOrderImages', { bearer, path })
  await record('getUserOrderDocument', { bearer, path })
  const number = await invoiceOf(world, id)
  await record('getUserOrderDocuments', { bearer, path })
  await record('getUserOrderDocumentFile', { bearer, path: { ...path, number }, query: { format: 'pdf' } })

  const dropped = await orderOf(world, bearer, 94)
  await record('cancelUserOrder', { bearer, path: { id: dropped.id } })
  const [back, faulty] = [await orderOf(world, bearer, 95), await orderOf(world, bearer, 96)]
  await ahead(world, DELIVERED_HOURS)
  const { body } = await world.request('POST', '/store/api/oauth/login', {
    email: 'jana@vanek.test',
    password: 'vetrak-2026',
  })
  const later = body.data.access_token as string
  await record('withdrawFromUserOrder', {
    ...{ bearer: later, path: { id: back.id } },
    body: { lines: [{ item: back.items[0]?.id, amount: 1 }], note: 'Nesedí do otvoru.' },
  })
  await record('getUserOrderWithdrawals', { bearer: later, path: { id: back.id } })
  const bytes = { type: 'image/jpeg', data: await photo() }
  const { id: photoId } = await record('addUserOrderClaimPhoto', { bearer: later, path: { id: faulty.id }, bytes })
  await record('fileUserOrderClaim', {
    ...{ bearer: later, path: { id: faulty.id } },
    body: { item: faulty.items[0]?.id, ...claim, photos: [photoId] },
  })
  await record('getUserOrderClaims', { bearer: later, path: { id: faulty.id } })
  await record('getUserOrderClaimPhoto', {
    bearer: later,
    path: { id: faulty.id, photo: photoId },
    query: { size: 'small' },
  })
  await world.request('POST', '/sandbox/clock', {})
}

async function orderOf(world: World, bearer: string, skip: number): Promise<PlacedOrder & { items: { id: number }[] }> {
  const [goods] = await samples(world, 1, 50, skip)
  await world.request('POST', '/store/api/v1/cart/items', { id: goods?.id, amount: 2 }, { bearer })
  const input = placement({ email: 'jana@vanek.test', payment_id: COD })
  const { status, body } = await world.request('POST', '/store/api/v1/cart/place', input, {
    bearer,
    key: `order-${skip}`,
  })
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`)
  return body.order
}

import type { Check, CheckContext } from '../check.ts'
import type { Exchange } from '../client.ts'
import { newKey } from '../shop.ts'

const isPdf = (response: Exchange): boolean => response.text.startsWith('%PDF-')

interface PaymentMethod {
  readonly id: number
}

async function findOtherPayment({ request, expectSuccess, skip, shop }: CheckContext) {
  const { token, response } = await shop.createOrder()
  const methods = expectSuccess(await request('getOrderPayments', { path: { token } })) as readonly PaymentMethod[]
  const other = methods.find(({ id }) => id !== response.body.order.payment.id)
  return { token, other: other ?? skip('The order has one payment method only.') }
}

/** Operations on placed orders, checked if the back end has them. */
export const orderChecks: readonly Check[] = [
  {
    id: 'orders/documents',
    title: 'An order can be downloaded as a PDF, and its invoices are listed',
    operation: 'getOrderDocument',
    needs: ['order-documents'],
    promise: 'Download a placed order as a PDF',
    impact: 'The button that prints an order does not work.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token } = await shop.sharedOrder()
      const file = await request('getOrderDocument', { path: { token } })
      assert(file.status === 200 && isPdf(file), 'The response is not a PDF.', file)
      const list = expectSuccess(await request('getOrderDocuments', { path: { token } }))
      assert(list.data.length > 0 || list.awaits !== undefined, 'The response has neither invoices nor `awaits`.')
      expectError(await request('getOrderDocument', { path: { token: 'conformance-no-such-order' } }), 'not_found')
      expectError(await request('getOrderDocumentFile', { path: { token, number: 'NO-2026-00001' } }), 'not_found')
    },
  },
  {
    id: 'orders/other-payment',
    title: 'The payment method of a placed order can be changed',
    operation: 'changeOrderPayment',
    needs: ['payments-again'],
    promise: '`payment_changed`: another payment method was chosen',
    impact: 'Shoppers cannot pay after their card was declined.',
    async run(context) {
      const { request, expectSuccess, assert, expectError } = context
      const { token, other } = await findOtherPayment(context)
      const path = { token }
      const changed = await request('changeOrderPayment', { path, body: { payment_id: other.id }, key: newKey() })
      expectSuccess(changed)
      const read = await request('getOrderByToken', { path })
      assert(
        expectSuccess(read).payment.id === other.id,
        `The payment method is ${read.body.payment.id} after changing it to ${other.id}.`,
        read,
      )
      assert(
        read.body.events.some(({ kind }: { kind: string }) => kind === 'payment_changed'),
        'The order has no event payment_changed.',
        read,
      )
      expectError(
        await request('changeOrderPayment', { path, body: { payment_id: 2147483646 }, key: newKey() }),
        'payment_unavailable',
      )
    },
  },
  {
    id: 'orders/claims-before-delivery',
    title: 'Goods that were not delivered cannot be claimed',
    operation: 'fileOrderClaim',
    needs: ['claims'],
    promise: '`null` before delivery, and if the order will never be delivered',
    impact: 'Shoppers can file claims for goods that were not delivered.',
    async run({ request, expectSuccess, assert, shop }) {
      const { token, response } = await shop.sharedOrder()
      assert((response.body.order.claimableUntil ?? null) === null, 'claimableUntil is set before delivery.', response)
      const list = await request('getOrderClaims', { path: { token } })
      expectSuccess(list)
    },
  },
  {
    id: 'orders/own',
    title: 'Only the owner can cancel an order',
    operation: 'cancelUserOrder',
    needs: ['account', 'cancellation'],
    promise: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    impact: 'Strangers can cancel orders.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { bearer } = owner
      const { id: variant } = await shop.inStock(7)
      expectSuccess(await request('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const body = { ...(await shop.orderInput(await shop.chooseDelivery({ bearer }))), email: owner.email }
      const { id } = expectSuccess(await shop.placeOrder(body, { bearer, key: newKey() })).order
      expectError(await request('cancelUserOrder', { path: { id }, bearer: other.bearer, key: newKey() }), 'not_found')
      const canceled = await request('cancelUserOrder', { path: { id }, bearer, key: newKey() })
      assert(
        expectSuccess(canceled).status === 'cancelled',
        `The status is ${canceled.body.status} instead of \`cancelled\`.`,
        canceled,
      )
    },
  },
  {
    id: 'orders/own-files',
    title: 'Only the owner can read the files of an order',
    operation: 'exportUserOrderItems',
    needs: ['account', 'order-exports'],
    promise: 'Returns a UTF-8 file with a byte order mark, semicolons between cells and rows ending in CR LF.',
    impact: 'Spreadsheets show the exported items in one column with broken characters, or strangers can read them.',
    async run({ request, expectSuccess, assert, expectError, shop, skip }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const [order] = expectSuccess(await request('getUserOrders', { bearer, query: { perPage: 1 } })).data
      if (!order) skip('The first customer has no orders.')
      const path = { id: order.id }
      const csv = await request('exportUserOrderItems', { path, bearer })
      assert(
        csv.status === 200 && csv.text.includes(';') && csv.text.includes('\r\n'),
        'The file does not use semicolons and CR LF.',
        csv,
      )
      const file = await request('getUserOrderDocument', { path, bearer })
      assert(file.status === 200 && isPdf(file), 'The response is not a PDF.', file)
      expectSuccess(await request('getUserOrderDocuments', { path, bearer }))
      for (const id of [
        'exportUserOrderItems',
        'exportUserOrderImages',
        'getUserOrderDocument',
        'getUserOrderDocuments',
      ])
        expectError(await request(id, { path, bearer: other.bearer }), 'not_found')
    },
  },
]

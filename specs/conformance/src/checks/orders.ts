import type { Check, Checking } from '../check.ts'
import type { Exchange } from '../client.ts'
import { newKey } from '../shop.ts'

const isPdf = (answer: Exchange): boolean => answer.text.startsWith('%PDF-')

interface Way {
  readonly id: number
}

async function otherPayment({ ask, done, skip, shop }: Checking) {
  const { token, answer } = await shop.newOrder()
  const ways = done(await ask('getOrderPayments', { path: { token } })) as readonly Way[]
  const other = ways.find(({ id }) => id !== answer.body.order.payment.id)
  return { token, other: other ?? skip('the order can be paid in one way only') }
}

/** What can be done with a placed order; checked where a back end has it. */
export const orderChecks: readonly Check[] = [
  {
    id: 'orders/documents',
    title: 'An order is there as a document, and its invoices are listed',
    operation: 'getOrderDocument',
    needs: ['order-documents'],
    says: 'Download a placed order as a PDF',
    breaks: 'The button that prints an order leads nowhere.',
    async run({ ask, done, must, refused, shop }) {
      const { token } = await shop.order()
      const file = await ask('getOrderDocument', { path: { token } })
      must(file.status === 200 && isPdf(file), 'it is no PDF', file)
      const list = done(await ask('getOrderDocuments', { path: { token } }))
      must(list.data.length > 0 || list.awaits !== undefined, 'nothing is told of an invoice')
      refused(await ask('getOrderDocument', { path: { token: 'conformance-no-such-order' } }), 'not_found')
      refused(await ask('getOrderDocumentFile', { path: { token, number: 'NO-2026-00001' } }), 'not_found')
    },
  },
  {
    id: 'orders/other-payment',
    title: 'Another way of paying is chosen for a placed order',
    operation: 'changeOrderPayment',
    needs: ['payments-again'],
    says: '`payment_changed`: another payment method was chosen',
    breaks: 'Shoppers whose card was refused cannot pay at all.',
    async run(checking) {
      const { ask, done, must, refused } = checking
      const { token, other } = await otherPayment(checking)
      const path = { token }
      const changed = await ask('changeOrderPayment', { path, body: { payment_id: other.id }, key: newKey() })
      done(changed)
      const read = await ask('getOrderByToken', { path })
      must(
        done(read).payment.id === other.id,
        `payment ${other.id} was chosen, and ${read.body.payment.id} is told`,
        read,
      )
      must(
        read.body.events.some(({ kind }: { kind: string }) => kind === 'payment_changed'),
        'the order does not tell of the change',
        read,
      )
      refused(
        await ask('changeOrderPayment', { path, body: { payment_id: 2147483646 }, key: newKey() }),
        'payment_unavailable',
      )
    },
  },
  {
    id: 'orders/claims-before-delivery',
    title: 'Goods that were not delivered cannot be claimed',
    operation: 'fileOrderClaim',
    needs: ['claims'],
    says: '`null` before delivery, and if the order will never be delivered',
    breaks: 'Claims come in about goods that nobody has.',
    async run({ ask, done, must, shop }) {
      const { token, answer } = await shop.order()
      must((answer.body.order.claimableUntil ?? null) === null, 'it can be claimed before it is delivered', answer)
      const list = await ask('getOrderClaims', { path: { token } })
      done(list)
    },
  },
  {
    id: 'orders/own',
    title: 'A customer cancels their own order, and nobody else does',
    operation: 'cancelUserOrder',
    needs: ['account', 'cancellation'],
    says: 'Anything that belongs to somebody else is `not_found`, for reads and for writes',
    breaks: 'Strangers cancel orders.',
    async run({ ask, done, must, refused, shop }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const { bearer } = owner
      const { id: variant } = await shop.plain(7)
      done(await ask('addCartItem', { body: { id: variant, amount: 1 }, bearer, key: newKey() }))
      const body = { ...(await shop.placement(await shop.choose({ bearer }))), email: owner.email }
      const { id } = done(await shop.place(body, { bearer, key: newKey() })).order
      refused(await ask('cancelUserOrder', { path: { id }, bearer: other.bearer, key: newKey() }), 'not_found')
      const cancelled = await ask('cancelUserOrder', { path: { id }, bearer, key: newKey() })
      must(done(cancelled).status === 'cancelled', `the status is ${cancelled.body.status}`, cancelled)
    },
  },
  {
    id: 'orders/own-files',
    title: 'A customer reads the files of their own order, and nobody else does',
    operation: 'exportUserOrderItems',
    needs: ['account', 'order-exports'],
    says: 'Returns a UTF-8 file with a byte order mark, semicolons between cells and rows ending in CR LF.',
    breaks: 'Spreadsheets show the lines of an order as one column of broken letters, or strangers read them.',
    async run({ ask, done, must, refused, shop, skip }) {
      const [{ bearer }, other] = [await shop.customer(0), await shop.customer(1)]
      const [order] = done(await ask('getUserOrders', { bearer, query: { perPage: 1 } })).data
      if (!order) skip('the first customer has no orders')
      const path = { id: order.id }
      const csv = await ask('exportUserOrderItems', { path, bearer })
      must(
        csv.status === 200 && csv.text.includes(';') && csv.text.includes('\r\n'),
        'it is not parted by semicolons and CR LF',
        csv,
      )
      const file = await ask('getUserOrderDocument', { path, bearer })
      must(file.status === 200 && isPdf(file), 'it is no PDF', file)
      done(await ask('getUserOrderDocuments', { path, bearer }))
      for (const id of [
        'exportUserOrderItems',
        'exportUserOrderImages',
        'getUserOrderDocument',
        'getUserOrderDocuments',
      ])
        refused(await ask(id, { path, bearer: other.bearer }), 'not_found')
    },
  },
]

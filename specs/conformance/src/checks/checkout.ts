import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const placing = 'Locks the cart, recalculates its prices, reserves stock and creates the order, in one transaction.'
const once = 'Repeating the request with the same key, or for a cart that was already ordered, returns the same order.'
const twice = 'Shoppers who press twice, or whose connection broke, pay for two orders.'

/** From a cart to a placed order. */
export const checkoutChecks: readonly Check[] = [
  {
    id: 'checkout/validate',
    title: 'Validation accepts a cart that can be ordered and rejects an empty one',
    operation: 'validateCart',
    says: '`cart_empty`: the cart is open and has no items',
    breaks: 'Shoppers fill in the whole checkout before they learn that they cannot order.',
    async run({ ask, done, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      done(await ask('validateCart', { cart }))
      done(await ask('clearCart', { cart, key: newKey() }))
      refused(await ask('validateCart', { cart }), 'cart_empty')
      refused(await ask('validateCart'), 'cart_not_found', 'cart_empty')
    },
  },
  {
    id: 'checkout/offers',
    title: 'At least one delivery method and one payment method are offered',
    operation: 'getCartShippers',
    says: 'List the delivery methods available for the cart',
    breaks: 'Nobody can order.',
    async run({ ask, done, must, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const shippers = await ask('getCartShippers', { cart })
      must(done(shippers).length > 0, 'no way of delivery is offered', shippers)
      const payments = await ask('getCartPayments', { cart })
      must(done(payments).length > 0, 'no way of paying is offered', payments)
      await shop.choose({ cart })
    },
  },
  {
    id: 'checkout/place',
    title: 'An order is placed and can be read by its token',
    operation: 'placeOrder',
    says: placing,
    breaks: 'Nobody can order, or nobody sees what was ordered.',
    async run({ ask, done, must, shop }) {
      const { answer, goods, amount, body, token, cart } = await shop.order()
      const { order } = done(answer)
      const [line] = order.items
      must(
        line.variantId === goods.id && line.amount === amount,
        `${amount} pieces of ${goods.id} were ordered`,
        answer,
      )
      must(
        order.shipper.id === body.shipper_id && order.payment.id === body.payment_id,
        'delivery or payment is another than was chosen',
        answer,
      )
      must(
        order.status === 'received' && order.events[0]?.kind === 'received',
        'the order does not begin as received',
        answer,
      )
      must(token.length >= 20, `the token ${token} is short enough to be guessed`, answer)
      const read = await ask('getOrderByToken', { path: { token } })
      must(
        done(read).id === order.id && read.body.prices.totalWithTax === order.prices.totalWithTax,
        'the order that is read is not the one that was placed',
        read,
      )
      const over = await ask('getCart', { cart })
      must(over.status === 404 || over.body?.items?.length === 0, 'the cart is still full after it was ordered', over)
    },
  },
  {
    id: 'checkout/without-key',
    title: 'An order without an idempotency key is rejected',
    operation: 'placeOrder',
    says: 'Makes repeating the request safe. Placing an order without it is rejected',
    breaks: twice,
    async run({ ask, done, must, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      refused(await shop.place(body, { cart }), 'validation')
      const read = await ask('getCart', { cart })
      must(done(read).items.length === 1, 'the cart is not there any more', read)
    },
  },
  {
    id: 'checkout/same-key',
    title: 'Repeating an order request returns the same order',
    operation: 'placeOrder',
    says: once,
    breaks: twice,
    async run({ done, must, shop }) {
      const { answer, body, cart, key } = await shop.order()
      const again = await shop.place(body, { cart, key })
      must(
        done(again).order.id === answer.body.order.id,
        `order ${answer.body.order.code} was repeated and ${again.body.order.code} placed`,
        again,
      )
      must(again.body.order.token === answer.body.order.token, 'the repeated answer has another token', again)
    },
  },
  {
    id: 'checkout/ordered-cart',
    title: 'An ordered cart is not ordered again with another key',
    operation: 'placeOrder',
    says: once,
    breaks: twice,
    async run({ done, must, shop }) {
      const { answer, body, cart } = await shop.order()
      const again = await shop.place(body, { cart, key: newKey() })
      must(
        done(again).order.id === answer.body.order.id,
        `the cart of order ${answer.body.order.code} became order ${again.body.order.code} too`,
        again,
      )
    },
  },
  {
    id: 'checkout/at-once',
    title: 'Two simultaneous orders of one cart place one order',
    operation: 'placeOrder',
    says: once,
    breaks: twice,
    async run({ must, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      const answers = await Promise.all([1, 2, 3].map(() => shop.place(body, { cart, key: newKey() })))
      const placed = answers.filter(({ status }) => status === 201)
      must(placed.length > 0, 'none of them was placed', answers[0])
      const ids = new Set(placed.map((answer) => String(answer.body.order.id)))
      must(ids.size === 1, `one cart became ${ids.size} orders`, placed[1])
    },
  },
  {
    id: 'checkout/race-for-the-last',
    title: 'Of two carts with all remaining pieces, one is ordered',
    operation: 'placeOrder',
    says: 'Of several orders for the last pieces one is placed; the others are rejected with `out_of_stock`.',
    breaks: 'The shop sells the last piece twice, and has to disappoint somebody who paid.',
    async run({ must, refused, shop }) {
      const { id, availability } = await shop.scarce()
      const amount = availability.stock ?? 1
      const carts = [
        await shop.newCart({ id, amount }),
        await shop.newCart({ id, amount }),
        await shop.newCart({ id, amount }),
      ]
      const choice = await shop.choose({ cart: carts[0]?.token })
      const body = await shop.placement(choice)
      const answers = await Promise.all(carts.map(({ token: cart }) => shop.place(body, { cart, key: newKey() })))
      const placed = answers.filter(({ status }) => status === 201)
      must(
        placed.length <= 1,
        `${amount} pieces were left, and ${placed.length} orders of ${amount} were placed`,
        placed[1],
      )
      must(placed.length === 1, 'none of the orders was placed', answers[0])
      for (const answer of answers.filter(({ status }) => status !== 201))
        refused(answer, 'out_of_stock', 'not_saleable')
    },
  },
  {
    id: 'checkout/stock-falls',
    title: 'An order reduces the stock',
    operation: 'placeOrder',
    says: placing,
    breaks: 'Shoppers order goods that are on their way to others.',
    async run({ ask, done, must, shop, skip }) {
      const goods = await shop.plain()
      if (goods.availability.stock === null) skip('the goods have no stock that is counted')
      const stock = async () => {
        const answer = await ask('getProducts', { query: { ids: goods.productId } })
        const variant = done(answer).data[0].variants.find((one: { id: number }) => one.id === goods.id)
        return { answer, left: variant.availability.stock as number }
      }
      const before = await stock()
      const { amount } = await shop.newOrder(2)
      const after = await stock()
      must(
        after.left === before.left - amount,
        `${before.left} pieces were there, ${amount} were ordered, ${after.left} are told`,
        after.answer,
      )
    },
  },
  {
    id: 'checkout/price-changed',
    title: 'An order that became more expensive is rejected',
    operation: 'placeOrder',
    says: 'Total including tax shown to the shopper. If the order would cost more, the request is rejected with `price_changed`',
    breaks: 'Shoppers are charged more than the summary said.',
    async run({ ask, done, must, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      refused(await shop.place({ ...body, expected_total: 0.01 }, { cart, key: newKey() }), 'price_changed')
      const read = await ask('getCart', { cart })
      must(done(read).items.length === 1, 'the cart is not there any more', read)
    },
  },
  {
    id: 'checkout/unknown-ways',
    title: 'Delivery and payment methods that are not offered are rejected',
    operation: 'placeOrder',
    says: 'A shipper or payment method that the cart is not offered is rejected with `shipper_unavailable` or `payment_unavailable`.',
    breaks: 'Orders come in that nobody can deliver or pay.',
    async run({ refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      const none = 2147483646
      refused(await shop.place({ ...body, shipper_id: none }, { cart, key: newKey() }), 'shipper_unavailable')
      refused(await shop.place({ ...body, payment_id: none }, { cart, key: newKey() }), 'payment_unavailable')
    },
  },
  {
    id: 'checkout/blocked-payment',
    title: 'A payment method that the shipper blocks is rejected',
    operation: 'placeOrder',
    says: '`blockedPayments` contains the payment methods that a shipper does not accept',
    breaks: 'Shoppers choose to pay in cash at a door where nobody takes cash.',
    async run({ ask, done, refused, shop, skip }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const choice = await shop.choose({ cart })
      const shippers = done(await ask('getCartShippers', { cart }))
      const chosen = shippers.find(({ id }: { id: number }) => id === choice.shipper_id)
      const [payment_id] = chosen.blockedPayments
      if (payment_id === undefined) skip('the delivery takes every payment')
      const body = await shop.placement({ ...choice, payment_id })
      refused(await shop.place(body, { cart, key: newKey() }), 'payment_unavailable')
    },
  },
  {
    id: 'checkout/branch-required',
    title: 'An order for collection without a branch is rejected',
    operation: 'placeOrder',
    says: 'Whether a branch must be chosen',
    breaks: 'Parcels are sent to nowhere.',
    async run({ ask, done, refused, shop, skip }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const shipper = done(await ask('getCartShippers', { cart })).find(
        (one: { requiredBranch: boolean }) => one.requiredBranch,
      )
      if (!shipper) skip('no way of delivery needs a branch')
      const payments = done(await ask('getCartPayments', { cart }))
      const payment = payments.find(({ id }: { id: number }) => !shipper.blockedPayments.includes(id))
      const body = await shop.placement({ shipper_id: shipper.id, payment_id: payment.id, branch_id: null })
      refused(await shop.place(body, { cart, key: newKey() }), 'branch_required')
    },
  },
  {
    id: 'checkout/empty-cart',
    title: 'An empty cart cannot be ordered',
    operation: 'placeOrder',
    says: '`cart_empty`: the cart is open and has no items, so no order was placed from it.',
    breaks: 'Orders without goods come in.',
    async run({ ask, done, refused, shop }) {
      const { token: cart } = await shop.newCart({ id: (await shop.plain()).id, amount: 1 })
      const body = await shop.placement(await shop.choose({ cart }))
      done(await ask('clearCart', { cart, key: newKey() }))
      refused(await shop.place(body, { cart, key: newKey() }), 'cart_empty')
      refused(await shop.place(body, { key: newKey() }), 'cart_not_found', 'cart_empty')
    },
  },
  {
    id: 'checkout/unknown-order',
    title: 'An unknown order token returns `not_found`',
    operation: 'getOrderByToken',
    says: 'An unknown token is rejected with `not_found`.',
    breaks: 'An order of somebody else, or an error of the server, is shown.',
    async run({ ask, refused }) {
      refused(await ask('getOrderByToken', { path: { token: 'conformance-no-such-order' } }), 'not_found')
    },
  },
  {
    id: 'checkout/cancel',
    title: 'An order is canceled once, under any key',
    operation: 'cancelOrder',
    needs: ['cancellation'],
    says: 'An order that is already canceled is returned unchanged with any key.',
    breaks: 'Goods of cancelled orders are never sold again, or an order is cancelled and delivered.',
    async run({ ask, done, must, shop }) {
      const { token } = await shop.newOrder(2)
      const first = await ask('cancelOrder', { path: { token }, key: newKey() })
      must(done(first).status === 'cancelled', `the status is ${first.body.status}`, first)
      const second = await ask('cancelOrder', { path: { token }, key: newKey() })
      must(
        done(second).status === 'cancelled' && second.body.events.length === first.body.events.length,
        'it was cancelled twice',
        second,
      )
    },
  },
]

import type { Check } from '../check.ts'
import { newKey } from '../shop.ts'

const placing = 'Locks the cart, recalculates its prices, reserves stock and creates the order, in one transaction.'
const repeated =
  'Repeating the request with the same key, or for a cart that was already ordered, returns the same order.'
const duplicated = 'A double click or a lost connection places two orders.'

/** From a cart to a placed order. */
export const checkoutChecks: readonly Check[] = [
  {
    id: 'checkout/validate',
    title: 'Validation accepts a cart that can be ordered and rejects an empty one',
    operation: 'validateCart',
    promise: '`cart_empty`: the cart is open and has no items',
    impact: 'Shoppers learn only at the end of the checkout that they cannot order.',
    async run({ request, expectSuccess, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      expectSuccess(await request('validateCart', { cart }))
      expectSuccess(await request('clearCart', { cart, key: newKey() }))
      expectError(await request('validateCart', { cart }), 'cart_empty')
      expectError(await request('validateCart'), 'cart_not_found', 'cart_empty')
    },
  },
  {
    id: 'checkout/offers',
    title: 'At least one delivery method and one payment method are offered',
    operation: 'getCartShippers',
    promise: 'List the delivery methods available for the cart',
    impact: 'Shoppers cannot order.',
    async run({ request, expectSuccess, assert, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const shippers = await request('getCartShippers', { cart })
      assert(expectSuccess(shippers).length > 0, 'No delivery method is offered.', shippers)
      const payments = await request('getCartPayments', { cart })
      assert(expectSuccess(payments).length > 0, 'No payment method is offered.', payments)
      await shop.chooseDelivery({ cart })
    },
  },
  {
    id: 'checkout/place',
    title: 'An order is placed and can be read by its token',
    operation: 'placeOrder',
    promise: placing,
    impact: 'Shoppers cannot order, or cannot see their order.',
    async run({ request, expectSuccess, assert, shop }) {
      const { response, goods, amount, body, token, cart } = await shop.sharedOrder()
      const { order } = expectSuccess(response)
      const [line] = order.items
      assert(
        line.variantId === goods.id && line.amount === amount,
        `The order does not contain ${amount} pieces of variant ${goods.id}.`,
        response,
      )
      assert(
        order.shipper.id === body.shipper_id && order.payment.id === body.payment_id,
        'The order has another delivery or payment method than the request.',
        response,
      )
      assert(
        order.status === 'received' && order.events[0]?.kind === 'received',
        'The status or the first event of the order is not `received`.',
        response,
      )
      assert(token.length >= 20, `The token ${token} is shorter than 20 characters and can be guessed.`, response)
      const read = await request('getOrderByToken', { path: { token } })
      assert(
        expectSuccess(read).id === order.id && read.body.prices.totalWithTax === order.prices.totalWithTax,
        'getOrderByToken returns another id or total than placeOrder.',
        read,
      )
      const after = await request('getCart', { cart })
      assert(after.status === 404 || after.body?.items?.length === 0, 'The ordered cart still contains items.', after)
    },
  },
  {
    id: 'checkout/without-key',
    title: 'An order without an idempotency key is rejected',
    operation: 'placeOrder',
    promise: 'Makes repeating the request safe. Placing an order without it is rejected',
    impact: duplicated,
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      expectError(await shop.placeOrder(body, { cart }), 'validation')
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items.length === 1, 'The cart lost its items.', read)
    },
  },
  {
    id: 'checkout/same-key',
    title: 'Repeating an order request returns the same order',
    operation: 'placeOrder',
    promise: repeated,
    impact: duplicated,
    async run({ expectSuccess, assert, shop }) {
      const { response, body, cart, key } = await shop.sharedOrder()
      const second = await shop.placeOrder(body, { cart, key })
      assert(
        expectSuccess(second).order.id === response.body.order.id,
        `Repeating order ${response.body.order.code} placed another order ${second.body.order.code}.`,
        second,
      )
      assert(second.body.order.token === response.body.order.token, 'The repeated response has another token.', second)
    },
  },
  {
    id: 'checkout/ordered-cart',
    title: 'An ordered cart is not ordered again with another key',
    operation: 'placeOrder',
    promise: repeated,
    impact: duplicated,
    async run({ expectSuccess, assert, shop }) {
      const { response, body, cart } = await shop.sharedOrder()
      const second = await shop.placeOrder(body, { cart, key: newKey() })
      assert(
        expectSuccess(second).order.id === response.body.order.id,
        `The cart of order ${response.body.order.code} was ordered again as ${second.body.order.code}.`,
        second,
      )
    },
  },
  {
    id: 'checkout/at-once',
    title: 'Two simultaneous orders of one cart place one order',
    operation: 'placeOrder',
    promise: repeated,
    impact: duplicated,
    async run({ assert, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      const responses = await Promise.all([1, 2, 3].map(() => shop.placeOrder(body, { cart, key: newKey() })))
      const placed = responses.filter(({ status }) => status === 201)
      assert(placed.length > 0, 'None of the orders was placed.', responses[0])
      const ids = new Set(placed.map((response) => String(response.body.order.id)))
      assert(ids.size === 1, `One cart became ${ids.size} orders.`, placed[1])
    },
  },
  {
    id: 'checkout/race-for-the-last',
    title: 'Of two carts with all remaining pieces, one is ordered',
    operation: 'placeOrder',
    promise: 'Of several orders for the last pieces one is placed; the others are rejected with `out_of_stock`.',
    impact: 'The shop sells the last piece twice and cannot deliver one of the orders.',
    async run({ assert, expectError, shop }) {
      const { id, availability } = await shop.lowStock()
      const amount = availability.stock ?? 1
      const carts = [
        await shop.createCart({ id, amount }),
        await shop.createCart({ id, amount }),
        await shop.createCart({ id, amount }),
      ]
      const choice = await shop.chooseDelivery({ cart: carts[0]?.token })
      const body = await shop.orderInput(choice)
      const responses = await Promise.all(
        carts.map(({ token: cart }) => shop.placeOrder(body, { cart, key: newKey() })),
      )
      const placed = responses.filter(({ status }) => status === 201)
      assert(
        placed.length <= 1,
        `${placed.length} orders of ${amount} pieces were placed with a stock of ${amount}.`,
        placed[1],
      )
      assert(placed.length === 1, 'None of the orders was placed.', responses[0])
      for (const response of responses.filter(({ status }) => status !== 201))
        expectError(response, 'out_of_stock', 'not_saleable')
    },
  },
  {
    id: 'checkout/stock-falls',
    title: 'An order reduces the stock',
    operation: 'placeOrder',
    promise: placing,
    impact: 'Shoppers order pieces that are already sold.',
    async run({ request, expectSuccess, assert, shop, skip }) {
      const goods = await shop.inStock()
      if (goods.availability.stock === null) skip('The goods have no counted stock.')
      const stock = async () => {
        const response = await request('getProducts', { query: { ids: goods.productId } })
        const variant = expectSuccess(response).data[0].variants.find((one: { id: number }) => one.id === goods.id)
        return { response, amount: variant.availability.stock as number }
      }
      const before = await stock()
      const { amount: ordered } = await shop.createOrder(2)
      const after = await stock()
      assert(
        after.amount === before.amount - ordered,
        `The stock is ${after.amount} after ordering ${ordered} of ${before.amount} pieces.`,
        after.response,
      )
    },
  },
  {
    id: 'checkout/price-changed',
    title: 'An order that became more expensive is rejected',
    operation: 'placeOrder',
    promise:
      'Total including tax shown to the shopper. If the order would cost more, the request is rejected with `price_changed`',
    impact: 'Shoppers pay more than the summary shows.',
    async run({ request, expectSuccess, assert, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      expectError(await shop.placeOrder({ ...body, expected_total: 0.01 }, { cart, key: newKey() }), 'price_changed')
      const read = await request('getCart', { cart })
      assert(expectSuccess(read).items.length === 1, 'The cart lost its items.', read)
    },
  },
  {
    id: 'checkout/unknown-ways',
    title: 'Delivery and payment methods that are not offered are rejected',
    operation: 'placeOrder',
    promise:
      'A shipper or payment method that the cart is not offered is rejected with `shipper_unavailable` or `payment_unavailable`.',
    impact: 'Orders are placed that cannot be delivered or paid.',
    async run({ expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      const unknownId = 2147483646
      expectError(
        await shop.placeOrder({ ...body, shipper_id: unknownId }, { cart, key: newKey() }),
        'shipper_unavailable',
      )
      expectError(
        await shop.placeOrder({ ...body, payment_id: unknownId }, { cart, key: newKey() }),
        'payment_unavailable',
      )
    },
  },
  {
    id: 'checkout/blocked-payment',
    title: 'A payment method that the shipper blocks is rejected',
    operation: 'placeOrder',
    promise: '`blockedPayments` contains the payment methods that a shipper does not accept',
    impact: 'Shoppers choose a payment method that the delivery does not accept, such as cash.',
    async run({ request, expectSuccess, expectError, shop, skip }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const choice = await shop.chooseDelivery({ cart })
      const shippers = expectSuccess(await request('getCartShippers', { cart }))
      const chosen = shippers.find(({ id }: { id: number }) => id === choice.shipper_id)
      const [payment_id] = chosen.blockedPayments
      if (payment_id === undefined) skip('The delivery method accepts every payment method.')
      const body = await shop.orderInput({ ...choice, payment_id })
      expectError(await shop.placeOrder(body, { cart, key: newKey() }), 'payment_unavailable')
    },
  },
  {
    id: 'checkout/branch-required',
    title: 'An order for collection without a branch is rejected',
    operation: 'placeOrder',
    promise: 'Whether a branch must be chosen',
    impact: 'Orders for collection have no branch.',
    async run({ request, expectSuccess, expectError, shop, skip }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const shipper = expectSuccess(await request('getCartShippers', { cart })).find(
        (one: { requiredBranch: boolean }) => one.requiredBranch,
      )
      if (!shipper) skip('No delivery method requires a branch.')
      const payments = expectSuccess(await request('getCartPayments', { cart }))
      const payment = payments.find(({ id }: { id: number }) => !shipper.blockedPayments.includes(id))
      const body = await shop.orderInput({ shipper_id: shipper.id, payment_id: payment.id, branch_id: null })
      expectError(await shop.placeOrder(body, { cart, key: newKey() }), 'branch_required')
    },
  },
  {
    id: 'checkout/empty-cart',
    title: 'An empty cart cannot be ordered',
    operation: 'placeOrder',
    promise: '`cart_empty`: the cart is open and has no items, so no order was placed from it.',
    impact: 'Orders without items are placed.',
    async run({ request, expectSuccess, expectError, shop }) {
      const { token: cart } = await shop.createCart({ id: (await shop.inStock()).id, amount: 1 })
      const body = await shop.orderInput(await shop.chooseDelivery({ cart }))
      expectSuccess(await request('clearCart', { cart, key: newKey() }))
      expectError(await shop.placeOrder(body, { cart, key: newKey() }), 'cart_empty')
      expectError(await shop.placeOrder(body, { key: newKey() }), 'cart_not_found', 'cart_empty')
    },
  },
  {
    id: 'checkout/unknown-order',
    title: 'An unknown order token returns `not_found`',
    operation: 'getOrderByToken',
    promise: 'An unknown token is rejected with `not_found`.',
    impact: 'The order page shows the order of somebody else, or a server error.',
    async run({ request, expectError }) {
      expectError(await request('getOrderByToken', { path: { token: 'conformance-no-such-order' } }), 'not_found')
    },
  },
  {
    id: 'checkout/cancel',
    title: 'An order is canceled once, under any key',
    operation: 'cancelOrder',
    needs: ['cancellation'],
    promise: 'An order that is already canceled is returned unchanged with any key.',
    impact: 'Shoppers cannot cancel an order, or it is canceled twice.',
    async run({ request, expectSuccess, assert, shop }) {
      const { token } = await shop.createOrder(2)
      const first = await request('cancelOrder', { path: { token }, key: newKey() })
      assert(
        expectSuccess(first).status === 'cancelled',
        `The status is ${first.body.status} instead of \`cancelled\`.`,
        first,
      )
      const second = await request('cancelOrder', { path: { token }, key: newKey() })
      assert(
        expectSuccess(second).status === 'cancelled' && second.body.events.length === first.body.events.length,
        'The second request canceled the order again.',
        second,
      )
    },
  },
]

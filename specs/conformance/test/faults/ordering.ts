import type { Fault } from './fault.ts'
import { answer, request, sent, response, type ReceivedParts } from './plant.ts'

/** Repeated requests and orders. */
export const ordering: readonly Fault[] = [
  {
    name: 'a repeated add that adds again',
    found: 'idempotency/replay',
    operation: 'addCartItem',
    plant: () => request('addCartItem', ({ headers }) => headers.delete('idempotency-key')),
  },
  {
    name: 'a replay that does not say that it is one',
    found: 'idempotency/replay',
    operation: 'addCartItem',
    plant: () => response('addCartItem', ({ headers }) => headers.delete('idempotent-replayed')),
  },
  {
    name: 'a key that is enough to be shown the cart of another',
    found: 'idempotency/of-another',
    operation: 'addCartItem',
    plant: () => {
      const known = new Map<string, ReceivedParts>()
      return (sent, next) =>
        next(sent).then((response) => {
          const key = sent.operation === 'addCartItem' ? sent.headers.get('idempotency-key') : null
          if (key === null) return response
          const first = known.get(key) ?? { ...response, body: structuredClone(response.body) }
          known.set(key, first)
          return first
        })
    },
  },
  {
    name: 'a key of any length',
    found: 'idempotency/short-key',
    operation: 'addCartItem',
    plant: () =>
      request('addCartItem', ({ headers }) => {
        if (headers.get('idempotency-key') === 'short') headers.set('idempotency-key', `short-${Math.random()}`)
      }),
  },
  {
    name: 'a key with another body that is answered as before',
    found: 'idempotency/mismatch',
    operation: 'addCartItem',
    plant: () =>
      response('addCartItem', (response) => {
        if (response.body.errors?.[0].code === 'idempotency_mismatch') response.status = 200
      }),
  },
  {
    name: 'a price that the browser sets',
    found: 'fields/line',
    operation: 'addCartItem',
    plant: () =>
      sent('addCartItem', (body) => {
        for (const name of Object.keys(body)) if (!['id', 'amount'].includes(name)) delete body[name]
      }),
  },
  {
    name: 'an order that takes a state from the browser',
    found: 'fields/order',
    operation: 'placeOrder',
    plant: () => sent('placeOrder', (body) => void delete body.status),
  },
  {
    name: 'an order without a key',
    found: 'checkout/without-key',
    operation: 'placeOrder',
    plant: () =>
      request('placeOrder', ({ headers }) => {
        if (!headers.has('idempotency-key')) headers.set('idempotency-key', `made-${Math.random()}`)
      }),
  },
  {
    name: 'a repeated order that is placed twice',
    found: 'checkout/same-key',
    operation: 'placeOrder',
    plant: () => twice(),
  },
  {
    name: 'a cart that is ordered twice under two keys',
    found: 'checkout/ordered-cart',
    operation: 'placeOrder',
    plant: () => twice(),
  },
  {
    name: 'two tabs that place two orders',
    found: 'checkout/at-once',
    operation: 'placeOrder',
    plant: () => twice(),
  },
  {
    name: 'the last piece sold to everybody',
    found: 'checkout/race-for-the-last',
    operation: 'placeOrder',
    plant: () => {
      let placed: ReceivedParts | undefined
      return response('placeOrder', (response) => {
        if (response.status === 201) placed = { ...response, body: structuredClone(response.body) }
        else if (placed) Object.assign(response, { status: 201, body: placed.body })
      })
    },
  },
  {
    name: 'an order that takes nothing from the stock',
    found: 'checkout/stock-falls',
    operation: 'getProducts',
    plant: () => {
      let first: ReceivedParts['body']
      return answer('getProducts', (body) => {
        first ??= structuredClone(body)
        const known = new Map(
          first.data
            .flatMap((product: ReceivedParts['body']) => product.variants)
            .map((one: ReceivedParts['body']) => [one.id, one]),
        )
        for (const variant of body.data.flatMap((product: ReceivedParts['body']) => product.variants))
          variant.availability = (known.get(variant.id) as ReceivedParts['body'])?.availability ?? variant.availability
      })
    },
  },
  {
    name: 'a dearer order that is placed all the same',
    found: 'checkout/price-changed',
    operation: 'placeOrder',
    plant: () => sent('placeOrder', (body) => void delete body.expected_total),
  },
  {
    name: 'a cart that stays full after it was ordered',
    found: 'checkout/place',
    operation: 'getCart',
    plant: () =>
      response('getCart', (response) => {
        if (response.status === 404)
          Object.assign(response, { status: 200, body: { id: 'x', version: 3, items: [{ id: 1 }] } })
      }),
  },
  {
    name: 'a delivery that nobody offers and everybody can choose',
    found: 'checkout/unknown-ways',
    operation: 'placeOrder',
    plant: () =>
      sent('placeOrder', (body) => {
        if (body.shipper_id > 1000) body.shipper_id = 1
      }),
  },
  {
    name: 'an empty cart that can be ordered',
    found: 'checkout/validate',
    operation: 'validateCart',
    plant: () =>
      response('validateCart', (response) => {
        if (response.status !== 409) return
        response.status = 204
      }),
  },
  {
    name: 'an order that is cancelled again and again',
    found: 'checkout/cancel',
    operation: 'cancelOrder',
    plant: () => {
      let cancelled = 0
      return answer('cancelOrder', (order) => {
        cancelled += 1
        order.events = Array.from({ length: cancelled }, () => order.events[0])
      })
    },
  },
]

/** Every placement answers another order. */
function twice() {
  let orders = 0
  return answer('placeOrder', ({ order }) => {
    orders += 1
    Object.assign(order, { id: `${order.id}-${orders}`, code: `${order.code}${orders}`, token: `${order.token}` })
  })
}

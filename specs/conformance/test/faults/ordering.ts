import type { Fault } from './fault.ts'
import { changeBody, changeRequest, changeRequestBody, changeResponse, type InterceptedResponse } from './plant.ts'

/** Faults in repeated requests and orders. */
export const ordering: readonly Fault[] = [
  {
    name: 'a repeated add runs again',
    detectedBy: 'idempotency/replay',
    operation: 'addCartItem',
    plant: () => changeRequest('addCartItem', ({ headers }) => headers.delete('idempotency-key')),
  },
  {
    name: 'a replayed response has no Idempotent-Replayed',
    detectedBy: 'idempotency/replay',
    operation: 'addCartItem',
    plant: () => changeResponse('addCartItem', ({ headers }) => headers.delete('idempotent-replayed')),
  },
  {
    name: 'an idempotency key is shared between carts',
    detectedBy: 'idempotency/of-another',
    operation: 'addCartItem',
    plant: () => {
      const responses = new Map<string, InterceptedResponse>()
      return (request, next) =>
        next(request).then((response) => {
          const key = request.operation === 'addCartItem' ? request.headers.get('idempotency-key') : null
          if (key === null) return response
          const first = responses.get(key) ?? { ...response, body: structuredClone(response.body) }
          responses.set(key, first)
          return first
        })
    },
  },
  {
    name: 'short idempotency keys are accepted',
    detectedBy: 'idempotency/short-key',
    operation: 'addCartItem',
    plant: () =>
      changeRequest('addCartItem', ({ headers }) => {
        if (headers.get('idempotency-key') === 'short') headers.set('idempotency-key', `short-${Math.random()}`)
      }),
  },
  {
    name: 'a key with another body returns the first response',
    detectedBy: 'idempotency/mismatch',
    operation: 'addCartItem',
    plant: () =>
      changeResponse('addCartItem', (response) => {
        if (response.body.errors?.[0].code === 'idempotency_mismatch') response.status = 200
      }),
  },
  {
    name: 'unknown fields of an item are ignored instead of rejected',
    detectedBy: 'fields/line',
    operation: 'addCartItem',
    plant: () =>
      changeRequestBody('addCartItem', (body) => {
        for (const name of Object.keys(body)) if (!['id', 'amount'].includes(name)) delete body[name]
      }),
  },
  {
    name: 'an order accepts a status',
    detectedBy: 'fields/order',
    operation: 'placeOrder',
    plant: () => changeRequestBody('placeOrder', (body) => void delete body.status),
  },
  {
    name: 'an order is accepted without an idempotency key',
    detectedBy: 'checkout/without-key',
    operation: 'placeOrder',
    plant: () =>
      changeRequest('placeOrder', ({ headers }) => {
        if (!headers.has('idempotency-key')) headers.set('idempotency-key', `made-${Math.random()}`)
      }),
  },
  {
    name: 'a repeated order request places two orders',
    detectedBy: 'checkout/same-key',
    operation: 'placeOrder',
    plant: () => duplicateOrders(),
  },
  {
    name: 'a cart is ordered twice with two keys',
    detectedBy: 'checkout/ordered-cart',
    operation: 'placeOrder',
    plant: () => duplicateOrders(),
  },
  {
    name: 'simultaneous requests place two orders',
    detectedBy: 'checkout/at-once',
    operation: 'placeOrder',
    plant: () => duplicateOrders(),
  },
  {
    name: 'the last pieces are sold several times',
    detectedBy: 'checkout/race-for-the-last',
    operation: 'placeOrder',
    plant: () => {
      let placed: InterceptedResponse | undefined
      return changeResponse('placeOrder', (response) => {
        if (response.status === 201) placed = { ...response, body: structuredClone(response.body) }
        else if (placed) Object.assign(response, { status: 201, body: placed.body })
      })
    },
  },
  {
    name: 'an order does not reduce the stock',
    detectedBy: 'checkout/stock-falls',
    operation: 'getProducts',
    plant: () => {
      let first: InterceptedResponse['body']
      return changeBody('getProducts', (body) => {
        first ??= structuredClone(body)
        const firstVariants = new Map(
          first.data
            .flatMap((product: InterceptedResponse['body']) => product.variants)
            .map((one: InterceptedResponse['body']) => [one.id, one]),
        )
        for (const variant of body.data.flatMap((product: InterceptedResponse['body']) => product.variants))
          variant.availability =
            (firstVariants.get(variant.id) as InterceptedResponse['body'])?.availability ?? variant.availability
      })
    },
  },
  {
    name: 'expected_total is ignored',
    detectedBy: 'checkout/price-changed',
    operation: 'placeOrder',
    plant: () => changeRequestBody('placeOrder', (body) => void delete body.expected_total),
  },
  {
    name: 'an ordered cart keeps its items',
    detectedBy: 'checkout/place',
    operation: 'getCart',
    plant: () =>
      changeResponse('getCart', (response) => {
        if (response.status === 404)
          Object.assign(response, { status: 200, body: { id: 'x', version: 3, items: [{ id: 1 }] } })
      }),
  },
  {
    name: 'an unknown delivery method is accepted',
    detectedBy: 'checkout/unknown-ways',
    operation: 'placeOrder',
    plant: () =>
      changeRequestBody('placeOrder', (body) => {
        if (body.shipper_id > 1000) body.shipper_id = 1
      }),
  },
  {
    name: 'validation accepts an empty cart',
    detectedBy: 'checkout/validate',
    operation: 'validateCart',
    plant: () =>
      changeResponse('validateCart', (response) => {
        if (response.status !== 409) return
        response.status = 204
      }),
  },
  {
    name: 'an order can be canceled several times',
    detectedBy: 'checkout/cancel',
    operation: 'cancelOrder',
    plant: () => {
      let cancelled = 0
      return changeBody('cancelOrder', (order) => {
        cancelled += 1
        order.events = Array.from({ length: cancelled }, () => order.events[0])
      })
    },
  },
]

/** Every request returns another order. */
function duplicateOrders() {
  let orders = 0
  return changeBody('placeOrder', ({ order }) => {
    orders += 1
    Object.assign(order, { id: `${order.id}-${orders}`, code: `${order.code}${orders}`, token: `${order.token}` })
  })
}

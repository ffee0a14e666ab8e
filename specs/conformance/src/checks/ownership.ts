import { isAbsent } from '../capabilities.ts'
import type { Check } from '../check.ts'
import type { RequestOptions } from '../client.ts'
import { operations, type Operation } from '../contract/operations.ts'
import { capabilityOf } from '../contract/profiles.ts'
import { newKey } from '../shop.ts'

const promise =
  'Anything that belongs to somebody else is `not_found`, for reads and for writes, and the response reveals nothing about it.'
const impact = 'Strangers can read names, addresses and orders of customers.'

/** Fills every parameter, so that only the missing permission can cause an error. `values` overrides made-up ones. */
function fillParameters(operation: Operation, values: Readonly<Record<string, string | number>> = {}): RequestOptions {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, values[name] ?? (schema['type'] === 'integer' ? 1 : 'FV-2026-00001')] as const)
  return { path: Object.fromEntries(path), ...(operation.requestBody ? { body: {} } : {}), key: newKey() }
}

/** Some back ends validate the body before they check permissions. */
const bodyErrors = (operation: Operation): readonly string[] => (operation.requestBody ? ['validation'] : [])

const allOperations = [...operations.values()]

/** Requests of every operation without permission. */
export const ownershipChecks: readonly Check[] = [
  {
    id: 'account/without-token',
    title: 'Every operation for customers requires a valid token',
    operation: 'getUser',
    needs: ['account'],
    promise: 'Token of a signed-in customer, from `login`',
    impact,
    async run({ request, assert, expectError }) {
      for (const operation of allOperations.filter(({ needsSignIn }) => needsSignIn))
        for (const bearer of [undefined, 'conformance-no-such-token']) {
          const response = await request(operation.id, { ...fillParameters(operation), bearer })
          if (capabilityOf(operation.id) !== 'account' && isAbsent(response)) continue
          expectError(response, 'unauthorized', ...bodyErrors(operation))
          assert(response.status !== 403, 'A request without a valid token must return 401, not 403.', response)
        }
    },
  },
  {
    id: 'orders/unknown-token',
    title: 'Every operation rejects an unknown order token',
    operation: 'getOrderByToken',
    promise: 'Unguessable key that gives access to the order',
    impact,
    async run({ request, expectError }) {
      for (const operation of allOperations.filter(({ path }) => path.includes('/orders/token/{token}'))) {
        const values = { token: 'conformance-no-such-order' }
        expectError(
          await request(operation.id, fillParameters(operation, values)),
          'not_found',
          ...bodyErrors(operation),
        )
      }
    },
  },
  {
    id: 'account/everything-of-another',
    title: 'Every operation rejects the order of another customer',
    operation: 'getUserOrder',
    needs: ['account'],
    promise,
    impact,
    async run({ request, expectSuccess, expectError, shop, skip }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const list = await request('getUserOrders', { bearer: owner.bearer, query: { perPage: 1 } })
      const [order] = expectSuccess(list).data
      if (!order) skip('The first customer has no orders.')
      for (const operation of allOperations.filter(({ path }) => path.startsWith('/api/v1/user/orders/{id}'))) {
        const options = fillParameters(operation, { id: order.id })
        expectError(
          await request(operation.id, { ...options, bearer: other.bearer }),
          'not_found',
          ...bodyErrors(operation),
        )
      }
    },
  },
]

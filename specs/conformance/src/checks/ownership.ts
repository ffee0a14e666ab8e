import { isAbsent } from '../capabilities.ts'
import type { Check } from '../check.ts'
import type { Asking } from '../client.ts'
import { operations, type Operation } from '../contract/operations.ts'
import { capabilityOf } from '../contract/profiles.ts'
import { newKey } from '../shop.ts'

const says =
  'Anything that belongs to somebody else is `not_found`, for reads and for writes, and the response reveals nothing about it.'
const breaks = 'Strangers read names, addresses and orders of customers.'

/** Something for every parameter, so that only who asks is in the way; `known` says what is not made up. */
function plausible(operation: Operation, known: Readonly<Record<string, string | number>> = {}): Asking {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, known[name] ?? (schema['type'] === 'integer' ? 1 : 'FV-2026-00001')] as const)
  return { path: Object.fromEntries(path), ...(operation.requestBody ? { body: {} } : {}), key: newKey() }
}

/** Some back ends look at the body first. */
const orBody = (operation: Operation): readonly string[] => (operation.requestBody ? ['validation'] : [])

const all = [...operations.values()]

/** Every operation, asked by who may not. */
export const ownershipChecks: readonly Check[] = [
  {
    id: 'account/without-token',
    title: 'Every operation for customers rejects requests of others',
    operation: 'getUser',
    needs: ['account'],
    says: 'Token of a signed-in customer, from `login`',
    breaks,
    async run({ ask, must, refused }) {
      for (const operation of all.filter(({ needsSignIn }) => needsSignIn))
        for (const bearer of [undefined, 'conformance-no-such-token']) {
          const answer = await ask(operation.id, { ...plausible(operation), bearer })
          if (capabilityOf(operation.id) !== 'account' && isAbsent(answer)) continue
          refused(answer, 'unauthorized', ...orBody(operation))
          must(answer.status !== 403, 'a missing sign-in is 401, not 403', answer)
        }
    },
  },
  {
    id: 'orders/unknown-token',
    title: 'A token of no order opens nothing, in every operation',
    operation: 'getOrderByToken',
    says: 'Unguessable key that gives access to the order',
    breaks,
    async run({ ask, refused }) {
      for (const operation of all.filter(({ path }) => path.includes('/orders/token/{token}'))) {
        const known = { token: 'conformance-no-such-order' }
        refused(await ask(operation.id, plausible(operation, known)), 'not_found', ...orBody(operation))
      }
    },
  },
  {
    id: 'account/everything-of-another',
    title: 'Nothing can be done with the order of another customer, in every operation',
    operation: 'getUserOrder',
    needs: ['account'],
    says,
    breaks,
    async run({ ask, done, refused, shop, skip }) {
      const [owner, other] = [await shop.customer(0), await shop.customer(1)]
      const list = await ask('getUserOrders', { bearer: owner.bearer, query: { perPage: 1 } })
      const [order] = done(list).data
      if (!order) skip('the first customer has no orders')
      for (const operation of all.filter(({ path }) => path.startsWith('/api/v1/user/orders/{id}'))) {
        const asking = plausible(operation, { id: order.id })
        refused(await ask(operation.id, { ...asking, bearer: other.bearer }), 'not_found', ...orBody(operation))
      }
    },
  },
]

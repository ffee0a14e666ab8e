import { Skipped, type Check, type CheckContext } from '../check.ts'
import type { Exchange, RequestOptions } from '../client.ts'

const segments =
  'Products, prices and listings are the same for all customers with the same `variantHash` and `groups`, and for requests without a token that send these as `X-User-Variant` and `X-User-Groups`.'

interface Box {
  readonly id: number
  readonly prices: Readonly<Record<string, unknown>>
}

const pricesOf = (boxes: readonly Box[]): string =>
  JSON.stringify(boxes.map(({ id, prices }) => [id, prices['unitWithTax'], prices['unitWithoutTax']]))

type Visitor = Pick<RequestOptions, 'bearer' | 'headers'>

/** The first listing that a visitor sees otherwise than another one, or `undefined`. */
async function findDifference(
  { request, expectSuccess, shop }: Pick<CheckContext, 'request' | 'expectSuccess' | 'shop'>,
  [one, other]: readonly [Visitor, Visitor],
): Promise<Exchange | undefined> {
  const [listing] = await shop.listings()
  const scope = JSON.stringify({ path: listing?.path, perPage: 60 })
  const ids = (listing?.boxes ?? []).map(({ id }) => id).slice(0, 20)
  for (const { operation, query, list } of [
    { operation: 'getCatalogState', query: { scope }, list: 'products' },
    { operation: 'getProducts', query: { ids: ids.join(',') }, list: 'data' },
  ]) {
    const expected = expectSuccess(await request(operation, { query, ...one }))[list]
    const response = await request(operation, { query, ...other })
    if (pricesOf(expectSuccess(response)[list]) !== pricesOf(expected)) return response
  }
  return undefined
}

const segmentHeaders = ({ variantHash, groups }: { variantHash: string | null; groups: readonly string[] }) => ({
  ...(variantHash === null ? {} : { 'x-user-variant': variantHash }),
  ...(groups.length === 0 ? {} : { 'x-user-groups': groups.join(',') }),
})

/** The first customer with prices or groups of his own. */
async function findSegment({ request, expectSuccess, shop }: Pick<CheckContext, 'request' | 'expectSuccess' | 'shop'>) {
  for (const index of [1, 0] as const) {
    const { bearer } = await shop.customer(index)
    const headers = segmentHeaders(expectSuccess(await request('getUser', { bearer })))
    if (Object.keys(headers).length > 0) return { bearer, headers }
  }
  throw new Skipped('Neither customer has a variantHash or groups.')
}

/** Prices and visibility by customer group, which shared caches rely on. */
export const segmentChecks: readonly Check[] = [
  {
    id: 'segments/customer-like-headers',
    title: 'A customer sees the pages of the segment that the headers name',
    operation: 'getCatalogState',
    needs: ['account'],
    promise: segments,
    impact: 'Cached pages show other prices than the cart, or hide products from customers who may buy them.',
    async run(context) {
      const { bearer, headers } = await findSegment(context)
      const differing = await findDifference(context, [{ bearer }, { headers }])
      context.assert(
        differing === undefined,
        `${differing?.operation} returns other products or prices with the headers ${JSON.stringify(headers)} than to a customer of this segment.`,
        differing,
      )
    },
  },
  {
    id: 'segments/unknown',
    title: 'An unknown variant or group changes nothing',
    operation: 'getCatalogState',
    promise: 'An unknown variant or group changes nothing.',
    impact: 'A page of a segment that was removed fails or is empty.',
    async run(context) {
      const headers = { 'x-user-variant': 'conformance-no-such-variant', 'x-user-groups': 'conformance-no-such-group' }
      const differing = await findDifference(context, [{}, { headers }])
      context.assert(
        differing === undefined,
        `${differing?.operation} returns other products or prices with an unknown variant and group.`,
        differing,
      )
    },
  },
  {
    id: 'segments/carts-ignore-headers',
    title: 'Nobody gets the prices of a customer group by a header',
    operation: 'getCart',
    needs: ['account'],
    promise: 'Carts and orders ignore both headers.',
    impact: 'Anybody buys at wholesale prices by sending a header.',
    async run(context) {
      const { request, expectSuccess, assert, shop } = context
      const { headers } = await findSegment(context)
      const goods = await shop.inStock()
      const { token: cart, added } = await shop.createCart({ id: goods.id, amount: 1 })
      const response = await request('getCart', { cart, headers })
      const [usual, own] = [expectSuccess(added).cart.prices.totalWithTax, expectSuccess(response).prices.totalWithTax]
      assert(
        usual === own,
        `The cart of a guest is ${usual}, and ${own} with the headers ${JSON.stringify(headers)}.`,
        response,
      )
    },
  },
]

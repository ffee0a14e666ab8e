import { beforeAll, describe, expect, it } from 'vitest'
import { ok } from '@vanek/sdk'
import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import { getRecommendedProducts, type Recommender } from '@vanek/sdk/recommendations'
import { type Handler, refuse, shopOver } from '../testing/back-end.ts'
import { manualClock } from '../transport/testing/test-shop.ts'

const clock = { now: () => 0, sleep: (ms: number) => (ms < 500 ? Promise.resolve() : new Promise<void>(() => {})) }
const box = (id: number, isAvailable = true) => ({ id, name: `P${id}`, availability: { isAvailable } })

interface Parts {
  readonly service?: Handler
  /** Ids of products that are sold out. */
  readonly soldOut?: readonly number[]
  readonly listing?: Handler
}

/** A shop whose listing returns products sorted by id; there is no product 404. */
function shopWith({ service = () => ({ productIds: [] }), soldOut = [], listing }: Parts, ownClock = clock) {
  const warned: string[] = []
  const logger = { warn: (message: string) => void warned.push(message) }
  const over = shopOver(
    (request) => {
      if (request.path.startsWith('/recommender/')) return service(request)
      if (listing) return listing(request)
      const { ids } = JSON.parse(request.query['scope'] ?? '') as { ids: readonly number[] }
      const products = ids.filter((id) => id !== 404).map((id) => box(id, !soldOut.includes(id)))
      return { products: [...products].sort((a, b) => a.id - b.id), pagination: { total: ids.length } }
    },
    { clock: ownClock, logger },
  )
  return { ...over, warned }
}
const recommending =
  (...ids: readonly number[]): Recommender =>
  async () =>
    ok(ids)
const idsOf = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id)

// loads lazy modules before fake time is used
beforeAll(async () => {
  await getRecommendedProducts(shopWith({}).shop, { recommender: productRecommender, placement: 'homepage' })
})

describe('getRecommendedProducts', () => {
  it.each([
    ['first', productRecommender, { productIds: [30, 404, 10, 20] }],
    ['second', widgetRecommender, { items: [30, 404, 10, 20].map((productId) => ({ productId })) }],
  ])('C7.65 keeps the order of the %s recommender', async (_, recommender, answer) => {
    const { shop } = shopWith({ service: () => answer })
    expect(idsOf(await getRecommendedProducts(shop, { recommender, placement: 'homepage' }))).toEqual([30, 10, 20])
  })

  it('C7.66 returns only available products, and fills up with the next ones', async () => {
    const { shop } = shopWith({ soldOut: [1, 3] })
    const recommender = recommending(1, 5, 3, 4, 2)
    expect(idsOf(await getRecommendedProducts(shop, { recommender, placement: 'homepage', limit: 2 }))).toEqual([5, 4])
  })

  it('leaves out the current product and excluded ones', async () => {
    const { shop } = shopWith({})
    const input = { recommender: recommending(1, 2, 3, 4), placement: 'product_detail_cross_sell', product: 2 } as const
    expect(idsOf(await getRecommendedProducts(shop, { ...input, exclude: [4] }))).toEqual([1, 3])
  })

  it('returns eight products by default, and at most twenty', async () => {
    const { shop, seen } = shopWith({})
    const many = Array.from({ length: 10_000 }, (_, at) => at + 1)
    const shown = async (limit?: number) =>
      (await getRecommendedProducts(shop, { recommender: recommending(...many), placement: 'homepage', limit })).length
    expect([await shown(), await shown(3), await shown(100), await shown(0)]).toEqual([8, 3, 20, 0])
    const scopes = seen.map(({ query }) => JSON.parse(query['scope'] ?? '') as { ids: unknown[]; perPage: number })
    expect(scopes.map(({ ids, perPage }) => [ids.length, perPage])).toEqual(scopes.map(() => [20, 20]))
  })

  it('requests no products without recommendations', async () => {
    const { shop, seen, warned } = shopWith({})
    expect(await getRecommendedProducts(shop, { recommender: recommending(), placement: 'homepage' })).toEqual([])
    expect([seen, warned]).toEqual([[], []])
  })

  it.each<[string, Parts, Recommender?]>([
    ['is down', { service: () => refuse(503, 'server') }],
    ['has a network error', { service: () => Promise.reject(new TypeError('fetch failed')) }],
    ['returns HTML', { service: () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }) }],
    ['throws', {}, () => Promise.reject(new Error('broken'))],
    [
      'throws synchronously',
      {},
      () => {
        throw new Error('broken')
      },
    ],
  ])(
    'returns nothing, and logs a warning, when a recommender %s',
    async (_, parts, recommender = productRecommender) => {
      const { shop, warned } = shopWith(parts)
      expect(await getRecommendedProducts(shop, { recommender, placement: 'homepage' })).toEqual([])
      expect(warned).toContain('Could not recommend')
    },
  )

  it.each([
    ['is down', () => refuse(500, 'server')],
    ['returns invalid data', () => ({ products: 'none' })],
    ['returns null', () => Response.json(null)],
  ])('returns nothing when the listing %s', async (_, listing) => {
    const { shop } = shopWith({ listing })
    expect(await getRecommendedProducts(shop, { recommender: recommending(1), placement: 'homepage' })).toEqual([])
  })

  it('waits at most 2000 ms for the recommender', async () => {
    const time = manualClock()
    let given: AbortSignal | undefined
    const recommender: Recommender = (_, __, options) => {
      given = options?.signal
      return new Promise(() => {})
    }
    let answer: unknown
    const request = getRecommendedProducts(shopWith({}, time).shop, { recommender, placement: 'homepage' })
    void request.then((own) => (answer = own))
    await time.advance(1999)
    expect([answer, given?.aborted]).toEqual([undefined, false])
    await time.advance(1)
    await request
    expect([answer, given?.aborted]).toEqual([[], true])
  })

  it('waits at most 2000 ms in all when every attempt is slow', async () => {
    const time = manualClock()
    const { shop } = shopWith({ service: () => new Promise(() => {}) }, time)
    const request = getRecommendedProducts(shop, { recommender: productRecommender, placement: 'homepage' })
    await time.advance(2000)
    expect(await request).toEqual([])
  })

  it('rejects when aborted by the caller, and logs nothing', async () => {
    const stop = new AbortController()
    const { shop, warned } = shopWith({ service: () => new Promise(() => {}) })
    const { signal } = stop
    const request = getRecommendedProducts(shop, { recommender: productRecommender, placement: 'homepage' }, { signal })
    stop.abort(new Error('gone'))
    await expect(request).rejects.toThrow('gone')
    expect(warned).toEqual([])
  })
})

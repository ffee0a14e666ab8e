import { act, cleanup, render, screen } from '@testing-library/react'
import { type UseRecommendationsOptions, useRecommendations } from '@vanek/react-hooks'
import { ok } from '@vanek/sdk'
import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import type { Recommender } from '@vanek/sdk/recommendations'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import type { RequestHandler } from '../testing/back-end.ts'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const Shelf = (options: UseRecommendationsOptions) => {
  const { data, isFetching } = useRecommendations(options)
  return <output aria-busy={isFetching}>{data.map(({ id }) => id).join()}</output>
}
const text = () => screen.getByRole('status').textContent
const busy = () => screen.getByRole('status').getAttribute('aria-busy')

/** Products by their ids, those above 900 sold out; `recommended` returns the recommended ids. */
const handlerOf =
  (recommended: (body: Readonly<Record<string, unknown>>) => unknown): RequestHandler =>
  ({ path, query, body }) => {
    if (path === '/recommender/products') return { productIds: recommended(query) }
    if (path === '/recommender/widgets')
      return { items: (recommended(body) as number[]).map((productId) => ({ productId })) }
    if (path !== '/api/catalog/v2/state') return undefined
    const { ids } = JSON.parse(query['scope'] ?? '') as { readonly ids: readonly number[] }
    return { products: ids.map((id) => ({ id, availability: { isAvailable: id < 900 } })) }
  }

describe('useRecommendations', () => {
  it('C7.65 C7.66 returns available recommended products in the recommended order', async () => {
    const app = createApp({ more: handlerOf(() => [30, 901, 10, 20]) })
    const page = <Shelf recommender={productRecommender} placement="homepage" />
    render(<StrictMode>{page}</StrictMode>, app)
    expect([text(), busy()]).toEqual(['', 'true'])
    await soon(() => expect(text()).toBe('30,10,20'))
    expect(busy()).toBe('false')
  })

  it('C7.62 sends the session and the context, and leaves out products in the cart or on the page', async () => {
    const app = createApp({ lines: { 4: 1 }, more: handlerOf(() => [4, 7, 5]) })
    app.visitor.load()
    const context = { placement: 'product_detail_cross_sell', product: 7, category: 2, limit: 3 } as const
    render(<Shelf recommender={productRecommender} {...context} />, app)
    await soon(() => expect(text()).toBe('5'))
    const calls = app.requests.find(({ path }) => path === '/recommender/products')
    const session = app.visitor.getState().sessionUuid
    expect(calls?.query).toEqual({ placement: context.placement, product: '7', category: '2', limit: '6', session })
  })

  it('C7.63 sends the cart content and refetches when its variants change', async () => {
    const app = createApp({ lines: { 4: 1 }, more: handlerOf(() => [5, 6, 8]) })
    render(<Shelf recommender={widgetRecommender} placement="checkout_cart_items" customer="u-1" />, app)
    await soon(() => expect(text()).toBe('5,6,8'))
    const codes = () =>
      app.requests
        .filter(({ path }) => path === '/recommender/widgets')
        .map(({ body }) => (body['context'] as { cartProductCodes: unknown; userId: unknown }).cartProductCodes)
    expect(codes()).toEqual([['C4']])
    await act(() => app.cart.setAmount(4, 3))
    expect([codes().length, busy()]).toEqual([1, 'false'])
    await act(() => app.cart.addItem({ variantId: 60, amount: 1 }))
    await soon(() => expect(text()).toBe('5,8'))
    expect(codes()).toEqual([['C4'], ['C4', 'C6']])
  })

  it('waits for the cart only if the placement depends on it', async () => {
    const app = createApp({ loaded: false, lines: { 4: 1 }, more: handlerOf(() => [5]) })
    const { rerender } = render(<Shelf recommender={widgetRecommender} placement="checkout_cart_items" />, app)
    expect([app.requests, busy()]).toEqual([[], 'true'])
    await act(() => app.cart.load())
    await soon(() => expect(text()).toBe('5'))
    rerender(<Shelf recommender={widgetRecommender} placement="homepage" />)
    await soon(() => expect(busy()).toBe('false'))
    await act(() => app.cart.addItem({ variantId: 60, amount: 1 }))
    const placements = app.requests.flatMap(({ path, body }) =>
      path === '/recommender/widgets' ? [body['widget']] : [],
    )
    expect(placements).toEqual(['checkout_cart_items', 'homepage'])
  })

  it('ignores a late response for previous params', async () => {
    const resolvers = new Map<number | undefined, (ids: readonly number[]) => void>()
    const recommender: Recommender = (_, { product }) =>
      new Promise((resolve) => resolvers.set(product, (ids) => resolve(ok(ids))))
    const app = createApp({ more: handlerOf(() => []) })
    const page = (product: number) => <Shelf {...{ recommender, product }} placement="product_detail_related" />
    const { rerender } = render(page(1), app)
    await soon(() => expect(resolvers.has(1)).toBe(true))
    rerender(page(2))
    await soon(() => expect(resolvers.has(2)).toBe(true))
    resolvers.get(2)?.([20])
    await soon(() => expect(text()).toBe('20'))
    await act(async () => resolvers.get(1)?.([10]))
    expect([text(), busy()]).toEqual(['20', 'false'])
    rerender(page(3))
    expect([text(), busy()]).toEqual(['', 'true'])
  })

  it('fetches once across rerenders, also with an inline recommender', async () => {
    const app = createApp({ more: handlerOf(() => [5]) })
    let calls = 0
    const page = () => (
      <Shelf
        placement="homepage"
        recommender={async () => {
          calls += 1
          return ok([5])
        }}
      />
    )
    const { rerender } = render(page(), app)
    await soon(() => expect(text()).toBe('5'))
    rerender(page())
    rerender(page())
    await soon(() => expect(busy()).toBe('false'))
    expect(calls).toBe(1)
  })

  it('fetches nothing without a recommender and returns nothing when it is down', async () => {
    const app = createApp({ more: ({ path }) => (path.startsWith('/rec') ? new Response('<p>') : undefined) })
    const { rerender } = render(<Shelf recommender={null} placement="homepage" />, app)
    expect([text(), busy(), app.requests]).toEqual(['', 'false', []])
    rerender(<Shelf recommender={productRecommender} placement="homepage" />)
    expect(busy()).toBe('true')
    await soon(() => expect(busy()).toBe('false'))
    expect(text()).toBe('')
  })
})

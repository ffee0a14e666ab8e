import { act, cleanup, render, screen } from '@testing-library/react'
import { type UseRecommendationsOptions, useRecommendations } from '@vanek/react-hooks'
import { ok } from '@vanek/sdk'
import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import type { Recommender } from '@vanek/sdk/recommendations'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import type { MoreAnswers } from '../testing/back-end.ts'
import { soon } from '../testing/soon.ts'

afterEach(cleanup)

const Shelf = (options: UseRecommendationsOptions) => {
  const { data, isFetching } = useRecommendations(options)
  return <output aria-busy={isFetching}>{data.map(({ id }) => id).join()}</output>
}
const text = () => screen.getByRole('status').textContent
const busy = () => screen.getByRole('status').getAttribute('aria-busy')

/** Products by their ids, those above 900 sold out; whoever recommends answers by `recommended`. */
const answers =
  (recommended: (body: Readonly<Record<string, unknown>>) => unknown): MoreAnswers =>
  ({ path, query, body }) => {
    if (path === '/recommender/products') return { productIds: recommended(query) }
    if (path === '/recommender/widgets')
      return { items: (recommended(body) as number[]).map((productId) => ({ productId })) }
    if (path !== '/api/catalog/v2/state') return undefined
    const { ids } = JSON.parse(query['scope'] ?? '') as { readonly ids: readonly number[] }
    return { products: ids.map((id) => ({ id, availability: { isAvailable: id < 900 } })) }
  }

describe('useRecommendations', () => {
  it('C7.65 C7.66 offers what is recommended, in its order, and only what can be had', async () => {
    const app = createApp({ more: answers(() => [30, 901, 10, 20]) })
    const page = <Shelf recommender={productRecommender} placement="homepage" />
    render(<StrictMode>{page}</StrictMode>, app)
    expect([text(), busy()]).toEqual(['', 'true'])
    await soon(() => expect(text()).toBe('30,10,20'))
    expect(busy()).toBe('false')
  })

  it('C7.62 sends who is here and what is looked at, and offers nothing that is in the cart or on the screen', async () => {
    const app = createApp({ lines: { 4: 1 }, more: answers(() => [4, 7, 5]) })
    app.visitor.load()
    const about = { placement: 'product_detail_cross_sell', product: 7, category: 2, limit: 3 } as const
    render(<Shelf recommender={productRecommender} {...about} />, app)
    await soon(() => expect(text()).toBe('5'))
    const requested = app.requests.find(({ path }) => path === '/recommender/products')
    const session = app.visitor.getState().sessionUuid
    expect(requested?.query).toEqual({ placement: about.placement, product: '7', category: '2', limit: '6', session })
  })

  it('C7.63 sends what is in the cart, and asks again when other variants are in it', async () => {
    const app = createApp({ lines: { 4: 1 }, more: answers(() => [5, 6, 8]) })
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

  it('waits until the cart is known where the placement is about it, and only there', async () => {
    const app = createApp({ loaded: false, lines: { 4: 1 }, more: answers(() => [5]) })
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

  it('never shows a late answer for what is not asked any more', async () => {
    const answer = new Map<number | undefined, (ids: readonly number[]) => void>()
    const recommender: Recommender = (_, { product }) =>
      new Promise((resolve) => answer.set(product, (ids) => resolve(ok(ids))))
    const app = createApp({ more: answers(() => []) })
    const page = (product: number) => <Shelf {...{ recommender, product }} placement="product_detail_related" />
    const { rerender } = render(page(1), app)
    await soon(() => expect(answer.has(1)).toBe(true))
    rerender(page(2))
    await soon(() => expect(answer.has(2)).toBe(true))
    answer.get(2)?.([20])
    await soon(() => expect(text()).toBe('20'))
    await act(async () => answer.get(1)?.([10]))
    expect([text(), busy()]).toEqual(['20', 'false'])
    rerender(page(3))
    expect([text(), busy()]).toEqual(['', 'true'])
  })

  it('asks once however often it renders, also with a recommender that is made anew', async () => {
    const app = createApp({ more: answers(() => [5]) })
    let requested = 0
    const page = () => (
      <Shelf
        placement="homepage"
        recommender={async () => {
          requested += 1
          return ok([5])
        }}
      />
    )
    const { rerender } = render(page(), app)
    await soon(() => expect(text()).toBe('5'))
    rerender(page())
    rerender(page())
    await soon(() => expect(busy()).toBe('false'))
    expect(requested).toBe(1)
  })

  it('asks nobody when there is no recommender, and offers nothing when it is down', async () => {
    const app = createApp({ more: ({ path }) => (path.startsWith('/rec') ? new Response('<p>') : undefined) })
    const { rerender } = render(<Shelf recommender={null} placement="homepage" />, app)
    expect([text(), busy(), app.requests]).toEqual(['', 'false', []])
    rerender(<Shelf recommender={productRecommender} placement="homepage" />)
    expect(busy()).toBe('true')
    await soon(() => expect(busy()).toBe('false'))
    expect(text()).toBe('')
  })
})

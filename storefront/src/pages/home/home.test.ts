import { expect, it } from 'vitest'
import { type Call, pageEnv } from '../../testing/page-env.ts'
import { loadHome } from './data.ts'

const long = 'Ventilátory do koupelny, na toaletu a do všech vlhkých místností'

/** A home page with one top category; `products` is whether the shop's own back end answers. */
function answer(
  { path, body }: Call,
  featuredProducts = [{ _id: 'f', title: 'Oblíbené', product_ids: [1] }],
): Response {
  if (!path.startsWith('/graphql')) return new Response(null, { status: 404 })
  const { query } = body as { query: string }
  const topCategories = {
    title: 'Z čeho vybírat',
    top_category_item_type: 'category',
    top_category_image: null,
    top_categories: [{ store_id: 1, title: long, path: 'koupelna', image: null, product_count: 7 }],
    top_virtual_categories: [],
    links: [],
  }
  if (query.includes('query TopCategories')) return Response.json({ data: { topCategories } })
  const data = {
    homepage: null,
    homepageWideBanners: [],
    infoBoxes: [],
    topCategories: null,
    featuredProducts,
    featuredArticles: [],
    siteConfiguration: { selling_points: [] },
  }
  return Response.json({ data })
}

it('B9.29 cuts the title of a top category at 45 characters', async () => {
  const { top } = await loadHome(pageEnv((call) => answer(call)).env)
  const title = top?.tiles[0]?.title ?? ''
  expect(title.length).toBeLessThanOrEqual(45)
  expect(long.startsWith(title.slice(0, 35))).toBe(true)
  expect(title.endsWith('…')).toBe(true)
})

it('shows no product in two lists of editors', async () => {
  const paths: string[] = []
  const lists = [
    { _id: 'a', title: 'Nejprodávanější', product_ids: [1, 2, 3, 4, 5] },
    { _id: 'b', title: 'Ve slevě', product_ids: [2, 6, 4, 7, 8, 9, 10] },
  ]
  const { env } = pageEnv((call) => {
    if (call.path.startsWith('/graphql')) return answer(call, lists)
    paths.push(decodeURIComponent(call.path))
    return new Response(null, { status: 404 })
  })
  await loadHome(env)
  expect(paths.find((path) => path.includes('ids='))).toMatch(/ids=1,2,3,4,6,7,8,9(&|$)/)
})

it('shows the rest of the home page when the products of editors cannot be loaded', async () => {
  expect((await loadHome(pageEnv((call) => answer(call)).env)).lists).toEqual([])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFilledWorld, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createFilledWorld()
}, 120_000)
afterAll(() => world.close())

const query = (text: string, variables: object = {}) =>
  world.request('POST', '/cms/graphql', { query: text, variables })

/** A request of a client that accepts `application/graphql-response+json`, for which errors have a status of 4xx. */
const strictly = (text: string) =>
  world.request('POST', '/cms/graphql', { query: text }, { headers: { accept: 'application/graphql-response+json' } })

const EVERYTHING = `query ($slug: String!) {
  homepage { title perex page_meta { slug seo_title seo_description } }
  homepageWideBanners { _id title text button_text url weight time_limited time_limit_start time_limit_end image { path alt width height } }
  infoBoxes { _id title text order box_color }
  topCategories { title top_categories { store_id title path product_count image { path alt } } }
  featuredProducts { _id title product_ids }
  siteConfiguration { footer_text selling_points { title text icon url } }
  pageBySlug(slug: $slug) { _id title content page_meta { slug } }
}`

describe('the GraphQL API', { timeout: 60_000 }, () => {
  it('B7.19 responds to a POST query with every field of the schema', async () => {
    const { status, body } = await query(EVERYTHING, { slug: 'obchodni-podminky' })
    expect([status, body.errors]).toEqual([200, undefined])
    expect(body.data.homepageWideBanners.length).toBeGreaterThan(1)
    expect(body.data.featuredProducts[0].product_ids).toHaveLength(8)
    expect(body.data.pageBySlug.content.type).toBe('doc')
    expect(body.data.topCategories.top_categories[0].product_count).toBeGreaterThan(0)
    const get = await world.app.inject({ method: 'GET', url: '/cms/graphql?query={homepage{title}}' })
    expect(get.statusCode).toBe(404)
  })

  it('sorts banners by weight and returns only those that are active now', async () => {
    const weights = (await query('{ homepageWideBanners { weight } }')).body.data.homepageWideBanners
    const numbers = weights.map(({ weight }: { weight: number }) => weight)
    expect(numbers).toEqual([...numbers].sort((a: number, b: number) => b - a))
  })

  it('returns null for an unknown page', async () => {
    expect((await query('{ pageBySlug(slug: "neni") { _id } }')).body).toEqual({ data: { pageBySlug: null } })
  })

  it('stops parsing a query after 2,000 tokens', async () => {
    const { body } = await query(`{ ${'a '.repeat(2_001)}}`)
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toContain('2000 tokens')
  })

  it('allows introspection in development only', async () => {
    const question = '{ __schema { types { name } } }'
    const closed = await query(question)
    expect([closed.status, closed.body.data, closed.body.errors.length]).toEqual([200, undefined, 1])
    const open = await createFilledWorld({ introspection: true })
    const { body } = await open.request('POST', '/cms/graphql', { query: question })
    expect(body.data.__schema.types.map(({ name }: { name: string }) => name)).toContain('Homepage')
    await open.close()
  })

  it('rejects unknown request fields, whatever the content type', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const wrong = { query: '{ __typename }', price: 1 }
      const { status, body } = await world.request('POST', '/cms/graphql', wrong, { headers: { accept } })
      expect([status, body.data]).toEqual([400, undefined])
    }
  })

  it.each([
    ['an unknown field', '{ nic }'],
    ['a broken query', '{ homepage {'],
    ['a query of 900 levels', `${'{a'.repeat(900)}${'}'.repeat(900)}`],
    ['a query with too many tokens', `${'{a'.repeat(1_500)}${'}'.repeat(1_500)}`],
    ['lists of 1,500 levels', `{ pageBySlug(slug: ${'['.repeat(1_500)}${']'.repeat(1_500)}) { _id } }`],
    ['one field under 301 aliases', `{ ${Array.from({ length: 301 }, (_, at) => `a${at}: __typename`).join(' ')} }`],
    ['too many fields', `{ ${Array.from({ length: 301 }, (_, at) => `f${at}: homepage { title }`).join(' ')} }`],
    [
      'fragments that grow by spreading',
      `query { ${'homepage { ...a } '.repeat(1)} } fragment a on Homepage { ${Array.from({ length: 20 }, (_, at) => `x${at}: page_meta { ...b }`).join(' ')} } fragment b on PageMeta { ${Array.from({ length: 20 }, (_, at) => `y${at}: slug`).join(' ')} }`,
    ],
    [
      'fragments that grow by spreading and select no fields',
      `query { ...F0 } ${Array.from({ length: 40 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(' ')}`,
    ],
    [
      'one search under 21 aliases',
      `{ ${Array.from({ length: 21 }, (_, at) => `a${at}: searchFaqQuestions(query: "a") { total }`).join(' ')} }`,
    ],
  ])('rejects %s', async (_name, text) => {
    const { status, body } = await query(text)
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toEqual(expect.any(String))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:/)
    const strict = await strictly(text)
    expect([strict.status, strict.headers['content-type']]).toEqual([
      400,
      'application/graphql-response+json; charset=utf-8',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { getCurrencies, getHome, getMenu, getSiteConfiguration, homeQuery, pageQuery } from '@vanek/sdk/content'
import { refuse, shopOver } from '../testing/back-end.ts'
import { contentOver } from '../testing/content-service.ts'
import { samples } from './testing/samples.ts'

const { articleLink, image, page_meta, site } = samples

describe('getHome', () => {
  const banner = {
    _id: 'w1',
    title: 'Podzim',
    text: 'T',
    button_text: 'Dál',
    url: '/akce',
    weight: 3,
    image,
    enabled: true,
    customer_group_enabled: ['b2b'],
    time_limited: true,
    time_limit_start: '2026-11-01T00:00:00Z',
    time_limit_end: '2026-12-01T00:00:00Z',
  }
  const box = { _id: 'i1', title: 'Rada', text: 'T', order: 2, box_color: '#0a7' }
  const roots = {
    homepage: { title: 'Vzduch', perex: 'P', page_meta },
    homepageWideBanners: [banner],
    infoBoxes: [box],
    topCategories: {
      title: 'Co hledáte',
      top_categories: [{ store_id: 1, title: 'C', path: 'c', product_count: 2, image }],
    },
    featuredProducts: [{ _id: 'f1', title: 'Doporučujeme', product_ids: [3, 1] }],
    featuredArticles: [articleLink],
    siteConfiguration: { selling_points: site.selling_points },
  }

  it('B7.22 B7.36 B7.37 B7.41 B7.43 B7.44 B1.14 reads the home page in one GraphQL query', async () => {
    const { shop, seen, requestedFields } = contentOver(roots)
    expect(await getHome(shop, { featured: 4 })).toEqual({ ok: true, data: roots })
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql'])
    expect(requestedFields.map(([field]) => field).sort()).toEqual(Object.keys(roots).sort())
    expect(requestedFields).toContainEqual(['featuredProducts', { limit: 4 }])
  })

  it('B3.41 B3.42 includes banners with text, image and dates, and boxes with colour and order', async () => {
    const home = await getHome(contentOver(roots).shop)
    expect(home).toMatchObject({ ok: true, data: { homepageWideBanners: [banner], infoBoxes: [box] } })
  })

  it('B9.16 requests three featured articles by default', async () => {
    const { shop, requestedFields } = contentOver(roots)
    await getHome(shop)
    await getHome(shop, { articles: 9 })
    expect(requestedFields.filter(([field]) => field === 'featuredArticles')).toEqual([
      ['featuredArticles', { limit: 3 }],
      ['featuredArticles', { limit: 9 }],
    ])
  })
})

describe('getSiteConfiguration', () => {
  it('B7.44 reads the blocks shared by all pages', async () => {
    const { shop } = contentOver({ siteConfiguration: site })
    expect(await getSiteConfiguration(shop)).toEqual({ ok: true, data: site })
  })
})

describe('getMenu', () => {
  const item = (id: number, parent: number | null, ...children: readonly object[]) => ({
    id,
    parent,
    title: `M${id}`,
    path: `/m${id}`,
    main: id === 1,
    targetBlank: false,
    image: null,
    children,
  })

  it('B7.16 B1.14 reads a menu by its code from the REST API', async () => {
    const items = [item(1, null, item(2, 1))]
    const { shop, seen } = shopOver(() => ({ code: 'main', items }))
    expect(await getMenu(shop, { code: 'main' })).toEqual({ ok: true, data: { code: 'main', items } })
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /menu-object/main'])
  })

  it('B3.44 builds a tree from a flat menu, with defaults for missing fields', async () => {
    const { shop } = shopOver(() => ({ items: [item(1, null), item(2, 1), { id: 3, title: 'M3' }, 'x'] }))
    const last = { ...item(3, null), path: null }
    expect(await getMenu(shop, { code: 'main' })).toEqual({
      ok: true,
      data: { code: 'main', items: [item(1, null, item(2, 1)), last] },
    })
  })
})

describe('queries', () => {
  it('have a key per segment, and throw from query functions', async () => {
    const { shop } = shopOver(() => refuse(400, 'validation'))
    expect(homeQuery(shop).queryKey).not.toEqual(homeQuery(shop.with({ userGroups: ['b2b'] })).queryKey)
    await expect(pageQuery(shop, { slug: 'a' }).queryFn()).rejects.toMatchObject({ error: { code: 'validation' } })
    expect(await getCurrencies(shop)).toMatchObject({ ok: false, error: { code: 'validation' } })
  })
})

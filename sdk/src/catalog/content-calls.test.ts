import { describe, expect, it } from 'vitest'
import {
  emptyListing,
  getBrands,
  getCategoryContent,
  getColours,
  getFilteredContent,
  getTopCategories,
  getVirtualCategory,
  toggleValue,
} from '@vanek/sdk/catalog'
import { contentOver } from '../testing/content-service.ts'

const image = { path: 'a.png', alt: 'A', width: 10, height: 20 }
const slugs = [{ locale: 'sk', slug: 's-sk' }]
const meta = { slug: 's', slugs, seo_title: 'T', seo_description: 'D', seo_keywords: 'k' }
const brand = {
  _id: 'b1',
  id: 1,
  title: 'Větrník',
  text: 'Text',
  image,
  link: '/znacky/vetrnik',
  linked_virtual_category: 'znacky/vetrnik',
  product_count: 7,
}

describe('getCategoryContent', () => {
  const content = {
    _id: 'c1',
    store_id: 4,
    faq_questions: [{ title: 'Jak velký?', content: 'Podle místnosti' }],
    small_banners: [
      { title: 'S', description: 'D', weight: 3, customer_group_enabled: ['b2b'], link: '/a', main_image: image },
    ],
    banner_catalog: [
      {
        image,
        title: 'B',
        url: '/b',
        customer_group_enabled: [],
        time_limited: true,
        time_limit_start: '2026-11-01T00:00:00Z',
        time_limit_end: null,
        position: 5,
      },
    ],
    category_video: { title: 'V', video_url: 'film.webm', image: null },
    related_articles: [{ slug: 'clanek', title: 'Č', perex: 'P', date_published: '2026-11-01T05:00:00Z', image }],
  }

  it('B7.23 B3.26 B3.28 B3.29 B3.30 B3.31 reads questions, banners, video and articles by store_id', async () => {
    const { shop, requestedFields, seen } = contentOver({ category: content })
    expect(await getCategoryContent(shop, { storeId: 4 })).toEqual({ ok: true, data: content })
    expect(requestedFields).toEqual([['category', { store_id: 4 }]])
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql'])
  })

  it('returns null for a category without content', async () => {
    const { shop } = contentOver({ category: null })
    expect(await getCategoryContent(shop, { storeId: 4 })).toEqual({ ok: true, data: null })
  })
})

describe('getVirtualCategory', () => {
  const found = {
    _id: 'v1',
    slug: 'znacky/vetrnik',
    title: 'Větrník',
    description: null,
    text_below_products: 'Text',
    sliced_tags: ['new'],
    sliced_brands: [1],
    parameters: [{ entityId: 4, values: [100, 125] }],
    sliced_categories: [2],
    price_range: { price_from: 100, price_to: null, currency_code: 'CZK' },
    canonical_slugs: [{ locale: 'cs', slug: 'vetrnik' }],
    meta_nofollow: false,
    meta_noindex: true,
    catalog_settings: { parameters: [{ entityId: 4, importantFilter: true, closedFilter: false }] },
    faq_questions: [{ title: 'Q', content: 'A' }],
    brand,
    page_meta: { ...meta, share_image: image },
  }

  it('B7.24 B3.32 reads a virtual category by its slug', async () => {
    const { shop, requestedFields } = contentOver({ virtualCategory: found })
    expect(await getVirtualCategory(shop, { slug: '/znacky/vetrnik' })).toEqual({ ok: true, data: found })
    expect(requestedFields).toEqual([['virtualCategory', { slug: 'znacky/vetrnik' }]])
  })

  it('returns not_found for an unknown slug', async () => {
    const { shop } = contentOver({ virtualCategory: null })
    expect(await getVirtualCategory(shop, { slug: 'x' })).toMatchObject({ error: { code: 'not_found', status: 404 } })
  })
})

describe('getFilteredContent', () => {
  const words = { title: 'Ventilátory 100 mm', description: null, page_meta: { ...meta, share_image: image } }
  const chosen = toggleValue(toggleValue(toggleValue(emptyListing, 'f4', '125'), 'f4', '100'), 'f9', '1')
  const variables = { parameters: [4, 9], values: ['100', '125', '1'] }

  it('B7.25 requests content of a category for the selected parameters and values', async () => {
    const { shop, requestedFields } = contentOver({ filteredCategory: words })
    expect(await getFilteredContent(shop, { storeId: 3, parameters: chosen.parameters })).toEqual({
      ok: true,
      data: words,
    })
    expect(requestedFields).toEqual([['filteredCategory', { store_id: 3, ...variables }]])
  })

  it('B7.25 requests content of a virtual category in the same way', async () => {
    const { shop, requestedFields } = contentOver({ filteredVirtualCategory: words })
    expect(await getFilteredContent(shop, { slug: 'tiche', parameters: chosen.parameters })).toEqual({
      ok: true,
      data: words,
    })
    expect(requestedFields).toEqual([['filteredVirtualCategory', { slug: 'tiche', ...variables }]])
  })

  it('sends no request when no value is selected', async () => {
    const { shop, seen } = contentOver({})
    expect(await getFilteredContent(shop, { storeId: 3, parameters: emptyListing.parameters })).toEqual({
      ok: true,
      data: null,
    })
    expect(seen).toEqual([])
  })
})

describe('brands, colours and top categories', () => {
  it('B7.20 B3.21 reads brands by _id, or all of them', async () => {
    const { shop, requestedFields, seen } = contentOver({ brands: [brand] })
    expect(await getBrands(shop, { ids: ['b1'] })).toEqual({ ok: true, data: [brand] })
    await getBrands(shop)
    expect(requestedFields).toEqual([
      ['brands', { _ids: ['b1'] }],
      ['brands', {}],
    ])
    expect(await getBrands(shop, { ids: [] })).toEqual({ ok: true, data: [] })
    expect(seen).toHaveLength(2)
  })

  it('B7.21 B3.22 reads colours by _id with tone and pattern', async () => {
    const colour = { _id: 'k1', title: 'Dub', color_hex: '#a87', parameter_value_image: image }
    const { shop, requestedFields, seen } = contentOver({ colours: [colour] })
    expect(await getColours(shop, { ids: ['k1'] })).toEqual({ ok: true, data: [colour] })
    expect(requestedFields).toEqual([['colours', { _ids: ['k1'] }]])
    expect(await getColours(shop, { ids: [] })).toEqual({ ok: true, data: [] })
    expect(seen).toHaveLength(1)
  })

  it('B7.22 B3.33 reads the configuration of top categories', async () => {
    const config = {
      title: 'Co hledáte',
      top_category_item_type: 'link',
      top_category_image: { path: 'a.png', alt: 'A' },
      top_categories: [{ store_id: 1, title: 'C', path: 'c', product_count: 3, image }],
      top_virtual_categories: [{ slug: 'v', title: 'V', image: null }],
      links: [{ title: 'L', link_type: 'custom', custom_link: '/l', category_link: null, virtual_category_link: null }],
    }
    const { shop } = contentOver({ topCategories: config })
    expect(await getTopCategories(shop)).toEqual({ ok: true, data: config })
  })
})

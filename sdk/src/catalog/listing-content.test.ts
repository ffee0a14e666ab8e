import { describe, expect, it } from 'vitest'
import { emptyListing, getListingContent, listingContentQuery, toggleValue } from '@vanek/sdk/catalog'
import { contentOver } from '../testing/content-service.ts'

const page_meta = {
  ...{ slug: 's', slugs: [{ locale: 'sk', slug: 's-sk' }], share_image: null },
  ...{ seo_title: 'T', seo_description: 'D', seo_keywords: 'k' },
}
const category = {
  ...{ _id: 'c1', store_id: 4, faq_questions: [], small_banners: [], banner_catalog: [] },
  ...{ category_video: null, related_articles: [] },
}
const virtualCategory = {
  ...{ _id: 'v1', slug: 'tiche', title: 'Tiché', description: null, text_below_products: null },
  ...{ sliced_tags: [], sliced_brands: [], parameters: [], sliced_categories: [], price_range: null },
  ...{ canonical_slugs: [], meta_nofollow: false, meta_noindex: false, catalog_settings: { parameters: [] } },
  ...{ faq_questions: [], brand: null, page_meta },
}
const texts = { title: '100 mm', description: null, page_meta }
const chosen = toggleValue(toggleValue(emptyListing, 'f4', '100'), 'f9', '1')

/** A content service with content for every selection of values. */
function setup(found: object) {
  const selections: unknown[] = []
  const filtered = (variables: object) => {
    selections.push({ ...variables })
    return texts
  }
  return { ...contentOver({ listingContent: { ...found, filtered } }), selections }
}

describe('getListingContent', () => {
  it.each([
    ['of a category', { category, virtualCategory: null }],
    ['of a virtual category', { category: null, virtualCategory }],
  ])('B7.23 B7.24 B7.25 reads all content of the listing %s in one request', async (_, found) => {
    const { shop, seen, requestedFields, selections } = setup(found)
    expect(await getListingContent(shop, { path: '/a/b', ...chosen })).toEqual({
      ok: true,
      data: { ...found, filtered: texts },
    })
    expect(seen).toHaveLength(1)
    expect(requestedFields).toEqual([['listingContent', { path: 'a/b' }]])
    expect(selections).toEqual([{ parameters: [4, 9], values: ['100', '1'] }])
  })

  it('B7.25 does not request filtered content when no value is selected', async () => {
    const { shop, selections } = setup({ category, virtualCategory: null })
    expect(await getListingContent(shop, { path: 'a' })).toMatchObject({ ok: true, data: { category, filtered: null } })
    expect(selections).toEqual([])
  })

  it('returns not_found when the path is neither a category nor a virtual category', async () => {
    const { shop } = contentOver({ listingContent: null })
    expect(await getListingContent(shop, { path: 'x' })).toMatchObject({ error: { code: 'not_found', status: 404 } })
  })

  it('has the same query key for the same selected values', async () => {
    const { shop } = setup({ category, virtualCategory: null })
    const query = listingContentQuery(shop, { path: 'a', parameters: chosen.parameters })
    expect(query.queryKey).toEqual(['listing-content', expect.any(String), 'a', chosen.parameters])
    expect(await query.queryFn()).toMatchObject({ category, filtered: texts })
  })
})

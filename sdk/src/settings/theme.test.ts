import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTheme } from '@vanek/sdk/settings'
import { themeOf } from './theme.ts'

describe('themeOf', () => {
  it('B1.16 merges page settings of a shop with the defaults', () => {
    const { pages } = themeOf({ pages: { product_detail: { end_text: false }, homepage: { selling_points: false } } })
    expect(pages.product_detail).toEqual({ ...defaultTheme.pages.product_detail, end_text: false })
    expect(pages.homepage.selling_points).toBe(false)
    expect(pages.contact).toEqual(defaultTheme.pages.contact)
  })

  it('B9.05 is named cvb by default', () => {
    expect([themeOf(undefined).name, themeOf({ name: '' }).name, themeOf({ name: 'zima' }).name]).toEqual([
      'cvb',
      'cvb',
      'zima',
    ])
  })

  it('B9.16 shows 3 articles on the home page, or as many as the shop sets', () => {
    const shown = (theme: unknown) => themeOf(theme).pages.homepage.featured_articles
    expect(shown({})).toBe(3)
    expect(shown({ pages: { homepage: { featured_articles: 9 } } })).toBe(9)
    for (const invalid of ['9', -1, 2.5, 1e9, null, true])
      expect(shown({ pages: { homepage: { featured_articles: invalid } } })).toBe(3)
  })

  it('B2.31 B2.32 B2.33 B2.34 B2.35 B2.36 B2.37 B2.38 has the pages with settings', () => {
    expect(Object.keys(defaultTheme.pages)).toEqual([
      ...['homepage', 'catalog', 'product_detail', 'contact', 'branch_list', 'branch_detail', 'brand_list', 'compare'],
      ...['article_list', 'article_detail', 'article_category', 'text_page', 'faq', 'article_author'],
      ...['shopping_guide', 'term_list', 'term_detail'],
      ...['cart', 'shipping_and_payment', 'delivery_details', 'order_finished', 'login', 'register', 'bulk_order'],
      ...['user_order_list', 'user_order_detail', 'address_list', 'user_settings'],
    ])
  })

  it('keeps every setting and its type for any input', () => {
    const types = (theme: typeof defaultTheme) =>
      Object.entries(theme.pages).map(([page, own]) => [
        page,
        Object.entries(own).map(([name, it]) => [name, typeof it]),
      ])
    const page = fc.dictionary(fc.constantFrom('featured_articles', 'end_text', 'map', '__proto__'), fc.jsonValue())
    const pages = fc.dictionary(fc.constantFrom('homepage', 'product_detail', 'contact', 'none'), page)
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ name: fc.jsonValue(), pages })), (raw) => {
        expect(types(themeOf(raw))).toEqual(types(defaultTheme))
      }),
    )
  })
})

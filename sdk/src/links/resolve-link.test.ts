import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentLink, resolveLink } from '@vanek/sdk/links'
import { anyText } from '../../../scripts/lib/any-text.ts'
import { routes } from './testing/routes.ts'
import { isSafeHref } from './testing/safe-href.ts'

const context = { routes, locale: 'cs', origin: 'https://www.vanek.test' }
const cs = (slug: string) => [{ locale: 'cs', slug }]
const hrefOf = (link: ContentLink, more = {}) => resolveLink(link, { ...context, ...more })?.href ?? null

describe('B2.40 B3.25 content links', () => {
  it.each([
    [{ link_type: 'category', category_link: cs('potrubi/hadice') }, '/potrubi/hadice'],
    [{ link_type: 'virtual_category', virtual_category_link: cs('tiche-ventilatory') }, '/tiche-ventilatory'],
    [{ link_type: 'article_category', article_category_link: cs('rady') }, '/clanky/rady'],
    [{ link_type: 'article_category', article_category_link: cs('rady/montaz') }, '/clanky/rady/montaz'],
    [{ link_type: 'article_tag', article_tag_link: cs('koupelna') }, '/stitek/koupelna'],
    [{ link_type: 'custom', custom_link: 'https://www.vanek.test/kontakt?a=1#b' }, '/kontakt?a=1#b'],
    [{ link_type: 'path', path: '/pobocky' }, '/pobocky'],
    [{ link_type: 'path', path: 'pobocky' }, '/pobocky'],
  ] as const)('B2.40 %j resolves to %s', (link, href) => {
    expect(hrefOf(link)).toBe(href)
  })

  it.each([
    { link_type: 'category', category_link: [] },
    { link_type: 'custom', custom_link: null },
    { link_type: 'custom', custom_link: 'javascript:alert(1)' },
    { link_type: 'path', path: 'https://evil.test/' },
    { link_type: 'shop', path: '/a' },
    { link_type: '' },
  ] as const)('%j resolves to null', (link) => {
    expect(hrefOf(link)).toBeNull()
  })
})

describe('resolveLink', () => {
  it('B2.42 prefers a rewrite for the locale', () => {
    const link = { link_type: 'custom', custom_link: 'https://elsewhere.test/', url_rewrite: cs('akce/podzim') }
    expect(hrefOf(link)).toBe('/akce/podzim')
    expect(hrefOf(link, { locale: 'de' })).toBe('https://elsewhere.test/')
  })

  it('B2.43 uses the path of a category in the locale, otherwise in the default one', () => {
    const link = {
      link_type: 'category',
      category_link: [
        { locale: 'de', slug: 'rohre/schläuche' },
        { locale: 'cs', slug: '/potrubi/hadice/' },
      ],
    }
    expect(hrefOf(link, { locale: 'de' })).toBe('/de/rohre/schl%C3%A4uche')
    expect(hrefOf({ ...link, link_type: 'virtual_category', virtual_category_link: link.category_link })).toBe(
      '/potrubi/hadice',
    )
    expect(hrefOf(link, { locale: 'sk' })).toBe('/sk/potrubi/hadice')
  })

  it('B2.46 opens in a new tab if flagged, and has the title', () => {
    const link = { link_type: 'path', path: '/a', link_target_blank: true, link_title: 'Více' }
    expect(resolveLink(link, context)).toEqual({
      href: '/a',
      external: false,
      newTab: true,
      rel: 'noopener',
      title: 'Více',
    })
    expect(resolveLink({ ...link, link_target_blank: false, link_title: null }, context)).toEqual({
      href: '/a',
      external: false,
      newTab: false,
    })
  })

  it('returns null or a safe link, whatever the content', () => {
    const word = fc.oneof(anyText(), fc.constantFrom('javascript:x', '//evil.test', '\\', '..', '/', 'data:,'))
    const slugs = fc.array(fc.record({ locale: fc.constantFrom('cs', 'de', ''), slug: word }), { maxLength: 2 })
    const link = fc.record({
      link_type: fc.constantFrom(
        'category',
        'article_category',
        'article_tag',
        'virtual_category',
        'custom',
        'path',
        'x',
      ),
      custom_link: word,
      path: word,
      category_link: slugs,
      article_category_link: slugs,
      article_tag_link: slugs,
      virtual_category_link: slugs,
      url_rewrite: slugs,
    })
    fc.assert(
      fc.property(link, (own) => {
        const found = resolveLink(own, context)
        expect(found === null || isSafeHref(found.href, found.external)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { headTags } from './head-tags.ts'

const site = { origin: 'https://own.test', locale: 'cs' }

describe('the head of a page', () => {
  it('renders all fields', () => {
    const tags = headTags(
      {
        title: 'Jak vybrat',
        description: 'Rady.',
        keywords: 'ventilátor, průměr',
        canonical: 'https://own.test/clanek/jak-vybrat',
        robots: 'noindex',
        image: '/cdn/image/share/a.jpg',
        type: 'article',
        alternates: [{ hreflang: 'de', href: 'https://own.test/de/artikel/wahl' }],
      },
      site,
    )
    for (const tag of [
      '<title>Jak vybrat</title>',
      '<meta name="description" content="Rady.">',
      '<meta name="keywords" content="ventilátor, průměr">',
      '<meta name="robots" content="noindex">',
      '<link rel="canonical" href="https://own.test/clanek/jak-vybrat">',
      '<link rel="alternate" hreflang="de" href="https://own.test/de/artikel/wahl">',
      '<meta property="og:type" content="article">',
      '<meta property="og:locale" content="cs_CZ">',
      '<meta property="og:url" content="https://own.test/clanek/jak-vybrat">',
      '<meta property="og:image" content="https://own.test/cdn/image/share/a.jpg">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(tags).toContain(tag)
  })

  it('leaves out empty fields, and uses the picture of the shop', () => {
    const tags = headTags({ title: 'A', description: '' }, site)
    expect(tags).toContain('<meta property="og:image" content="https://own.test/share.png">')
    expect(tags).not.toMatch(/description|keywords|robots|canonical|alternate|ld\+json/)
  })

  it('makes browsers without scripts reload a page that waits for something', () => {
    const tag = '<noscript><meta http-equiv="refresh" content="4"></noscript>'
    expect(headTags({ title: 'A', refreshSeconds: 4 }, site)).toContain(tag)
    expect(headTags({ title: 'A' }, site)).not.toContain('refresh')
  })

  it('escapes all values', () => {
    const hostile = '"></title></script><script>alert(1)</script>'
    const tags = headTags(
      { title: hostile, description: hostile, canonical: hostile, image: hostile, jsonLd: [{ name: hostile }] },
      site,
    )
    expect(tags).not.toContain('<script>')
    expect(tags.match(/<\/script>/g)).toHaveLength(1)
    expect(tags.match(/<\/title>/g)).toHaveLength(1)
    // four quotation marks are our own: no attribute ends early
    for (const [tag] of tags.matchAll(/<(?:meta|link) [^<]*/g)) expect(tag).toMatch(/^[^"]*"[^"]*"[^"]*"[^"]*"[^"]*$/)
    const json = /ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ name: hostile })
  })
})

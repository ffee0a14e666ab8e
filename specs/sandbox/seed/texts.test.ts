import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { agree, bindShortWords, czechNumber, joinWords } from './grammar.ts'

const shop = catalogue()
const products = [...shop.products()]
const ENGLISH =
  /\b(the|and|with|fan|fans|timer|silent|quiet|white|black|silver|slim|smart|cool|air|eco|pro|max|light|remote|duct|filter|size|mini)\b/i

describe('the texts', () => {
  it('leave no place of a template unfilled', () => {
    const all = JSON.stringify([
      products.map(({ perex, description }) => [perex, description]),
      shop.categories,
      shop.content,
    ])
    expect(all).not.toMatch(/\{\w+(:\w+)?\}|undefined|NaN|\bnull\b (mm|dB|W)/)
  })

  it('have no English words in names', () => {
    for (const product of products) {
      expect(product.name).not.toMatch(ENGLISH)
      for (const variant of product.variants) expect(variant.fullname).not.toMatch(ENGLISH)
    }
    for (const category of shop.categories) expect(category.title).not.toMatch(ENGLISH)
    for (const option of shop.parameterOptions) expect(option.title).not.toMatch(ENGLISH)
  })

  it('say two to six sentences of each product and end each text with a full stop', () => {
    for (const { name, perex, description } of products) {
      expect(perex, name).toMatch(/[.?]$/)
      expect(description, name).toHaveLength(2)
      for (const paragraph of description) expect(paragraph, name).toMatch(/^\p{Lu}.*[.?]$/u)
      expect(description.join(' ').length, name).toBeGreaterThan(120)
    }
  })

  it('do not shout', () => {
    const { home, menus, pages, articles, faq } = shop.content
    const all = JSON.stringify([
      products.map((one) => [one.name, one.perex, one.description]),
      home,
      menus,
      pages,
      articles,
      faq,
    ])
    expect(all).not.toContain('!')
  })

  it('bend adjectives of variants with the gender of the product', () => {
    const purifier = products.find((one) => one.kind === 'air-purifier' && one.axes.includes('colour'))
    const fan = products.find((one) => one.kind === 'desk-fan' && one.axes.join() === 'colour')
    expect(purifier?.variants.map((variant) => variant.name)).toEqual(['bílá', 'černá'])
    expect(fan?.variants.map((variant) => variant.name)).toEqual(['bílý', 'černý', 'mátový'])
    expect([agree('bílý', 'n'), agree('základní', 'f'), agree('ořech', 'f')]).toEqual(['bílé', 'základní', 'ořech'])
  })

  it('write numbers, lists and one-letter words as Czech does', () => {
    expect(czechNumber(12_500.5)).toBe('12\u00a0500,5')
    expect(joinWords(['100', '125', '150'])).toBe('100, 125 a 150')
    expect(bindShortWords('k ventilátoru i v koupelně a o tom')).toBe(
      'k\u00a0ventilátoru i\u00a0v\u00a0koupelně a\u00a0o\u00a0tom',
    )
  })

  it('have a page behind every link of the footer that is a page, and a category behind every link to a category', () => {
    const slugs = new Set(shop.content.pages.map((page) => page.page_meta.slug))
    const paths = new Set(shop.categories.map((category) => category.path))
    const roots = shop.categories.filter((category) => category.parentId === null).map((category) => category.slug)
    const links = [...JSON.stringify(shop.content).matchAll(/"(?:href|path|url)":"\/([^"#]*)/g)].map(
      (match) => match[1] ?? '',
    )
    expect(links.length).toBeGreaterThan(60)
    for (const link of links.filter((one) => one.startsWith('stranka/'))) {
      expect(slugs).toContain(link.slice('stranka/'.length))
    }
    for (const link of links.filter((one) => roots.some((root) => one.startsWith(root)))) {
      expect(paths).toContain(link)
    }
  })

  it('hold the pages that the shop links to, and eight articles', () => {
    const slugs = shop.content.pages.map((page) => page.page_meta.slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'zmeny-v-objednavce',
        'vraceni-do-30-dni',
        'reklamacni-rad',
        'klientske-centrum',
        'doprava',
        'platba',
        'caste-dotazy',
        'obchodni-podminky',
        'ochrana-osobnich-udaju',
        'ochrana-osobnich-udaju-pro-marketingove-ucely',
        'jak-nakupovat',
      ]),
    )
    expect(shop.content.articles).toHaveLength(8)
    expect(shop.branches).toHaveLength(14)
    expect(new Set(shop.branches.map((branch) => branch.region)).size).toBe(14)
  })
})

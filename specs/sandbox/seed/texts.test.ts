import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { agree, bindShortWords, writtenNumber, joinWords } from './grammar.ts'
import { PARAMETER_KEYS, parameterSpec } from './parameters.ts'

const shop = catalogue()
const products = [...shop.products()]
const ENGLISH =
  /\b(the|and|with|fan|fans|timer|silent|quiet|white|black|silver|slim|smart|cool|air|eco|pro|max|light|remote|duct|filter|size|mini)\b/i

describe('the texts', () => {
  it('have no unfilled placeholders', () => {
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

  it('have two to six sentences per product and end with a full stop', () => {
    for (const { name, perex, description } of products) {
      expect(perex, name).toMatch(/[.?]$/)
      expect(description, name).toHaveLength(2)
      for (const paragraph of description) expect(paragraph, name).toMatch(/^\p{Lu}.*[.?]$/u)
      expect(description.join(' ').length, name).toBeGreaterThan(120)
    }
  })

  it('have no exclamation marks', () => {
    const { home, menus, pages, articles, faq, glossary, branchPages } = shop.content
    const all = JSON.stringify([
      products.map((one) => [one.name, one.perex, one.description]),
      home,
      menus,
      pages,
      articles,
      faq,
      glossary.map(({ title, description }) => [title, description]),
      branchPages,
    ])
    expect(all).not.toContain('!')
  })

  it('inflect adjectives of variants by the gender of the product', () => {
    const purifier = products.find((one) => one.kind === 'air-purifier' && one.axes.includes('colour'))
    const fan = products.find((one) => one.kind === 'desk-fan' && one.axes.join() === 'colour')
    expect(purifier?.variants.map((variant) => variant.name)).toEqual(['bílá', 'černá'])
    expect(fan?.variants.map((variant) => variant.name)).toEqual(['bílý', 'černý', 'mátový'])
    expect([agree('bílý', 'n'), agree('základní', 'f'), agree('ořech', 'f')]).toEqual(['bílé', 'základní', 'ořech'])
  })

  it('have non-breaking spaces between numbers and units in explanations of parameters', () => {
    const descriptions = PARAMETER_KEYS.map((key) => parameterSpec(key).description)
    expect(descriptions.filter((text) => text !== bindShortWords(text))).toEqual([])
    expect(descriptions.join(' ')).toContain('90\u00a0m³/h')
  })

  it('format numbers, lists and one-letter words in Czech', () => {
    expect(writtenNumber(12_500.5)).toBe('12\u00a0500,5')
    expect(joinWords(['100', '125', '150'])).toBe('100, 125 a 150')
    expect(bindShortWords('k ventilátoru i v koupelně a o tom')).toBe(
      'k\u00a0ventilátoru i\u00a0v\u00a0koupelně a\u00a0o\u00a0tom',
    )
    expect(bindShortWords('napište e-mail na a-b@vanek.test, třída G-4')).toBe(
      'napište e-\u2060mail na a-b@vanek.test, třída G-4',
    )
  })

  it('have an existing page, category, article or branch for every link', () => {
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
    const articles = shop.content.articles.map(({ page_meta }) => page_meta.slug)
    for (const link of links.filter((one) => one.startsWith('clanek/'))) {
      expect(articles).toContain(link.slice('clanek/'.length))
    }
    const branches = shop.branches.map(({ slug }) => slug)
    for (const link of links.filter((one) => one.startsWith('pobocky/'))) {
      expect(branches).toContain(link.slice('pobocky/'.length))
    }
  })

  it('have an existing target for every link of an editor', () => {
    const { articleCategories, articleTags, virtualCategories } = shop.content
    const targets = {
      category_link: shop.categories.map(({ path }) => path),
      article_category_link: articleCategories.map(({ page_meta }) => page_meta.slug),
      article_tag_link: articleTags.map(({ page_meta }) => page_meta.slug),
      virtual_category_link: virtualCategories.map(({ slug }) => slug),
    }
    const kinds = new Set([...JSON.stringify(shop.content).matchAll(/"link_type":"(\w+)"/g)].map(([, kind]) => kind))
    expect(kinds).toEqual(
      new Set(['article_category', 'article_tag', 'category', 'custom', 'path', 'virtual_category']),
    )
    for (const [field, known] of Object.entries(targets)) {
      const used = [
        ...JSON.stringify(shop.content).matchAll(new RegExp(`"${field}":\\[\\{"locale":"cs","slug":"([^"]+)"`, 'g')),
      ]
      expect(used.length, field).toBeGreaterThan(0)
      for (const [, slug] of used) expect(known).toContain(slug)
    }
    const about = new Set(shop.content.articles.flatMap((article) => article.about))
    for (const slug of about) expect(shop.categories.map((category) => category.slug)).toContain(slug)
    for (const article of shop.content.articles) {
      const { articleAuthors } = shop.content
      expect(articleAuthors.map(({ _id }) => _id)).toContain(article.author)
      expect(articleCategories.map(({ _id }) => _id)).toContain(article.category)
      for (const tag of article.tags) expect(articleTags.map(({ _id }) => _id)).toContain(tag)
    }
  })

  it('include all pages that the shop links to, and more than two pages of articles', () => {
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
    expect(shop.content.articles.length).toBeGreaterThan(33)
    expect(shop.branches).toHaveLength(14)
    expect(new Set(shop.branches.map((branch) => branch.region)).size).toBe(14)
  })
})

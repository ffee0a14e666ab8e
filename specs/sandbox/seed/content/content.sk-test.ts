import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/paths.ts'
import { catalogue } from '../catalogue.ts'
import { readManifest } from '../../src/seed/pictures.ts'
import { slugify } from '../slug.ts'
import { czechIn } from '../../test/support/czech.ts'
import { SLOVAK_PAGES, pagePath, screen } from './addresses.ts'
import { categoryIdOf, categoryPathOf } from './category-paths.ts'
import { counterparts } from './counterparts.ts'
import { linksIn, textsIn } from './find-in-content.ts'
import { INVERTED } from './inverted.ts'
import { ownData, ownDataIn } from './own-data.ts'
import * as siteBlocks from './site-blocks.ts'
import { branches as branchTexts } from './texts/branches.sk.ts'
import { VIDEOS } from './videos.ts'

const shop = catalogue({ pictures: readManifest(packageRoot()) })
const { content } = shop
const branches = Object.keys(ownData('branch-people'))
const slugsOf = (all: readonly { readonly page_meta: { readonly slug: string } }[]) =>
  all.map(({ page_meta }) => page_meta.slug)

const { home, pages, articles, articleAuthors, articleCategories, articleTags, site } = content
/** All displayed texts and all links. */
const written = { content, siteBlocks, inverted: INVERTED, videos: VIDEOS.map(({ title }) => title) }

describe('the Slovak content', () => {
  it('has the same records and structure as the Czech content', () => {
    expect(slugsOf(pages).toSorted()).toEqual(Object.values(SLOVAK_PAGES).toSorted())
    for (const file of ['pages/legal', 'pages/shopping', 'article-categories', 'glossary/terms'] as const) {
      const czech = ownData(file, 'cs').map((one) => ('slug' in one && one.slug) || slugify(one.title))
      expect(
        ownData(file).map(({ key }) => key),
        file,
      ).toEqual(czech)
    }
    const facts = (of: 'cs' | 'sk') =>
      ownDataIn('magazine/*', of).map(([name, { published, about, alt, tags, featured, visibleTo, parts }]) => ({
        ...{ name, published, about, drawn: alt !== '', featured, visibleTo },
        tags: tags.length,
        parts: parts.map(buildOf),
      }))
    expect(facts('sk')).toEqual(facts('cs'))
    const build = (of: 'cs' | 'sk') => ({
      pages: [...ownData('pages/legal', of), ...ownData('pages/shopping', of)].map(({ parts }) =>
        parts
          .map(buildOf)
          .filter((one) => one !== '' && !String(one).startsWith('bullets'))
          .map(String),
      ),
      questions: ownData('questions', of).length,
      banners: ownData('home/banners', of).map(({ title: _1, text: _2, button: _3, alt: _4, ...facts }) => facts),
      boxes: ownData('home/info-boxes', of).map(({ title: _1, text: _2, ...facts }) => facts),
      points: ownData('home/selling-points', of).map(({ icon }) => icon),
      small: ownData('listings/small-banners', of).map(({ on, kind, group }) => [on, kind, group]),
      large: ownData('listings/banners', of).map(({ on, kind, position, group, season }) => [
        ...[on, kind, position, group, season],
      ]),
    })
    expect(build('sk')).toEqual(build('cs'))
  })

  it('is Slovak in every text', () => {
    const texts = textsIn(written)
    expect(texts.length).toBeGreaterThan(1500)
    expect(texts.filter(({ text }) => isCzech(text))).toEqual([])
    expect(texts.filter(({ text }) => text.includes('!'))).toEqual([])
  })

  it('detects every Czech article as not Slovak', () => {
    for (const [name, article] of ownDataIn('magazine/*', 'cs')) {
      const texts = textsIn(article.parts)
      expect(texts.filter(({ text }) => isCzech(text)).length, name).toBeGreaterThan(2)
      expect(
        texts.some(({ text }) => hasCzechWord(text)),
        name,
      ).toBe(true)
    }
  })

  it('has an existing target for every link', () => {
    const known = new Set([
      ...OF_THE_SHOP,
      ...Object.keys(SLOVAK_PAGES).map((key) => pagePath(key as keyof typeof SLOVAK_PAGES)),
      ...pages.flatMap(({ url_rewrite }) => url_rewrite.map(({ slug }) => `/${slug}`)),
      ...slugsOf(articles).map((slug) => `${screen('article')}/${slug}`),
      ...branches.map((slug) => `${screen('branches')}/${slug}`),
      ...shop.categories.map(({ path }) => `/${path}`),
      ...content.virtualCategories.map(({ slug }) => `/${slug}`),
      ...siteBlocks.PURCHASE_SECTIONS.map(({ slug }) => `${screen('purchase')}#${slug}`),
    ])
    const terms = content.glossary.flatMap(({ category_reference }) => category_reference)
    expect(terms.filter(({ path }) => !known.has(`/${path}`))).toEqual([])
    const links = linksIn({ ...written, content: { ...content, glossary: [] } })
    expect(links.length).toBeGreaterThan(150)
    const inner = links.filter((link) => !/^(https?:|mailto:|tel:|#)/.test(link))
    expect(inner.filter((link) => !known.has(link))).toEqual([])
    const moved = new Map(content.moved.map(({ from, to }) => [from, to]))
    const lost = [...moved.values()].filter((to) => !known.has(to) && !moved.has(to) && !to.startsWith('/produkt/'))
    expect(lost).toEqual([])
  })

  it('has an existing target for every link of an editor', () => {
    const all = JSON.stringify({ content, siteBlocks })
    expect(all.match(/"locale":"cs"/g)).toBeNull()
    const targets = {
      category_link: shop.categories.map(({ path }) => path),
      article_category_link: slugsOf(articleCategories),
      article_tag_link: slugsOf(articleTags),
      virtual_category_link: content.virtualCategories.map(({ slug }) => slug),
    }
    for (const [field, known] of Object.entries(targets)) {
      const used = [...all.matchAll(new RegExp(`"${field}":\\[\\{"locale":"sk","slug":"([^"]+)"`, 'g'))]
      expect(used.length, field).toBeGreaterThan(0)
      for (const [, slug] of used) expect(known).toContain(slug)
    }
    for (const { author, category, tags, about } of articles) {
      expect(articleAuthors.map(({ _id }) => _id)).toContain(author)
      expect(articleCategories.map(({ _id }) => _id)).toContain(category)
      for (const tag of tags) expect(articleTags.map(({ _id }) => _id)).toContain(tag)
      for (const slug of about) expect(shop.categories.map((one) => one.slug)).toContain(slug)
    }
  })

  it('has a portrait of every person, and pictures in the same places as the Czech content', () => {
    const files = [...JSON.stringify(content).matchAll(/"file":"([a-z]+\/[^"]+)"/g)].map(([, file]) => file)
    const people = Object.values(ownData('branch-people')).flat()
    expect(people.length).toBeGreaterThan(20)
    for (const person of people) {
      expect(person).toHaveProperty('portrait')
      if (typeof person !== 'string') files.push(`people/${person.portrait}.svg`)
    }
    for (const file of files) expect(existsSync(join(packageRoot(), 'sandbox/assets', file ?? '')), file).toBe(true)
    expect(articles.filter(({ picture }) => picture.file === null)).toEqual([])
    for (const { picture } of home.banners) expect(picture.file).not.toBeNull()
    const faces = content.branchPages.flatMap(({ employees }) => employees.map(({ photo }) => photo.file))
    expect(new Set(faces).size).toBe(people.length)
    expect(content.branchPages.map(({ pictures }) => pictures[0]?.file)).toEqual(
      branches.map((slug) => `branches/${slug}.svg`),
    )
  })

  it('has employees and services for every branch, and for no other place', () => {
    expect(shop.branches.map(({ slug }) => slug)).toEqual(branches)
    for (const { title, employees, services } of content.branchPages) {
      expect(employees.length, title).toBeGreaterThan(1)
      expect(new Set(employees.map(({ email }) => email)).size, title).toBe(employees.length)
      expect(services.length, title).toBeGreaterThan(2)
    }
    const own = content.branchPages.filter(({ services }) => services.length > 3)
    expect(own).toHaveLength(Object.keys(branchTexts.more).length)
  })

  it('references categories by slugs that resolve to their paths', () => {
    for (const { slug, path, id } of shop.categories)
      expect([categoryPathOf(slug), categoryIdOf(slug)]).toEqual([path, id])
    expect(() => categoryPathOf('nowhere')).toThrow('No category nowhere.')
  })
})

describe('the Slovak company', () => {
  it('has ids with correct check digits', () => {
    const { company, bankAccounts } = site
    const digits = Array.from(company.tin, Number)
    const sum = digits.slice(0, 7).reduce((total, digit, at) => total + digit * (8 - at), 0)
    expect(digits[7]).toBe((11 - (sum % 11)) % 10)
    expect(company.vatin).toMatch(/^SK\d{10}$/)
    expect(Number(company.vatin.slice(2)) % 11).toBe(0)
    for (const { iban, currency } of bankAccounts) {
      const plain = iban.replaceAll(' ', '')
      const turned = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
        String(letter.charCodeAt(0) - 55),
      )
      expect(BigInt(turned) % 97n).toBe(1n)
      expect(currency).toBe('EUR')
    }
  })
})

describe('counterparts', () => {
  it('match every page, article and term with its record in the other shop', () => {
    const all = counterparts()
    const slovak = (kind: string) => all.filter((one) => one.kind === kind).map(({ slugs }) => slugs.sk)
    expect(slovak('page').toSorted()).toEqual(slugsOf(pages).toSorted())
    expect(slovak('article').toSorted()).toEqual(slugsOf(articles).toSorted())
    expect(slovak('article-category')).toEqual(slugsOf(articleCategories))
    expect(slovak('article-tag')).toEqual(slugsOf(articleTags))
    expect(slovak('article-author')).toEqual(slugsOf(articleAuthors.filter(({ author_has_page: hasPage }) => hasPage)))
    expect(slovak('term').toSorted()).toEqual(slugsOf(content.glossary).toSorted())
    expect(slovak('category')).toEqual(shop.categories.map(({ path }) => path))
    expect(slovak('virtual-category')).toEqual(
      content.virtualCategories.filter(({ brandId }) => brandId === null).map(({ slug }) => slug),
    )
    expect(new Set(all.map(({ kind, key }) => `${kind}/${key}`)).size).toBe(all.length)
    expect(all).toContainEqual({
      kind: 'article',
      key: '2026-09-17-plisen-v-rohu',
      slugs: { cs: 'plisen-v-rohu', sk: 'plesen-v-rohu' },
    })
    expect(all).toContainEqual({
      kind: 'term',
      key: 'rosny-bod',
      slugs: { cs: 'rosny-bod', sk: 'rosny-bod' },
    })
  })
})

/** Words that do not exist in Slovak; letters are checked separately. */
const CZECH_WORDS = [
  ...['jsem', 'jsme', 'jste', 'jsou', 'není', 'nebo', 'když', 'který', 'která', 'které', 'kterou', 'kterého', 'jestli'],
  ...['také', 'ještě', 'protože', 'zboží', 'zdarma', 'přes', 'jen', 'jaká', 'kolik', 'víc', 'tedy'],
  ...['koupelna', 'koupelny', 'koupelně', 'koupelnu', 'kuchyně', 'ložnice', 'ložnici', 'plíseň', 'vlhkost', 'větrání'],
  ...['větrat', 'čidlo', 'čidlem', 'doběh', 'mřížka', 'mřížku', 'týden', 'zpět', 'prodejna', 'pobočka'],
  ...['prodejny', 'pobočky', 'objednávce', 'vyřídíme', 'napište', 'zavolejte', 'lze', 'Kč', 'haléřů', 'česká', 'Vánek'],
  ...['Brně', 'Jihlava', 'IČ', 'smí', 'umí', 'zeď', 'zdi', 'stěna', 'průměr', 'průtok'],
  ...['dům', 'domě', 'proud', 'zavřít', 'otevřít', 'máte-li'],
]
function hasCzechWord(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return CZECH_WORDS.some((word) => words.has(word.toLowerCase()))
}

/** Names of Czech brands. */
const BRANDS = /Větrník|Závětří|Podstřeší|Plechař/g

/** Words that are Slovak in another form. */
const SLOVAK_TOO = new Set(['ulice', 'vánku'])

function isCzech(written: string): boolean {
  const text = written.replaceAll(BRANDS, '')
  return czechIn(text).some((word) => !SLOVAK_TOO.has(word)) || hasCzechWord(text)
}

/** Screens of the Slovak shop that are not content. */
const OF_THE_SHOP = [
  ...['/', '/kosik', '/hladat', '/porovnat', '/aky-ventilator', '/znacky', '/clanky', '/predajne', '/kontakt'],
  ...['/vsetko-o-nakupe', '/slovnik-pojmov', '/odber-noviniek', '/prihlasit', '/registrovat', '/zabudnute-heslo'],
  ...['/sledovanie-objednavky', '/podat-reklamaciu', '/odstupit-od-zmluvy', '/ponuka'],
]

/** The type of a part of an article, without its text. */
function buildOf(part: object | string): unknown {
  if (typeof part === 'string') return /^#*/.exec(part)?.[0]
  if ('picture' in part) return part.picture
  return Object.entries(part).map(([kind, value]) => [kind, Array.isArray(value) ? value.length : 1])
}

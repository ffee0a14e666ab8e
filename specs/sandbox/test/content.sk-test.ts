import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARTICLE_TAGS } from '../seed/content/article-people.ts'
import { SLOVAK_PAGES } from '../seed/content/addresses.ts'
import { openPglite } from '../src/db/pglite.ts'
import { createWorld, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(await openPglite({}))
}, 240_000)
afterAll(() => world.close())

const query = async (text: string, variables: object = {}) => {
  const { body } = await world.request('POST', '/cms/graphql', { query: text, variables })
  expect(body.errors).toBeUndefined()
  return body.data
}
const redirect = async (path: string) =>
  (await world.request('GET', `/cms/redirect?route=catchAll-slug&path=${encodeURIComponent(path)}`)).body.redirectPath

describe('the content service of the Slovak shop', { timeout: 60_000 }, () => {
  it('has every page at its Slovak slug, and none at the Czech one', async () => {
    const page = 'query ($slug: String!) { pageBySlug(slug: $slug) { title page_meta { slug seo_title } } }'
    const open = Object.values(SLOVAK_PAGES).filter((slug) => slug !== 'velkoobchodne-podmienky')
    for (const slug of open) {
      const { pageBySlug } = await query(page, { slug })
      expect(pageBySlug?.page_meta.slug, slug).toBe(slug)
      expect(pageBySlug.page_meta.seo_title).toMatch(/ \| Vánok$/)
    }
    const slovak = new Set<string>(Object.values(SLOVAK_PAGES))
    for (const slug of Object.keys(SLOVAK_PAGES).filter((one) => !slovak.has(one)))
      expect((await query(page, { slug })).pageBySlug, slug).toBeNull()
  })

  it('B2.68 returns the slugs of the Czech shop too, and null for content that exists only in Slovak', async () => {
    const meta = 'page_meta { slug slugs { locale slug } }'
    const data = await query(`{
      page: pageBySlug(slug: "reklamacny-poriadok") { ${meta} }
      article: articleBySlug(slug: "plesen-v-rohu") {
        ${meta} article_tag_reference { ${meta} } article_author_reference { ${meta} }
        article_category_reference { ${meta} master_category { ${meta} } }
      }
      term: glossaryTermBySlug(slug: "rosny-bod") { ${meta} }
      parameter: glossaryTermBySlug(slug: "hlucnost") { ${meta} }
      virtual: virtualCategory(slug: "tiche-ventilatory") { ${meta} }
      brand: virtualCategory(slug: "znacky/vetrnik") { ${meta} }
      branch: branches(limit: 1) { items { ${meta} } }
    }`)
    const both = (cs: string, sk: string) => ({
      slug: sk,
      slugs: [
        { locale: 'cs', slug: cs },
        { locale: 'sk', slug: sk },
      ],
    })
    expect(data.page.page_meta).toEqual(both('reklamacni-rad', 'reklamacny-poriadok'))
    expect(data.article.page_meta).toEqual(both('plisen-v-rohu', 'plesen-v-rohu'))
    expect(data.term.page_meta).toEqual(both('rosny-bod', 'rosny-bod'))
    expect(data.parameter.page_meta).toEqual(both('hlucnost', 'hlucnost'))
    expect(data.virtual.page_meta).toEqual(both('tiche-ventilatory', 'tiche-ventilatory'))
    expect(data.brand.page_meta).toEqual(both('znacky/vetrnik', 'znacky/vetrnik'))
    const { article_tag_reference: tags, article_author_reference: author } = data.article
    const { article_category_reference: rubric } = data.article
    const slugCounts = [...tags, author, rubric].map((one: typeof author) => one.page_meta.slugs?.length)
    expect(slugCounts.length).toBeGreaterThan(2)
    expect(new Set(slugCounts)).toEqual(new Set([2]))
    expect(data.branch.items[0].page_meta.slugs).toBeNull()

    const [category] = (await world.request('GET', '/cms/catalog/category?slugs=kupelnove-ventilatory')).body.data
    expect(category.page_meta).toMatchObject(both('koupelnove-ventilatory', 'kupelnove-ventilatory'))
    const slug = 'kupelnovy-ventilator-vetrnik-svizny-100-s-dobehom'
    const [product] = (await world.request('GET', `/cms/catalog/product?slugs=${slug}`)).body.data
    expect(product.page_meta).toMatchObject(both('koupelnovy-ventilator-vetrnik-svizny-100-s-dobehem', slug))
  })

  it('B7.09 rewrites a custom path to its page, in Slovak only', async () => {
    const rewrite = (lang: string) => world.request('GET', `/cms/url-rewrite?lang=${lang}&path=%2Freklamacie`)
    expect((await rewrite('sk')).body).toEqual({ type: 'page', page_meta: { slug: { sk: 'reklamacny-poriadok' } } })
    expect((await rewrite('cs')).status).toBe(404)
  })

  it('B7.11 redirects moved paths, except to pages for a customer group', async () => {
    expect(await redirect('/pobocky')).toBe('/predajne')
    expect(await redirect('/magazin')).toBe('/blog')
    expect(await redirect('/blog/plesen-v-rohu')).toBe('/clanok/plesen-v-rohu')
    expect(await redirect('/blog/ponuka-montaznej-firmy')).toBeNull()
    expect(await redirect('/velkoobchod')).toBeNull()
  })

  it('has its own menus, magazine, glossary and site texts', async () => {
    const footer = await world.request('GET', '/cms/menu-object/footer')
    expect(footer.body.items.map(({ title }: { title: string }) => title)).toEqual([
      ...['Nakupovanie', 'Keď niečo nesedí', 'O Vánku', 'Podmienky'],
    ])
    const { articleBySlug, glossaryTermBySlug, siteConfiguration, homepage } = await query(`{
      articleBySlug(slug: "plesen-v-rohu") { title article_author_reference { title image { path } } article_tag_reference { title } }
      glossaryTermBySlug(slug: "rosny-bod") { title page_title }
      siteConfiguration { footer_text selling_points { url } purchase_sections { slug } error_screens { title } }
      homepage { title }
    }`)
    expect(articleBySlug).toMatchObject({
      title: expect.stringContaining('Pleseň'),
      article_author_reference: { title: 'Katarína Hlaváčová' },
    })
    expect(ARTICLE_TAGS.map(({ title }) => title)).toEqual(
      expect.arrayContaining(articleBySlug.article_tag_reference.map(({ title }: { title: string }) => title)),
    )
    expect(articleBySlug.article_author_reference.image.path).toContain('people/')
    expect(glossaryTermBySlug).toEqual({ title: 'Rosný bod', page_title: 'Rosný bod: čo\u00a0to\u00a0znamená' })
    const sections = siteConfiguration.purchase_sections.map(({ slug }: { slug: string }) => slug)
    for (const { url } of siteConfiguration.selling_points) expect(sections).toContain(url.replace(/^.*#/, ''))
    expect(siteConfiguration.footer_text).toContain('od roku 2009')
    expect(homepage.title).toBe('Vánok, vzduch, ktorý cítiť')
  })
})

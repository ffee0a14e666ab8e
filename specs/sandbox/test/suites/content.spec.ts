import { describe, expect, it } from 'vitest'
import { signIn } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

const DAY_MS = 24 * 3600 * 1000
const META =
  'page_meta { slug seo_title seo_description seo_keywords meta_nofollow meta_noindex share_image { path alt } }'

interface Slugged {
  readonly slug: string
}
interface Titled {
  readonly title: string
}

/** The magazine, branches and the glossary: editorial content besides pages and the catalogue. */
export function contentSuite(the: () => World): void {
  const query = async (text: string, options: RequestOptions = {}) =>
    (await the().request('POST', '/cms/graphql', { query: text }, options)).body
  const request = async (text: string, options: RequestOptions = {}) => {
    const { data, errors } = await query(text, options)
    expect(errors).toBeUndefined()
    return data
  }
  const firm = async (): Promise<RequestOptions> => ({ bearer: await signIn(the().request, 'firma@vanek.test') })
  const slugs = (items: readonly Slugged[]): string[] => items.map(({ slug }) => slug)
  const articles = async (args: string, options: RequestOptions = {}) =>
    (await request(`{ articles(${args}) { total items { slug title perex date_published } } }`, options)).articles

  describe('the magazine', () => {
    it('B3.01 B7.31 returns an article with its author, its category with the parent category, and its tags', async () => {
      const { articleBySlug: article } = await request(`{ articleBySlug(slug: "dobeh-cidlo-nebo-snurka") {
        _id title short_title perex content date_published created image { path alt width height } ${META}
        article_author_reference { title author_has_page perex content image { path } page_meta { slug } }
        article_category_reference { _id title menu_title weight perex site_enabled image { path }
          master_category { page_meta { slug } } } article_tag_reference { _id title page_meta { slug } } } }`)
      expect(article).toMatchObject({
        short_title: 'Doběh, čidlo, nebo šňůrka',
        content: { type: 'doc' },
        date_published: '2026-11-05T05:00:00.000Z',
        article_author_reference: {
          ...{ title: 'Tereza Málková', author_has_page: true },
          image: { path: 'people/tereza-malkova.png' },
        },
        article_category_reference: { site_enabled: true, master_category: { page_meta: { slug: 'jak-vybrat' } } },
        page_meta: { meta_noindex: false, meta_nofollow: false, seo_keywords: 'koupelna, vlhkost' },
      })
      expect(article.page_meta.share_image.path).toBe(article.image.path)
      expect(Date.parse(article.created)).toBeLessThan(Date.parse(article.date_published))
      expect(article.article_tag_reference.map(({ title }: Titled) => title)).toEqual(['Koupelna', 'Vlhkost'])
      expect((await request('{ articleBySlug(slug: "neni") { _id } }')).articleBySlug).toBeNull()
    })

    it('B7.32 lists articles by date, newest first, in pages, with the total', async () => {
      const first = await articles('skip: 0')
      expect(first.items).toHaveLength(15)
      expect(first.total).toBeGreaterThan(32)
      const dates = first.items.map((one: { date_published: string }) => Date.parse(one.date_published))
      expect(dates).toEqual([...dates].sort((one, two) => two - one))
      const all = await articles('limit: 1000')
      expect(all.items).toHaveLength(first.total)
      const last = await articles('skip: 30, limit: 15')
      expect(slugs(last.items)).toEqual(slugs(all.items).slice(30, 45))
      expect(await articles('skip: -3, limit: 0')).toEqual({ total: first.total, items: [] })
    })

    it('B7.32 B7.33 lists articles of a category with its subcategories, of a tag and of an author', async () => {
      const data = await request(`{ top: articleCategoryBySlug(slug: "montaz-a-udrzba") { _id title }
        low: articleCategoryBySlug(slug: "potrubi-a-rozvody") { _id master_category { _id } }
        tag: articleTagBySlug(slug: "hluk") { _id title ${META} }
        author: articleAuthorBySlug(slug: "redakce-vanku") { _id title author_has_page } no: articleTagBySlug(slug: "neni") { _id } }`)
      expect([data.low.master_category._id, data.author.author_has_page, data.no]).toEqual([data.top._id, false, null])
      const [top, low, tag, author] = [
        await articles(`limit: 100, categoryId: "${data.top._id}"`),
        await articles(`limit: 100, categoryId: "${data.low._id}"`),
        await articles(`limit: 100, tagId: "${data.tag._id}"`),
        await articles(`limit: 100, authorId: "${data.author._id}"`),
      ]
      expect(low.total).toBeGreaterThan(3)
      expect(top.total).toBeGreaterThan(low.total)
      expect(slugs(top.items)).toEqual(expect.arrayContaining(slugs(low.items)))
      expect(slugs(tag.items)).toContain('proc-ventilator-huci')
      expect(slugs(author.items)).toContain('poslechova-komora-v-brne')
      expect(await articles('categoryId: "neni"')).toEqual({ total: 0, items: [] })
    })

    it('B3.02 hides a future article until its date', async () => {
      const slug = 'dvacet-pet-let-vanku'
      const seen = async () => [
        (await request(`{ articleBySlug(slug: "${slug}") { _id } }`)).articleBySlug !== null,
        slugs((await articles('limit: 100')).items).includes(slug),
        (await the().request('GET', `/cms/search?q=${encodeURIComponent('Dvacet pět let Vánku')}&limit=5`)).body
          .articles.total > 0,
      ]
      expect(await seen()).toEqual([false, false, false])
      the().clock.shift(3000 * DAY_MS)
      const later = await seen().finally(() => the().clock.shift(0))
      expect(later).toEqual([true, true, true])
    })

    it('B6.08 hides articles and pages of a group when permissions are checked, and returns them to members', async () => {
      const firms = await firm()
      for (const [field, slug] of [
        ['articleBySlug', 'nabidka-montazni-firmy'],
        ['pageBySlug', 'velkoobchodni-podminky'],
      ] as const) {
        const checked = `{ ${field}(slug: "${slug}", checkPermissions: true) { title } }`
        const { data, errors } = await query(checked)
        expect(data).toEqual({ [field]: null })
        expect(errors[0].extensions).toEqual({ code: 'forbidden', statusCode: 403 })
        expect((await request(`{ ${field}(slug: "${slug}") { title } }`))[field]).toBeNull()
        expect((await request(checked, firms))[field].title).toMatch(/\S/)
      }
      const mine = slugs((await articles('limit: 100', firms)).items)
      const theirs = slugs((await articles('limit: 100')).items)
      expect(mine.filter((slug) => !theirs.includes(slug))).toEqual(['nabidka-montazni-firmy'])
    })

    it('B7.34 B7.35 B3.04 B3.06 B9.16 returns the list header, categories by weight and featured articles', async () => {
      const data = await request(`{ articleListConfiguration { title perex description image { path alt } }
        articleCategories { title menu_title weight site_enabled master_category { title } ${META} }
        hidden: articleCategoryBySlug(slug: "rozhovory") { _id }
        three: featuredArticles { slug date_published } nine: featuredArticles(limit: 9) { slug } }`)
      expect(data.articleListConfiguration).toMatchObject({ title: 'Magazín', description: { type: 'doc' } })
      const weights = data.articleCategories.map(({ weight }: { weight: number }) => weight)
      expect(weights).toEqual([...weights].sort((one: number, two: number) => two - one))
      const below = data.articleCategories.filter((one: { master_category: object | null }) => one.master_category)
      expect(below).toHaveLength(4)
      expect([JSON.stringify(data.articleCategories).includes('Rozhovory'), data.hidden]).toEqual([false, null])
      expect([data.three.length, data.nine.length]).toEqual([3, 9])
      expect(slugs(data.nine).slice(0, 3)).toEqual(slugs(data.three))
    })
  })

  describe('branches', () => {
    const BRANCH = `{ _id store_id title description opening_hours { day open close } gps_latitude gps_longitude google_map_link region weight
      branch_is_primary warehouseId services pay_with_card car_accessibility public_transportation_accessibility review_link
      branch_360_iframe branch_map_iframe branch_map_description images { path alt } main_image { path width } phone email
      employees { title position email phone photo { path } } storeBranch { street city postcode countryCode } ${META} }`

    it('B3.34 B3.35 B3.36 B3.37 B3.38 B7.26 are found by slug, id, shop id and as the main branch', async () => {
      const data =
        await request(`{ slug: branchBySlug(slug: "brno") ${BRANCH} id: branchById(_id: "pobocka-brno") { title }
        list: branchesByStoreId(store_ids: [11, 99, 3, 11]) { store_id } primaryBranch { title branch_is_primary } no: branchBySlug(slug: "x") { _id } }`)
      expect(data.slug).toMatchObject({
        store_id: 11,
        warehouseId: 12,
        pay_with_card: true,
        storeBranch: { street: 'Křenová 62', city: 'Brno', postcode: '60200', countryCode: 'CZE' },
        page_meta: { slug: 'brno', share_image: data.slug.main_image && { path: data.slug.main_image.path } },
      })
      expect(data.slug.opening_hours).toHaveLength(7)
      expect(data.slug.opening_hours[5]).toEqual({ day: 6, open: '9:00', close: '13:00' })
      expect(data.slug.opening_hours[6]).toEqual({ day: 7, open: null, close: null })
      expect(data.slug.employees.length).toBeGreaterThan(1)
      expect(data.slug.google_map_link).toContain('49.1928,16.6253')
      expect(data.id.title).toBe('Prodejna Brno')
      expect(data.list).toEqual([{ store_id: 11 }, { store_id: 3 }])
      expect([data.primaryBranch, data.no]).toEqual([{ title: 'Prodejna Praha', branch_is_primary: true }, null])
    })

    it('B7.27 B7.28 are listed in pages by weight, and all of them are on the map', async () => {
      const data = await request(`{ branches(skip: 12, limit: 5) { total items { weight title } }
        branchMap { _id slug title region gps_latitude gps_longitude storeBranch { city } } }`)
      expect(data.branches).toMatchObject({ total: 14, items: [{ weight: 20 }, { weight: 10 }] })
      expect(new Set(data.branchMap.map(({ region }: { region: string }) => region)).size).toBe(14)
    })
  })

  describe('glossary and FAQ', () => {
    it('B3.43 B7.39 returns terms in Czech order, each with its link', async () => {
      const data =
        await request(`{ glossaryTerms { _id title page_title perex description category_reference { title path }
        product_reference { entityId } virtual_category_reference { slug title } term_reference { slug title } ${META} }
        few: glossaryTerms(limit: 2) { _id } glossaryTermBySlug(slug: "hlucnost") { title term_reference { slug } } no: glossaryTermBySlug(slug: "x") { _id } }`)
      const titles = data.glossaryTerms.map(({ title }: Titled) => title)
      expect(titles.length).toBeGreaterThan(55)
      expect(titles).toEqual([...titles].sort(new Intl.Collator('cs').compare))
      const known = new Set(data.glossaryTerms.map((one: { page_meta: Slugged }) => one.page_meta.slug))
      for (const { term_reference } of data.glossaryTerms)
        for (const slug of slugs(term_reference)) expect(known).toContain(slug)
      expect(data.glossaryTermBySlug.term_reference[0].slug).toBe('utlum-hluku')
      expect([data.few.length, data.no]).toEqual([2, null])
    })

    it('B7.40 finds questions and virtual categories that contain all words, ignoring accents', async () => {
      const questions = async (args: string) =>
        (await request(`{ searchFaqQuestions(${args}) { total items { _id title content } } }`)).searchFaqQuestions
      const all = await questions('limit: 100')
      expect([all.items.length, all.items[0].content.type]).toEqual([all.total, 'doc'])
      expect((await questions('query: "PRUMER potrubi"')).items[0].title).toBe('Jaký průměr ventilátoru potřebuji?')
      expect((await questions('query: "průměr nesmysl"')).total).toBe(0)
      // the query is cut to 200 characters
      expect((await questions(`query: "průměr${' '.repeat(200)}nesmysl"`)).total).toBeGreaterThan(0)
      expect((await questions('skip: 2, limit: 3')).items).toEqual(all.items.slice(2, 5))
      expect([(await questions('siteCode: "vanek_cz"')).total, (await questions('siteCode: "jiny"')).total]).toEqual([
        all.total,
        0,
      ])
      const { searchVirtualCategories: virtual } = await request(
        '{ searchVirtualCategories(query: "tiche ventil") { total items { slug title } } }',
      )
      expect(virtual).toEqual({ total: 1, items: [{ slug: 'tiche-ventilatory', title: 'Tiché ventilátory' }] })
    })
  })
}

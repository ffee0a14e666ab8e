import { describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { signIn } from '../support/shopping.ts'

interface Found {
  readonly id: number
  readonly name: string
  readonly categoryPath: string
}

export function searchSuite(the: () => World): void {
  const search = async (q: string, limit = 10) => {
    const { status, body } = await the().request('GET', `/cms/search?limit=${limit}&q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    return body
  }
  const names = async (q: string, limit = 10): Promise<string[]> =>
    ((await search(q, limit)).products.entities as Found[]).map(({ name }) => name)

  describe('search', () => {
    it.each([
      ['ventilator do koupelny', /koupelnový ventilátor/i],
      ['větrák do koupelny', /koupelnový ventilátor/i],
      ['koupelnovy ventlator', /koupelnový ventilátor/i],
      ['KOUPELNOVÉ VENTILÁTORY', /koupelnový ventilátor/i],
      ['koupelnovych ventilatoru', /koupelnový ventilátor/i],
      ['vetnilator na strop', /ventilátor/i],
      ['stropní', /^Stropní ventilátor/],
      ['stolni vetrak', /^Stolní ventilátor/],
      ['potrubni ventilator', /potrubní ventilátor/i],
      ['cisticka vzduchu', /^Čistička vzduchu/],
      ['cisticky', /^Čistička vzduchu/],
      ['odvlchovac', /^Odvlhčovač/],
      ['koleno', /^Koleno/],
      ['mrizky', /mřížka/],
      ['ohebna hadice', /^Ohebná hadice/],
      ['zpetna klapka', /^Zpětná klapka/],
      ['tlumic', /^Tlumič/],
      ['kapsovy filtr', /^Kapsový filtr/],
      ['vysousec', /^Odvlhčovač/],
      ['Nordair', /Nordair/],
      ['nordair ventilátor', /ventilátor Nordair/],
      ['tisina', /Tišina/],
      ['koup', /koupelnový/i],
    ])('B7.18 %s returns matching products first', async (query, fits) => {
      const found = await names(query, 5)
      expect(found.length).toBeGreaterThan(2)
      for (const name of found) expect(name).toMatch(fits)
    })

    it.each([
      ['ventlátor', 'ventilátor', /ventilátor/i],
      ['ventilátor do kopelny', 'ventilátor do koupelny', /koupelnový ventilátor/i],
      ['ohebna hadcie', 'ohebna hadice', /^Ohebná hadice/],
      ['filrt', 'filtr', /filtr/i],
      ['cistcka vzduchu', 'čistička vzduchu', /^Čistička/],
    ])('%s is corrected to %s', async (query, meant, fits) => {
      const { meant: corrected } = await search(query)
      expect(corrected).toBe(meant)
      for (const name of await names(query, 5)) expect(name).toMatch(fits)
      expect((await search(query)).products.total).toBe((await search(meant)).products.total)
    })

    it.each([
      'ventilator',
      'koupelnový',
      'koup',
      'větrák',
      'reklamace',
      'KV1001',
      '8595471452974',
      'EC',
      '30 cm',
      'xqzwv',
    ])('%s is not corrected', async (query) => {
      expect((await search(query)).meant).toBeNull()
    })

    it.each([
      ['ventubajzr', 'ventilátor'],
      ['mřížkovník', 'mřížka'],
      ['filtrovadlo', 'filtr'],
    ])('%s finds nothing, and suggests similar words that find goods', async (query, near) => {
      const found = await search(query)
      expect([found.products.total, found.near]).toEqual([0, expect.arrayContaining([near])])
      for (const word of found.near) expect([word, (await search(word)).products.total > 0]).toEqual([word, true])
    })

    it('suggests no similar words when something was found or nothing is similar', async () => {
      expect((await search('ventilátor')).near).toEqual([])
      expect((await search('xqzwv')).near).toEqual([])
    })

    it('completes the typed text with words that find goods', async () => {
      expect((await search('vent')).terms).toEqual(['ventilátor', 'ventil'])
      expect((await search('koupelnový ven')).terms).toContain('koupelnový ventilátor')
      expect((await search('vetrak do koup')).terms).toEqual(['větrák do koupelny'])
      expect((await search('ohebná ven')).terms).toEqual([])
      expect((await search('ventilátor')).terms).toEqual([])
    })

    it('finds pages by topic, and articles by some words when none contains all', async () => {
      expect((await search('reklamace')).pages.entities).toEqual([
        { path: '/stranka/reklamacni-rad', title: 'Reklamační řád' },
      ])
      expect((await search('koupelnový tichý')).articles.total).toBeGreaterThan(0)
      expect((await search('koupelnový xqzwv')).articles.total).toBeGreaterThan(0)
    })

    it.each(['vetrak 100 mm', 'ventilátor 100mm', 'ventilator pr. 100', 'ventilátor ø100', 'vetrak 10 cm'])(
      '%s finds fans for a pipe of that size',
      async (query) => {
        const { products } = await search(query, 10)
        expect(products.entities.length).toBeGreaterThan(3)
        const ids = (products.entities as Found[]).map(({ id }) => id).join(',')
        const details = (await the().request('GET', `/cms/catalog/product?ids=${ids}`)).body.data
        for (const product of details) {
          const diameter = product.parameters.find((one: { code: string }) => one.code === 'diameter')
          expect([product.name, diameter?.values ?? []]).toEqual([
            expect.stringMatching(/ventilátor/i),
            expect.arrayContaining([100]),
          ])
        }
      },
    )

    it.each([
      ['filtr F7', /\bF7\b/],
      ['filtr f9', /\bF9\b/],
      ['deskový filtr G4', /^Deskový filtr .*\bG4\b/],
    ])('B5.02 %s finds the filters of that class, although the class has two characters', async (query, fits) => {
      const found = await names(query, 3)
      expect(found.length).toBeGreaterThan(0)
      for (const name of found) expect(name).toMatch(fits)
    })

    it('matches a number with a unit against parameters', async () => {
      const { products } = await search('ventilátor 30 dB', 5)
      const ids = (products.entities as Found[]).map(({ id }) => id).join(',')
      const details = (await the().request('GET', `/cms/catalog/product?ids=${ids}`)).body.data
      expect(details.length).toBeGreaterThan(0)
      for (const product of details)
        expect(product.parameters.find((one: { code: string }) => one.code === 'noise').values).toContain(30)
    })

    it('a catalogue code, a part of it and an EAN find their product first, with and without separators', async () => {
      const variants = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.product_id', 'variants.catalog_code', 'variants.ean'])
        .where('products.visible_to', 'is', null)
        .orderBy('variants.id')
        .limit(400)
        .execute()
      for (const { product_id, catalog_code, ean } of variants.filter((_, at) => at % 40 === 0)) {
        const [brand = '', family = ''] = catalog_code.split('-')
        const written = [
          catalog_code,
          catalog_code.toLowerCase(),
          catalog_code.replaceAll('-', ''),
          catalog_code.replaceAll('-', ' '),
          catalog_code.slice(brand.length + 1),
          `${brand}-${family}`,
          ean ?? '',
          (ean ?? '').replace(/(.{7})/, '$1 '),
        ]
        for (const query of written) {
          const [first] = (await search(query, 1)).products.entities as Found[]
          expect([query, first?.id]).toEqual([query, product_id])
        }
      }
    })

    it('every product is found by its name without accents, first among those with the same name', async () => {
      const rows = await the()
        .database.q.selectFrom('products')
        .select(['id', 'name'])
        .where('visible_to', 'is', null)
        .orderBy('id')
        .execute()
      for (const { id, name } of rows.filter((_, at) => at % 25 === 0)) {
        const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
        const { products } = await search(plain, 10)
        expect([plain, (products.entities as Found[]).map((one) => one.id)]).toEqual([
          plain,
          expect.arrayContaining([id]),
        ])
      }
    })

    it('every category and every brand leads to its own goods', async () => {
      const categories = await the()
        .database.q.selectFrom('categories')
        .select(['title', 'path'])
        .where('visible_to', 'is', null)
        .execute()
      for (const { title, path } of categories) {
        const { products, menuItems } = await search(title, 10)
        expect([title, products.entities[0]?.categoryPath.startsWith(path)]).toEqual([title, true])
        expect(menuItems.entities.map((item: { path: string }) => item.path)).toContain(`/${path}`)
      }
      const brands = await the().database.q.selectFrom('brands').select('title').execute()
      for (const { title } of brands) {
        const { products } = await search(title, 1)
        expect([title, products.entities[0]?.brand]).toEqual([title, title])
      }
    })

    it('returns the total independent of the limit, and no duplicates', async () => {
      const all = await search('koleno', 50)
      expect(all.products.total).toBe(all.products.entities.length)
      expect(new Set(all.products.entities.map((one: Found) => one.id)).size).toBe(all.products.total)
      expect((await search('koleno', 3)).products).toEqual({
        entities: all.products.entities.slice(0, 3),
        total: all.products.total,
      })
    })

    it('matches all words; falls back to some words when nothing matches all', async () => {
      const both = await search('stropni ventilator nordair', 2)
      for (const { name } of both.products.entities as Found[]) expect(name).toMatch(/Stropní ventilátor.*Nordair/)
      const some = await names('stropni ventilator kytara', 3)
      for (const name of some) expect(name).toMatch(/Stropní ventilátor/)
    })

    it('caps results that match only a very common word, including categories', async () => {
      expect((await search('ventilátor')).products.total).toBeGreaterThan(100)
      const { products, menuItems, virtual_categories: virtual } = await search('ventilátor kytara')
      expect(products.total).toBe(40)
      expect([menuItems.total, virtual.total]).toEqual([3, 3])
      const { menuItems: bathroom, virtual_categories: quiet } = await search('koupelnový tichý')
      expect(bathroom.entities[0].title).toBe('Koupelnové ventilátory')
      expect(quiet.entities.map((one: { title: string }) => one.title)).toContain('Tiché ventilátory')
    })

    it.each(['', 'a', 'ab', ' k ', 'a b c d', '?!', '%%%', "'; --"])('“%s” finds nothing', async (query) => {
      const response = await search(query)
      expect(response.products).toEqual({ entities: [], total: 0 })
      expect(response.menuItems.total).toBe(0)
    })

    it('B3.45 returns products, menu entries, virtual categories, articles and questions, each with a total', async () => {
      const brand = await search('Větrník')
      expect(brand.virtual_categories.entities).toContainEqual({ slug: 'znacky/vetrnik', title: expect.any(String) })
      const diameter = await search('jaký průměr ventilátoru', 2)
      expect(diameter.faq_questions.entities[0]).toMatchObject({ title: 'Jaký průměr ventilátoru potřebuji?' })
      const { articles } = await search('ventilátor')
      expect(articles.total).toBeGreaterThan(0)
      expect(articles.entities[0]).toMatchObject({ slug: expect.any(String), perex: expect.any(String) })
      const { menuItems } = await search('koupelnove ventilatory', 1)
      expect(menuItems.entities).toHaveLength(1)
      expect(menuItems.total).toBeGreaterThan(1)
      expect(menuItems.entities[0].path).toBe('/koupelnove-ventilatory')
    })

    it('goods of a group are found by its members only', async () => {
      const hidden = await the()
        .database.q.selectFrom('products')
        .innerJoin('variants', 'variants.id', 'products.default_variant_id')
        .select(['products.id', 'variants.catalog_code', 'products.name'])
        .where('visible_to', '=', 'firmy')
        .orderBy('products.id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const url = `/cms/search?q=${encodeURIComponent(hidden.name)}&limit=50`
      const ids = (response: { body: { products: { entities: Found[] } } }) =>
        response.body.products.entities.map(({ id }) => id)
      expect(ids(await the().request('GET', url))).not.toContain(hidden.id)
      expect(ids({ body: await search(hidden.catalog_code) })).not.toContain(hidden.id)
      const bearer = await signIn(the().request, 'firma@vanek.test')
      expect(ids(await the().request('GET', url, undefined, { bearer }))).toContain(hidden.id)
    })

    it('the search service finds products and menu entries by colloquial names', async () => {
      const request = (query: string, limit?: number) =>
        the().request('POST', '/services/search/query', { query, ...(limit === undefined ? {} : { limit }) })
      const { status, body } = await request('větrák do koupelny', 5)
      expect([status, body.productIds.length]).toEqual([200, 5])
      const { menuItems } = await search('koupelnové ventilátory', 50)
      expect(body.menuItems).toContain(menuItems.entities[0].id)
      expect((await request('x')).body).toEqual({ productIds: [], menuItems: [] })
    })
  })
}

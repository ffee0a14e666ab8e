import { describe, expect, it } from 'vitest'
import { guestCart, setStock, signIn } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

/** Editorial content of listings, and the names of parameters and their values. */
export function listingContentSuite(the: () => World): void {
  const request = async (query: string, variables: object = {}, options: RequestOptions = {}) => {
    const { body } = await the().request('POST', '/cms/graphql', { query, variables }, options)
    expect(body.errors).toBeUndefined()
    return body.data
  }
  const category = async (slugs: string, options: RequestOptions = {}) => {
    const { body } = await the().request(
      'GET',
      `/cms/catalog/category?checkPermissions=true&slugs=${slugs}`,
      undefined,
      options,
    )
    return body.data
  }

  const list = async (scope: object) => {
    const text = encodeURIComponent(JSON.stringify(scope))
    return (await the().request('GET', `/cms/api/catalog/v2/state?scope=${text}`)).body
  }

  describe('editorial content of listings', () => {
    it('B7.13 B3.26 B3.27 returns categories by slug or id in the requested order, with content and filter settings', async () => {
      const path = 'koupelnove-ventilatory/klasicke-koupelnove-ventilatory'
      const [leaf, top] = await category(`${path},koupelnove-ventilatory,neni-tu`)
      expect([leaf.path, top.path]).toEqual([path, 'koupelnove-ventilatory'])
      expect(
        (await the().request('GET', `/cms/catalog/category?ids=${top.store_id},${leaf.store_id}`)).body.data,
      ).toEqual([top, leaf])
      expect(leaf.description).toMatch(/\S/)
      expect(leaf.text_below_products).toMatch(/\S/)
      expect(leaf.parents.map((one: { path: string }) => one.path)).toEqual(['koupelnove-ventilatory'])
      expect(top.children.map((one: { path: string }) => one.path)).toContain(path)
      expect(leaf.page_meta).toMatchObject({ slug: path, share_image: { path: expect.any(String) } })
      const { parameters } = leaf.catalog_settings
      expect(parameters[0]).toEqual({ entityId: 4, importantFilter: true, closedFilter: false })
      expect(parameters.some((one: { closedFilter: boolean }) => one.closedFilter)).toBe(true)
      const sum = top.children.reduce((count: number, one: { productCount: number }) => count + one.productCount, 0)
      expect(top.productCount).toBe(sum)
    })

    it('B7.23 B3.28 B3.29 B3.30 B3.31 returns FAQ, banners and articles of a category, for everybody or for a group', async () => {
      const query = `query ($id: Int!) { category(store_id: $id) { _id faq_questions { title content }
        small_banners { title description weight customer_group_enabled link main_image { path } }
        banner_catalog { title url position time_limited time_limit_start time_limit_end customer_group_enabled image { path alt } }
        category_video { title video_url } related_articles { slug title perex } } }`
      const of = async (slug: string, options: RequestOptions = {}) => {
        const [row] = await category(slug)
        return (await request(query, { id: row.store_id }, options)).category
      }
      const bathroom = await of('koupelnove-ventilatory')
      expect(bathroom.faq_questions.length).toBeGreaterThan(1)
      expect(bathroom.small_banners.map(({ weight }: { weight: number }) => weight)).toEqual([100, 90])
      expect(bathroom.banner_catalog[0]).toMatchObject({
        position: 5,
        time_limited: false,
        image: { path: expect.any(String) },
      })
      expect(bathroom.related_articles.length).toBeGreaterThan(0)
      expect(bathroom.category_video).toBeNull()
      const [banner] = (await of('domaci-ventilatory')).banner_catalog
      expect(banner).toMatchObject({ time_limited: true, time_limit_end: '2027-02-28T23:59:59+01:00' })
      const bearer = await signIn(the().request, 'firma@vanek.test')
      const ducts = [await of('potrubni-ventilatory'), await of('potrubni-ventilatory', { bearer })]
      expect(ducts.map((one) => one.banner_catalog.length)).toEqual([0, 1])
      expect((await request('{ category(store_id: 4711) { _id } }')).category).toBeNull()
    })

    it('B3.30 hides a time-limited banner when its time is over', async () => {
      const [{ store_id }] = await category('domaci-ventilatory')
      const count = async () =>
        (await request('query ($id: Int!) { category(store_id: $id) { banner_catalog { title } } }', { id: store_id }))
          .category.banner_catalog.length
      const before = await count()
      the().clock.shift(120 * 24 * 3600 * 1000)
      const after = await count()
      the().clock.shift(0)
      expect([before, after]).toEqual([1, 0])
    })

    it('B7.24 B3.32 returns a virtual category with all its conditions', async () => {
      const query = `query ($slug: String!) { virtualCategory(slug: $slug) { title description sliced_tags sliced_brands sliced_categories
        parameters { entityId values } price_range { price_from price_to currency_code } canonical_slugs { locale slug }
        meta_noindex meta_nofollow catalog_settings { parameters { entityId importantFilter closedFilter } } brand { id title link } } }`
      const of = async (slug: string) => (await request(query, { slug })).virtualCategory
      expect(await of('ventilatory-do-1000-kc')).toMatchObject({
        price_range: { price_from: null, price_to: 1000, currency_code: 'CZK' },
        meta_noindex: false,
      })
      expect(await of('ventilatory-100-mm')).toMatchObject({
        parameters: [{ entityId: 4, values: [100] }],
        sliced_categories: [1, 5],
      })
      expect(await of('vyprodej/filtry')).toMatchObject({
        sliced_tags: ['sale'],
        meta_noindex: true,
        meta_nofollow: true,
        canonical_slugs: [{ locale: 'cs', slug: 'vyprodej' }],
      })
      expect(await of('znacky/vetrnik')).toMatchObject({
        sliced_brands: [1],
        brand: { id: 1, title: 'Větrník', link: '/znacky/vetrnik' },
      })
      expect(await of('neni')).toBeNull()
    })

    it('B7.25 returns the content of a filtered listing only for exactly its filters', async () => {
      const inCategory = (parameters: number[], values: string[]) =>
        request(
          'query ($p: [Int!]!, $v: [String!]!) { filteredCategory(store_id: 1, parameters: $p, values: $v) { title description page_meta { seo_title } } }',
          { p: parameters, v: values },
        )
      expect((await inCategory([4], ['100'])).filteredCategory).toMatchObject({
        title: 'Koupelnové ventilátory 100 mm',
        page_meta: { seo_title: 'Koupelnové ventilátory 100 mm | Vánek' },
      })
      expect((await inCategory([41, 4], ['1', '100'])).filteredCategory.title).toBe(
        'Koupelnové ventilátory 100 mm s doběhem',
      )
      expect((await inCategory([4], ['100', '125'])).filteredCategory).toBeNull()
      expect((await inCategory([5], ['100'])).filteredCategory).toBeNull()
      const quiet = '{ filteredVirtualCategory(slug: "tiche-ventilatory", parameters: [4], values: ["100"]) { title } }'
      expect((await request(quiet)).filteredVirtualCategory.title).toBe('Tiché ventilátory na potrubí 100 mm')
    })

    it('B7.23 B7.24 B7.25 returns all editorial content of the listing at a path in one response', async () => {
      const around = '_id faq_questions { title } banner_catalog { title } related_articles { slug }'
      const cut = '_id title page_meta { seo_title }'
      const own = 'title page_meta { slug seo_title }'
      const at = async (path: string, values: readonly string[] = ['100'], options: RequestOptions = {}) => {
        const query = `query ($path: String!, $values: [String!]!) { listingContent(path: $path) {
          category { ${around} } virtualCategory { ${cut} } filtered(parameters: [4], values: $values) { ${own} } } }`
        return (await request(query, { path, values }, options)).listingContent
      }
      const parts = async (query: string, options: RequestOptions = {}) =>
        Object.values(await request(query, {}, options))
      const words = '(store_id: 1, parameters: [4], values: ["100"])'
      const [category, filtered] = await parts(
        `{ category(store_id: 1) { ${around} } filteredCategory${words} { ${own} } }`,
      )
      expect(filtered).toMatchObject({ title: 'Koupelnové ventilátory 100 mm' })
      expect(await at('koupelnove-ventilatory')).toEqual({ category, virtualCategory: null, filtered })
      expect(await at('koupelnove-ventilatory', ['100', '125'])).toEqual({
        category,
        virtualCategory: null,
        filtered: null,
      })
      const slug = '(slug: "tiche-ventilatory")'
      const [virtualCategory, ownWords] = await parts(
        `{ virtualCategory${slug} { ${cut} } filteredVirtualCategory(slug: "tiche-ventilatory", parameters: [4], values: ["100"]) { ${own} } }`,
      )
      expect(ownWords).toMatchObject({ title: 'Tiché ventilátory na potrubí 100 mm' })
      expect(await at('tiche-ventilatory')).toEqual({ category: null, virtualCategory, filtered: ownWords })
      expect(await at('neni')).toBeNull()
      const bearer = await signIn(the().request, 'firma@vanek.test')
      const banners = [await at('potrubni-ventilatory'), await at('potrubni-ventilatory', [], { bearer })]
      expect(banners.map((one) => one.category.banner_catalog.length)).toEqual([0, 1])
    })

    it('B2.24 B7.13 B7.17 resolves a path to a category, which is included, or to a virtual category, or to 404', async () => {
      const path = 'koupelnove-ventilatory'
      const parameters = [{ entityId: 4, values: [100] }]
      const [category] = (await the().request('GET', `/cms/catalog/category?slugs=${path}`)).body.data
      expect(await list({ path, parameters })).toEqual({ ...(await list({ category: path, parameters })), category })
      const virtualCategory = 'znacky/vetrnik'
      expect(await list({ path: virtualCategory })).toEqual({ ...(await list({ virtualCategory })), category: null })
      const status = async (scope: object) => {
        const text = encodeURIComponent(JSON.stringify(scope))
        return (await the().request('GET', `/cms/api/catalog/v2/state?scope=${text}`)).status
      }
      const others = [{ category: path }, { virtualCategory }, { query: 'x' }, { ids: [1] }]
      expect(await Promise.all([{ path: 'neni' }, ...others.map((one) => ({ path, ...one }))].map(status))).toEqual([
        404, 422, 422, 422, 422,
      ])
    })

    it('B9.14 returns bestsellers on request, independent of filters', async () => {
      for (const source of [{ category: 'koupelnove-ventilatory' }, { path: 'znacky/vetrnik' }]) {
        const { products } = await list({ ...source, sort: 'bestselling', perPage: 3 })
        const { bestsellers } = await list({ ...source, parameters: [{ entityId: 4, values: [150] }], bestsellers: 3 })
        expect(bestsellers).toEqual(products)
        expect(bestsellers).toHaveLength(3)
      }
      expect(await list({ category: 'koupelnove-ventilatory' })).not.toHaveProperty('bestsellers')
    })

    it('B7.20 B3.21 returns brands in Czech order or as requested, each with the page it links to', async () => {
      const { brands } = await request(
        '{ brands { _id id title image { path } link linked_virtual_category product_count } }',
      )
      expect(brands).toHaveLength(18)
      const titles = brands.map(({ title }: { title: string }) => title)
      expect(titles).toEqual([...titles].sort(new Intl.Collator('cs').compare))
      for (const brand of brands) {
        const scope = JSON.stringify({ virtualCategory: brand.linked_virtual_category })
        const { body } = await the().request('GET', `/cms/api/catalog/v2/state?scope=${encodeURIComponent(scope)}`)
        expect([brand.title, body.pagination.total]).toEqual([brand.title, brand.product_count])
        expect(brand.product_count).toBeGreaterThan(3)
      }
      const some = await request('{ brands(_ids: ["brand-18", "brand-1", "brand-99"]) { title } }')
      expect(some.brands).toEqual([{ title: 'Kolovrat' }, { title: 'Větrník' }])
    })

    it('B7.21 B7.38 B3.22 B3.23 B3.24 returns all entities that a product refers to, in the requested order', async () => {
      const ids = Array.from({ length: 12 }, (_, at) => 1001 + at * 7).join()
      const { body } = await the().request('GET', `/cms/catalog/product?checkPermissions=true&ids=${ids}`)
      const refs = body.data.flatMap(
        (product: { parameters: { entityId: number; type: string; valueEntities: string[] }[] }) => product.parameters,
      )
      const entities = (type: string): string[] => [
        ...new Set<string>(
          refs
            .filter((one: { type: string }) => one.type === type)
            .flatMap((one: { valueEntities: string[] }) => one.valueEntities),
        ),
      ]
      const variables = {
        ids: [...new Set(refs.map((one: { entityId: number }) => one.entityId))],
        values: entities('enum'),
        colours: entities('colour'),
        brands: entities('brand'),
      }
      const data = await request(
        `query ($ids: [Int!]!, $values: [ID!]!, $colours: [ID!]!, $brands: [ID!]!) {
          parameters(ids: $ids) { id title parameter_type parameter_unit link_to_virtual_category description parameter_hide_product_detail }
          parameterValues(_ids: $values) { _id title short_description long_description link_url image { path } hide_product_detail }
          colours(_ids: $colours) { _id color_hex parameter_value_image { path } } brands(_ids: $brands) { _id title } }`,
        variables,
      )
      const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id)
      expect(data.parameters.map(({ id }: { id: number }) => id)).toEqual(variables.ids)
      expect(idsOf(data.parameterValues)).toEqual(variables.values)
      expect(idsOf(data.colours)).toEqual(variables.colours)
      expect(idsOf(data.brands)).toEqual(variables.brands)
      for (const { color_hex } of data.colours) expect(color_hex).toMatch(/^#[0-9a-f]{6}$/)
      expect(data.parameters.find(({ id }: { id: number }) => id === 4)).toMatchObject({
        title: 'Průměr',
        parameter_type: 'number',
        parameter_unit: 'mm',
        parameter_hide_product_detail: false,
      })
      expect(data.parameters.some((one: { parameter_type: string }) => one.parameter_type === 'brand')).toBe(true)
      expect(
        data.parameterValues.some((one: { short_description: string | null }) => one.short_description !== null),
      ).toBe(true)
      expect(data.parameterValues.some((one: { hide_product_detail: boolean }) => one.hide_product_detail)).toBe(true)
    })

    it('B3.33 home page content has categories, virtual categories and links', async () => {
      const { topCategories } =
        await request(`{ topCategories { title top_category_item_type top_category_image { path alt }
        top_categories { title path } top_virtual_categories { slug title } links { title link_type custom_link category_link virtual_category_link } } }`)
      expect(topCategories.top_category_item_type).toBe('category')
      expect(topCategories.top_categories).toHaveLength(8)
      expect(topCategories.top_virtual_categories[0]).toEqual({ slug: 'tiche-ventilatory', title: 'Tiché ventilátory' })
      expect(topCategories.links[0]).toMatchObject({ link_type: 'custom', custom_link: '/znacky' })
    })

    it('B3.15 a discount is calculated from the lowest price of thirty days, and is absent when that is not higher', async () => {
      const rows = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.default_variant_id', 'variants.id')
        .select(['products.id', 'variants.price', 'variants.original_price', 'variants.lowest_price'])
        .where('lowest_price', 'is not', null)
        .where('products.visible_to', 'is', null)
        // other suites raise prices
        .whereRef('variants.price', '<=', 'variants.original_price')
        .orderBy('products.id')
        .limit(40)
        .execute()
      const { body } = await the().request('GET', `/cms/catalog/product?ids=${rows.map(({ id }) => id).join()}`)
      for (const { id, price, lowest_price, original_price } of rows) {
        const { prices } = body.data.find((one: { id: number }) => one.id === id)
        const percent = Math.round((((lowest_price ?? 0) - price) * 100) / (lowest_price ?? 1))
        expect(prices).toMatchObject({
          percentageDiscount: percent,
          inDiscount: percent > 0,
          lowestUnitWithTax: (lowest_price ?? 0) / 100,
          unitOriginalWithTax: original_price / 100,
        })
      }
    })

    it('B3.15 the product and the cart apply quantity prices', async () => {
      const variants = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.default_variant_id', 'variants.id')
        .select(['variants.id', 'products.id as product', 'quantity_prices'])
        .where('saleable', '=', true)
        .where('amount_max', '>', 20)
        .execute()
      const one = variants.find(({ quantity_prices }) => quantity_prices.length > 0)!
      await setStock(the().database, one.id, 30)
      const { body } = await the().request('GET', `/cms/catalog/product?ids=${one.product}`)
      const [first] = body.data[0].prices.quantityPrices
      expect(first).toMatchObject({ amount: 5, unitWithTax: one.quantity_prices[0]!.price / 100 })
      const cart = await guestCart(the().request, one.id, 5)
      const { items } = (await the().request('GET', '/store/api/v1/cart', undefined, { cart })).body
      expect(items[0].prices.unitWithTax).toBe(first.unitWithTax)
    })
  })
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/paths.ts'
import { codesOf, sample, setStock, signIn } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'

/** Data of a product page: the product, fresh stock, reviews, comments and watchers. */
export function productSuite(the: () => World): void {
  const product = async (query: string, options = {}) =>
    (await the().request('GET', `/cms/catalog/product?${query}`, undefined, options)).body.data[0]

  describe('product', () => {
    it('B7.14 B7.15 is the same by slug, id, code and EAN', async () => {
      const { productId } = await sample(the(), 9, 30)
      const byId = await product(`ids=${productId}`)
      const [variant] = byId.variants
      for (const query of [
        `slugs=${byId.slug}`,
        `variantCodes=${variant.catalogCode}`,
        `codes=${variant.catalogCode}`,
        `variantEans=${variant.ean}`,
        `eans=${variant.ean}`,
      ])
        expect((await product(`checkPermissions=true&${query}`)).id).toBe(productId)
    })

    it('B3.07 B3.08 B3.09 B3.12 B3.14 has names, prices and delivery', async () => {
      const { productId, price } = await sample(the(), 9, 30)
      const one = await product(`ids=${productId}`)
      expect(one).toMatchObject({
        id: productId,
        name: expect.any(String),
        categoryFullname: expect.stringContaining(one.categoryName),
        catalogCode: one.variants[0].catalogCode,
        visibility: { saleable: expect.any(Boolean) },
        hasVariants: one.variants.length > 1,
        defaultVariantId: one.variants[0].id,
        prices: { unitWithTax: price / 100, currencyCode: 'CZK' },
        availability: { isAvailable: true, availabilityCode: 'in_stock', stock: 9, checkStock: true, delayDays: 0 },
      })
      expect(one.variants[0]).toMatchObject({
        unit: expect.any(String),
        warehouses: [{ id: 1, stock: 9, virtual: false }],
      })
      expect(one.product_box_hover_image === null || one.product_box_hover_image.fileKey !== '').toBe(true)
    })

    it('B3.08 B3.15 has accessories, the previous price and quantity prices', async () => {
      const { q } = the().database
      const any = (condition: ReturnType<typeof sql<boolean>>) =>
        q
          .selectFrom('products')
          .innerJoin('variants', 'variants.id', 'products.default_variant_id')
          .selectAll('variants')
          .select(['products.doc as product_doc', 'products.free_shipping', 'products.saleable'])
          .where('visible_to', 'is', null)
          .where(condition)
          .limit(1)
          .executeTakeFirstOrThrow()
      const withGift = await any(sql<boolean>`jsonb_array_length(products.doc -> 'giftIds') > 0`)
      const { gifts, alternatives } = await product(`ids=${withGift.product_id}`)
      expect(gifts.map(({ id }: { id: number }) => id)).toEqual(withGift.product_doc.giftIds)
      expect(gifts[0].availability.isAvailable).toEqual(expect.any(Boolean))
      expect(alternatives).toEqual(withGift.product_doc.alternativeIds)
      const nPlusOne = await any(sql<boolean>`products.doc ->> 'nPlusOne' is not null`)
      const name = nPlusOne.product_doc.nPlusOne
      expect((await product(`ids=${nPlusOne.product_id}`)).discounts).toEqual([
        { isNPlusOne: true, active: true, name },
      ])
      const free = await any(sql<boolean>`free_shipping`)
      expect((await product(`ids=${free.product_id}`)).freeShippers.length).toBeGreaterThan(0)
      const unsaleable = await any(sql<boolean>`not saleable`)
      expect((await product(`ids=${unsaleable.product_id}`)).visibility).toEqual({ saleable: false })

      const reduced = await any(sql<boolean>`variants.original_price > variants.price`)
      expect((await product(`ids=${reduced.product_id}`)).prices).toMatchObject({
        unitWithTax: reduced.price / 100,
        unitOriginalWithTax: reduced.original_price / 100,
        lowestUnitWithTax: reduced.lowest_price === null ? null : reduced.lowest_price / 100,
        lowestUnitWithoutTax: reduced.lowest_price === null ? null : Math.round(reduced.lowest_price / 1.21) / 100,
      })
      const byAmount = await any(sql<boolean>`jsonb_array_length(variants.quantity_prices) > 0`)
      const { quantityPrices } = (await product(`ids=${byAmount.product_id}`)).prices
      expect(
        quantityPrices.map(({ amount, unitWithTax }: { amount: number; unitWithTax: number }) => [amount, unitWithTax]),
      ).toEqual(byAmount.quantity_prices.map(({ amount, price }) => [amount, price / 100]))
    })

    it('B3.10 has a rating from 0 to 100, or null without reviews', async () => {
      const { body } = await the().request('GET', '/cms/catalog/product?random=50')
      const wrong = body.data.filter(({ rating, reviewCount }: { rating: number | null; reviewCount: number }) =>
        reviewCount === 0 ? rating !== null : rating === null || rating <= 5 || rating > 100,
      )
      expect(wrong).toEqual([])
    })

    it('B3.11 has parameter ids; values of brands are brands, and values of colours are colours', async () => {
      const { productId } = await sample(the(), 9, 30)
      const one = await product(`ids=${productId}`)
      const of = (code: string) => one.parameters.find((parameter: { code: string }) => parameter.code === code)
      expect(of('brand')).toMatchObject({ type: 'brand', values: [], valueEntities: [`brand-${one.brand.id}`] })
      expect(of('colour').valueEntities[0]).toMatch(/^colour-\d+$/)
      for (const { type, values, valueEntities } of one.parameters)
        expect(type === 'number' || type === 'boolean' ? values.length : valueEntities.length).toBeGreaterThan(0)
    })

    it('B3.09 a sold-out variant may have the date of its next arrival', async () => {
      const row = await the()
        .database.q.selectFrom('products')
        .select('id')
        .where(sql<boolean>`jsonb_array_length(doc -> 'arrivals') > 0`)
        .limit(1)
        .executeTakeFirstOrThrow()
      const one = await product(`ids=${row.id}`)
      expect(one.date_of_storage[0]).toEqual({
        date_of_storage: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        amount: expect.any(Number),
      })
    })

    it('C6.12 goods of a customer group are rejected for others', async () => {
      const { slug, id } = await the()
        .database.q.selectFrom('products')
        .select(['slug', 'id'])
        .where('visible_to', '=', 'firmy')
        .limit(1)
        .executeTakeFirstOrThrow()
      const url = `/cms/catalog/product?checkPermissions=true&slugs=${slug}`
      const refused = await the().request('GET', url)
      expect([refused.status, codesOf(refused.body)]).toEqual([403, ['forbidden']])
      expect((await the().request('GET', `/cms/catalog/product?slugs=${slug}`)).body.data).toEqual([])
      expect((await the().request('GET', `${API}/products/${id}`)).status).toBe(403)
      const bearer = await signIn(the().request, 'firma@vanek.test')
      for (const kind of ['reviews', 'comments']) {
        const path = `${API}/products/${id}/${kind}`
        expect((await the().request('GET', path)).status).toBe(404)
        expect((await the().request('GET', path, undefined, { bearer })).status).toBe(200)
      }
      const { status, body } = await the().request('GET', url, undefined, { bearer })
      expect([status, body.data[0].slug]).toEqual([200, slug])
      const segment = await the().request('GET', url, undefined, { headers: { 'x-user-groups': 'firmy' } })
      expect(segment.body.data[0].slug).toBe(slug)
      const add = await the().request('POST', `${API}/cart/items`, { id: body.data[0].defaultVariantId, amount: 1 })
      expect(codesOf(add.body)).toEqual(['not_saleable'])
      expect(add.body.errors[0].title).toBe('Toto zboží není v prodeji pro každého.')
    })

    it('B3.12 shows a company the regular price next to its own', async () => {
      const { productId, price } = await sample(the(), 9, 30)
      expect((await product(`ids=${productId}`)).variants[0].defaultPrices).toBeNull()
      const bearer = await signIn(the().request, 'firma@vanek.test')
      const one = await product(`ids=${productId}`, { bearer })
      expect(one.variants[0].defaultPrices.unitWithTax).toBe(price / 100)
      expect(one.variants[0].prices.unitWithTax).toBeLessThan(price / 100)
    })
  })

  describe('files', () => {
    it('B7.55 include a PDF data sheet of every product', async () => {
      const { productId } = await sample(the(), 9, 30)
      const { files } = await product(`ids=${productId}`)
      const sheet = files.find((file: { source: string }) => file.source === 'content')
      const response = await the().app.inject({ method: 'GET', url: `/cms/upload/${sheet.path}` })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const part = await the().app.inject({
        method: 'GET',
        url: `/cms/upload/${sheet.path}`,
        headers: { range: 'bytes=5-8' },
      })
      expect(part.statusCode).toBe(206)
      expect(part.rawPayload).toEqual(response.rawPayload.subarray(5, 9))
      expect(part.headers['content-range']).toBe(`bytes 5-8/${response.rawPayload.length}`)
      expect((await the().request('GET', '/cms/upload/products/neni.pdf')).status).toBe(404)
      expect((await the().request('GET', '/cms/upload/../package.json')).status).toBe(404)
    })

    it('B7.55 B3.31 include a video of a category and its goods, with range requests', async () => {
      const { product_id } = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .innerJoin('categories', 'categories.id', 'products.category_id')
        .select('product_id')
        .where('categories.slug', '=', 'stolni-ventilatory')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { videos } = await product(`ids=${product_id}`)
      const { id } = await the()
        .database.q.selectFrom('categories')
        .select('id')
        .where('slug', '=', 'domaci-ventilatory')
        .executeTakeFirstOrThrow()
      const query = `{ category(store_id: ${id}) { category_video { title video_url } } }`
      const { category } = (await the().request('POST', '/cms/graphql', { query })).body.data
      expect(category.category_video).toEqual({ title: videos[0].title, video_url: videos[0].video_url })
      const url = `/cms/upload/${videos[0].video_url}`
      const full = await the().app.inject({ method: 'GET', url })
      expect([full.statusCode, full.headers['content-type']]).toEqual([200, 'video/webm'])
      const part = await the().app.inject({ method: 'GET', url, headers: { range: 'bytes=1000-' } })
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, full.rawPayload.length - 1000])
      const beyond = await the().app.inject({ method: 'GET', url, headers: { range: 'bytes=99999999-' } })
      expect(beyond.statusCode).toBe(416)
    })

    it('a 3D model is sent as brotli to clients that accept it, and decompressed to others', async () => {
      const [model = ''] = readdirSync(join(packageRoot(), 'sandbox/assets/models'))
      const url = `/cms/upload/models/${model.replace(/\.br$/, '')}`
      const request = (headers: Record<string, string>) => the().app.inject({ method: 'GET', url, headers })
      const small = await request({ 'accept-encoding': 'gzip, br' })
      const full = await request({})
      expect([small.headers['content-encoding'], full.headers['content-encoding']]).toEqual(['br', undefined])
      expect([small.headers.vary, full.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
      expect(full.rawPayload.subarray(0, 4).toString()).toBe('glTF')
      expect(brotliDecompressSync(small.rawPayload)).toEqual(full.rawPayload)
      const part = await request({ 'accept-encoding': 'br', range: 'bytes=0-3' })
      expect([part.statusCode, part.body]).toEqual([206, 'glTF'])
      expect((await the().request('GET', '/cms/upload/models/none.glb')).status).toBe(404)
    })

    it('B7.56 the original picture can be downloaded', async () => {
      const row = await the()
        .database.q.selectFrom('products')
        .select('id')
        .where(sql<boolean>`jsonb_array_length(doc -> 'images') > 0`)
        .limit(1)
        .executeTakeFirstOrThrow()
      const { files } = await product(`ids=${row.id}`)
      const picture = files.find((file: { source: string }) => file.source === 'shop')
      const response = await the().app.inject({ method: 'GET', url: `/store/image/download/${picture.path}` })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
      expect((await the().request('GET', '/store/image/download/products/neni.webp')).status).toBe(404)
    })
  })

  describe('fresh product', () => {
    it('C7.57 returns current stock and prices, and the requested includes', async () => {
      const { id, productId, price } = await sample(the(), 4, 31)
      const plain = await the().request('GET', `${API}/products/${productId}`)
      expect(plain.body.data).toMatchObject({
        id: productId,
        availability: { stock: 4 },
        prices: { unitWithTax: price / 100 },
      })
      const more = ['tags', 'variants', 'alternatives']
      const includedIn = (data: object) => more.filter((name) => name in data)
      expect(includedIn(plain.body.data)).toEqual([])
      for (const name of more) {
        const { body } = await the().request('GET', `${API}/products/${productId}?include=${name}`)
        expect(includedIn(body.data)).toEqual([name])
      }
      await setStock(the().database, id, 0)
      const { body } = await the().request(
        'GET',
        `${API}/products/${productId}?include=tags,variants,alternatives&configuration%5BonlyAvailable%5D=1`,
      )
      expect(body.data.availability).toMatchObject({ isAvailable: false, availability: { text: 'Není skladem' } })
      expect(body.data.variants.map((variant: { id: number }) => variant.id)).not.toContain(id)
      expect(body.data.alternatives.length).toBeGreaterThan(0)
      expect((await the().request('GET', `${API}/products/1`)).status).toBe(404)
      const tagged = await the()
        .database.q.selectFrom('products')
        .select(['id', 'doc'])
        .where(sql<boolean>`jsonb_array_length(doc -> 'tags') > 0`)
        .where('visible_to', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const { tags } = (await the().request('GET', `${API}/products/${tagged.id}?include=tags`)).body.data
      expect(tags).toEqual(tagged.doc.tags.map(({ code, text }) => ({ code, text })))
    })
  })
}

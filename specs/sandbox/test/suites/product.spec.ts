import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/paths.ts'
import { codesOf, sample, setStock, signIn } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'

/** What a product page asks for besides the listing: the product itself, fresh stock, reviews, comments, watchers. */
export function productSuite(the: () => World): void {
  const product = async (query: string, options = {}) =>
    (await the().ask('GET', `/cms/catalog/product?${query}`, undefined, options)).body.data[0]

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

    it('B3.07 B3.08 B3.09 B3.12 B3.14 says what it is, what it costs and how to get it', async () => {
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

    it('B3.08 B3.15 says what comes with it, what it cost before and what it costs by the dozen', async () => {
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

    it('B3.10 its rating is a number from 0 to 100, or none while nobody has rated', async () => {
      const { body } = await the().ask('GET', '/cms/catalog/product?random=50')
      const wrong = body.data.filter(({ rating, reviewCount }: { rating: number | null; reviewCount: number }) =>
        reviewCount === 0 ? rating !== null : rating === null || rating <= 5 || rating > 100,
      )
      expect(wrong).toEqual([])
    })

    it('B3.11 its parameters are ids; those of a brand are brands and those of a colour are colours', async () => {
      const { productId } = await sample(the(), 9, 30)
      const one = await product(`ids=${productId}`)
      const of = (code: string) => one.parameters.find((parameter: { code: string }) => parameter.code === code)
      expect(of('brand')).toMatchObject({ type: 'brand', values: [], valueEntities: [`brand-${one.brand.id}`] })
      expect(of('colour').valueEntities[0]).toMatch(/^colour-\d+$/)
      for (const { type, values, valueEntities } of one.parameters)
        expect(type === 'number' || type === 'boolean' ? values.length : valueEntities.length).toBeGreaterThan(0)
    })

    it('B3.09 what is sold out may be answered with the day it comes', async () => {
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

    it('C6.12 what is for one group of customers is refused to others', async () => {
      const { slug, id } = await the()
        .database.q.selectFrom('products')
        .select(['slug', 'id'])
        .where('visible_to', '=', 'firmy')
        .limit(1)
        .executeTakeFirstOrThrow()
      const url = `/cms/catalog/product?checkPermissions=true&slugs=${slug}`
      const refused = await the().ask('GET', url)
      expect([refused.status, codesOf(refused.body)]).toEqual([403, ['forbidden']])
      expect((await the().ask('GET', `/cms/catalog/product?slugs=${slug}`)).body.data).toEqual([])
      expect((await the().ask('GET', `${API}/products/${id}`)).status).toBe(403)
      const bearer = await signIn(the().ask, 'firma@vanek.test')
      for (const kind of ['reviews', 'comments']) {
        const path = `${API}/products/${id}/${kind}`
        expect((await the().ask('GET', path)).status).toBe(404)
        expect((await the().ask('GET', path, undefined, { bearer })).status).toBe(200)
      }
      const { status, body } = await the().ask('GET', url, undefined, { bearer })
      expect([status, body.data[0].slug]).toEqual([200, slug])
      const segment = await the().ask('GET', url, undefined, { headers: { 'x-user-groups': 'firmy' } })
      expect(segment.body.data[0].slug).toBe(slug)
      const add = await the().ask('POST', `${API}/cart/items`, { id: body.data[0].defaultVariantId, amount: 1 })
      expect(codesOf(add.body)).toEqual(['not_saleable'])
      expect(add.body.errors[0].title).toBe('Toto zboží není v prodeji pro každého.')
    })

    it('B3.12 a company sees what others pay beside its own price', async () => {
      const { productId, price } = await sample(the(), 9, 30)
      expect((await product(`ids=${productId}`)).variants[0].defaultPrices).toBeNull()
      const bearer = await signIn(the().ask, 'firma@vanek.test')
      const one = await product(`ids=${productId}`, { bearer })
      expect(one.variants[0].defaultPrices.unitWithTax).toBe(price / 100)
      expect(one.variants[0].prices.unitWithTax).toBeLessThan(price / 100)
    })
  })

  describe('files', () => {
    it('B7.55 every product has its data sheet as PDF', async () => {
      const { productId } = await sample(the(), 9, 30)
      const { files } = await product(`ids=${productId}`)
      const sheet = files.find((file: { source: string }) => file.source === 'content')
      const answer = await the().app.inject({ method: 'GET', url: `/cms/upload/${sheet.path}` })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const part = await the().app.inject({
        method: 'GET',
        url: `/cms/upload/${sheet.path}`,
        headers: { range: 'bytes=5-8' },
      })
      expect(part.statusCode).toBe(206)
      expect(part.rawPayload).toEqual(answer.rawPayload.subarray(5, 9))
      expect(part.headers['content-range']).toBe(`bytes 5-8/${answer.rawPayload.length}`)
      expect((await the().ask('GET', '/cms/upload/products/neni.pdf')).status).toBe(404)
      expect((await the().ask('GET', '/cms/upload/../package.json')).status).toBe(404)
    })

    it('B7.55 B3.31 a film stands on the category and its goods, and can be played from its middle', async () => {
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
      const { category } = (await the().ask('POST', '/cms/graphql', { query })).body.data
      expect(category.category_video).toEqual({ title: videos[0].title, video_url: videos[0].video_url })
      const url = `/cms/upload/${videos[0].video_url}`
      const whole = await the().app.inject({ method: 'GET', url })
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm'])
      const part = await the().app.inject({ method: 'GET', url, headers: { range: 'bytes=1000-' } })
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, whole.rawPayload.length - 1000])
      const beyond = await the().app.inject({ method: 'GET', url, headers: { range: 'bytes=99999999-' } })
      expect(beyond.statusCode).toBe(416)
    })

    it('a model is sent as it is stored to clients that take brotli, and decompressed to others', async () => {
      const [model = ''] = readdirSync(join(packageRoot(), 'sandbox/assets/models'))
      const url = `/cms/upload/models/${model.replace(/\.br$/, '')}`
      const ask = (headers: Record<string, string>) => the().app.inject({ method: 'GET', url, headers })
      const small = await ask({ 'accept-encoding': 'gzip, br' })
      const whole = await ask({})
      expect([small.headers['content-encoding'], whole.headers['content-encoding']]).toEqual(['br', undefined])
      expect([small.headers.vary, whole.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
      expect(whole.rawPayload.subarray(0, 4).toString()).toBe('glTF')
      expect(brotliDecompressSync(small.rawPayload)).toEqual(whole.rawPayload)
      const part = await ask({ 'accept-encoding': 'br', range: 'bytes=0-3' })
      expect([part.statusCode, part.body]).toEqual([206, 'glTF'])
      expect((await the().ask('GET', '/cms/upload/models/none.glb')).status).toBe(404)
    })

    it('B7.56 the picture can be downloaded from the shop as it was made', async () => {
      const row = await the()
        .database.q.selectFrom('products')
        .select('id')
        .where(sql<boolean>`jsonb_array_length(doc -> 'images') > 0`)
        .limit(1)
        .executeTakeFirstOrThrow()
      const { files } = await product(`ids=${row.id}`)
      const picture = files.find((file: { source: string }) => file.source === 'shop')
      const answer = await the().app.inject({ method: 'GET', url: `/store/image/download/${picture.path}` })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      expect((await the().ask('GET', '/store/image/download/products/neni.webp')).status).toBe(404)
    })
  })

  describe('fresh product', () => {
    it('C7.57 answers stock and prices of this moment, and what it is asked to include', async () => {
      const { id, productId, price } = await sample(the(), 4, 31)
      const plain = await the().ask('GET', `${API}/products/${productId}`)
      expect(plain.body.data).toMatchObject({
        id: productId,
        availability: { stock: 4 },
        prices: { unitWithTax: price / 100 },
      })
      const more = ['tags', 'variants', 'alternatives']
      const includedIn = (data: object) => more.filter((name) => name in data)
      expect(includedIn(plain.body.data)).toEqual([])
      for (const name of more) {
        const { body } = await the().ask('GET', `${API}/products/${productId}?include=${name}`)
        expect(includedIn(body.data)).toEqual([name])
      }
      await setStock(the().database, id, 0)
      const { body } = await the().ask(
        'GET',
        `${API}/products/${productId}?include=tags,variants,alternatives&configuration%5BonlyAvailable%5D=1`,
      )
      expect(body.data.availability).toMatchObject({ isAvailable: false, availability: { text: 'Není skladem' } })
      expect(body.data.variants.map((variant: { id: number }) => variant.id)).not.toContain(id)
      expect(body.data.alternatives.length).toBeGreaterThan(0)
      expect((await the().ask('GET', `${API}/products/1`)).status).toBe(404)
      const tagged = await the()
        .database.q.selectFrom('products')
        .select(['id', 'doc'])
        .where(sql<boolean>`jsonb_array_length(doc -> 'tags') > 0`)
        .where('visible_to', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const { tags } = (await the().ask('GET', `${API}/products/${tagged.id}?include=tags`)).body.data
      expect(tags).toEqual(tagged.doc.tags.map(({ code, text }) => ({ code, text })))
    })
  })
}

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codesOf, newKey, placement, sample, samples, setStock, signIn, stockLeft } from '../support/shopping.ts'
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

    it('B3.11 its parameters are ids; those of a brand are brands and those of a colour are colours', async () => {
      const { productId } = await sample(the(), 9, 30)
      const one = await product(`ids=${productId}`)
      const of = (code: string) => one.parameters.find((parameter: { code: string }) => parameter.code === code)
      expect(of('brand')).toMatchObject({ type: 'brand', values: [], valueEntities: [`brand-${one.brand.id}`] })
      expect(of('colour').valueEntities[0]).toMatch(/^colour-\d+$/)
      for (const { type, values, valueEntities } of one.parameters)
        expect(type === 'number' || type === 'boolean' ? values.length : valueEntities.length).toBeGreaterThan(0)
    })

    it('B3.09 what is sold out may be told with the day it comes', async () => {
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
      const { status, body } = await the().ask('GET', url, undefined, { bearer })
      expect([status, body.data[0].slug]).toEqual([200, slug])
      const segment = await the().ask('GET', url, undefined, { headers: { 'x-user-groups': 'firmy' } })
      expect(segment.body.data[0].slug).toBe(slug)
      const add = await the().ask('POST', `${API}/cart/items`, { id: body.data[0].defaultVariantId, amount: 1 })
      expect(codesOf(add.body)).toEqual(['not_saleable'])
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
      expect(Object.keys(plain.body.data)).not.toContain('variants')
      await setStock(the().database, id, 0)
      const { body } = await the().ask(
        'GET',
        `${API}/products/${productId}?include=tags,variants,alternatives&configuration%5BonlyAvailable%5D=1`,
      )
      expect(body.data.availability).toMatchObject({ isAvailable: false, availability: { text: 'Není skladem' } })
      expect(body.data.variants.map((variant: { id: number }) => variant.id)).not.toContain(id)
      expect(body.data.alternatives.length).toBeGreaterThan(0)
      expect(Array.isArray(body.data.tags)).toBe(true)
      expect((await the().ask('GET', `${API}/products/1`)).status).toBe(404)
    })
  })

  describe('reviews', () => {
    const reviewsOf = async (id: number, query = '') =>
      (await the().ask('GET', `${API}/products/${id}/reviews${query}`)).body

    it('C3.45 C7.55 come five at a time, the youngest first, and can be chosen and sorted otherwise', async () => {
      const { id } = await the()
        .database.q.selectFrom('products')
        .select('id')
        .where('review_count', '>', 8)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const first = await reviewsOf(id)
      expect(first.meta.pagination).toMatchObject({ page: 1, perPage: 5 })
      expect(first.data).toHaveLength(5)
      const times = first.data.map((one: { created: string }) => Date.parse(one.created))
      expect(times).toEqual([...times].sort((a: number, b: number) => b - a))
      const rated = await reviewsOf(id, '?sort=rating&sortDirection=asc&perPage=100&onlyWithReview=1')
      const points = rated.data.map((one: { rating: number }) => one.rating)
      expect(points).toEqual([...points].sort((a: number, b: number) => a - b))
      expect(rated.data.every((one: { text: string | null }) => one.text !== null)).toBe(true)
    })

    it('C7.54 a review is shown at once and counts in the product and in listings, once however often it is sent', async () => {
      const { productId } = await sample(the(), 9, 32)
      const before = await product(`ids=${productId}`)
      const review = { rating: 20, name: ' Olga ', text: 'Nic moc.', pros: '', cons: 'hlučný' }
      const key = newKey()
      const send = () => the().ask('POST', `${API}/products/${productId}/reviews`, review, { key })
      const { status, body } = await send()
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          rating: 20,
          name: 'Olga',
          text: 'Nic moc.',
          pros: null,
          cons: 'hlučný',
          verified: false,
        }),
      ])
      expect((await send()).headers['idempotent-replayed']).toBe('true')
      const after = await product(`ids=${productId}`)
      expect(after.reviewCount).toBe(before.reviewCount + 1)
      const listed = await reviewsOf(productId)
      expect(listed.data[0].id).toBe(body.data.id)
      expect([listed.meta.average, listed.meta.pagination.total]).toEqual([after.rating, after.reviewCount])
    })

    it('C5.34 a review without stars or without a name is refused with 422', async () => {
      const { productId } = await sample(the(), 9, 33)
      for (const bad of [
        { name: 'Olga', text: 'Dobrý.' },
        { name: 'Olga', rating: 0 },
        { name: 'Olga', rating: 30 },
        { name: '  ', rating: 100 },
      ]) {
        const { status, body } = await the().ask('POST', `${API}/products/${productId}/reviews`, bad)
        expect([status, codesOf(body)]).toEqual([422, ['validation']])
      }
      expect((await the().ask('POST', `${API}/products/1/reviews`, { name: 'Olga', rating: 100 })).status).toBe(404)
    })

    it('is marked as verified when its author bought the product here', async () => {
      const { id, productId } = await sample(the(), 9, 34)
      const bearer = await signIn(the().ask, 'jana@vanek.test')
      const write = async () =>
        (await the().ask('POST', `${API}/products/${productId}/reviews`, { rating: 80, name: 'Jana' }, { bearer })).body
          .data
      expect((await write()).verified).toBe(false)
      await the().ask('DELETE', `${API}/cart/items`, undefined, { bearer })
      await the().ask('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
      const placed = await the().ask('POST', `${API}/cart/place`, placement(), { bearer, key: newKey() })
      expect(placed.status).toBe(201)
      expect((await write()).verified).toBe(true)
    })

    it('nobody floods a product with stars', async () => {
      const { productId } = await sample(the(), 9, 35)
      const send = () => the().ask('POST', `${API}/products/${productId}/reviews`, { rating: 100, name: 'Robot' })
      for (let at = 0; at < 5; at += 1) expect((await send()).status).toBe(200)
      const { status, headers } = await send()
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
      expect((await reviewsOf(productId)).meta.pagination.total).toBe((await product(`ids=${productId}`)).reviewCount)
    })
  })

  describe('comments', () => {
    it('C7.56 come with what the shop answered, the youngest first', async () => {
      const { product_id } = await the()
        .database.q.selectFrom('comments')
        .select('product_id')
        .where('answer_body', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { status, body } = await the().ask('GET', `${API}/products/${product_id}/comments`)
      expect(status).toBe(200)
      expect(body.data.some((one: { answer: object | null }) => one.answer !== null)).toBe(true)
      const times = body.data.map((one: { created: string }) => Date.parse(one.created))
      expect(times).toEqual([...times].sort((a: number, b: number) => b - a))
      expect((await the().ask('GET', `${API}/products/1/comments`)).status).toBe(404)
    })
  })

  describe('watchers', () => {
    const mailsTo = async (email: string): Promise<string[]> => {
      const rows = await the()
        .database.q.selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id')
        .execute()
      return rows.map(({ subject }) => subject)
    }

    it('C7.53 C3.46 whoever waits is told once when goods come back', async () => {
      const { id, productId } = await sample(the(), 0, 36)
      const email = 'ceka@example.test'
      const watch = (body: object) => the().ask('POST', `${API}/products/${productId}/watchers`, body)
      expect((await watch({ email: 'CEKA@example.test' })).body).toEqual({ status: 'ok' })
      expect((await watch({ email })).body).toEqual({ status: 'ok' })
      await watch({ email, variantId: id })
      expect(await mailsTo(email)).toEqual([expect.stringMatching(/^Hlídáme/), expect.stringMatching(/^Hlídáme/)])
      expect((await the().ask('POST', '/sandbox/stock', { variantId: id, amount: 7 })).body).toEqual({ mails: 1 })
      expect(await stockLeft(the(), id)).toBe(7)
      expect((await mailsTo(email)).at(-1)).toMatch(/^Už je skladem/)
      expect((await the().ask('POST', '/sandbox/stock', { variantId: id, amount: 8 })).body).toEqual({ mails: 0 })
    })

    it('only somebody who could be written to can wait, and only for what there is', async () => {
      const [one, other] = await samples(the(), 2, 9, 37)
      const watch = (id: number, body: object) => the().ask('POST', `${API}/products/${id}/watchers`, body)
      expect((await watch(one!.productId, { email: 'nikdo' })).status).toBe(422)
      expect((await watch(1, { email: 'a@example.test' })).status).toBe(404)
      expect((await watch(one!.productId, { email: 'a@example.test', variantId: other!.id })).status).toBe(404)
    })
  })

  describe('buying for credits', () => {
    it('takes as many credits as the variant says, and gives them back with the line', async () => {
      const variant = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'variants.credits_price'])
        .where('credits_price', 'is not', null)
        .where('saleable', '=', true)
        .where('visible_to', 'is', null)
        .orderBy('credits_price')
        .limit(1)
        .executeTakeFirstOrThrow()
      await setStock(the().database, variant.id, 500)
      const price = variant.credits_price!
      await the()
        .database.q.updateTable('customers')
        .set({ credits: price * 3 })
        .where('email', '=', 'jana@vanek.test')
        .execute()
      const bearer = await signIn(the().ask, 'jana@vanek.test')
      await the().ask('DELETE', `${API}/cart/items`, undefined, { bearer })
      await the().ask('POST', `${API}/cart/credits`, { credits: 0 }, { bearer })
      const add = (amount: number) =>
        the().ask('POST', `${API}/cart/items`, { id: variant.id, amount, credits: true }, { bearer })
      const added = await add(2)
      expect([added.status, added.body.cart?.credits]).toEqual([200, price * 2])
      const { itemsWithTax, discountWithTax, totalWithTax } = added.body.cart.prices
      expect(totalWithTax).toBeCloseTo(itemsWithTax - discountWithTax, 2)
      const refused = await add(2)
      expect([refused.status, codesOf(refused.body)]).toEqual([422, ['credits_insufficient']])
      const item = `${API}/cart/items/${added.body.addedItem.id}`
      expect((await the().ask('PATCH', item, { amount: 1 }, { bearer })).body.cart.credits).toBe(price)
      expect((await the().ask('DELETE', item, undefined, { bearer })).body.cart.credits).toBe(0)
      const guest = await the().ask('POST', `${API}/cart/items`, { id: variant.id, amount: 1, credits: true })
      expect(guest.status).toBe(401)
    })
  })
}

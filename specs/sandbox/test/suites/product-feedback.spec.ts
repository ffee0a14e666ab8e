import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newCustomer } from '../support/customers.ts'
import { codesOf, newKey, placement, sample, samples, setStock, signIn, stockLeft } from '../support/shopping.ts'
import type { RequestOptions, World } from '../support/world.ts'

const API = '/store/api/v1'

/** Content of shoppers: reviews, comments and watchers; and buying for credits. */
export function productFeedbackSuite(the: () => World): void {
  const product = async (query: string, options = {}) =>
    (await the().request('GET', `/cms/catalog/product?${query}`, undefined, options)).body.data[0]

  describe('reviews', () => {
    const reviewsOf = async (id: number, query = '') =>
      (await the().request('GET', `${API}/products/${id}/reviews${query}`)).body

    it('C3.45 C7.55 are listed five per page, newest first, and can be filtered and sorted', async () => {
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
      for (const stars of [1, 2, 3, 4, 5]) {
        const { data, meta } = await reviewsOf(id, `?stars=${stars}&perPage=100`)
        expect(data.every(({ rating }: { rating: number }) => Math.ceil(rating / 20) === stars)).toBe(true)
        // the distribution counts all reviews
        expect([meta.pagination.total, meta.distribution]).toEqual([data.length, first.meta.distribution])
        expect(data).toHaveLength(first.meta.distribution[stars - 1])
      }
    })

    it('C7.54 a new review is public at once and counts in the product and in listings, once per key', async () => {
      const { productId } = await sample(the(), 9, 32)
      const before = await product(`ids=${productId}`)
      const review = { rating: 20, name: ' Olga ', text: 'Nic moc.', pros: '', cons: 'hlučný' }
      const key = newKey()
      const send = () => the().request('POST', `${API}/products/${productId}/reviews`, review, { key })
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

    it('C5.34 a review without a rating or a name is rejected', async () => {
      const { productId } = await sample(the(), 9, 33)
      for (const bad of [
        { name: 'Olga', text: 'Dobrý.' },
        { name: 'Olga', rating: 0 },
        { name: 'Olga', rating: 30 },
        { name: '  ', rating: 100 },
      ]) {
        const { status, body } = await the().request('POST', `${API}/products/${productId}/reviews`, bad)
        expect([status, codesOf(body)]).toEqual([422, ['validation']])
      }
      expect((await the().request('POST', `${API}/products/1/reviews`, { name: 'Olga', rating: 100 })).status).toBe(404)
    })

    it('is marked as verified when its author bought the product', async () => {
      const { id, productId } = await sample(the(), 9, 34)
      const { bearer } = await newCustomer(the())
      const write = async () =>
        (await the().request('POST', `${API}/products/${productId}/reviews`, { rating: 80, name: 'Jana' }, { bearer }))
          .body.data
      expect((await write()).verified).toBe(false)
      await the().request('DELETE', `${API}/cart/items`, undefined, { bearer })
      await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
      const placed = await the().request('POST', `${API}/cart/place`, placement(), { bearer, key: newKey() })
      expect(placed.status).toBe(201)
      expect((await write()).verified).toBe(true)
    })

    it('limits reviews of guests', async () => {
      const { productId } = await sample(the(), 9, 35)
      const send = (owner: RequestOptions = {}) =>
        the().request('POST', `${API}/products/${productId}/reviews`, { rating: 100, name: 'Robot' }, owner)
      for (let at = 0; at < 5; at += 1) expect((await send()).status).toBe(200)
      const { status, headers } = await send()
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
      // customers can still review, and concurrent reviews all count in the average
      const others = await Promise.all([1, 2, 3, 4].map(() => newCustomer(the())))
      const responses = await Promise.all(others.map(({ bearer }) => send({ bearer })))
      expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
      expect((await reviewsOf(productId)).meta.pagination.total).toBe((await product(`ids=${productId}`)).reviewCount)
    })

    it('limits reviews per product and address, and per customer over many addresses', async () => {
      const [one, other] = await samples(the(), 2, 9, 36)
      const send = async (owner: RequestOptions, address: string, id = one!.productId) => {
        const headers = { 'x-forwarded-for': address }
        const review = { rating: 100, name: 'Robot' }
        return (await the().request('POST', `${API}/products/${id}/reviews`, review, { ...owner, headers })).status
      }
      const guest = (at: number) => send({ cart: `invented-${at}` }, '203.0.113.180')
      expect((await Promise.all([1, 2, 3, 4, 5, 6].map(guest))).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 200, 200, 429,
      ])
      const { bearer } = await newCustomer(the())
      expect(await send({ bearer }, '203.0.113.180')).toBe(429)
      expect(await send({ bearer }, '203.0.113.180', other!.productId)).toBe(200)
      const from = (at: number) => send({ bearer }, `203.0.113.${190 + at}`)
      expect((await Promise.all([1, 2, 3, 4, 5, 6].map(from))).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 200, 200, 429,
      ])
    })
  })

  describe('comments', () => {
    it('C7.56 have the answers of the shop, newest first', async () => {
      const { product_id } = await the()
        .database.q.selectFrom('comments')
        .select('product_id')
        .where('answer_body', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { status, body } = await the().request('GET', `${API}/products/${product_id}/comments`)
      expect(status).toBe(200)
      expect(body.data.some((one: { answer: object | null }) => one.answer !== null)).toBe(true)
      const times = body.data.map((one: { created: string }) => Date.parse(one.created))
      expect(times).toEqual([...times].sort((a: number, b: number) => b - a))
      expect((await the().request('GET', `${API}/products/1/comments`)).status).toBe(404)
    })
  })

  describe('watchers', () => {
    const rowsTo = (email: string) =>
      the().database.q.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()
    const mailsTo = async (email: string) => (await rowsTo(email)).map(({ subject }) => subject)

    it('C7.53 C3.46 are notified once when goods are back in stock', async () => {
      const { id, productId } = await sample(the(), 0, 36)
      const email = 'ceka@example.test'
      const watch = (body: object) => the().request('POST', `${API}/products/${productId}/watchers`, body)
      expect((await watch({ email: 'CEKA@example.test' })).body).toEqual({ status: 'ok' })
      expect((await watch({ email })).body).toEqual({ status: 'ok' })
      await watch({ email, variantId: id })
      expect(await mailsTo(email)).toEqual([expect.stringMatching(/^Hlídáme/), expect.stringMatching(/^Hlídáme/)])
      expect((await the().request('POST', '/sandbox/stock', { variantId: id, amount: 7 })).body).toEqual({ mails: 1 })
      expect(await stockLeft(the(), id)).toBe(7)
      expect((await mailsTo(email)).at(-1)).toMatch(/^Už je skladem/)
      expect((await the().request('POST', '/sandbox/stock', { variantId: id, amount: 8 })).body).toEqual({ mails: 0 })
      // the link opens the variant that is back
      const other = await the()
        .database.q.selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'product_id', 'slug', 'default_variant_id'])
        .where(sql<boolean>`variants.id <> default_variant_id`)
        .where('visible_to', 'is', null)
        .orderBy('variants.id')
        .executeTakeFirstOrThrow()
      await the().request('POST', `${API}/products/${other.product_id}/watchers`, { email, variantId: other.id })
      for (const variantId of [other.id, other.default_variant_id])
        await the().request('POST', '/sandbox/stock', { variantId, amount: 5 })
      await the().request('POST', `${API}/products/${other.product_id}/watchers`, { email })
      await the().request('POST', '/sandbox/stock', { variantId: other.default_variant_id, amount: 6 })
      const links = (await rowsTo(email)).map(({ body }) => /http\S+/.exec(body)?.[0]).slice(-4)
      const page = `http://shop.test/produkt/${other.slug}`
      expect(links).toEqual([page, `${page}?variant_id=${other.id}`, page, page])
    })

    it('are rejected, like reviews, while the setting is off', async () => {
      const { productId } = await sample(the(), 0, 38)
      const email = 'marne@example.test'
      const before = await the().request('POST', '/sandbox/settings', { functions: { watcher: false, reviews: false } })
      const path = `${API}/products/${productId}`
      const responses = [
        await the().request('POST', `${path}/watchers`, { email }),
        await the().request('POST', `${path}/reviews`, { rating: 100, name: 'Olga' }),
      ]
      await the().request('PUT', '/sandbox/settings', before.body.before)
      expect(responses.map(({ body }) => [...codesOf(body), body.errors[0].title])).toEqual([
        ['switched_off', 'Dostupnost zboží teď nehlídáme, e-mail jsme proto neuložili.'],
        ['switched_off', 'Hodnocení teď nepřijímáme, to vaše jsme proto neuložili.'],
      ])
      expect(await mailsTo(email)).toEqual([])
    })

    it('need a valid e-mail and an existing product and variant', async () => {
      const [one, other] = await samples(the(), 2, 9, 37)
      const watch = (id: number, body: object) => the().request('POST', `${API}/products/${id}/watchers`, body)
      expect((await watch(one!.productId, { email: 'nikdo' })).status).toBe(422)
      expect((await watch(1, { email: 'a@example.test' })).status).toBe(404)
      expect((await watch(one!.productId, { email: 'a@example.test', variantId: other!.id })).status).toBe(404)
    })
  })

  describe('buying for credits', () => {
    it('charges the credits of the variant, and returns them with the line', async () => {
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
      const bearer = await signIn(the().request, 'jana@vanek.test')
      await the().request('DELETE', `${API}/cart/items`, undefined, { bearer })
      await the().request('POST', `${API}/cart/credits`, { credits: 0 }, { bearer })
      const add = (amount: number) =>
        the().request('POST', `${API}/cart/items`, { id: variant.id, amount, credits: true }, { bearer })
      const added = await add(2)
      expect([added.status, added.body.cart?.credits]).toEqual([200, price * 2])
      const { itemsWithTax, discountWithTax, totalWithTax } = added.body.cart.prices
      expect(totalWithTax).toBeCloseTo(itemsWithTax - discountWithTax, 2)
      const refused = await add(2)
      expect([refused.status, codesOf(refused.body)]).toEqual([422, ['credits_insufficient']])
      const item = `${API}/cart/items/${added.body.addedItem.id}`
      expect((await the().request('PATCH', item, { amount: 1 }, { bearer })).body.cart.credits).toBe(price)
      expect((await the().request('DELETE', item, undefined, { bearer })).body.cart.credits).toBe(0)
      const guest = await the().request('POST', `${API}/cart/items`, { id: variant.id, amount: 1, credits: true })
      expect(guest.status).toBe(401)
    })
  })
}

import { describe, expect, it } from 'vitest'
import { addCustomer, later, tokenOf } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import { codesOf, guestCart, newKey, placement, sample, setStock, signIn, stockLeft } from '../support/shopping.ts'
import { dataOf } from '../../seed/data.ts'
import type { Shop } from '../../src/wire.ts'
import type { World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const PLACE = `${CART}/place`

export function placingSuite(the: () => World): void {
  const place = (cart: string, change: Parameters<typeof placement>[0] = {}, key = newKey()) =>
    the().request('POST', PLACE, placement(change), { cart, key })

  describe('shippers and payments', () => {
    it('C7.18 lists the shippers available for the cart, with price, nearest date and branches', async () => {
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const { body } = await the().request('GET', `${CART}/shippers`, undefined, { cart })
      const [courier, points, pickup] = body
      expect(courier).toMatchObject({
        type: 'DELIVERY',
        priceWithTax: 99,
        delivery: { nearestDeliveryDate: '2026-11-23', closesAt: '15:00' },
      })
      expect(courier.hasDeliveryTimes).toBe(true)
      // too many for a list
      expect(points.branches).toBeUndefined()
      expect(pickup).toMatchObject({ type: 'PERSONAL', requiredBranch: true, priceWithTax: 0 })
      expect(pickup.branches).toHaveLength(14)
      expect(body).toHaveLength(3)
    })

    it('C7.19 lists all payments in their order, except the invoice, which few customers are offered', async () => {
      const { body } = await the().request('GET', `${CART}/payments`)
      const offered = dataOf('payments').filter(({ pays }) => pays !== 'invoice')
      expect(offered.length).toBeGreaterThan(3)
      expect(body.map((payment: { code: string }) => payment.code)).toEqual(offered.map(({ code }) => code))
    })

    it('oversized goods limit the shippers and exclude free shipping, even with goods that have it', async () => {
      const big = await the()
        .database.q.selectFrom('products')
        .innerJoin('variants', 'variants.id', 'products.default_variant_id')
        .select(['variants.id', 'variants.amount_min'])
        .where('products.oversized', '=', true)
        .orderBy('variants.id')
        .executeTakeFirstOrThrow()
      await setStock(the().database, big.id, 50)
      const cart = await guestCart(the().request, big.id, big.amount_min)
      const { body } = await the().request('GET', `${CART}/shippers`, undefined, { cart })
      expect(body.map((shipper: { id: number }) => shipper.id)).toEqual([3, 4])
      const refused = await place(cart)
      expect(codesOf(refused.body)).toEqual(['shipper_unavailable'])

      const freed = await sample(the(), 20, 70)
      const free = (free_shipping: boolean) =>
        the().database.q.updateTable('products').set({ free_shipping }).where('id', '=', freed.productId).execute()
      await free(true)
      const priceOf = async (id: number, own: string) =>
        (await the().request('GET', `${CART}?shipper_id=${id}`, undefined, { cart: own })).body.prices
          .shipperPriceWithTax
      const alone = await priceOf(1, await guestCart(the().request, freed.id))
      await the().request('POST', `${CART}/items`, { id: freed.id, amount: 1 }, { cart })
      const beside = await priceOf(4, cart)
      await free(false)
      expect([alone, beside]).toEqual([0, 349])
    })
  })

  describe('placing an order', () => {
    it('C7.25 C1.06 a guest places an order: stock is reserved, the cart is closed, a mail is sent, and the token returns the order', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().request, id, 2)
      const { status, body } = await place(cart, { payment_id: 3, expected_total: (price * 2) / 100 + 138 })
      expect(status).toBe(201)
      expect(body.order.prices).toMatchObject({ shipperPriceWithTax: 99, paymentPriceWithTax: 39 })
      expect(body.order.prices.totalWithTax).toBe((price * 2) / 100 + 138)
      expect(body.order.code).toMatch(/^26\d{5}$/)
      expect(await stockLeft(the(), id)).toBe(18)
      const found = await the().request('GET', `/store/api/v1/orders/token/${body.order.token}`)
      expect(found.body).toEqual(body.order)
      expect((await the().request('GET', CART, undefined, { cart })).status).toBe(404)
      const mails = await the().database.q.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).execute()
      expect(mails[0]).toMatchObject({ recipient: 'jan.novak@example.test' })
      expect(mails[0]?.subject).toContain(body.order.code)
      expect(mails[0]?.body).toMatch(/^Celkem bez DPH: [\d\s]+,\d\d\sKč$/m)
    })

    it('stores the names of goods as in the cart, and keeps them when they change', async () => {
      const { q } = the().database
      const { id, productId } = await sample(the(), 20, 61)
      const { name } = await q.selectFrom('variants').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      const brand = await q
        .selectFrom('products')
        .innerJoin('brands', 'brands.id', 'products.brand_id')
        .select('brands.title')
        .where('products.id', '=', productId)
        .executeTakeFirstOrThrow()
      await q.updateTable('variants').set({ name: '125 mm' }).where('id', '=', id).execute()
      const cart = await guestCart(the().request, id)
      const { product, variant } = (await the().request('GET', CART, undefined, { cart })).body.items[0]
      expect([product.brand, variant.name]).toEqual([brand.title, '125 mm'])
      const { order } = (await place(cart)).body
      const names = {
        ...{ productName: product.name, variantName: '125 mm' },
        ...{ categoryFullname: product.categoryFullname, brand: product.brand },
      }
      expect(order.items).toMatchObject([names])
      expect(product.categoryFullname).toMatch(/\S/)
      expect(order.couponCode).toBeNull()

      await q.updateTable('products').set({ name: 'Jinak' }).where('id', '=', productId).execute()
      await q.updateTable('variants').set({ name: '' }).where('id', '=', id).execute()
      expect((await the().request('GET', `/store/api/v1/orders/token/${order.token}`)).body).toEqual(order)
      const later = await place(await guestCart(the().request, id))
      expect(later.body.order.items).toMatchObject([{ ...names, productName: 'Jinak', variantName: null }])
      await q.updateTable('products').set({ name: product.name }).where('id', '=', productId).execute()
      await q.updateTable('variants').set({ name }).where('id', '=', id).execute()
    })

    it('an older stored order without names and coupon is returned with nulls', async () => {
      const { id } = await sample(the(), 20, 61)
      const { order } = (await place(await guestCart(the().request, id))).body
      const { items, couponCode: _, ...doc } = order
      const names = { productName: null, variantName: null, categoryFullname: null, brand: null }
      const older = items.map((item: Shop['OrderItem']) =>
        Object.fromEntries(Object.entries(item).filter(([key]) => !(key in names))),
      )
      await the()
        .database.q.updateTable('orders')
        .set({ doc: JSON.stringify({ ...doc, items: older }) })
        .where('id', '=', order.id)
        .execute()
      const { status, body } = await the().request('GET', `/store/api/v1/orders/token/${order.token}`)
      expect([status, body]).toEqual([200, { ...order, items: [{ ...items[0], ...names }], couponCode: null }])
    })

    it('an unknown order token responds with 404', async () => {
      expect((await the().request('GET', '/store/api/v1/orders/token/nic')).status).toBe(404)
    })

    it('the same key returns the same order, and rejects another body', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const key = newKey()
      const first = await place(cart, {}, key)
      const second = await place(cart, {}, key)
      expect(second.status).toBe(201)
      expect(second.headers['idempotent-replayed']).toBe('true')
      expect(second.body).toEqual(first.body)
      const other = await place(cart, { comment: 'Jinak' }, key)
      expect([other.status, codesOf(other.body)]).toEqual([422, ['idempotency_mismatch']])
      expect(await stockLeft(the(), id)).toBe(19)
    })

    it('a repeated request may omit the passwords, but a new order needs them', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const key = newKey()
      const input = { registration: true, email: 'opakuje@example.test' }
      const passwords = { password: 'větrák a klid', password_confirmation: 'větrák a klid' }
      const none = await place(cart, input, key)
      expect([none.status, none.body.errors[0].field]).toEqual([422, 'password'])
      const first = await place(cart, { ...input, ...passwords }, key)
      const second = await place(cart, input, key)
      expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([201, 201, 'true'])
      expect(second.body).toEqual(first.body)
      const underAnother = await place(cart, input)
      expect(underAnother.body.order).toEqual(first.body.order)
      expect(await stockLeft(the(), id)).toBe(19)
    })

    it('a concurrent repeated request may omit the passwords', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const key = newKey()
      const input = { registration: true, email: 'pospicha@example.test' }
      const first = place(cart, { ...input, password: 'větrák a klid', password_confirmation: 'větrák a klid' }, key)
      let isPlaced = false
      void first.then(() => (isPlaced = true))
      const repeat = async () => place(cart, input, key)
      let early = await repeat()
      // before the first request has arrived, the repeated one is the first
      // oxlint-disable-next-line no-unmodified-loop-condition -- the first order sets it
      while (!isPlaced && early.status === 422) early = await repeat()
      expect([[201], ['idempotency_conflict']]).toContainEqual(early.status === 201 ? [201] : codesOf(early.body))
      const { body } = await first
      expect((await place(cart, input, key)).body).toEqual(body)
      expect(await stockLeft(the(), id)).toBe(19)
    })

    it('another key for an ordered cart returns the same order', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const first = await place(cart)
      const second = await place(cart)
      expect(second.status).toBe(201)
      expect(second.body.order).toEqual(first.body.order)
    })

    it('ten concurrent requests for one cart create one order', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const responses = await Promise.all(Array.from({ length: 10 }, () => place(cart)))
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
      expect(new Set(responses.map(({ body }) => body.order.id)).size).toBe(1)
      expect(await stockLeft(the(), id)).toBe(19)
    })

    it('repeated requests of a customer return the same order, even without its cart', async () => {
      const { id } = await sample(the(), 20, 8)
      const bearer = await signIn(the().request, await addCustomer(the()))
      await the().request('POST', `${CART}/items`, { id, amount: 1 }, { bearer })
      const first = await the().request('POST', PLACE, placement(), { bearer, key: newKey() })
      const second = await the().request('POST', PLACE, placement(), { bearer, key: newKey() })
      expect(second.body).toEqual(first.body)
    })

    it('C7.25 after an hour, a repeated request of a customer is a new order with an empty cart', async () => {
      const { id } = await sample(the(), 20, 71)
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      await the().request('POST', `${CART}/items`, { id, amount: 1 }, { bearer })
      const repeat = (own: string) => the().request('POST', PLACE, placement(), { bearer: own, key: newKey() })
      const first = await repeat(bearer)
      const hour = 3_600_000
      const soon = await later(the(), hour - 1, async () => repeat(await tokenOf(the(), email)))
      const late = await later(the(), hour, async () => repeat(await tokenOf(the(), email)))
      expect([soon.status, soon.body.order.id]).toEqual([201, first.body.order.id])
      expect([late.status, codesOf(late.body)]).toEqual([409, ['cart_empty']])
    })

    it('the same key of two customers creates separate orders', async () => {
      const { id } = await sample(the(), 20, 71)
      const people = [await newCustomer(the()), await newCustomer(the())]
      for (const { bearer } of people) await the().request('POST', `${CART}/items`, { id, amount: 1 }, { bearer })
      const key = newKey()
      const orders = []
      for (const { bearer } of people) orders.push(await the().request('POST', PLACE, placement(), { bearer, key }))
      expect(orders.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
        [201, undefined],
        [201, undefined],
      ])
      expect(orders[1]!.body.order.code).not.toBe(orders[0]!.body.order.code)
      for (const [at, { bearer }] of people.entries()) {
        const { data } = (await the().request('GET', '/store/api/v1/user/orders', undefined, { bearer })).body
        expect(data.map((order: { code: string }) => order.code)).toEqual([orders[at]!.body.order.code])
      }
    })

    it('rejects a total that is higher than expected, and accepts a lower one', async () => {
      const { id, price } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const refused = await place(cart, { expected_total: price / 100 + 98 })
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['price_changed']])
      expect(await stockLeft(the(), id)).toBe(20)
      expect((await place(cart, { expected_total: price / 100 + 500 })).status).toBe(201)
    })

    it('rejects sold-out lines by field, and reserves nothing', async () => {
      const { id } = await sample(the(), 20, 9)
      const cart = await guestCart(the().request, id, 3)
      await setStock(the().database, id, 2)
      const { status, body } = await place(cart)
      expect([status, codesOf(body)]).toEqual([409, ['out_of_stock']])
      expect(body.errors[0].field).toMatch(/^items\.\d+$/)
      expect(await stockLeft(the(), id)).toBe(2)
    })

    it('rounds cash payments to whole crowns, with a separate rounding amount', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      await the().database.q.updateTable('variants').set({ price: 12_349 }).where('id', '=', id).execute()
      const { body } = await place(cart, { payment_id: 3 })
      expect(body.order.prices).toMatchObject({ roundingWithTax: -0.49, totalWithTax: 261 })
      // shipping and payment have prices without VAT too
      const carried = { shipperPriceWithTax: 99, shipperPriceWithoutTax: 81.82 }
      const paid = { paymentPriceWithTax: 39, paymentPriceWithoutTax: 32.23 }
      expect(body.order.prices).toMatchObject({ ...carried, ...paid })
      const { body: mail } = await the()
        .database.q.selectFrom('mails')
        .select('body')
        .where('subject', 'like', `%${body.order.code}%`)
        .where('kind', '=', 'order')
        .executeTakeFirstOrThrow()
      expect(mail).toMatch(/^Zaokrouhlení: .0,49\sKč$/m)
      expect(mail).not.toContain('Přání a souhlasy')
    })

    it('requires a branch for pickup, and rejects payments that the shipper does not support', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      expect(codesOf((await place(cart, { shipper_id: 3 })).body)).toEqual(['branch_required'])
      expect(codesOf((await place(cart, { payment_id: 4 })).body)).toEqual(['payment_unavailable'])
      expect((await place(cart, { shipper_id: 3, branch_id: 1, payment_id: 4 })).status).toBe(201)
    })

    it('rejects an empty cart, a blank name and mismatching passwords', async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      const blank = await place(cart, { name: '   ' })
      expect(blank.body.errors[0]).toMatchObject({ code: 'validation', field: 'name' })
      const register = { registration: true, password: 'dlouhé heslo', password_confirmation: 'jiné' }
      expect((await place(cart, register)).body.errors[0].field).toBe('password_confirmation')
      await the().request('DELETE', `${CART}/items`, undefined, { cart })
      expect(codesOf((await place(cart)).body)).toEqual(['cart_empty'])
    })

    it('200 concurrent orders for the last 50 pieces sell exactly 50', { timeout: 180_000 }, async () => {
      const { id } = await sample(the(), 50, 12)
      const carts = await Promise.all(Array.from({ length: 200 }, () => guestCart(the().request, id)))
      const responses = await Promise.all(carts.map((cart) => place(cart)))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
      const refused = responses.filter(({ status }) => status !== 201)
      expect(new Set(refused.flatMap(({ body }) => codesOf(body)))).toEqual(new Set(['out_of_stock']))
      expect(await stockLeft(the(), id)).toBe(0)
    })
  })
}

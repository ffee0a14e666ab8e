import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unpacked } from '../../src/http/compressed-json.ts'
import type { Shop } from '../../src/wire.ts'
import { codesOf, guestCart, newKey, placement, sample, signIn, stockLeft } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [CARD, TRANSFER, COD, CASH] = [1, 2, 3, 4]
const [COURIER] = [1]
const HOUR_MS = 3_600_000

/** Actions on a placed order: paying, changing the payment, cancelling. */
export function orderActionsSuite(the: () => World): void {
  const place = async (change: Partial<Shop['OrderPlacement']> = {}) => {
    const { id: variantId } = await sample(the(), 90, 25)
    const cart = await guestCart(the().request, variantId, 2)
    const options = { cart, key: newKey() }
    const { status, body } = await the().request('POST', `${API}/cart/place`, placement(change), options)
    expect(status).toBe(201)
    const { order, payment } = body as Shop['OrderPlaced']
    return { ...order, variantId, url: payment.redirectUrl ?? '', path: `${API}/orders/token/${order.token}` }
  }
  type Placed = Awaited<ReturnType<typeof place>>
  const placedOneByOne = async (count: number) => {
    const orders: Placed[] = []
    while (orders.length < count) orders.push(await place({ payment_id: CARD }))
    return orders
  }
  const read = async ({ path }: Placed) => (await the().request('GET', path)).body as Shop['Order']
  const payments = ({ path }: Placed) => the().request('GET', `${path}/payments`)
  const change = ({ path }: Placed, payment_id: number, more: object = {}, key = newKey()) =>
    the().request('PUT', `${path}/payment`, { payment_id, ...more }, { key })
  const pay = ({ path }: Placed, key = newKey()) => the().request('POST', `${path}/payment`, undefined, { key })
  const cancel = ({ path }: Placed, key = newKey()) => the().request('POST', `${path}/cancellation`, undefined, { key })
  const press = (url: string, what: string) =>
    the().app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    })
  const page = async (url: string) => (await the().app.inject({ url: new URL(url).pathname })).body
  const mailsOf = async ({ code }: { readonly code: string }) => {
    const rows = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    return rows.filter(({ kind, subject }) => kind !== 'order_placed' && subject.includes(code))
  }
  const kinds = async (order: { readonly code: string }) => (await mailsOf(order)).map(({ kind }) => kind)
  const happened = ({ events }: Shop['Order']) => events.map(({ kind }) => kind)
  const ahead = async (hours: number) => {
    onTestFinished(async () => void (await the().request('POST', '/sandbox/clock', {})))
    expect((await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })).status).toBe(200)
  }
  /** Marks a payment as paid at the provider, as if its notification had not arrived yet. */
  const paidAtProvider = (url: string) =>
    the()
      .database.q.updateTable('gateway_payments')
      .set({ state: 'paid' })
      .where('id', '=', url.split('/').at(-1) ?? '')
      .where('state', '=', 'pending')
      .returning('id')
      .execute()

  // the current time is Friday 13:00
  describe('changing the payment of an order', () => {
    it('A3.02 replays responses with the token of the order, which is not stored in them', async () => {
      const order = await place({ payment_id: COD })
      const [first, second] = [newKey(), newKey()]
      for (let times = 0; times < 2; times += 1)
        expect((await change(order, TRANSFER, {}, first)).body).toMatchObject({ token: order.token })
      for (let times = 0; times < 2; times += 1)
        expect((await cancel(order, second)).body).toMatchObject({ token: order.token, status: 'cancelled' })
      const rows = await the().database.q.selectFrom('idempotency_keys').selectAll().execute()
      const replays = await Promise.all(rows.map(({ answer }) => unpacked(answer)))
      expect(rows.filter(({ key }) => key === first || key === second)).toHaveLength(2)
      expect(JSON.stringify(replays)).not.toContain(order.token)
    })

    it('A3.03 offers the payments of its shipper, each with the resulting total', async () => {
      const order = await place({ payment_id: CARD })
      const { status, body } = await payments(order)
      expect(status).toBe(200)
      const { blockedPayments } = (await the().request('GET', `${API}/cart/shippers`)).body.find(
        ({ id }: Shop['Shipper']) => id === COURIER,
      )
      const all = (await the().request('GET', `${API}/cart/payments`)).body as Shop['Payment'][]
      const expected = all.filter(({ id }) => !blockedPayments.includes(id))
      expect(expected.length).toBeLessThan(all.length)
      const { itemsWithTax, shipperPriceWithTax } = order.prices
      expect(body).toEqual(
        expected.map((one) => ({
          ...one,
          totalWithTax: expect.closeTo(
            itemsWithTax + shipperPriceWithTax + one.priceWithTax,
            one.code === 'cod' ? 0 : 5,
          ),
          current: one.id === CARD,
        })),
      )
    })

    it('A3.04 applies the price of the payment, cancels the old payment and mails instructions', async () => {
      const order = await place({ payment_id: CARD })
      const { status, body: changed } = await change(order, TRANSFER)
      expect(status).toBe(200)
      expect(changed.payment).toMatchObject({
        ...{ id: TRANSFER, code: 'transfer', state: 'offline' },
        transfer: { variableSymbol: order.code },
      })
      expect(await page(order.url)).toContain('Tato platba byla zrušena.')
      expect(codesOf((await pay(order)).body)).toEqual(['payment_unavailable'])
      const delivery = (await change(order, COD)).body as Shop['Order']
      // the same as if the order had been placed so
      expect(delivery.prices).toEqual((await place({ payment_id: COD })).prices)
      expect([delivery.payment.transfer, delivery.changeableUntil]).toEqual([undefined, '2026-11-20T13:00:00.000Z'])
      const { prices, payment } = (await change(order, CARD)).body as Shop['Order']
      expect([prices, payment.state]).toEqual([order.prices, 'pending'])
      const { redirectUrl } = (await pay(order)).body
      await press(redirectUrl, 'pay')
      expect(codesOf((await change(order, COD)).body)).toEqual(['already_paid'])
      expect(codesOf((await payments(order)).body)).toEqual(['already_paid'])
      const mails = await mailsOf(order)
      expect(mails.map(({ kind }) => kind)).toEqual([
        ...['order', 'payment_changed', 'payment_changed', 'payment_changed'],
        'paid',
      ])
      expect(mails[1]?.body).toContain(`Variabilní symbol: ${order.code}`)
      expect(mails[3]?.body).toContain('/pay/')
    })

    it('A3.04 restarts packing and payment deadlines from the day of the change', async () => {
      const order = await place({ payment_id: CARD })
      await ahead(10 * 24)
      const changed = (await change(order, COD)).body as Shop['Order']
      expect([changed.status, changed.changeableUntil]).toEqual(['received', '2026-11-30T13:00:00.000Z'])
      expect((await change(order, TRANSFER)).body.changeableUntil).toBeNull()
      await ahead(10 * 24 + 2)
      expect((await read(order)).status).toBe('received')
    })

    it('A3.03 A3.05 rejects unavailable payments, a higher total than shown, and late changes', async () => {
      const order = await place({ payment_id: COD })
      expect(codesOf((await change(order, CASH)).body)).toEqual(['payment_unavailable'])
      expect(codesOf((await change(order, 99)).body)).toEqual(['payment_unavailable'])
      const { totalWithTax } = order.prices
      await change(order, CARD)
      const shown = { expected_total: totalWithTax - 1 }
      expect(codesOf((await change(order, COD, shown)).body)).toEqual(['price_changed'])
      expect((await change(order, COD, { expected_total: totalWithTax })).status).toBe(200)
      expect((await change(order, COD)).status).toBe(200)
      await ahead(1)
      // packing is due, although the clock has not run yet
      const responses = [await change(order, CARD), await cancel(order), await payments(order)]
      expect(responses.map(({ body }) => codesOf(body))).toEqual([['order_packed'], ['order_packed'], ['order_packed']])
      expect((await read(order)).prices.totalWithTax).toBe(totalWithTax)
    })

    it('A3.06 a payment that arrives at the same time wins, and is not lost', async () => {
      const order = await place({ payment_id: CARD })
      expect(await paidAtProvider(order.url)).toHaveLength(1)
      expect(codesOf((await change(order, COD)).body)).toEqual(['already_paid'])
      const paid = await read(order)
      expect([paid.payment.state, paid.payment.id, happened(paid)]).toEqual(['paid', CARD, ['received', 'paid']])
    })

    it('A3.06 of a concurrent payment and change, exactly one wins', async () => {
      const orders = await placedOneByOne(4)
      const ends = await Promise.all(
        orders.map(async (order) => {
          const [, changed] = await Promise.all([press(order.url, 'pay_twice'), change(order, COD)])
          await expect.poll(async () => (await read(order)).events.length).toBe(2)
          const end = await read(order)
          const expected = changed.status === 200 ? 'payment_changed' : 'paid'
          expect([happened(end)[1], end.payment.id]).toEqual([expected, changed.status === 200 ? COD : CARD])
          expect(await page(order.url)).toContain(changed.status === 200 ? 'zrušena' : 'zaplacená')
          return changed.status
        }),
      )
      expect(ends.every((status) => status === 200 || status === 409)).toBe(true)
    })

    it('A3.05 concurrent requests with the same key make one change', async () => {
      const order = await place({ payment_id: CARD })
      const key = newKey()
      const responses = await Promise.all([1, 2, 3].map(() => change(order, COD, {}, key)))
      const good = responses.filter(({ status }) => status === 200)
      expect(new Set(good.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect((await change(order, COD, {}, key)).body).toEqual(good[0]?.body)
      expect(await kinds(order)).toEqual(['order', 'payment_changed'])
    })
  })

  describe('cancelling an order', () => {
    it('A3.07 A3.08 returns everything it took exactly once, for repeated and concurrent requests', async () => {
      const bearer = await signIn(the().request, 'jana@vanek.test')
      const { id: variantId } = await sample(the(), 90, 25)
      const { q } = the().database
      const times = `${API}/delivery-times?since=2026-11-24&shipperId=${COURIER}`
      const [time] = (await the().request('GET', times)).body as Shop['DeliveryTime'][]
      await q
        .insertInto('coupons')
        .values({
          ...{ code: 'ZPET', title: 'Zpět', percent_off: 10, amount_off: 0, minimum: 0 },
          ...{ uses_left: 3, valid_until: null },
        })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ uses_left: 3 }))
        .execute()
      const owned = async () => {
        const { rows } = await sql<Readonly<Record<'coupon' | 'credits' | 'taken', number>>>`
          select (select uses_left from coupons where code = 'ZPET') as coupon,
            (select credits from customers where email = 'jana@vanek.test') as credits,
            (select coalesce(sum(taken), 0)::int from delivery_times where id = ${time?.id ?? 0}) as taken`.execute(q)
        if (!rows[0]) throw new Error('Nothing was counted')
        return { ...rows[0], stock: await stockLeft(the(), variantId) }
      }
      const before = await owned()
      await the().request('POST', `${API}/cart/items`, { id: variantId, amount: 3 }, { bearer })
      expect((await the().request('POST', `${API}/cart/coupon`, { couponCode: 'ZPET' }, { bearer })).status).toBe(200)
      expect((await the().request('POST', `${API}/cart/credits`, { credits: 20 }, { bearer })).status).toBe(200)
      const input = placement({ payment_id: CARD, email: 'jana@vanek.test', delivery_time_id: time?.id ?? null })
      const { body } = await the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })
      expect(body.order).toMatchObject({ couponCode: 'ZPET', deliveryTime: { id: time?.id } })
      expect(await owned()).toEqual({
        ...{ coupon: 2, taken: before.taken + 1, credits: before.credits - 20 },
        stock: before.stock - 3,
      })
      const path = `${API}/user/orders/${body.order.id}`
      const key = newKey()
      const own = (mine = newKey()) => the().request('POST', `${path}/cancellation`, undefined, { bearer, key: mine })
      const byToken = `${API}/orders/token/${body.order.token}/cancellation`
      const token = () => the().request('POST', byToken, undefined, { key })
      const responses = await Promise.all([own(key), own(key), own(), token(), token(), own()])
      expect(responses.filter(({ status }) => status !== 200).flatMap((one) => codesOf(one.body))).toEqual(
        responses.filter(({ status }) => status !== 200).map(() => 'idempotency_conflict'),
      )
      expect((await own(key)).body).toMatchObject({ status: 'cancelled', payment: { state: 'cancelled' } })
      expect(await owned()).toEqual(before)
      expect(await kinds(body.order)).toEqual(['order', 'cancelled'])
      expect(await page(body.payment.redirectUrl)).toContain('Tato platba byla zrušena.')
      const read = (await the().request('GET', path, undefined, { bearer })).body as Shop['OrderBase']
      expect([read.refunds, read.changeableUntil]).toEqual([undefined, null])
    })

    it('A3.07 restocks gifts in their original warehouse', async () => {
      const gifts = (await the().request('GET', `${API}/order-gifts`)).body as Shop['Gift'][]
      const { q } = the().database
      const rows = await q.selectFrom('order_gifts').selectAll().execute()
      const row = rows.find(({ id }) => gifts.some((gift) => gift.id === id)) ?? rows[0]
      if (row === undefined) throw new Error('The seed has no gift.')
      await q.updateTable('stock').set({ amount: 5 }).where('variant_id', '=', row.variant_id).execute()
      const before = await q.selectFrom('stock').selectAll().where('variant_id', '=', row.variant_id).execute()
      await q.updateTable('order_gifts').set({ price_from: 1 }).where('id', '=', row.id).execute()
      onTestFinished(async () => {
        await q.updateTable('order_gifts').set({ price_from: row.price_from }).where('id', '=', row.id).execute()
      })
      const order = await place({ payment_id: COD, order_gifts: [row.id] })
      expect(await stockLeft(the(), row.variant_id)).toBe(5 * before.length - 1)
      expect((await cancel(order)).status).toBe(200)
      const after = await q.selectFrom('stock').selectAll().where('variant_id', '=', row.variant_id).execute()
      expect(after).toEqual(expect.arrayContaining(before))
    })

    it('A3.09 refunds a payment by bank, with one event and one mail', async () => {
      const order = await place({ payment_id: CARD })
      await press(order.url, 'pay')
      const cancelled = (await cancel(order)).body as Shop['Order']
      const { totalWithTax } = order.prices
      const since = '2026-11-20T12:00:00.000Z'
      expect(cancelled.refunds).toEqual([{ amount: totalWithTax, since, sent: null }])
      expect((await mailsOf(order)).at(-1)?.body).toContain('Peníze vám pošleme zpět')
      await ahead(4 * 24)
      const end = await read(order)
      expect(end.refunds).toEqual([{ amount: totalWithTax, since, sent: '2026-11-23T09:00:00.000Z' }])
      expect(happened(end)).toEqual(['received', 'paid', 'cancelled', 'refunded'])
      expect(await kinds(order)).toEqual(['order', 'paid', 'cancelled', 'refunded'])
      for (const response of [await pay(order), await change(order, COD), await payments(order)])
        expect(codesOf(response.body)).toEqual(['order_cancelled'])
    })

    it('A3.09 refunds a payment that arrives at the same time or later', async () => {
      const early = await place({ payment_id: CARD })
      await paidAtProvider(early.url)
      expect((await cancel(early)).body.refunds).toMatchObject([{ amount: early.prices.totalWithTax }])
      const late = await place({ payment_id: CARD })
      expect((await cancel(late)).body.refunds).toBeUndefined()
      // the provider accepted the payment although it was cancelled
      const id = late.url.split('/').at(-1) ?? ''
      await the().database.q.updateTable('gateway_payments').set({ state: 'paid' }).where('id', '=', id).execute()
      expect(codesOf((await pay(late)).body)).toEqual(['order_cancelled'])
      expect((await read(late)).refunds).toMatchObject([{ amount: late.prices.totalWithTax, sent: null }])
      expect((await mailsOf(late)).at(-1)?.body).toContain('až když byla zrušená')
      const orders = await placedOneByOne(4)
      const racing = await Promise.all(
        orders.map(async (order) => {
          const [, { status }] = await Promise.all([press(order.url, 'pay'), cancel(order)])
          const paid = (await page(order.url)).includes('zaplacená')
          await expect.poll(async () => (await read(order)).events.length).toBe(paid ? 3 : 2)
          return [status, paid, (await read(order)).refunds?.length ?? 0]
        }),
      )
      for (const [status, paid, refunds] of racing) expect([status, refunds]).toEqual([200, paid ? 1 : 0])
    })

    it('A3.08 of concurrent packing and cancelling, exactly one wins', async () => {
      const order = await place({ payment_id: COD })
      const stock = await stockLeft(the(), order.variantId)
      const [, , { status, body }] = await Promise.all([ahead(1), ahead(1), cancel(order)])
      const end = await read(order)
      expect([status, end.status]).toEqual(status === 200 ? [200, 'cancelled'] : [409, 'packed'])
      expect(codesOf(body)).toEqual(status === 200 ? [] : ['order_packed'])
      expect(await stockLeft(the(), order.variantId)).toBe(status === 200 ? stock + 2 : stock)
      await ahead(30 * 24)
      expect(happened(await read(order)).includes('delivered')).toBe(status !== 200)
    })

    it('A3.07 is rolled back completely when it fails halfway', async () => {
      const order = await place({ payment_id: CARD })
      const stock = await stockLeft(the(), order.variantId)
      await sql`alter table mails add constraint no_more check (kind <> 'cancelled') not valid`.execute(
        the().database.q,
      )
      try {
        const request = { method: 'POST', url: `${order.path}/cancellation` } as const
        expect((await the().app.inject(request)).statusCode).toBe(500)
      } finally {
        await sql`alter table mails drop constraint no_more`.execute(the().database.q)
      }
      expect([(await read(order)).status, await stockLeft(the(), order.variantId)]).toEqual(['received', stock])
      expect(await page(order.url)).toContain('Zaplatit')
      expect((await cancel(order)).status).toBe(200)
    })
  })

  it('A3.10 a free order sends no payment mail, and is not refunded', async () => {
    const order = await place({ payment_id: CARD })
    const { q } = the().database
    await q
      .updateTable('orders')
      .set({
        ...{ total: 0, payment_state: 'paid', due: '2026-11-20T11:00:00Z' },
        doc: sql`jsonb_set(doc, '{prices,totalWithTax}', '0')` as never,
      })
      .where('id', '=', order.id)
      .execute()
    await q.deleteFrom('payment_attempts').where('order_id', '=', order.id).execute()
    const { body } = await cancel(order)
    expect([happened(body), body.refunds]).toEqual([['received', 'paid', 'cancelled'], undefined])
    expect(await kinds(order)).toEqual(['order', 'cancelled'])
  })
}

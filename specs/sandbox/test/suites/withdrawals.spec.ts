import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { linkIn } from '../../src/mail/links.ts'
import type { Shop } from '../../src/wire.ts'
import { newCustomer, type SignedIn } from '../support/customers.ts'
import { codesOf, guestCart, newKey, placement, samples, stockLeft } from '../support/shopping.ts'
import { BACK, DELIVERED, SENT, withdrawalHelpers } from '../support/withdrawal-helpers.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [CARD, TRANSFER, COD] = [1, 2, 3]
const HOUR_MS = 3_600_000
const ACCOUNT = '19-2000145399/0800'

/** Withdrawal from the contract: eligibility, deadlines, and refunds exactly once. */
export function withdrawalsSuite(the: () => World): void {
  const { place, read, withdrawals, withdraw, ahead, delivered, deliverySurchargeOf, press, ...seen } =
    withdrawalHelpers(the)
  const { mailsOf, kinds, stocks, creditNotes, lines } = seen

  describe('withdrawal', () => {
    it('A5.07 A4.05 a withdrawal before a transfer arrives reduces the amount to pay, and is not refunded', async () => {
      const order = await place({ payment_id: TRANSFER }, [2, 1])
      const unit = order.items[0]?.prices.unitWithTax ?? 0
      const rest = order.prices.totalWithTax - unit
      const declared = await withdraw(order, lines([1, 1]))
      expect(declared.body).toMatchObject({ amount: 0, setOff: unit })
      expect((await mailsOf(order)).at(-1)?.body).toMatch(/odečetli z její ceny. Zaplaťte prosím už jen/)
      expect((await read(order)).payment.toPay).toBeCloseTo(rest, 5)
      await ahead(DELIVERED + 2 * 24)
      const paid = await read(order)
      expect([paid.payment.toPay, paid.withdrawals]).toMatchObject([undefined, [{ amount: 0, setOff: unit }]])
      await ahead(SENT + 14 * 24)
      const end = await read(order)
      expect([end.refunds, end.withdrawals]).toMatchObject([undefined, [{ state: 'received', setOff: unit }]])
      expect(await creditNotes(order)).toEqual([-unit])
      expect(await kinds(order)).not.toContain('withdrawal_refunded')
    })

    it('A5.01 A5.04 A5.07 A5.14 refunds one line of a delivered order, and the rest later', async () => {
      const order = await delivered({}, [2, 1])
      const before = await stocks(order)
      const unit = order.items[0]?.prices.unitWithTax ?? 0
      expect(await withdrawals(order, '?lines=1:1')).toEqual({ data: [], refund: unit })
      const { status, body } = await withdraw(order, { ...lines([1, 1]), note: 'Nesedí', bank_account: ACCOUNT })
      const first = {
        ...{ number: `${order.code}-O1`, declared: '2026-11-23T13:00:00.000Z', state: 'declared', whole: false },
        ...{ received: null, refunded: null, ...lines([1, 1]), amount: unit },
      }
      expect([status, body]).toEqual([201, first])
      const [receipt] = await mailsOf(order)
      expect(receipt).toMatchObject({ recipient: order.customer.email, kind: 'withdrawn' })
      for (const expected of ['23. 11. 2026 v 14:00', first.number, `1 ks  ${order.items[0]?.name}`, ACCOUNT])
        expect(receipt?.body).toContain(expected)
      expect([await stocks(order), (await read(order)).refunds]).toEqual([before, undefined])

      await ahead(BACK)
      const received = '2026-11-26T10:00:00.000Z'
      expect((await withdrawals(order)).data).toEqual([{ ...first, state: 'received', received }])
      expect(await stocks(order)).toEqual([before[0]! + 1, before[1]])
      expect(await creditNotes(order)).toEqual([-unit])
      expect((await read(order)).refunds).toEqual([{ amount: unit, since: received, sent: null }])

      await ahead(SENT)
      const refunded = '2026-11-27T09:00:00.000Z'
      expect((await read(order)).refunds).toEqual([{ amount: unit, since: received, sent: refunded }])
      expect(await kinds(order)).toEqual(['withdrawn', 'withdrawal_refunded'])

      const rest = (await withdraw(order)).body as Shop['Withdrawal']
      const { totalWithTax } = order.prices
      expect(rest).toMatchObject({ whole: true, ...lines([1, 1], [2, 1]), number: `${order.code}-O2` })
      const surcharge = await deliverySurchargeOf(order)
      expect(rest.amount).toBeCloseTo(totalWithTax - unit - surcharge, 5)
      await ahead(SENT + 14 * 24)
      const end = await read(order)
      expect(end.withdrawals?.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
      expect(end.events.at(-1)?.kind).toBe('refunded')
      expect(await stocks(order)).toEqual([before[0]! + 2, before[1]! + 1])
      const notes = await creditNotes(order)
      expect(notes.reduce((sum, total) => sum + total, 0)).toBeCloseTo(surcharge - totalWithTax, 5)
      expect(codesOf((await withdraw(order)).body)).toEqual(['already_withdrawn'])
    })

    it('A5.02 is possible until the end of the 14th day after delivery', async () => {
      const order = await place()
      await ahead(1)
      const open = await read(order)
      expect([open.status, open.withdrawableUntil]).toEqual(['packed', null])
      expect((await withdraw(order, lines([1, 1]))).status).toBe(201)
      await ahead(DELIVERED)
      expect((await read(order)).withdrawableUntil).toBe('2026-12-07T22:59:59.999Z')
      const hours = (Date.parse('2026-12-07T22:59:00Z') - Date.parse('2026-11-20T12:00:00Z')) / HOUR_MS
      await ahead(hours)
      expect((await withdrawals(order)).refund).toBeGreaterThan(0)
      expect((await withdraw(order, { lines: [] })).status).toBe(422)
      await ahead(hours + 0.02)
      expect((await withdrawals(order)).refund).toBeNull()
      expect(codesOf((await withdraw(order)).body)).toEqual(['withdrawal_expired'])
    })

    it('A5.03 is rejected for companies, and for cancelled and returned orders', async () => {
      const firm = await delivered({ business: { business_name: 'Dílna', TIN: '98001019', VATIN: '' } })
      expect(codesOf((await withdraw(firm)).body)).toEqual(['buyer_is_company'])
      const mails = await the().database.q.selectFrom('mails').selectAll().where('kind', '=', 'order').execute()
      const link = linkIn('withdrawal', { shopOrigin: 'http://shop.test' })
      expect(mails.find(({ subject }) => subject.includes(firm.code))?.body).not.toContain(link)
      await ahead(0)
      const cancelled = await place()
      expect(mails.length).toBeGreaterThan(0)
      await the().request('POST', `${cancelled.path}/cancellation`, undefined, { key: newKey() })
      expect(codesOf((await withdraw(cancelled)).body)).toEqual(['order_cancelled'])
      const refused = await place()
      await ahead(5)
      await the().request('POST', '/sandbox/parcel', { code: refused.code, mishap: 'refused' })
      await ahead(14 * 24)
      expect(codesOf((await withdraw(refused)).body)).toEqual(['order_returned'])
    })

    it('A5.04 A5.05 rejects unknown lines, amounts above the rest, fractions of pieces and invalid bank accounts', async () => {
      const order = await delivered()
      const codes = async (body: object) => codesOf((await withdraw(order, body)).body)
      expect(await codes(lines([99, 1]))).toEqual(['validation'])
      expect(await codes(lines([1, 1], [1, 1]))).toEqual(['validation'])
      expect(await codes(lines([1, 3]))).toEqual(['amount_above_left'])
      expect(await codes(lines([1, 0.5]))).toEqual(['amount_off_step'])
      expect(await codes({ bank_account: '19-2000145398/0800' })).toEqual(['bank_account_invalid'])
      expect(codesOf((await the().request('GET', `${order.path}/withdrawals?lines=1:3`)).body)).toEqual([
        'amount_above_left',
      ])
      expect([(await withdrawals(order)).data, await kinds(order)]).toEqual([[], []])
    })

    it('A5.04 accepts decimal amounts of goods sold by the metre', async () => {
      const { q } = the().database
      const cut = await q
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'amount_min', 'amount_decimals'])
        .where('amount_decimals', '>', 0)
        .where('products.saleable', '=', true)
        .where('products.visible_to', 'is', null)
        .limit(1)
        .executeTakeFirstOrThrow()
      const cart = await guestCart(the().request, cut.id, 2.5)
      const { body } = await the().request('POST', `${API}/cart/place`, placement({ payment_id: COD }), {
        ...{ cart, key: newKey() },
      })
      const path = `${API}/orders/token/${body.order.token}`
      await ahead(DELIVERED)
      expect((await withdraw({ path }, lines([1, 0.5]))).status).toBe(201)
      const rest = await withdraw({ path })
      expect(rest.body.lines).toEqual([{ item: 1, amount: 2 }])
      await ahead(30 * 24)
      const end = await read({ path })
      expect(end.withdrawals?.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
      const left = await q.selectFrom('reservations').selectAll().where('order_id', '=', end.id).execute()
      expect(left).toEqual([])
    })

    it('A5.06 does not refund the delivery cost above the cheapest one', async () => {
      const { q } = the().database
      const order = await delivered({}, [1])
      const { shipperPriceWithTax, totalWithTax } = order.prices
      const rows = await q.selectFrom('shippers').selectAll().where('type', '<>', 'PERSONAL').execute()
      const [cheap] = rows.filter(({ id }) => id !== order.shipper.id)
      await q.updateTable('shippers').set({ price: 20_00 }).where('id', '=', cheap!.id).execute()
      onTestFinished(async () => {
        await q.updateTable('shippers').set({ price: cheap!.price }).where('id', '=', cheap!.id).execute()
      })
      expect(shipperPriceWithTax).toBeGreaterThan(20)
      const { body } = await withdraw(order)
      expect(body.amount).toBeCloseTo(totalWithTax - shipperPriceWithTax + 20, 5)
      await ahead(BACK)
      expect(await creditNotes(order)).toEqual([expect.closeTo(-body.amount, 5)])
    })

    it('A5.08 of a whole unpacked order cancels it once', async () => {
      const order = await place({ payment_id: CARD })
      await press(order.url, 'pay')
      const before = await stocks(order)
      const { body } = await withdraw(order, { bank_account: ACCOUNT })
      const { totalWithTax } = order.prices
      expect(body).toMatchObject({ state: 'received', whole: true, amount: totalWithTax })
      const end = await read(order)
      expect([end.status, end.refunds?.map(({ amount }) => amount)]).toEqual(['cancelled', [totalWithTax]])
      expect(await stocks(order)).toEqual([before[0]! + 2])
      expect(codesOf((await withdraw(order)).body)).toEqual(['already_withdrawn'])
      await ahead(10 * 24)
      const after = await read(order)
      expect(after.withdrawals).toMatchObject([{ state: 'refunded', refunded: after.refunds?.[0]?.sent }])
      expect([await stocks(order), await creditNotes(order)]).toEqual([[before[0]! + 2], [-totalWithTax]])
      const unpaid = await place({ payment_id: CARD })
      expect((await withdraw(unpaid)).body).toMatchObject({ state: 'received', amount: 0 })
      expect((await mailsOf(unpaid))[0]?.body).toContain('vám nic nevracíme')
    })

    it('A5.08 of a part has no effect when the order is cancelled afterwards', async () => {
      const order = await place({ payment_id: CARD })
      await press(order.url, 'pay')
      const before = await stocks(order)
      expect((await withdraw(order, lines([1, 1]))).body.state).toBe('declared')
      const rest = (await withdraw(order)).body as Shop['Withdrawal']
      const end = await read(order)
      const { totalWithTax } = order.prices
      expect([end.status, end.refunds?.map(({ amount }) => amount)]).toEqual(['cancelled', [totalWithTax]])
      const sum = (end.withdrawals ?? []).reduce((all, { amount }) => all + amount, 0)
      expect([sum, rest.state]).toEqual([expect.closeTo(totalWithTax, 5), 'received'])
      await ahead(20 * 24)
      expect([await stocks(order), await creditNotes(order)]).toEqual([[before[0]! + 2], [-totalWithTax]])
    })
  })

  describe('refunds of a withdrawal', () => {
    const COUPON = 'ODSTUP'
    const ordered = async (who: SignedIn) => {
      const { q } = the().database
      const { bearer } = who
      await q.updateTable('access_tokens').set({ expires: '2030-01-01' }).where('customer_id', '=', who.id).execute()
      await q.updateTable('customers').set({ credits: 20 }).where('id', '=', who.id).execute()
      await q
        .insertInto('coupons')
        .values({
          ...{ code: COUPON, title: 'Sleva', percent_off: 10, amount_off: 0, minimum: 0 },
          ...{ uses_left: 3, valid_until: null },
        })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ uses_left: 3 }))
        .execute()
      const [one, two] = await samples(the(), 2, 90, 62)
      await the().request('POST', `${API}/cart/items`, { id: one!.id, amount: 3 }, { bearer })
      await the().request('POST', `${API}/cart/items`, { id: two!.id, amount: 1 }, { bearer })
      await the().request('POST', `${API}/cart/coupon`, { couponCode: COUPON }, { bearer })
      await the().request('POST', `${API}/cart/credits`, { credits: 20 }, { bearer })
      const input = placement({ payment_id: COD, email: who.email })
      const { body } = await the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })
      const path = `${API}/user/orders/${body.order.id}`
      return { ...(body.order as Shop['Order']), path, variants: [one!.id, two!.id] }
    }
    const owned = async (who: SignedIn, order: { readonly id: string; readonly variants: readonly number[] }) => {
      const { rows } = await sql<Readonly<Record<'coupon' | 'credits' | 'reserved' | 'notes', number>>>`
        select (select uses_left from coupons where code = ${COUPON}) as coupon,
          (select credits from customers where id = ${who.id}) as credits,
          (select coalesce(sum(amount), 0)::int from reservations where order_id = ${order.id}) as reserved,
          (select count(*)::int from order_documents where order_id = ${order.id} and kind = 'credit_note') as notes`.execute(
        the().database.q,
      )
      return { ...rows[0]!, stock: await Promise.all(order.variants.map((id) => stockLeft(the(), id))) }
    }
    const token = ({ token }: Shop['Order']) => ({ path: `${API}/orders/token/${token}` })

    it('A5.06 A5.09 return credits with their goods, and the coupon with the last of them, each once', async () => {
      const who = await newCustomer(the())
      const order = await ordered(who)
      await ahead(DELIVERED)
      const before = await owned(who, order)
      expect(before).toMatchObject({ coupon: 2, credits: 0, reserved: 4, notes: 0 })
      const key = newKey()
      // repeated request, another tab, and the same order by its token; only the remaining amount can be withdrawn
      const one = lines([1, 3])
      const responses = await Promise.all([
        withdraw(order, one, key, who.bearer),
        withdraw(order, one, key, who.bearer),
        withdraw(order, one, newKey(), who.bearer),
        withdraw(token(order), one, newKey()),
      ])
      const made = new Set(responses.filter(({ status }) => status === 201).map(({ body }) => body.number))
      expect([...made]).toEqual([`${order.code}-O1`])
      const refused = responses.filter(({ status }) => status !== 201).flatMap(({ body }) => codesOf(body))
      expect(refused.filter((code) => code !== 'amount_above_left' && code !== 'idempotency_conflict')).toEqual([])
      // the response was lost, so the request is repeated
      const again = await withdraw(order, one, key, who.bearer)
      const own = await the().request('GET', `${order.path}/withdrawals`, undefined, { bearer: who.bearer })
      expect(own.body.data).toMatchObject([{ number: `${order.code}-O1`, ...one }])
      expect(made.has(again.body.number) || codesOf(again.body)[0] === 'amount_above_left').toBe(true)
      expect(await kinds(order)).toEqual(['withdrawn'])
      // two concurrent runs of the clock
      await Promise.all([ahead(BACK), ahead(BACK)])
      const part = await owned(who, order)
      expect(part).toMatchObject({ coupon: 2, reserved: 1, notes: 1, stock: [before.stock[0]! + 3, before.stock[1]] })
      expect(part.credits).toBeGreaterThan(0)
      expect(part.credits).toBeLessThan(20)
      await ahead(SENT)
      await withdraw(order, {}, newKey(), who.bearer)
      await ahead(SENT + 6 * 24)
      await ahead(SENT + 20 * 24)
      expect(await owned(who, order)).toMatchObject({ coupon: 3, credits: 20, reserved: 0, notes: 2 })
      const end = (await the().request('GET', order.path, undefined, { bearer: who.bearer })).body as Shop['OrderBase']
      const back = (end.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
      expect(back).toBeCloseTo(order.prices.totalWithTax - (await deliverySurchargeOf(order)), 5)
      expect(await kinds(order)).toEqual(['withdrawn', 'withdrawal_refunded', 'withdrawn', 'withdrawal_refunded'])
    })

    it('A5.09 are rolled back completely when they fail halfway', async () => {
      const who = await newCustomer(the())
      const order = await ordered(who)
      await ahead(DELIVERED)
      const before = await owned(who, order)
      const broken = async (kind: string, work: () => Promise<unknown>) => {
        const { q } = the().database
        await sql`alter table mails add constraint no_more check (kind <> ${sql.lit(kind)}) not valid`.execute(q)
        try {
          return await work()
        } finally {
          await sql`alter table mails drop constraint no_more`.execute(q)
        }
      }
      const inject = () => the().app.inject({ method: 'POST', url: `${token(order).path}/withdrawals`, payload: {} })
      expect(await broken('withdrawn', async () => (await inject()).statusCode)).toBe(500)
      const seen = () => the().request('GET', token(order).path)
      expect([(await seen()).body.withdrawals, await owned(who, order)]).toEqual([undefined, before])
      expect((await withdraw(token(order))).status).toBe(201)
      // after downtime, receipt and refund run together
      await broken('withdrawal_refunded', async () =>
        the().app.inject({ method: 'POST', url: '/sandbox/clock', payload: { aheadMs: SENT * HOUR_MS } }),
      )
      expect([(await seen()).body.withdrawals[0].state, await owned(who, order)]).toEqual(['declared', before])
      await ahead(SENT)
      expect([(await seen()).body.withdrawals[0].state, await owned(who, order)]).toMatchObject([
        'refunded',
        { coupon: 3, credits: 20, reserved: 0, notes: 1 },
      ])
    })
  })
}

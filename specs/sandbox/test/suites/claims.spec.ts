import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { claimHelpers, DELIVERED_HOURS, type Placed } from '../support/claim-helpers.ts'
import { newCustomer } from '../support/customers.ts'
import { photo } from '../support/made-photos.ts'
import { codesOf, newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const COD = 3
const HOUR_MS = 3_600_000

/** Claims of delivered goods: eligibility, photos and outcomes. The current time is Friday 13:00. */
export function claimsSuite(the: () => World): void {
  const { ahead, place, delivered, filing, file, listOf, send, decide, mailsOf, notesOf } = claimHelpers(the)

  describe('filing a claim', () => {
    it('A6.01 is possible from delivery, for 24 months, or 12 for companies', async () => {
      const order = await place()
      const company = await place({ business: { business_name: 'Firma', TIN: '12345679', VATIN: 'CZ12345679' } })
      expect(order.claimableUntil).toBeNull()
      expect(codesOf((await file(order)).body)).toEqual(['not_delivered'])
      expect(codesOf((await send(order.path, await photo())).body)).toEqual(['not_delivered'])
      expect(await listOf(order)).toEqual({ data: [], claimable: [] })
      await ahead(DELIVERED_HOURS)
      const until = async ({ path }: Placed) => (await the().request('GET', path)).body.claimableUntil
      expect([await until(order), await until(company)]).toEqual([
        '2028-11-23T22:59:59.999Z',
        '2027-11-23T22:59:59.999Z',
      ])
      expect((await listOf(order)).claimable).toEqual([{ item: order.items[0]!.id, amount: 3 }])
      await ahead(24 * 370)
      expect((await file(order)).status).toBe(201)
      expect(codesOf((await file(company)).body)).toEqual(['claim_expired'])
      expect((await listOf(company)).claimable).toEqual([])
      await the().request('POST', `${company.path}/cancellation`, undefined, { key: newKey() })
    })

    it('A6.02 A6.07 returns the claim with a number and a due date, and sends a mail', async () => {
      const order = await delivered()
      const sent = await send(order.path, await photo())
      expect([sent.status, sent.body]).toEqual([
        200,
        { id: expect.stringMatching(/^[\w-]{43}$/), width: 600, height: 400 },
      ])
      const description = 'Vrže to.\nVíc na https://evil.test/'
      const { status, body: claim } = await file(order, { amount: 2, description, photos: [sent.body.id] })
      expect(status).toBe(201)
      const filed = '2026-11-24T12:00:00.000Z'
      expect(claim).toEqual({
        ...{ number: expect.stringMatching(/^RE-2026-\d{5}$/), filed, item: order.items[0]!.id, amount: 2, unit: 'ks' },
        ...{ name: order.items[0]!.name, description, wish: 'money_back', photos: [sent.body] },
        ...{ state: 'filed', steps: [{ state: 'filed', at: filed }], dueBy: '2026-12-24' },
        ...{ resolution: null, answer: null, refund: null },
      })
      expect(await listOf(order)).toEqual({ data: [claim], claimable: [{ item: order.items[0]!.id, amount: 1 }] })
      const [mail, ...rest] = await mailsOf(claim.number)
      expect([mail?.recipient, rest]).toEqual([order.customer.email, []])
      for (const part of ['24.\u00a011.\u00a02026 v 13:00', claim.number, '2 ks', 'vrácení peněz', 'Fotky: 1'])
        expect(mail?.body).toContain(part)
      expect(mail?.body).toContain('24.\u00a012.\u00a02026')
      // user input must not become a link
      expect(mail?.body).toContain('Vrže to. Víc na https: //evil. test/')
    })

    it.each<[string, Partial<Shop['ClaimFiling']>, field: string, code?: string]>([
      ['a line of another order', { item: 999_999 }, 'item'],
      ['more than the ordered amount', { amount: 4 }, 'amount', 'amount_above_left'],
      ['half a piece', { amount: 0.5 }, 'amount', 'amount_off_step'],
      ['a zero amount', { amount: 0 }, 'amount'],
      ['a description that is too short', { description: '          krátké' }, 'description'],
      ['a description that is too long', { description: 'x'.repeat(2_001) }, 'description'],
      ['an unknown wish', { wish: 'omluva' as 'repair' }, 'wish'],
      ['unknown photos', { photos: ['nikdy-neposlana'] }, 'photos'],
      ['too many photos', { photos: Array.from({ length: 6 }, (_, at) => `fotka-${at}-aaaa`) }, 'photos'],
    ])('A6.02 rejects %s with an error of the field', async (_what, change, field, code = 'validation') => {
      const order = await delivered()
      const { status, body } = await file(order, change)
      expect([status, codesOf(body), body.errors[0].field]).toEqual([422, [code], field])
      expect((await listOf(order)).data).toEqual([])
    })

    it('A6.03 rejects items with an open claim', async () => {
      const order = await delivered()
      const first = (await file(order, { amount: 2 })).body as Shop['Claim']
      expect(codesOf((await file(order, { amount: 2 })).body)).toEqual(['claim_open'])
      expect((await file(order)).status).toBe(201)
      expect(codesOf((await file(order)).body)).toEqual(['claim_open'])
      expect((await decide(first.number, 'rejected')).status).toBe(200)
      expect((await file(order, { amount: 2 })).status).toBe(201)
    })

    it('A6.03 repeated and concurrent requests create one claim', async () => {
      const order = await delivered()
      const key = newKey()
      const all = { amount: 3 }
      const responses = await Promise.all([1, 2, 3].map(() => file(order, all, key)))
      responses.push(await file(order, all, key))
      const good = responses.filter(({ status }) => status === 201)
      expect(new Set(good.map(({ body }) => body.number)).size).toBe(1)
      expect(responses.at(-1)?.headers['idempotent-replayed']).toBe('true')
      expect(
        responses
          .filter(({ status }) => status !== 201)
          .every(({ body }) => codesOf(body)[0] === 'idempotency_conflict'),
      ).toBe(true)
      const other = await Promise.all([1, 2].map(() => file(order, all)))
      expect(other.map(({ body }) => codesOf(body))).toEqual([['claim_open'], ['claim_open']])
      expect((await listOf(order)).data).toHaveLength(1)
      expect(await mailsOf(good[0]!.body.number)).toHaveLength(1)
    })

    it('A6.02 A6.05 is available to the owner of the order and with its token, including photos', async () => {
      const [owner, other] = [await newCustomer(the()), await newCustomer(the())]
      const { bearer } = owner
      const goods = await sample(the(), 300, 41)
      await the().request('POST', `${API}/cart/items`, { id: goods.id, amount: 2 }, { bearer })
      const input = placement({ payment_id: COD, email: owner.email })
      const { order } = (await the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })).body
      await ahead(DELIVERED_HOURS)
      // extends the session beyond the moved clock
      const later = new Date(the().clock.now().getTime() + HOUR_MS * 1_000).toISOString()
      await the()
        .database.q.updateTable('access_tokens')
        .set({ expires: later })
        .where('customer_id', 'in', [owner.id, other.id])
        .execute()
      const own = `${API}/user/orders/${order.id}`
      const sent = await send(own, await photo(), 'image/jpeg', bearer)
      const claim = filing(order, { photos: [sent.body.id] })
      const request = (path: string, who?: string) => the().request('GET', path, undefined, who ? { bearer: who } : {})
      expect(
        (await the().request('POST', `${own}/claims`, claim, { bearer: other.bearer, key: newKey() })).status,
      ).toBe(404)
      expect((await send(own, await photo(), 'image/jpeg', other.bearer)).status).toBe(404)
      const filed = await the().request('POST', `${own}/claims`, claim, { bearer, key: newKey() })
      expect(filed.status).toBe(201)
      const paths = [`${own}/claims`, `${own}/claim-photos/${sent.body.id}`]
      for (const path of paths)
        expect([
          (await request(path, bearer)).status,
          (await request(path, other.bearer)).status,
          (await request(path)).status,
        ]).toEqual([200, 404, 401])
      const byToken = `${API}/orders/token/${order.token}`
      expect((await request(`${byToken}/claims`)).body.data).toEqual([filed.body])
      expect((await request(`${API}/user/export`, bearer)).body.orders[0].claims).toEqual([filed.body])
      const picture = await request(`${byToken}/claim-photos/${sent.body.id}`)
      expect(picture.headers).toMatchObject({
        ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
        'content-disposition': 'inline; filename="fotka.webp"',
      })
      // a photo id alone grants no access
      const stranger = await place()
      expect((await request(`${stranger.path}/claim-photos/${sent.body.id}`)).status).toBe(404)
    })
  })

  describe('the outcome of a claim', () => {
    it('A6.06 A6.07 A6.08 is accepted and refunded by the clock once, with a credit note', async () => {
      const order = await delivered()
      const claim = (await file(order, { amount: 2 })).body as Shop['Claim']
      await ahead(DELIVERED_HOURS + 2 * 24)
      const [accepted] = (await listOf(order)).data
      expect(accepted).toMatchObject({
        ...{ state: 'accepted', resolution: 'money_back', answer: 'Závadu jsme uznali, peníze vám vrátíme.' },
        steps: [{ state: 'filed' }, { state: 'accepted', at: '2026-11-26T09:00:00.000Z' }],
        refund: null,
      })
      // two concurrent runs of the clock
      await Promise.all([ahead(DELIVERED_HOURS + 5 * 24), ahead(DELIVERED_HOURS + 5 * 24)])
      const { data, claimable } = await listOf(order)
      const sum = Math.round(order.items[0]!.prices.totalWithTax * 100 * (2 / 3)) / 100
      expect(data[0]).toMatchObject({
        state: 'settled',
        refund: { amount: sum, since: '2026-11-26T09:00:00.000Z', sent: '2026-11-27T09:00:00.000Z' },
      })
      expect(claimable).toEqual([{ item: order.items[0]!.id, amount: 1 }])
      await ahead(DELIVERED_HOURS + 20 * 24)
      expect((await notesOf(order)).map(({ total, issued }) => [total, issued])).toEqual([[-sum, '2026-11-27']])
      const mails = await mailsOf(claim.number)
      expect(mails.map(({ kind }) => kind)).toEqual(['claim_filed', 'claim_outcome', 'claim_outcome'])
      expect(mails[1]?.body).toContain('Závadu jsme uznali, peníze vám vrátíme.')
      expect(mails[2]?.body).toContain('poslali zpět')
      // refunded items cannot be claimed again
      expect(codesOf((await file(order, { amount: 2 })).body)).toEqual(['amount_above_left'])
    })

    it.each([
      ['repair', 'repair', 'zboží vám opravíme'],
      ['replacement', 'replacement', 'pošleme vám nový kus'],
      ['discount', 'replacement', 'Místo slevy pošleme vám nový kus'],
    ] as const)('A6.06 a claim for %s is settled with %s and without a refund', async (wish, resolution, expected) => {
      const order = await delivered()
      await file(order, { wish })
      await ahead(DELIVERED_HOURS + 29 * 24)
      const { data, claimable } = await listOf(order)
      expect(data[0]).toMatchObject({ state: 'settled', resolution, refund: null })
      expect(data[0]!.answer).toContain(expected)
      expect(data[0]!.steps.at(-1)!.at.slice(0, 10) <= data[0]!.dueBy).toBe(true)
      expect(await notesOf(order)).toEqual([])
      // repaired or replaced items can be claimed again
      expect(claimable).toEqual([{ item: order.items[0]!.id, amount: 3 }])
    })

    it('A6.06 A6.07 can be decided by a developer once, instead of the clock', async () => {
      const order = await delivered()
      const { number } = (await file(order)).body
      const answer = 'Poškození vzniklo pádem.'
      const { status, body } = await decide(number, 'rejected', { answer })
      expect([status, body]).toMatchObject([200, { state: 'rejected', answer, resolution: null }])
      expect([(await decide(number, 'repair')).status, (await decide('RE-2026-99999', 'repair')).status]).toEqual([
        409, 404,
      ])
      await ahead(DELIVERED_HOURS + 20 * 24)
      expect((await listOf(order)).data).toEqual([body])
      expect((await mailsOf(number)).at(-1)?.body).toContain(answer)
      const other = (await file(order, { wish: 'repair' })).body
      expect((await decide(other.number, 'money_back')).body).toMatchObject({
        state: 'accepted',
        resolution: 'money_back',
      })
    })
  })
}

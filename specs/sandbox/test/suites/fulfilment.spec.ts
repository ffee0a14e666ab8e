import { describe, expect, it, onTestFinished } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { guestCart, newKey, placement, sample, signIn } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [CARD, TRANSFER, COD, CASH] = [1, 2, 3, 4]
const [COURIER, BRANCH] = [1, 3]
const HOUR_MS = 3_600_000

/** The simulated warehouse, carrier and bank. */
export function fulfilmentSuite(the: () => World): void {
  const place = async (change: Partial<Shop['OrderPlacement']>) => {
    const cart = await guestCart(the().request, (await sample(the(), 90, 22)).id)
    const { status, body } = await the().request('POST', `${API}/cart/place`, placement(change), {
      cart,
      key: newKey(),
    })
    expect(status).toBe(201)
    return body as Shop['OrderPlaced']
  }
  const read = async ({ order }: Shop['OrderPlaced']) =>
    (await the().request('GET', `${API}/orders/token/${order.token}`)).body as Shop['Order']
  /** Moves the clock of the sandbox ahead until the test ends. */
  const ahead = async (hours: number) => {
    onTestFinished(async () => void (await the().request('POST', '/sandbox/clock', {})))
    expect((await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })).status).toBe(200)
  }
  const mailsOf = async ({ code }: Shop['Order']) => {
    const rows = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    return rows.filter(({ kind, subject }) => kind !== 'order_placed' && subject.includes(code))
  }
  const kindsOf = ({ events }: Shop['Order']) => events.map(({ kind }) => kind)
  const branchOf = async () =>
    (
      await the()
        .database.q.selectFrom('branches')
        .select('id')
        .where('shipper_id', '=', BRANCH)
        .executeTakeFirstOrThrow()
    ).id

  // the current time is Friday 13:00
  describe('order fulfilment', () => {
    it('A1.01 A1.04 A1.05 A1.09 packs, hands over and delivers the order by the clock, with one event and at most one mail per step', async () => {
      const placed = await place({ payment_id: COD, shipper_id: COURIER })
      expect(placed.order).toMatchObject({ status: 'received', parcels: [], nearestDeliveryDate: '2026-11-23' })
      expect(kindsOf(placed.order)).toEqual(['received'])
      await ahead(1)
      const packed = await read(placed)
      const [parcel] = packed.parcels
      expect(packed.status).toBe('packed')
      expect(parcel).toMatchObject({
        state: 'packed',
        number: expect.stringMatching(/^VB\d{11}$/),
        expected: '2026-11-23',
      })
      await ahead(4)
      const sent = await read(placed)
      expect([sent.status, sent.parcels]).toEqual(['handed_over', [{ ...parcel, state: 'on_the_way' }]])
      await ahead(3 * 24)
      const end = await read(placed)
      expect([end.status, end.parcels]).toEqual(['delivered', [{ ...parcel, state: 'delivered', expected: null }]])
      expect(end.events).toEqual([
        { kind: 'received', at: '2026-11-20T12:00:00.000Z' },
        { kind: 'packed', at: '2026-11-20T13:00:00.000Z' },
        { kind: 'handed_over', at: '2026-11-20T15:30:00.000Z' },
        { kind: 'paid', at: '2026-11-23T12:00:00.000Z' },
        { kind: 'delivered', at: '2026-11-23T12:00:00.000Z' },
      ])
      await ahead(30 * 24)
      const mails = await mailsOf(end)
      expect(mails.map(({ kind }) => kind)).toEqual(['order', 'sent', 'delivered'])
      expect(mails[1]?.body).toContain(parcel?.trackingUrl)
    })

    it('A1.02 A1.03 A1.05 waits for a bank transfer, then adds an event and a mail', async () => {
      const placed = await place({ payment_id: TRANSFER })
      await ahead(24)
      expect(kindsOf(await read(placed))).toEqual(['received'])
      await ahead(3 * 24 + 5)
      const order = await read(placed)
      expect(kindsOf(order)).toEqual(['received', 'paid', 'packed', 'handed_over'])
      expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order', 'paid', 'sent'])
    })

    it('A1.02 A1.03 waits for a card payment without a time limit, and starts when it is paid', async () => {
      const placed = await place({ payment_id: CARD })
      await ahead(60 * 24)
      const unpaid = await read(placed)
      expect([kindsOf(unpaid), unpaid.nearestDeliveryDate]).toEqual([['received'], '2026-11-23'])
      await the().app.inject({
        method: 'POST',
        url: new URL(placed.payment.redirectUrl as string).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'do=pay_twice',
      })
      const paid = await read(placed)
      expect(paid.events.slice(1)).toEqual([{ kind: 'paid', at: '2027-01-19T12:00:00.000Z' }])
      // Tuesday at one: packed and handed over on that day
      expect(paid.nearestDeliveryDate).toBe('2027-01-20')
      const mail = (await mailsOf(paid)).find(({ kind }) => kind === 'paid')
      expect(mail?.body).toContain(`ve středu 20.\u00a01.`)
      await ahead(60 * 24 + 1)
      expect((await read(placed)).status).toBe('packed')
    })

    it('A1.01 A1.05 keeps a pickup order ready at the branch, without a parcel', async () => {
      const placed = await place({ payment_id: CASH, shipper_id: BRANCH, branch_id: await branchOf() })
      await ahead(6 * 24)
      const order = await read(placed)
      expect([order.status, order.parcels]).toEqual(['delivered', []])
      const mails = await mailsOf(order)
      expect(mails.map(({ kind }) => kind)).toEqual(['order', 'ready', 'delivered'])
      const { name, hours } = await the()
        .database.q.selectFrom('branches')
        .select(['name', 'hours'])
        .where('id', '=', await branchOf())
        .executeTakeFirstOrThrow()
      expect(order.shipper.branch).toMatchObject({ id: await branchOf(), name })
      expect(order.shipper.branch?.openingHours).toContain(hours.weekdays)
      for (const { body } of mails.slice(0, 2)) expect(body).toContain(name)
    })
  })

  describe('a parcel', () => {
    it.each<[mishap: string, expected: string | null, kinds: string[], last: string]>([
      ['late', '2026-11-25', ['paid', 'delivered'], 'delivered'],
      ['lost', null, [], 'lost'],
      ['damaged', null, [], 'damaged'],
      ['refused', null, ['returned'], 'returned'],
    ])('A1.04 A1.09 has the state and the events of a parcel that is %s', async (mishap, expected, kinds, last) => {
      const placed = await place({ payment_id: COD, shipper_id: COURIER })
      const { code } = placed.order
      const wrong = async (body: object) => (await the().request('POST', '/sandbox/parcel', body)).status
      expect(await wrong({ code, mishap })).toBe(404)
      await ahead(4)
      expect(await wrong({ code, mishap })).toBe(204)
      const order = await read(placed)
      expect(order.parcels).toMatchObject([{ state: mishap, expected }])
      await ahead(10 * 24)
      const end = await read(placed)
      expect(kindsOf(end).slice(3)).toEqual(kinds)
      expect(end.parcels[0]?.state).toBe(last)
    })

    it('A1.04 has a public tracking page without personal data', async () => {
      const placed = await place({ payment_id: COD, shipper_id: COURIER })
      await ahead(4)
      const [parcel] = (await read(placed)).parcels
      const path = new URL(parcel!.trackingUrl).pathname
      const page = await the().app.inject({ url: path })
      expect(page.body).toContain('Zásilka je na cestě.')
      expect(page.body).toContain('Předpokládané doručení: 23.\u00a011.\u00a02026')
      expect(page.body).not.toMatch(/Novák|Lipová|Třebíč|777\s?111/)
      expect((await the().app.inject({ url: '/carrier/VB00000000000' })).statusCode).toBe(404)
    })
  })

  it('A1.01 old orders of the seed are delivered and sent no mails', async () => {
    const bearer = await signIn(the().request, 'jana@vanek.test')
    const { data } = (await the().request('GET', `${API}/user/orders?perPage=50`, undefined, { bearer })).body
    const old = (data as Shop['OrderSummary'][])
      .filter(({ created }) => created < '2026-06-01')
      .filter(({ payment }) => payment.state !== 'failed' && payment.state !== 'cancelled')
    expect(old.length).toBeGreaterThan(3)
    expect(new Set(old.map(({ status }) => status))).toEqual(new Set(['delivered']))
    const mails = await the().database.q.selectFrom('mails').select('subject').execute()
    expect(mails.filter(({ subject }) => old.some(({ code }) => subject.includes(code)))).toEqual([])
  })

  it('A1.05 concurrent runs of the clock advance an order once', async () => {
    const placed = await place({ payment_id: COD, shipper_id: COURIER })
    await Promise.all([1, 2, 3].map(() => ahead(3 * 24)))
    const order = await read(placed)
    expect(kindsOf(order)).toHaveLength(5)
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order', 'sent', 'delivered'])
  })
}

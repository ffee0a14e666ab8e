import { afterEach, describe, expect, it, vi } from 'vitest'
import { RULES } from '../../src/limits/rules.ts'
import { addCustomer, login, newEmail, restarted, tokenOf } from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const API = '/store/api/v1'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const tally = (responses: readonly TestResponse[]): Record<number, number> => {
  const found: Record<number, number> = {}
  for (const { status } of responses) found[status] = (found[status] ?? 0) + 1
  return found
}

/** Expects a 429 response with a message and a Retry-After of at most the given seconds. */
function expectLater({ status, headers, body }: TestResponse, seconds: number): void {
  expect([status, codesOf(body)]).toEqual([429, ['rate_limited']])
  expect(body.errors[0].title).toBe('Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds)
}

/** The default rate limits. Each test uses a back end with empty counters. */
export function limitsSuite(the: () => World): void {
  const open: World[] = []
  async function fresh(trusted: readonly string[] = ['127.0.0.1']): Promise<World> {
    const world = await restarted(the(), trusted)
    open.push(world)
    return world
  }
  const passing = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

  describe('limits', () => {
    afterEach(async () => {
      vi.useRealTimers()
      for (const world of open.splice(0)) await world.close()
    })

    it('allow twenty invalid coupons per cart, then also block a valid one for ten minutes', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 20)
      const [cart, other] = [await guestCart(request, id), await guestCart(request, id)]
      const coupon = (couponCode: string, of = cart) =>
        request('POST', `${API}/cart/coupon`, { couponCode }, { cart: of })
      // valid coupons do not count
      for (let at = 0; at < 5; at += 1) expect((await coupon('VANEK10')).status).toBe(200)
      expect(tally(await times(20, (at) => coupon(`HADAM${at}`)))).toEqual({ 422: 20 })
      expectLater(await coupon('HADAM20'), 600)
      expectLater(await coupon('VANEK10'), 600)
      expect((await coupon('VANEK10', other)).status).toBe(200)
      passing(601)
      expect((await coupon('VANEK10')).status).toBe(200)
    })

    it('allow forty invalid coupons per address over several carts', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 20)
      const carts = await times(3, () => guestCart(request, id))
      const tried = await times(60, (at) =>
        request(
          'POST',
          `${API}/cart/coupon`,
          { couponCode: `HADAM${at}` },
          { cart: carts[at % 3]!, ...from('203.0.113.20') },
        ),
      )
      expect(tally(tried)).toEqual({ 422: 40, 429: 20 })
    })

    it('allow sixty new carts per address and hour, by /64 for IPv6; existing carts still work', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 500)
      const add = (address: string, cart?: string) =>
        request('POST', `${API}/cart/items`, { id, amount: 1 }, { ...from(address), ...(cart && { cart }) })
      const first = await add('2001:db8:9:1::1')
      const cart = first.body.meta.custom.guestCartToken as string
      expect(tally(await times(59, (at) => add(`2001:db8:9:1:${at + 1}::7`)))).toEqual({ 200: 59 })
      expectLater(await add('2001:db8:9:1:ffff:ffff:ffff:ffff'), 3600)
      expectLater(
        await request('POST', `${API}/cart/items/batch`, { items: [{ id, amount: 1 }] }, from('2001:db8:9:1::2')),
        3600,
      )
      expect((await add('2001:db8:9:1::2', cart)).status).toBe(200)
      expect((await add('2001:db8:9:2::1')).status).toBe(200)
    })

    it('allow thirty mails per address and hour, and five of a kind per recipient', async () => {
      const { request } = await fresh()
      const letter = (email: string, address: string) =>
        request('POST', `${API}/contact-form`, { name: 'Jan', email, message: 'Dobrý den' }, from(address))
      const news = (email: string, address: string) =>
        request(
          'POST',
          `${API}/newsletter/subscribe`,
          { email, callbackUrl: 'http://shop.test/aktivovat', terms: true },
          from(address),
        )
      expect(tally(await times(15, () => news(newEmail(), '203.0.113.30')))).toEqual({ 200: 15 })
      expect(tally(await times(15, () => letter(newEmail(), '203.0.113.30')))).toEqual({ 200: 15 })
      expectLater(await news(newEmail(), '203.0.113.30'), 3600)
      expectLater(await letter(newEmail(), '::ffff:203.0.113.30'), 3600)
      const one = newEmail()
      expect(tally(await times(5, (at) => news(one, `203.0.113.${40 + at}`)))).toEqual({ 200: 5 })
      expectLater(await news(one, '203.0.113.50'), 3600)
      expect((await letter(one, '203.0.113.50')).status).toBe(200)
      passing(3601)
      expect((await news(one, '203.0.113.30')).status).toBe(200)
    })

    it('an order with a registration hashes no password without goods, and counts as a registration', async () => {
      const world = await fresh()
      const secret = { registration: true, password: 'větrák a klid', password_confirmation: 'větrák a klid' }
      const place = (change: Parameters<typeof placement>[0], address: string, cart?: string) =>
        world.request('POST', `${API}/cart/place`, placement({ ...secret, ...change }), {
          ...from(address),
          ...(cart && { cart }),
          key: newKey(),
        })
      const email = await addCustomer(the())
      const [many, entered] = await Promise.all([
        times(100, () => place({ email: newEmail() }, '203.0.113.35')),
        login(world, email, 'vetrak-2026', from('198.51.100.35')),
      ])
      expect([tally(many), entered.status]).toEqual([{ 409: 100 }, 200])
      const cart = await guestCart(world.request, (await sample(the(), 20)).id)
      // validation errors do not count
      expect((await place({ password_confirmation: 'jiné' }, '203.0.113.35', cart)).status).toBe(422)
      const one = newEmail()
      const refused = (to: string, address: string) => place({ email: to, shipper_id: 999 }, address, cart)
      expect(tally(await times(6, (at) => refused(one, `203.0.113.${150 + at}`)))).toEqual({ 422: 5, 429: 1 })
      expectLater(await refused(one, '203.0.113.36'), 3600)
      expect(tally(await times(31, () => refused(newEmail(), '203.0.113.36')))).toEqual({ 422: 30, 429: 1 })
    })

    it('allow twenty order mails per recipient and hour, and five newsletter confirmations', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 500)
      const place = async (change: Parameters<typeof placement>[0], cart?: string, key = newKey()) =>
        request('POST', `${API}/cart/place`, placement(change), { cart: cart ?? (await guestCart(request, id)), key })
      const one = newEmail()
      const [cart, key] = [await guestCart(request, id), newKey()]
      // repeated and rejected orders do not count
      for (let at = 0; at < 3; at += 1) expect((await place({ email: one }, cart, key)).status).toBe(201)
      expect(tally(await times(21, () => place({ email: one, shipper_id: 999 })))).toMatchObject({ 422: 21 })
      expect(tally(await times(19, () => place({ email: one })))).toEqual({ 201: 19 })
      const left = await guestCart(request, id)
      expectLater(await place({ email: one.toUpperCase() }, left), 3600)
      expect((await request('GET', `${API}/cart`, undefined, { cart: left })).body.items).toHaveLength(1)
      expect((await place({ email: one }, cart, key)).status).toBe(201)
      expect((await place({ email: newEmail() }, left)).status).toBe(201)

      const reader = newEmail()
      expect(tally(await times(6, () => place({ email: reader, newsletter: true })))).toEqual({ 201: 5, 429: 1 })
      const news = { email: reader, callbackUrl: 'http://shop.test/aktivovat', terms: true }
      expectLater(await request('POST', `${API}/newsletter/subscribe`, news, from('203.0.113.37')), 3600)
      expect((await place({ email: reader })).status).toBe(201)
      const customer = await addCustomer(the())
      const bearer = await tokenOf({ request }, customer)
      for (let at = 0; at < 21; at += 1) {
        await request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
        const own = placement({ email: customer, newsletter: true })
        expect((await request('POST', `${API}/cart/place`, own, { bearer, key: newKey() })).status).toBe(201)
      }
    })

    it('A3.02 A6.02 orders with the e-mail of somebody else do not block changes and claims of the owner', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 500)
      const email = newEmail()
      const place = async () => {
        const cart = await guestCart(request, id)
        return request('POST', `${API}/cart/place`, placement({ email, payment_id: 3 }), { cart, key: newKey() })
      }
      const own = `${API}/orders/token/${(await place()).body.order.token}`
      const more = []
      for (let at = 0; at < RULES.order.most; at += 1) more.push((await place()).status)
      expect(more.at(-1)).toBe(429)
      const change = (payment_id: number) => request('PUT', `${own}/payment`, { payment_id }, { key: newKey() })
      expect([(await change(2)).status, (await change(3)).status]).toEqual([200, 200])
      const input = { item: 1, amount: 1, description: 'Po týdnu začal hlasitě pískat.', wish: 'repair' }
      // validated instead of rate-limited
      expect(codesOf((await request('POST', `${own}/claims`, input, { key: newKey() })).body)).toEqual([
        'not_delivered',
      ])
    })

    it('allow a customer sixty orders per hour to other addresses, and any number to their own', async () => {
      const { request } = await fresh()
      const { id } = await sample(the(), 500)
      const customer = await addCustomer(the())
      const bearer = await tokenOf({ request }, customer)
      const place = async (email: string) => {
        await request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
        return request('POST', `${API}/cart/place`, placement({ email }), { bearer, key: newKey() })
      }
      for (let at = 0; at < RULES.orderBy.most; at += 1) expect((await place(newEmail())).status).toBe(201)
      expectLater(await place(newEmail()), 3600)
      expect((await place(customer)).status).toBe(201)
    })

    it('allow thirty invalid mail tokens and sixty company lookups per address', async () => {
      const { request } = await fresh()
      const activate = (address: string) => request('POST', `${API}/activate`, { token: 'vymyšlený' }, from(address))
      expect(tally(await times(31, () => activate('203.0.113.60')))).toEqual({ 404: 30, 429: 1 })
      const secret = { password: 'nove-heslo-7', password_confirmation: 'nove-heslo-7' }
      const reset = { email: newEmail(), token: 'vymyšlený', ...secret }
      expectLater(await request('POST', `${API}/reset-password`, reset, from('203.0.113.60')), 900)
      expectLater(await request('POST', '/store/api/oauth/token', { token: 'x' }, from('203.0.113.60')), 900)
      expect((await activate('203.0.113.61')).status).toBe(404)
      const register = (address: string) => request('GET', `${API}/ares/ico?ico=98001019`, undefined, from(address))
      expect(tally(await times(61, () => register('203.0.113.60')))).toEqual({ 200: 60, 429: 1 })
      expect((await register('203.0.113.61')).status).toBe(200)
    })

    it('count wrong passwords by /64 for IPv6, and treat both notations of an IPv4 address as one', async () => {
      const { request } = await fresh()
      const guess = (address: string) => login({ request }, newEmail(), 'spatne-heslo', from(address))
      expect(tally(await times(32, (at) => guess(`2001:db8:5:5::${at + 1}`)))).toEqual({ 401: 30, 429: 2 })
      expect((await guess('2001:db8:5:6::1')).status).toBe(401)
      expect(tally(await times(32, (at) => guess(at % 2 ? '203.0.113.70' : '::ffff:203.0.113.70')))).toEqual({
        401: 30,
        429: 2,
      })
    }, 60_000)

    it('wrong passwords do not lock out the owner at other addresses, or where they signed in before', async () => {
      const world = await fresh()
      const email = await addCustomer(the())
      const enter = (address: string, password = 'vetrak-2026') => login(world, email, password, from(address))
      expect((await enter('198.51.100.1')).status).toBe(200)
      const there = await times(12, () => enter('203.0.113.80', 'spatne-heslo'))
      expect(tally(there)).toEqual({ 401: 10, 429: 2 })
      expectLater(await enter('203.0.113.80'), 300)
      expect((await enter('198.51.100.2')).status).toBe(200)
      // a hundred wrong passwords from many addresses block unknown addresses
      for (const places of [100, 105]) {
        const many = await times(50, (at) => enter(`203.0.113.${places + Math.floor(at / 10)}`, 'spatne-heslo'))
        expect(tally(many)).toEqual(places === 100 ? { 401: 50 } : { 401: 40, 429: 10 })
      }
      expectLater(await enter('203.0.113.200', 'spatne-heslo'), 3600)
      for (const known of ['198.51.100.1', '198.51.100.2']) expect((await enter(known)).status).toBe(200)
      passing(3601)
      expect((await enter('203.0.113.200')).status).toBe(200)
    }, 60_000)

    it('unknown client addresses share no limit; account, cart and recipient limits still apply', async () => {
      const { request, app } = await fresh([])
      const letter = async (email: string, remoteAddress: string) =>
        (
          await app.inject({
            method: 'POST',
            url: `${API}/contact-form`,
            remoteAddress,
            payload: { name: 'Jan', email, message: 'Dobrý den' },
          })
        ).statusCode
      for (const server of ['127.0.0.1', '::1', '10.0.0.7', '::ffff:192.168.1.4', 'fd00::7']) {
        const statuses = await times(31, () => letter(newEmail(), server))
        expect(new Set(statuses)).toEqual(new Set([200]))
      }
      const one = newEmail()
      expect((await times(6, () => letter(one, '10.0.0.7'))).filter((status) => status === 429)).toHaveLength(1)
      expect(
        (await times(31, () => letter(newEmail(), '203.0.113.90'))).filter((status) => status === 429),
      ).toHaveLength(1)
      const { id } = await sample(the(), 200)
      expect(tally(await times(61, () => request('POST', `${API}/cart/items`, { id, amount: 1 })))).toEqual({ 200: 61 })
    })

    it('are high enough for normal use', () => {
      for (const { most } of [RULES.signIn, RULES.coupon, RULES.newCart, RULES.lookUp, RULES.code])
        expect(most).toBeGreaterThanOrEqual(10)
    })
  })
}

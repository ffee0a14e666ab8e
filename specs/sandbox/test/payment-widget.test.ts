import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../src/wire.ts'
import { guestCart, newKey, placement, sample } from './support/shopping.ts'
import { createFilledWorld, type World } from './support/world.ts'

const API = '/store/api/v1'

describe('a payment in a widget', () => {
  let world: World
  beforeAll(async () => void (world = await createFilledWorld({ widgets: ['card'] })))
  afterAll(() => world.close())

  const place = async (change: Parameters<typeof placement>[0] = {}) => {
    const cart = await guestCart(world.request, (await sample(world, 90, 22)).id)
    const { body } = await world.request('POST', `${API}/cart/place`, placement(change), { cart, key: newKey() })
    return body as Shop['OrderPlaced']
  }
  const stateOf = async ({ order }: Shop['OrderPlaced']) =>
    (await world.request('GET', `${API}/orders/token/${order.token}`)).body.payment.state as string
  const frameOf = ({ payment }: Shop['OrderPlaced']) => `/gateway/widget/${payment.widget?.clientSecret}`
  const press = (url: string, button: string) =>
    world.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${button}&seconds=5`,
    })

  it('C7.25 has a client secret for the same payment; other payment methods have none', async () => {
    const placed = await place()
    const id = placed.payment.redirectUrl?.split('/').at(-1)
    expect(placed.payment.widget).toEqual({ provider: 'sandbox', clientSecret: expect.stringContaining(`${id}-`) })
    const again = await world.request('POST', `${API}/orders/token/${placed.order.token}/payment`, undefined, {
      key: newKey(),
    })
    expect(again.body).toEqual(placed.payment)
    expect((await place({ payment_id: 3 })).payment).toEqual({ redirectUrl: null })
  })

  it.each([
    ['pay', 'done', 'paid'],
    ['fail', 'done', 'failed'],
    ['cancel', 'done', 'cancelled'],
    ['pay_twice', 'done', 'paid'],
    ['pay_late', 'done', 'pending'],
    ['leave', 'closed', 'pending'],
  ])('posts its result to the parent page: %s ends as %s', async (button, end, state) => {
    const placed = await place()
    const shown = await press(frameOf(placed), button)
    expect(shown.body).toContain(`data-end="${end}" data-shop="http://shop.test"`)
    // the notification follows the payment
    await expect.poll(() => stateOf(placed)).toBe(state)
  })

  it.each([
    ['confirm', 'paid'],
    ['deny', 'failed'],
    ['leave', 'pending'],
  ])('goes through 3-D Secure in the frame and on the payment page: %s ends as %s', async (button, state) => {
    for (const way of [frameOf, ({ payment }: Shop['OrderPlaced']) => new URL(payment.redirectUrl ?? '').pathname]) {
      const placed = await place()
      const response = await press(way(placed), 'verify')
      expect([response.statusCode, await stateOf(placed)]).toEqual([303, 'pending'])
      const bank = await world.app.inject({ url: String(response.headers.location) })
      expect(bank.body).toContain(`<form method="post" action="${way(placed)}">`)
      await press(way(placed), button)
      await expect.poll(() => stateOf(placed)).toBe(state)
    }
  })

  it('can be framed by the shop only, and needs the client secret', async () => {
    const placed = await place()
    const { headers } = await world.app.inject({ url: frameOf(placed) })
    expect(headers['content-security-policy']).toContain('frame-ancestors http://shop.test')
    const id = placed.payment.redirectUrl?.split('/').at(-1) ?? ''
    const other = (await place()).payment.widget?.clientSecret.slice(36) ?? ''
    for (const secret of [id, `${id}-`, id + other, 'x'.repeat(80)])
      expect((await world.app.inject({ url: `/gateway/widget/${secret}` })).statusCode).toBe(404)
  })

  it('stays finished when it is opened again', async () => {
    const placed = await place()
    await press(frameOf(placed), 'pay')
    expect((await world.app.inject({ url: frameOf(placed) })).body).toContain('data-end="done"')
    await press(frameOf(placed), 'fail')
    await expect.poll(() => stateOf(placed)).toBe('paid')
  })
})

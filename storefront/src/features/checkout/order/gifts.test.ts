import { describe, expect, it } from 'vitest'
import { loader as cartLoader } from '../../../pages/cart/data.ts'
import { action, loader as detailsLoader } from '../../../pages/details/data.ts'
import { loader as methodsLoader } from '../../../pages/methods/data.ts'
import { checkoutBackEnd, details, fullCart } from '../../../testing/checkout-world.ts'
import { loaderArgs, type Call, pageEnv, actionArgs, refusal, redirectOf } from '../../../testing/page-env.ts'

const gift = (id: number, price_from: number) => ({
  ...{ id, price_from, name: `Dárek ${id}`, price: 1, originalWithTax: 500, originalWithoutTax: 413.22, image: null },
})
const { prices } = fullCart
const cart = { ...fullCart, prices: { ...prices, discountLimitPriceWithVat: 1290 } }
const paths = { cart: '/kosik', methods: '/kosik/doprava-a-platba', details: '/kosik/dodaci-udaje' }

/** A back end that charges one crown for a gift while it is offered and the cart qualifies. */
const withGifts = (offered = [gift(3, 1000)], more: (call: Call) => Response | undefined = () => undefined) =>
  checkoutBackEnd({
    cart,
    more: (call) => {
      const { pathname, searchParams } = new URL(call.path, 'http://shop.test')
      if (pathname === '/api/v1/order-gifts') return Response.json(offered)
      if (pathname !== '/api/v1/cart') return more(call)
      const requested = searchParams.get('order_gifts')?.split(',') ?? []
      const giftsWithTax = offered.filter(
        ({ id, price_from }) => requested.includes(`${id}`) && price_from <= 1290,
      ).length
      return (
        more(call) ??
        Response.json({ ...cart, prices: { ...cart.prices, giftsWithTax, totalWithTax: 1290 + giftsWithTax } })
      )
    },
  })

const choiceCookie = (gifts: readonly number[], choice: object = { shipper: 1, branch: null, payment: 1 }) => ({
  cookies: { vanek_checkout: JSON.stringify({ ...choice, gifts }) },
})

describe('gifts to an order', () => {
  it('C4.41 C4.47 are in the totals of every step, and in the expected total of the order (C7.25)', async () => {
    const { env, calls } = pageEnv(withGifts(), choiceCookie([3]))
    const priced = { cart: { prices: { giftsWithTax: 1, totalWithTax: 1291 } }, offer: { chosen: [3], lost: [] } }
    await expect(cartLoader(loaderArgs(paths.cart), env)).resolves.toMatchObject(priced)
    await expect(methodsLoader(loaderArgs(paths.methods), env)).resolves.toMatchObject(priced)
    await expect(detailsLoader(loaderArgs(paths.details), env)).resolves.toMatchObject({
      ...priced,
      seen: { total: 1291, choice: { gifts: [3] } },
    })
    expect(calls.filter(({ path }) => path.startsWith('/api/v1/cart?')).map(({ path }) => path)).toEqual([
      '/api/v1/cart?order_gifts=3',
      '/api/v1/cart?shipper_id=1&payment_id=1&order_gifts=3',
      '/api/v1/cart?shipper_id=1&payment_id=1&order_gifts=3',
    ])
  })

  it('are not requested in the steps while none is chosen', async () => {
    const { env, calls } = pageEnv(withGifts(), choiceCookie([]))
    await detailsLoader(loaderArgs(paths.details), env)
    expect(calls.filter(({ path }) => path.includes('gifts'))).toEqual([])
  })

  it.each([
    [77, { choice: { shipper: null, gifts: [3] }, lost: ['shipper'] }],
    [1, { choice: { shipper: 1, gifts: [3] }, lost: [] }],
  ])('stay in the totals when the stored shipper is refused: %j', async (shipper, expected) => {
    const refused = ({ path }: Call) =>
      path.includes(`shipper_id=${shipper}&`) ? refusal(422, 'validation') : undefined
    const { env } = pageEnv(
      withGifts([gift(3, 1000)], refused),
      choiceCookie([3], { shipper, branch: null, payment: 1 }),
    )
    const data = await methodsLoader(loaderArgs(paths.methods), env)
    expect(data).toMatchObject({ ...expected, cart: { prices: { totalWithTax: 1291 } } })
  })

  it.each([
    ['C4.46 is not reached any more', gift(3, 2000)],
    ['C4.45 is not offered any more', gift(4, 1000)],
  ])('one that %s is removed from the choice, and is reported as lost once', async (_, offered) => {
    const { env, cookies } = pageEnv(withGifts([offered]), choiceCookie([3]))
    await expect(detailsLoader(loaderArgs(paths.details), env)).resolves.toMatchObject({
      offer: { chosen: [], lost: [3] },
      seen: { total: 1290, choice: { gifts: [] } },
    })
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":1,"branch":null,"payment":1}')
    await expect(detailsLoader(loaderArgs(paths.details), env)).resolves.toMatchObject({ offer: { lost: [] } })
  })

  it('one that is lost together with the payment is shown by the step that follows', async () => {
    const { env } = pageEnv(withGifts([gift(3, 2000)]), choiceCookie([3], { shipper: 1, branch: null, payment: 9 }))
    expect(await redirectOf(detailsLoader(loaderArgs(paths.details), env))).toBe(`303 ${paths.methods}`)
    await expect(methodsLoader(loaderArgs(paths.methods), env)).resolves.toMatchObject({
      lost: ['payment'],
      offer: { lost: [3] },
    })
  })

  it('C4.40 one that was lost since the details were shown does not refuse the order a second time', async () => {
    let offered = [gift(3, 1000)]
    const place = ({ path, body }: Call) => {
      if (path !== '/api/v1/cart/place') return undefined
      const { order_gifts: requested = [] } = body as { order_gifts?: readonly number[] }
      if (requested.some((id) => !offered.some((own) => own.id === id))) return refusal(409, 'gift_unavailable')
      return Response.json({ order: { code: '2600001' }, payment: { redirectUrl: null } }, { status: 201 })
    }
    const { env } = pageEnv((call) => withGifts(offered, place)(call), choiceCookie([3]))
    const form = async (key: string) => {
      const { seen } = (await detailsLoader(loaderArgs(paths.details), env)) as { seen: object }
      return actionArgs(paths.details, { ...details, intentKey: key, seen: JSON.stringify(seen) })
    }
    const before = await form('key-of-the-first')
    offered = []
    await expect(action(before, env)).resolves.toMatchObject({ data: { problem: { mendAt: 'index' } } })
    expect(await redirectOf(action(await form('key-of-the-second'), env))).toBe('303 /kosik/dokonceni')
  })

  it('stay chosen if the offered gifts cannot be loaded', async () => {
    const down = ({ path }: Call) => (path === '/api/v1/order-gifts' ? refusal(503, 'server') : undefined)
    const { env, cookies } = pageEnv((call) => down(call) ?? withGifts()(call), choiceCookie([3]))
    await expect(detailsLoader(loaderArgs(paths.details), env)).resolves.toMatchObject({
      offer: { chosen: [3], lost: [] },
      seen: { choice: { gifts: [3] } },
    })
    expect(cookies.get('vanek_checkout')).toContain('"gifts":[3]')
  })
})

import { emptyCart } from '@vanek/sdk/cart'
import type { Shipper } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { checkoutBackEnd, courier, fullCart } from '../../testing/checkout-world.ts'
import { loaderArgs, type Call, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const path = '/kosik/doprava-a-platba'
const choiceCookie = (choice: object) => ({ cookies: { vanek_checkout: JSON.stringify(choice) } })

const point = {
  id: 104,
  name: 'Trafika',
  address: { street: 'Lipová 1', city: 'Brno', postcode: '60200', country_code: 'CZE' },
}
const abroad = { ...point, id: 106, address: { ...point.address, city: 'Wien', country_code: 'AUT' } }
const points: Shipper = { ...courier, id: 2, type: 'PICKUP_POINT', requiredAddress: false, requiredBranch: true }
const timed: Shipper = {
  ...courier,
  hasDeliveryTimes: true,
  delivery: { nearestDeliveryDate: '2026-11-23', closesAt: null },
}

/** A back end with a courier with delivery times and a shipper with one pickup point. */
const withPoints = checkoutBackEnd({
  more: (call: Call) => {
    const { pathname, searchParams: query } = new URL(call.path, 'http://back.test')
    if (call.path === '/api/v1/cart/shippers') return Response.json([timed, points])
    if (pathname === '/api/v1/branches') {
      const countries = query.get('countries')?.split(',')
      const found = [point, abroad].filter(
        ({ id, address }) =>
          (countries?.includes(address.country_code) ?? true) &&
          (query.get('keys')?.split(',').includes(`${id}`) ?? query.get('s') === 'brno'),
      )
      return Response.json({ data: found, meta: { pagination: { total: found.length, page: 1, perPage: 20 } } })
    }
    if (call.path === '/api/v1/delivery-times?since=2026-11-23&shipperId=1')
      return Response.json([{ id: 7, date: '2026-11-23', from: '08:00', to: '10:00' }])
    return undefined
  },
})

describe('shipping and payment', () => {
  it('shows the offered methods, priced for the earlier choice (C2.03)', async () => {
    const { env, calls } = pageEnv(checkoutBackEnd(), choiceCookie({ shipper: 1, branch: null, payment: 1 }))
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject({
      choice: { shipper: 1, payment: 1 },
      branch: null,
      lost: [],
      found: null,
    })
    expect(calls[0]?.path).toBe('/api/v1/cart?shipper_id=1&payment_id=1')
  })

  it('C4.37 C4.38 C4.39 removes lines without a product one by one, names them and loads the cart again', async () => {
    const lost = [8, 9].map((id) => ({ ...fullCart.items[0]!, id, name: `Gone ${id}`, product: null, shoppable: null }))
    const left = new Set([8, 9])
    const { env, calls } = pageEnv(
      checkoutBackEnd({
        more: ({ method, path: called }) => {
          const cart = { ...fullCart, items: [...fullCart.items, ...lost.filter(({ id }) => left.has(id))] }
          if (method === 'DELETE') left.delete(Number(called.split('/').at(-1)))
          if (method === 'DELETE') return Response.json({ cart })
          return called.startsWith('/api/v1/cart?') || called === '/api/v1/cart' ? Response.json(cart) : undefined
        },
      }),
    )
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject({
      cart: { items: fullCart.items },
      removed: [
        { id: 8, name: 'Gone 8' },
        { id: 9, name: 'Gone 9' },
      ],
    })
    expect(calls.slice(0, 4).map(({ method, path: called }) => `${method} ${called}`)).toEqual([
      'GET /api/v1/cart',
      'DELETE /api/v1/cart/items/8',
      'DELETE /api/v1/cart/items/9',
      'GET /api/v1/cart',
    ])
  })

  it('C4.37 leaves a cart without any valid line to the cart page', async () => {
    const cart = { ...fullCart, items: [{ ...fullCart.items[0]!, product: null }] }
    const { env, calls } = pageEnv(checkoutBackEnd({ cart }))
    await expect(redirectOf(Promise.resolve(loader(loaderArgs(path), env)))).resolves.toBe('303 /kosik')
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('in an outage keeps the form and the choice, and shows that the shop does not respond', async () => {
    const { env, cookies } = pageEnv(() => new Response('', { status: 503 }))
    const answer = await action(actionArgs(path, { shipper: '1', payment: '3' }), env)
    expect(answer).toMatchObject({
      data: { choice: { shipper: 1, payment: 3 }, errors: {}, problem: expect.stringContaining('Něco se porouchalo') },
      init: { status: 503 },
    })
    expect(JSON.parse(cookies.get('vanek_checkout') ?? '{}')).toMatchObject({ shipper: 1, payment: 3 })
  })

  it('redirects with an empty cart: the cart comes first (C2.23)', async () => {
    const { env } = pageEnv((call) => checkoutBackEnd({ cart: emptyCart(env.shop) })(call))
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe('303 /kosik')
  })

  it('redirects to the cart when its items were ordered in the meantime (C2.23)', async () => {
    const gone = ({ path: at }: Call) => (at === '/api/v1/cart/shippers' ? refusal(404, 'cart_not_found') : undefined)
    const { env } = pageEnv(checkoutBackEnd({ more: gone }))
    expect(await redirectOf(loader(loaderArgs(path), env))).toBe('303 /kosik')
  })

  it('stores the choice and redirects to the details, the third step (C2.23)', async () => {
    const { env, cookies } = pageEnv(checkoutBackEnd())
    expect(await redirectOf(action(actionArgs(path, { shipper: '1', payment: '1' }), env))).toBe(
      '303 /kosik/dodaci-udaje',
    )
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":1,"branch":null,"payment":1}')
  })

  it.each([
    [{}, { shipper: 'Vyberte prosím způsob dopravy', payment: 'Vyberte prosím způsob platby' }],
    [{ shipper: '1', payment: '4' }, { payment: 'S vybranou dopravou tento způsob platby nejde použít' }],
    [{ shipper: '77', payment: '1' }, { shipper: expect.any(String) }],
  ])('refuses %j and stores nothing', async (fields, errors) => {
    const { env, cookies } = pageEnv(checkoutBackEnd())
    const answer = await action(actionArgs(path, fields), env)
    expect(answer).toMatchObject({ data: { errors }, init: { status: 422 } })
    expect(cookies.size).toBe(0)
  })

  it('removes choices that are no longer offered, with a message: shipper with branch, payment (C4.51, C4.52, C4.53)', async () => {
    const { env } = pageEnv(withPoints, choiceCookie({ shipper: 77, branch: 5, payment: 9 }))
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject({
      choice: { shipper: null, branch: null, payment: null },
      lost: ['shipper', 'payment'],
    })
  })

  it('clears a payment that the chosen shipper does not accept (C4.50)', async () => {
    const { env } = pageEnv(withPoints, choiceCookie({ shipper: 1, branch: null, payment: 4 }))
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject({
      choice: { shipper: 1, payment: null },
      lost: ['payment'],
    })
  })
})

describe('pickup points', () => {
  it('are requested by the stored id (C7.50); one that no longer exists is removed', async () => {
    const there = pageEnv(withPoints, choiceCookie({ shipper: 2, branch: 104, payment: 1 }))
    await expect(loader(loaderArgs(path), there.env)).resolves.toMatchObject({ branch: point, lost: [] })
    const gone = pageEnv(withPoints, choiceCookie({ shipper: 2, branch: 105, payment: 1 }))
    await expect(loader(loaderArgs(path), gone.env)).resolves.toMatchObject({
      branch: null,
      choice: { shipper: 2, branch: null, payment: 1 },
      lost: ['branch'],
    })
  })

  it('are found by a text in the URL, for visitors without scripts (C7.51)', async () => {
    const { env } = pageEnv(withPoints)
    const found = { text: 'brno', branches: [point], total: 1 }
    await expect(loader(loaderArgs(`${path}?s=brno`), env)).resolves.toMatchObject({ found })
  })

  it('C9.21 are offered in Czechia, Slovakia, Poland and Germany; one elsewhere is not found, stored or accepted', async () => {
    const found = pageEnv(withPoints)
    await expect(loader(loaderArgs(`${path}?s=brno`), found.env)).resolves.toMatchObject({
      found: { branches: [{ id: 104 }], total: 1 },
    })
    const before = pageEnv(withPoints, choiceCookie({ shipper: 2, branch: 106, payment: 1 }))
    await expect(loader(loaderArgs(path), before.env)).resolves.toMatchObject({ branch: null, lost: ['branch'] })
    const { env, cookies } = pageEnv(withPoints)
    const fields = { s: 'brno', found: 'brno', shipper: '2', payment: '1', branch_2: '106' }
    await expect(action(actionArgs(path, fields), env)).resolves.toMatchObject({ init: { status: 422 } })
    expect(cookies.get('vanek_checkout') ?? '').not.toContain('106')
  })

  it.each([
    ['its button', { s: 'brno', intent: 'find', shipper: '2', payment: '1' }],
    ['Enter in the field', { s: 'brno', shipper: '2', payment: '1' }],
  ])('searching by %s keeps the choice and returns to this page', async (_by, fields) => {
    const { env, cookies } = pageEnv(withPoints)
    expect(await redirectOf(action(actionArgs(path, fields), env))).toBe(`303 ${path}?s=brno#point`)
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":2,"branch":null,"payment":1}')
  })

  it('of a finished search are chosen or missing, without a new search', async () => {
    const { env, cookies } = pageEnv(withPoints)
    const fields = { s: 'brno', found: 'brno', shipper: '2', payment: '1' }
    await expect(action(actionArgs(path, fields), env)).resolves.toMatchObject({
      data: { errors: { branch: 'Vyberte prosím, kde si zboží vyzvednete.' } },
    })
    expect(await redirectOf(action(actionArgs(path, { ...fields, branch_2: '104' }), env))).toBe(
      '303 /kosik/dodaci-udaje',
    )
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":2,"branch":104,"payment":1}')
  })
})

describe('delivery times', () => {
  it('are requested from the first day on which the shipper can come (C7.26), and stored (C4.72)', async () => {
    const { env, cookies } = pageEnv(withPoints)
    const slots = { 1: [{ id: 7, date: '2026-11-23', from: '08:00', to: '10:00' }] }
    await expect(loader(loaderArgs(path), env)).resolves.toMatchObject({ slots })
    await action(actionArgs(path, { shipper: '1', payment: '1', slot_1: '7' }), env)
    expect(cookies.get('vanek_checkout')).toBe('{"shipper":1,"branch":null,"payment":1,"deliveryTimeSlot":7}')
  })
})

import { describe, expect, it } from 'vitest'
import { type Cart, createCartStore, emptyCart } from '@vanek/sdk/cart'
import {
  type CheckoutStart,
  type CheckoutStoreOptions,
  createCheckoutStore,
  emptyChoice,
  emptyInputs,
  type Gift,
  parseChoice,
  parseCountries,
  parseInputs,
  type PickupBranch,
  type Shipper,
} from '@vanek/sdk/checkout'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { memoryTokens } from '@vanek/sdk'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'
import { brno, card, cod, contextWith, courier, filledInputs, pickup } from '../testing/orders.ts'

const slot = { id: 9, date: '2026-11-24', from: '08:00', to: '10:00' }
const timed: Shipper = {
  ...courier,
  hasDeliveryTimes: true,
  delivery: { nearestDeliveryDate: '2026-11-24', closesAt: null },
}
const { branches: _branches, ...unlisted } = pickup
const points: Shipper = { ...unlisted, id: 5, type: 'PICKUP_POINT' }
const gift: Gift = {
  ...{ id: 4, name: 'Klíčenka', price: 0.005, originalWithTax: 121, originalWithoutTax: 100 },
  ...{ price_from: 1000, image: null },
}
const company = {
  ...{ tin: '27082440', vatin: 'CZ27082440', business_name: 'Vánek s.r.o.', active: true },
  address: { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
}

const line = {
  id: 1,
  amount: 1,
  items: [],
  product: {},
  variant: {},
  shoppable: {},
} as unknown as Cart['items'][number]

const memory = (initial: string | null = null) => {
  let text = initial
  return { read: () => text, write: (next: string | null) => void (text = next) }
}

/** A checkout over a back end whose answers a test may change. */
function checkout(change: Partial<CheckoutStart> = {}, options: Partial<CheckoutStoreOptions> = {}) {
  const world = {
    ...{
      version: 1,
      limit: 1500,
      shippers: [timed, pickup, points],
      payments: [card, cod],
      gifts: [gift],
      slots: [slot],
    },
    special: (_request: SeenRequest): unknown => undefined,
  }
  const over = shopOver(
    (request) => {
      const special = world.special(request)
      if (special !== undefined) return special
      if (request.path === '/api/v1/cart/shippers') return world.shippers
      if (request.path === '/api/v1/cart/payments') return world.payments
      if (request.path === '/api/v1/order-gifts') return world.gifts
      if (request.path === '/api/v1/delivery-times') return world.slots
      if (request.path === '/api/v1/ares/ico') return company
      return cartNow()
    },
    { tokens: memoryTokens({ cart: 'guest' }) },
  )
  const cartNow = (): Cart => {
    const cart = emptyCart(over.shop)
    return {
      ...cart,
      id: 'c',
      version: world.version,
      items: [line],
      prices: { ...cart.prices, discountLimitPriceWithVat: world.limit },
    }
  }
  const { shippers, payments, gifts } = world
  const initial: CheckoutStart = {
    ...{ cart: cartNow(), shippers, payments, gifts, choice: emptyChoice },
    ...{ inputs: filledInputs, context: contextWith() },
    ...change,
  }
  const store = createCheckoutStore(over.shop, { initial, ...options })
  const calls = () => over.seen.map(({ path, query }) => [path.replace('/api/v1/', ''), query] as const)
  return { ...over, store, world, cartNow, calls, state: store.getState }
}

describe('choosing', () => {
  it('C3.27 asks for the prices of the choice, and for the times of a shipper that has any', async () => {
    const { store, state, calls } = checkout()
    const chosen = store.chooseShipper(1)
    expect(state()).toMatchObject({ choice: { shipper: 1 }, stale: true, slotsPending: true })
    await chosen
    expect(state()).toMatchObject({ stale: false, slots: [slot], slotsPending: false })
    await store.choosePayment(1)
    await store.toggleGift(4)
    expect(calls()).toEqual([
      ['cart', { shipper_id: '1' }],
      ['delivery-times', { since: '2026-11-24', shipperId: '1' }],
      ['cart', { shipper_id: '1', payment_id: '1' }],
      ['cart', { shipper_id: '1', payment_id: '1', order_gifts: '4' }],
    ])
    store.chooseDeliveryTime(9)
    expect(state().missing).toEqual([])
  })

  it('C4.49 C4.50 another shipper lets go of branch, time and a payment it does not take', async () => {
    const notices = createNoticeStore()
    const choice = { ...emptyChoice, shipper: 1, payment: 3, deliveryTimeSlot: 9 }
    const { store, state } = checkout({ choice, slots: [slot] }, { notices, messages: cs })
    await store.chooseShipper(2)
    expect(state().choice).toEqual({ ...emptyChoice, shipper: 2 })
    expect(notices.getState()).toMatchObject([{ code: 'payment_blocked', text: cs.payment_blocked }])
    store.chooseBranch(brno)
    expect(state().branch).toEqual(brno)
    await store.chooseShipper(5)
    expect(state()).toMatchObject({ choice: { branch: null }, branch: null })
    await store.choosePayment(3)
    expect(state().choice.payment).toBeNull()
  })

  it('knows a pickup point that no list has', () => {
    const point: PickupBranch = { ...brno, id: 70 }
    const { store, state } = checkout({ choice: { ...emptyChoice, shipper: 5, payment: 1 } })
    expect(state().missing).toEqual([{ step: 'methods', input: 'branch', code: 'branch_required' }])
    store.chooseBranch(point)
    expect(state()).toMatchObject({ branch: point, missing: [] })
  })

  it('of two answers shows that of the later choice', async () => {
    const waiting: ((cart: Cart) => void)[] = []
    const { store, state, world, cartNow } = checkout()
    world.special = ({ path }) =>
      path === '/api/v1/cart' ? new Promise<Cart>((resolve) => waiting.push(resolve)) : undefined
    const first = store.chooseShipper(2)
    await expect.poll(() => waiting.length).toBe(1)
    const both = [first, store.chooseShipper(5)]
    await expect.poll(() => waiting.length).toBe(2)
    const priced = (comment: string) => ({ ...cartNow(), comment })
    waiting[1]?.(priced('later'))
    await expect.poll(() => state().stale).toBe(false)
    waiting[0]?.(priced('earlier'))
    await Promise.all(both)
    expect(state().cart.comment).toBe('later')
  })

  it('says when prices cannot be had, and that they can again', async () => {
    const { store, state, world } = checkout()
    world.special = () => refuse(422, 'validation')
    await store.chooseShipper(2)
    expect(state()).toMatchObject({ stale: true, error: { code: 'validation' } })
    world.special = () => undefined
    await store.refresh()
    expect(state()).toMatchObject({ stale: false, error: null })
  })
})

describe('a cart that changed', () => {
  const choice = { ...emptyChoice, shipper: 2, branch: 7, payment: 1, gifts: [4] }

  it('C4.40 C4.41 C4.42 C4.44 re-checks gifts, asks for the lists anew and matches the choice to them, in this order', async () => {
    const notices = createNoticeStore()
    const { store, state, world, cartNow, calls } = checkout({ choice }, { notices, messages: cs })
    expect(state().gifts).toMatchObject([{ available: true, prices: { withTax: 0.01 } }])
    world.version = 2
    world.limit = 999
    world.shippers = [timed]
    world.payments = [cod]
    const received = store.receiveCart(cartNow())
    expect(state()).toMatchObject({ choice: { ...choice, gifts: [] }, gifts: [{ available: false }], stale: true })
    await received
    expect(state()).toMatchObject({ choice: emptyChoice, shippers: [timed], payments: [cod], stale: false })
    expect(calls().map(([path]) => path)).toEqual(['cart/shippers', 'cart/payments', 'order-gifts', 'cart'])
    expect(notices.getState().map(({ code }) => code)).toEqual([
      'gift_unavailable',
      'shipper_unavailable',
      'payment_unavailable',
    ])
  })

  it('C4.45 takes back a gift that is no longer offered', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.gifts = []
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ gifts: [], choice: { ...choice, gifts: [] } })
  })

  it('C4.51 C4.52 C4.53 leaves what still fits', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.version = 2
    await store.receiveCart(cartNow())
    expect(state().choice).toBe(choice)
  })

  it('C4.40 follows the store of the cart, and not one that has closed', async () => {
    const { shop, cartNow, world } = checkout()
    const cart = createCartStore(shop, { initial: cartNow() })
    const store = createCheckoutStore(shop, {
      cart,
      initial: {
        cart: cartNow(),
        shippers: [pickup],
        payments: [card],
        choice,
        inputs: emptyInputs,
        context: contextWith(),
      },
    })
    store.load()
    world.version = 2
    cart.receive(cartNow())
    await expect.poll(() => store.getState().shippers.length).toBe(3)
    await expect.poll(() => store.getState().stale).toBe(false)
    store.close()
    world.version = 3
    cart.receive(cartNow())
    expect(store.getState().cart.version).toBe(2)
  })

  it('keeps the lists that are there when new ones cannot be had', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.special = ({ path }) => (path === '/api/v1/cart/shippers' ? refuse(422, 'validation') : undefined)
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ choice: { shipper: 2 }, stale: true, error: { code: 'validation' } })
    expect(state().shippers).toHaveLength(3)
  })
})

describe('inputs', () => {
  it('C5.16 are checked when left and then with every change; those walked through are not scolded', () => {
    const { store, state } = checkout({ inputs: emptyInputs })
    store.touch('email')
    store.setInput('phone', '7')
    expect(state().issues).toEqual({})
    store.touch('phone')
    expect(state().issues).toEqual({ phone: 'phone_invalid' })
    store.setInput('phone', '777123456')
    expect(state().issues).toEqual({})
    store.setInput('phone', '')
    expect(state().issues).toEqual({ phone: 'required' })
    store.setInput('terms', true)
    store.setInput('terms', false)
    expect(state().issues).toEqual({ phone: 'required', terms: 'terms_required' })
  })

  it('all issues are shown once sending was tried; nothing missing means it may be sent', () => {
    const choice = { ...emptyChoice, shipper: 1, payment: 1 }
    const { store, state } = checkout({ inputs: { ...filledInputs, city: '' }, choice })
    expect(store.attempt()).toBe(false)
    expect(state()).toMatchObject({ issues: { city: 'required' }, missing: [{ step: 'info', input: 'city' }] })
    store.setInput('city', 'Praha')
    expect([store.attempt(), state().issues]).toEqual([true, {}])
  })

  it('C4.55 C4.56 filling in a company turns its part on; what is turned off stays off', () => {
    const { store, state } = checkout()
    store.setInput('tin', '2')
    expect(state().inputs).toMatchObject({ isBusiness: true, billingInfo: true })
    store.setInput('isBusiness', false)
    store.setInput('billingInfo', false)
    store.setInput('city', 'Brno')
    expect(state().inputs).toMatchObject({ tin: '2', isBusiness: false, billingInfo: false })
    store.setInput('billingCity', 'Brno')
    expect(state().inputs).toMatchObject({ isBusiness: false, billingInfo: true })
    store.setInput('billingInfo', false)
    store.setInput('isBusiness', true)
    expect(state().inputs.billingInfo).toBe(true)
  })

  it('follow the chosen shipper in what counts', async () => {
    const { store, state } = checkout({ inputs: { ...filledInputs, street: '', city: '', postcode: '' } })
    await store.chooseShipper(1)
    expect(state().missing.map(({ input }) => input)).toEqual(['payment', 'street', 'city', 'postcode'])
    await store.chooseShipper(2)
    expect(state().context.requiredAddress).toBe(false)
    expect(state().missing.map(({ input }) => input)).toEqual(['branch', 'payment'])
  })
})

describe('memory', () => {
  it('C4.72 C4.80 keeps choice and countries, and the inputs without passwords', async () => {
    const ports = { choice: memory(), inputs: memory() }
    const { store } = checkout({}, { memory: ports })
    store.load()
    await store.chooseShipper(2)
    store.chooseBranch(brno)
    await store.choosePayment(1)
    await store.toggleGift(4)
    store.chooseDeliveryTime(9)
    store.setInput('country', 'SVK')
    store.setInput('password', 'tajne heslo')
    const choice = { shipper: 2, branch: 7, payment: 1, deliveryTimeSlot: 9, gifts: [4] }
    expect(parseChoice(ports.choice.read())).toEqual(choice)
    expect(parseCountries(ports.choice.read())).toEqual({ country: 'SVK', billingCountry: 'CZE' })
    expect(parseInputs(ports.inputs.read()).country).toBe('SVK')
    expect(ports.inputs.read()).not.toContain('tajne')
  })

  it('C4.72 reads again what was typed, but not over what the shopper types now', () => {
    const ports = { inputs: memory() }
    const { store: before } = checkout({}, { memory: ports })
    before.load()
    before.setInput('city', 'Brno')
    const { store, state } = checkout({ inputs: emptyInputs }, { memory: ports })
    store.setInput('fullName', 'Jiná Paní')
    store.load()
    expect(state().inputs).toMatchObject({
      fullName: 'Jiná Paní',
      email: 'jana@vanek.test',
      city: 'Brno',
      terms: false,
    })
    expect(parseInputs(ports.inputs.read())).toEqual(state().inputs)
  })
})

describe('the company register', () => {
  it('C7.11 fills in name, VAT id and address', async () => {
    const { store, state, calls } = checkout()
    store.setInput('tin', '270 82 440')
    const looking = store.lookUpCompany()
    expect(state().company).toBe('loading')
    await looking
    expect(calls()).toEqual([['ares/ico', { ico: '27082440' }]])
    expect(state()).toMatchObject({
      company: 'found',
      inputs: {
        ...{ isBusiness: true, billingInfo: true, businessName: 'Vánek s.r.o.', vatin: 'CZ27082440' },
        ...{ billingStreet: 'Široká 3', billingCity: 'Brno', billingPostcode: '602 00', billingCountry: 'CZE' },
      },
    })
  })

  it.each([
    ['not_found', () => refuse(404, 'not_found')],
    ['failed', () => refuse(422, 'validation')],
    ['inactive', () => ({ ...company, active: false })],
  ])('C7.11 says when it is %s', async (state, answer) => {
    const own = checkout()
    own.world.special = ({ path }) => (path === '/api/v1/ares/ico' ? answer() : undefined)
    own.store.setInput('tin', '27082440')
    await own.store.lookUpCompany()
    expect(own.state().company).toBe(state)
    expect(own.state().inputs.businessName).toBe(state === 'inactive' ? 'Vánek s.r.o.' : '')
  })

  it('C5.25 asks nobody for a number that cannot be one', async () => {
    const { store, state, seen } = checkout()
    store.setInput('tin', '12345678')
    await store.lookUpCompany()
    expect(seen).toHaveLength(0)
    expect(state()).toMatchObject({ company: 'idle', issues: { tin: 'tin_invalid' } })
  })
})

import { describe, expect, it } from 'vitest'
import { type Cart, createCartStore } from '@vanek/sdk/cart'
import { createCheckoutStore, emptyCheckoutChoice, type PickupBranch } from '@vanek/sdk/checkout'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { refuse } from '../../testing/back-end.ts'
import { checkout, slot, timed } from '../../testing/checkout.ts'
import { czechInputs, brno, card, cod, contextWith, pickup } from '../../testing/orders.ts'
import { manualClock } from '../../transport/testing/test-shop.ts'

describe('selection', () => {
  it('C3.27 C7.26 requests prices for the selection, and delivery times if the shipper has any', async () => {
    const { store, state, calls } = checkout({ choice: { ...emptyCheckoutChoice, gifts: [4] } })
    const chosen = store.chooseShipper(1)
    expect(state()).toMatchObject({ choice: { shipper: 1 }, stale: true, slotsPending: true })
    await chosen
    expect(state()).toMatchObject({ stale: false, slots: [slot], slotsPending: false })
    await store.choosePayment(1)
    expect(calls()).toEqual([
      ['cart', { shipper_id: '1', order_gifts: '4' }],
      ['delivery-times', { since: '2026-11-24', shipperId: '1' }],
      ['cart', { shipper_id: '1', payment_id: '1', order_gifts: '4' }],
    ])
    store.chooseDeliveryTime(9)
    expect(state().missing).toEqual([])
  })

  it('C4.49 C4.50 selecting another shipper clears branch, time and a payment that it does not accept', async () => {
    const notices = createNoticeStore()
    const choice = { ...emptyCheckoutChoice, shipper: 1, payment: 3, deliveryTimeSlot: 9 }
    const { store, state } = checkout({ choice, slots: [slot] }, { notices, messages: cs })
    await store.chooseShipper(2)
    expect(state().choice).toEqual({ ...emptyCheckoutChoice, shipper: 2 })
    expect(notices.getState()).toMatchObject([{ code: 'payment_blocked', text: cs.payment_blocked }])
    store.chooseBranch(brno)
    expect(state().branch).toEqual(brno)
    await store.chooseShipper(5)
    expect(state()).toMatchObject({ choice: { branch: null }, branch: null })
    await store.choosePayment(3)
    expect(state().choice.payment).toBeNull()
  })

  it('C3.27 returns the state with the new prices, or the error', async () => {
    const { store, state, world } = checkout()
    expect(await store.chooseShipper(2)).toEqual({ ok: true, data: state() })
    expect(state()).toMatchObject({ stale: false, choice: { shipper: 2 } })
    expect(await store.chooseShipper(99)).toMatchObject({ error: { code: 'shipper_unavailable' } })
    expect(await store.choosePayment(99)).toMatchObject({ error: { code: 'payment_unavailable' } })
    expect(await store.choosePayment(3)).toMatchObject({ error: { code: 'payment_blocked' } })
    expect(await store.choosePayment(1)).toMatchObject({ ok: true, data: { choice: { payment: 1 } } })
    world.special = ({ path }) => (path === '/api/v1/cart' ? refuse(422, 'validation') : undefined)
    expect(await store.chooseShipper(5)).toMatchObject({ error: { code: 'validation' } })
    expect(await store.refresh()).toMatchObject({ error: { code: 'validation' } })
    expect(state()).toMatchObject({ choice: { shipper: 5 }, stale: true, error: { code: 'validation' } })
    world.special = ({ path }) => (path === '/api/v1/cart/shippers' ? refuse(422, 'validation') : undefined)
    expect(await store.refresh()).toMatchObject({ error: { code: 'validation' } })
    world.special = () => undefined
    expect(await store.refresh()).toMatchObject({ ok: true, data: { stale: false, error: null } })
  })

  it('accepts a pickup point that is in no list', () => {
    const point: PickupBranch = { ...brno, id: 70 }
    const { store, state } = checkout({ choice: { ...emptyCheckoutChoice, shipper: 5, payment: 1 } })
    expect(state().missing).toEqual([{ step: 'methods', input: 'branch', code: 'branch_required' }])
    store.chooseBranch(point)
    expect(state()).toMatchObject({ branch: point, missing: [] })
  })

  it('shows the response to the latest selection', async () => {
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

  it('cancels a replaced request without an error', async () => {
    const { store, state, world, calls } = checkout({}, {}, { clock: manualClock() })
    world.special = ({ query }) => (query['shipper_id'] === '2' ? new Promise(() => {}) : undefined)
    const first = store.chooseShipper(2)
    await expect.poll(() => calls().length).toBe(1)
    await store.chooseShipper(5)
    expect(await first).toMatchObject({ ok: true, data: { choice: { shipper: 5 } } })
    expect(state()).toMatchObject({ choice: { shipper: 5 }, stale: false, error: null })
  })

  it('reports that prices failed to load, and clears the error after a success', async () => {
    const { store, state, world } = checkout()
    world.special = () => refuse(422, 'validation')
    await store.chooseShipper(2)
    expect(state()).toMatchObject({ stale: true, error: { code: 'validation' } })
    world.special = () => undefined
    await store.refresh()
    expect(state()).toMatchObject({ stale: false, error: null })
  })
})

describe('a changed cart', () => {
  const choice = { ...emptyCheckoutChoice, shipper: 2, branch: 7, payment: 1, gifts: [4] }

  it('C4.40 C4.41 C4.42 C4.44 rechecks gifts, refetches the lists and reconciles the selection, in this order', async () => {
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
    expect(state()).toMatchObject({ choice: emptyCheckoutChoice, shippers: [timed], payments: [cod], stale: false })
    expect(calls().map(([path]) => path)).toEqual(['cart/shippers', 'cart/payments', 'order-gifts', 'cart'])
    expect(notices.getState().map(({ code }) => code)).toEqual([
      'gift_unavailable',
      'shipper_unavailable',
      'payment_unavailable',
    ])
  })

  it('C4.45 removes a gift that is no longer offered', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.gifts = []
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ gifts: [], choice: { ...choice, gifts: [] } })
  })

  it('C4.51 C4.52 C4.53 keeps a valid selection', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.version = 2
    await store.receiveCart(cartNow())
    expect(state().choice).toBe(choice)
  })

  it('keeps the selected delivery time while it is offered', async () => {
    const timedChoice = { ...emptyCheckoutChoice, shipper: 1, payment: 1, deliveryTimeSlot: 9 }
    const { store, state, world, cartNow } = checkout({ choice: timedChoice, slots: [slot] })
    world.version = 2
    world.slots = [{ ...slot, id: 8 }, slot]
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ choice: timedChoice, slots: world.slots })
    world.version = 3
    world.slots = [{ ...slot, id: 8 }]
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ choice: { ...timedChoice, deliveryTimeSlot: null }, slots: world.slots })
  })

  it('C4.45 keeps the selected gifts while the available ones are unknown', async () => {
    const { shop, cartNow, world } = checkout()
    const store = createCheckoutStore(shop, {
      initial: {
        ...{ cart: cartNow(), shippers: [pickup], payments: [card], choice },
        ...{ inputs: czechInputs, context: contextWith() },
      },
    })
    world.version = 2
    await store.receiveCart(cartNow())
    expect(store.getState().choice.gifts).toEqual([4])
    store.close()
  })

  it('C4.40 follows the cart store until it is closed', async () => {
    const { shop, cartNow, world } = checkout()
    const cart = createCartStore(shop, { initial: cartNow() })
    const store = createCheckoutStore(shop, {
      cart,
      initial: {
        cart: cartNow(),
        shippers: [pickup],
        payments: [card],
        choice,
        inputs: czechInputs,
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

  it('refetches once after a change of the cart, not during it', async () => {
    const { shop, cartNow, world, calls } = checkout()
    const cart = createCartStore(shop, { initial: cartNow() })
    const store = createCheckoutStore(shop, {
      cart,
      initial: {
        ...{ cart: cartNow(), shippers: [pickup], payments: [card], choice },
        ...{ inputs: czechInputs, context: contextWith() },
      },
    })
    store.load()
    let resume = () => {}
    world.special = ({ method }) =>
      method === 'DELETE'
        ? new Promise((resolve) => {
            resume = () => resolve({ cart: cartNow() })
          })
        : undefined
    const removing = cart.removeItem(1)
    await expect.poll(() => calls().length).toBe(1)
    expect([calls(), store.getState().cart.items.length]).toEqual([[['cart/items/1', {}]], 1])
    world.version = 2
    resume()
    await removing
    await expect.poll(() => store.getState().stale).toBe(false)
    const requested = calls().map(([path]) => path)
    expect(requested).toEqual(['cart/items/1', 'cart/shippers', 'cart/payments', 'cart'])
    // the same cart again changes nothing
    await cart.refresh()
    expect(calls().map(([path]) => path)).toEqual([...requested, 'cart'])
    store.close()
  })

  it('never returns to an older cart', async () => {
    const { store, state, world, cartNow, seen } = checkout({ choice })
    const old = cartNow()
    const waiting: ((cart: Cart) => void)[] = []
    world.special = ({ path }) =>
      path === '/api/v1/cart' && waiting.length === 0
        ? new Promise<Cart>((resolve) => waiting.push(resolve))
        : undefined
    const pricing = store.chooseShipper(1)
    await expect.poll(() => waiting.length).toBe(1)
    world.version = 2
    await store.receiveCart(cartNow())
    waiting[0]?.(old)
    await pricing
    expect(state()).toMatchObject({ cart: { version: 2 }, stale: false })
    const requested = seen.length
    await store.receiveCart(old)
    expect([state().cart.version, seen.length]).toEqual([2, requested])
  })

  it('keeps the current lists when new ones fail to load', async () => {
    const { store, state, world, cartNow } = checkout({ choice })
    world.special = ({ path }) => (path === '/api/v1/cart/shippers' ? refuse(422, 'validation') : undefined)
    await store.receiveCart(cartNow())
    expect(state()).toMatchObject({ choice: { shipper: 2 }, stale: true, error: { code: 'validation' } })
    expect(state().shippers).toHaveLength(3)
  })
})

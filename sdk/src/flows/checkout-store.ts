import { getCart } from '../cart/calls.ts'
import type { Cart } from '../cart/types.ts'
import type { Result } from '../kernel/result.ts'
import { createStore, derive } from '../kernel/store.ts'
import type { Shop } from '../transport/context.ts'
import { type BaseState, baseOf, seenState } from './checkout-base.ts'
import { getCartPayments, getCartShippers, getOrderGifts } from '../checkout/calls.ts'
import { getCompanyByTin, getDeliveryTimes } from '../checkout/list-calls.ts'
import { wallClock } from '../checkout/rules/calendar.ts'
import { stringifyChoice } from '../checkout/rules/choice.ts'
import { withCompany } from '../checkout/rules/company.ts'
import { billingCountryOf } from '../checkout/rules/counting.ts'
import { keptGifts } from '../checkout/rules/gifts.ts'
import { type CheckoutInputs, emptyInputs, type InputName, isTextInput, withFlags } from '../checkout/rules/inputs.ts'
import { parseInputs, stringifyInputs } from '../checkout/rules/kept-inputs.ts'
import { matchChoice, withShipper } from '../checkout/rules/match.ts'
import { blockedPayment } from '../checkout/rules/methods.ts'
import { isTin, normalizeTin } from '../checkout/rules/tin.ts'
import type { CheckoutMessages, CheckoutStore, CheckoutStoreOptions } from './checkout-types.ts'
import type { PartialChoice } from '../checkout/types.ts'

const keyOf = ({ id, version }: Cart): string => `${id}:${version}`

const plus = <T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> => (set.has(value) ? set : new Set([...set, value]))

/** What was taken back from a choice, by the code that says so. */
const losses = (before: PartialChoice, after: PartialChoice, state: BaseState): readonly (keyof CheckoutMessages)[] => {
  const payment = state.payments.find(({ id }) => id === before.payment)
  return [
    ...(before.shipper !== null && after.shipper === null ? (['shipper_unavailable'] as const) : []),
    ...(before.payment !== null && after.payment === null
      ? [payment ? ('payment_blocked' as const) : ('payment_unavailable' as const)]
      : []),
    ...(after.gifts.length < before.gifts.length ? (['gift_unavailable'] as const) : []),
  ]
}

/** The checkout of one visitor, beginning with what the server rendered. Sends nothing until a verb is called. */
export function createCheckoutStore(shop: Shop, options: CheckoutStoreOptions): CheckoutStore {
  const { cart: cartStore, initial, memory, notices, messages } = options
  const base = createStore(baseOf(initial))
  const { getState, setState } = base
  const store = derive(base, (state) => seenState(state, shop.config.currency))
  let lists = keyOf(initial.cart)
  let pricing: AbortController | null = null
  let receiving: AbortController | null = null
  let asking: AbortController | null = null
  let lookups = 0
  let unfollow: (() => void) | undefined
  let loaded = false

  const patch = (change: Partial<BaseState>) => setState((state) => ({ ...state, ...change }))

  const keepChoice = () => {
    const { choice, inputs } = getState()
    memory?.choice?.write(stringifyChoice(choice, inputs))
  }
  const choose = (choice: PartialChoice, change: Partial<BaseState> = {}) => {
    patch({ ...change, choice })
    keepChoice()
  }
  const tell = (codes: readonly (keyof CheckoutMessages)[]) => {
    if (notices && messages) for (const code of codes) notices.show({ kind: 'warning', code, text: messages[code] })
  }

  /** Runs a call that a newer one of its kind makes superfluous; null when it was. */
  const latest = async <T>(control: AbortController, call: Promise<Result<T>>): Promise<Result<T> | null> => {
    try {
      const answer = await call
      return control.signal.aborted ? null : answer
    } catch (error) {
      if (control.signal.aborted) return null
      throw error
    }
  }

  const price = async () => {
    pricing?.abort()
    const control = (pricing = new AbortController())
    const { shipper, payment, gifts } = getState().choice
    patch({ stale: true })
    const selection = {
      ...(shipper !== null && { shipperId: shipper }),
      ...(payment !== null && { paymentId: payment }),
      orderGifts: gifts,
      signal: control.signal,
    }
    const answer = await latest(control, getCart(shop, selection))
    if (!answer) return
    if (!answer.ok) return patch({ error: answer.error })
    patch({ cart: answer.data, stale: false, error: null })
    // the cart has changed meanwhile, so may what is offered for it
    if (keyOf(answer.data) !== lists) await receiveCart(answer.data)
  }

  const loadSlots = async () => {
    asking?.abort()
    const control = (asking = new AbortController())
    const { shippers, choice } = getState()
    const shipper = shippers.find(({ id }) => id === choice.shipper)
    if (!shipper?.hasDeliveryTimes) return patch({ slots: [], slotsPending: false })
    patch({ slotsPending: true })
    const since = shipper.delivery.nearestDeliveryDate ?? wallClock(new Date(shop.config.clock.now())).date
    const answer = await latest(
      control,
      getDeliveryTimes(shop, { since, shipperId: shipper.id, signal: control.signal }),
    )
    if (!answer) return
    const slots = answer.ok ? answer.data : []
    patch({ slots, slotsPending: false })
    const { deliveryTimeSlot: slot } = getState().choice
    if (answer.ok && slot !== null && !slots.some(({ id }) => id === slot))
      choose({ ...getState().choice, deliveryTimeSlot: null })
  }

  const recheckGifts = () => {
    const { choice, offers, cart } = getState()
    const gifts = keptGifts(choice.gifts, offers, cart.prices)
    if (gifts === choice.gifts) return
    choose({ ...choice, gifts })
    tell(['gift_unavailable'])
  }

  const refetch = async (control: AbortController): Promise<boolean> => {
    const { signal } = control
    const calls = [getCartShippers(shop, { signal }), getCartPayments(shop, { signal })] as const
    const gifts = getState().offers.length > 0 ? getOrderGifts(shop, { signal }) : null
    const [shippers, payments, offers] = await Promise.all([
      latest(control, calls[0]),
      latest(control, calls[1]),
      gifts && latest(control, gifts),
    ])
    if (!shippers || !payments) return false
    if (!shippers.ok || !payments.ok) {
      const failed = shippers.ok ? payments : shippers
      if (!failed.ok) patch({ error: failed.error })
      return false
    }
    patch({
      shippers: shippers.data,
      payments: payments.data,
      ...(offers?.ok && { offers: offers.data }),
      error: null,
    })
    return true
  }

  const rematch = () => {
    const { choice, shippers, payments } = getState()
    const matched = matchChoice(choice, shippers, payments)
    if (matched === choice) return
    choose(matched)
    tell(losses(choice, matched, getState()))
  }

  const receiveCart = async (cart: Cart) => {
    lists = keyOf(cart)
    receiving?.abort()
    const control = (receiving = new AbortController())
    patch({ cart, stale: true })
    recheckGifts()
    if (!(await refetch(control))) return
    recheckGifts()
    rematch()
    await Promise.all([price(), loadSlots()])
  }

  const follow = () => {
    if (!cartStore) return
    const { cart, loaded, stale, pending } = cartStore.getState()
    if (loaded && !stale && pending.size === 0 && keyOf(cart) !== lists) void receiveCart(cart)
  }

  // not before it was read: what was kept is more than what was typed until then
  const keepInputs = () => {
    if (loaded) memory?.inputs?.write(stringifyInputs(getState().inputs))
  }

  const put = (inputs: CheckoutInputs, change: Partial<BaseState> = {}) => {
    const before = getState().inputs
    patch({ ...change, inputs })
    keepInputs()
    if (inputs.country !== before.country || inputs.billingCountry !== before.billingCountry) keepChoice()
  }

  const touched = (name: InputName) => plus(getState().touched, name)

  return {
    ...store,
    load() {
      unfollow ??= cartStore?.subscribe(follow)
      loaded = true
      const { inputs, changed } = getState()
      const kept = parseInputs(memory?.inputs?.read(), inputs)
      const own = Object.fromEntries([...changed].map((name) => [name, inputs[name]]))
      patch({ inputs: { ...kept, ...own } })
      if (changed.size > 0) keepInputs()
    },
    setInput(name, value) {
      const { inputs, changed } = getState()
      if (inputs[name] === value) return
      const next = { ...inputs, [name]: value }
      // data of a company or a billing address turns its part on at the moment it is filled in
      const flagged = isTextInput(name) && value !== '' && withFlags({ ...emptyInputs, [name]: value })
      put(
        {
          ...next,
          isBusiness: next.isBusiness || (flagged && flagged.isBusiness),
          billingInfo:
            next.billingInfo || (flagged && flagged.billingInfo) || (name === 'isBusiness' && value === true),
        },
        { changed: plus(changed, name), ...(!isTextInput(name) && { touched: touched(name) }) },
      )
    },
    touch(name) {
      const { inputs, changed } = getState()
      if (inputs[name] !== '' || changed.has(name)) patch({ touched: touched(name) })
    },
    attempt() {
      patch({ attempted: true })
      return store.getState().missing.length === 0
    },
    async chooseShipper(id) {
      const { choice, shippers, payments } = getState()
      if (choice.shipper === id || !shippers.some((shipper) => shipper.id === id)) return
      const next = matchChoice(withShipper(choice, id), shippers, payments)
      choose(next, { askedBranch: null, slots: [] })
      tell(losses(choice, next, getState()))
      await Promise.all([price(), loadSlots()])
    },
    chooseBranch(branch) {
      choose({ ...getState().choice, branch: branch?.id ?? null }, { askedBranch: branch })
    },
    async choosePayment(id) {
      const { choice, shippers, payments } = getState()
      const payment = payments.find((own) => own.id === id)
      const shipper = shippers.find((own) => own.id === choice.shipper)
      if (!payment || choice.payment === id || blockedPayment(shipper, payment)) return
      choose({ ...choice, payment: id })
      await price()
    },
    chooseDeliveryTime(id) {
      choose({ ...getState().choice, deliveryTimeSlot: id })
    },
    async toggleGift(id) {
      const { choice, offers, cart } = getState()
      const gifts = choice.gifts.includes(id) ? choice.gifts.filter((own) => own !== id) : [...choice.gifts, id]
      if (keptGifts(gifts, offers, cart.prices) !== gifts) return
      choose({ ...choice, gifts })
      await price()
    },
    receiveCart,
    refresh: async () => receiveCart(getState().cart),
    async lookUpCompany() {
      const { inputs, context } = getState()
      const tin = normalizeTin(inputs.tin, billingCountryOf(inputs))
      if (tin === '' || !isTin(tin, 'CZE')) return patch({ company: 'idle', touched: touched('tin') })
      const own = (lookups += 1)
      patch({ company: 'loading' })
      const answer = await getCompanyByTin(shop, { tin })
      if (own !== lookups) return
      if (answer.ok)
        return put(withCompany(getState().inputs, answer.data, context.theme), {
          company: answer.data.active ? 'found' : 'inactive',
        })
      patch({ company: answer.error.code === 'not_found' ? 'not_found' : 'failed' })
    },
    close() {
      unfollow?.()
      unfollow = undefined
      for (const control of [pricing, receiving, asking]) control?.abort()
      lookups += 1
    },
  }
}

import { reconcileCheckoutChoice, withShipper } from '../../checkout/rules/match.ts'
import { isPaymentBlocked } from '../../checkout/rules/methods.ts'
import { localError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Shop } from '../../transport/context.ts'
import { createCore } from './core.ts'
import { lossesOf } from './losses.ts'
import { createFieldValidation } from './field-validation.ts'
import { createOffers } from './offers.ts'
import { createTyping } from './typing.ts'
import type { CheckoutState, CheckoutStore, CheckoutStoreOptions } from './types.ts'

/**
 * Creates the checkout of one visitor from the state that the server rendered. Sends nothing until a method is
 * called.
 *
 * @param shop - The shop to call.
 * @param options - The cart of the checkout, the state to start from, and optional storage, notices and services.
 * @returns The store. Its methods change the state at once; promises resolve after the back end has responded, and
 *   never reject.
 * @example
 * ```ts
 * const checkout = createCheckoutStore(shop, { cart, initial, notices, messages: en })
 * checkout.load()
 * ```
 */
export function createCheckoutStore(shop: Shop, options: CheckoutStoreOptions): CheckoutStore {
  const core = createCore(shop, options)
  const { store, getState, patch, choose, warn } = core
  const offers = createOffers(core)
  const typing = createTyping(core)
  const validation = createFieldValidation(core, typing.setInput)
  const { cart: cartStore } = options
  let unfollow: (() => void) | undefined
  const stateAfter = (result: Result<null>): Result<CheckoutState> => (result.ok ? ok(store.getState()) : result)

  const follow = () => {
    if (!cartStore) return
    const { cart, loaded, stale } = cartStore.getState()
    if (loaded && !stale && !offers.isKnown(cart)) void offers.receiveCart(cart)
  }

  return {
    ...store,
    load() {
      unfollow ??= cartStore?.subscribe(follow)
      typing.read()
    },
    setInput: typing.setInput,
    chooseAddress: typing.chooseAddress,
    touch(name) {
      typing.touch(name)
      validation.validate(name)
    },
    attempt() {
      patch({ attempted: true })
      return store.getState().missing.length === 0
    },
    awaitValidation: validation.awaitValidation,
    applySuggestion: validation.applySuggestion,
    async chooseShipper(id) {
      const { choice, shippers, payments } = getState()
      if (!shippers.some((shipper) => shipper.id === id)) return fail(localError('shipper_unavailable'))
      if (choice.shipper === id) return ok(store.getState())
      const next = reconcileCheckoutChoice(withShipper(choice, id), shippers, payments)
      choose(next, { chosenBranch: null, slots: [] })
      warn(lossesOf(choice, next, payments))
      const [priced] = await Promise.all([offers.price(), offers.loadSlots()])
      return stateAfter(priced)
    },
    chooseBranch(branch) {
      choose({ ...getState().choice, branch: branch?.id ?? null }, { chosenBranch: branch })
    },
    async choosePayment(id) {
      const { choice, shippers, payments } = getState()
      const payment = payments.find((own) => own.id === id)
      const shipper = shippers.find((own) => own.id === choice.shipper)
      if (!payment) return fail(localError('payment_unavailable'))
      if (isPaymentBlocked(shipper, payment)) return fail(localError('payment_blocked'))
      if (choice.payment === id) return ok(store.getState())
      choose({ ...choice, payment: id })
      return stateAfter(await offers.price())
    },
    chooseDeliveryTime(id) {
      choose({ ...getState().choice, deliveryTimeSlot: id })
    },
    receiveCart: async (cart) => stateAfter(await offers.receiveCart(cart)),
    refresh: async () => stateAfter(await offers.receiveCart(getState().cart)),
    lookUpCompany: typing.lookUpCompany,
    close() {
      unfollow?.()
      unfollow = undefined
      offers.stop()
      typing.stop()
      validation.stop()
    },
  }
}

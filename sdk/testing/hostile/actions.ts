import { type Shop, unwrap } from '@vanek/sdk'
import { createAddressStore, createWishListStore, getUserOrder, type OrderDetails } from '@vanek/sdk/account'
import { createCartStore, getCart } from '@vanek/sdk/cart'
import {
  type CheckoutInitialData,
  createCheckoutStore,
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  getCartPayments,
  getCartShippers,
} from '@vanek/sdk/checkout'
import { createOrderFlow, createPaymentReturn, reorder } from '@vanek/sdk/flows'
import { cs } from '@vanek/sdk/i18n/cs'
import { createAddressSuggestionsStore, createAddressValidation } from '@vanek/sdk/integrations/address-validation'
import { productRecommender } from '@vanek/sdk/integrations/recommenders'
import { createNoticeStore } from '@vanek/sdk/notices'
import { productQuery } from '@vanek/sdk/product'
import { getRecommendedProducts } from '@vanek/sdk/recommendations'
import { createResourceStore } from '@vanek/sdk/resources'
import { createSearchStore } from '@vanek/sdk/search'
import { createSession } from '@vanek/sdk/session'
import { defaultTheme, getSettings } from '@vanek/sdk/settings'
import { trackCart } from '@vanek/sdk/tracking'
import { someAddress, type Facts } from './calls.ts'

/** Initial data of the stores: earlier responses of a real back end. */
export interface Start {
  readonly facts: Facts
  readonly order: OrderDetails
  readonly checkout: CheckoutInitialData
}

/** Methods to call one after another. */
export type Actions = readonly (() => Promise<unknown>)[]

const messages = cs
const credentials = { email: 'jana@vanek.test', password: 'vetrak-2026' }

/** Loads the initial data of the stores. */
export async function startOf(customer: Shop, facts: Facts): Promise<Start> {
  return {
    facts,
    order: unwrap(await getUserOrder(customer, { id: facts.orderId })),
    checkout: {
      cart: unwrap(await getCart(customer)),
      ...{ shippers: unwrap(await getCartShippers(customer)), payments: unwrap(await getCartPayments(customer)) },
      ...{
        choice: emptyCheckoutChoice,
        inputs: { ...emptyCheckoutInputs, tin: '27082440', billingCountry: 'CZE' },
        gifts: [],
      },
      context: { theme: defaultTheme.pages.delivery_details, requiredAddress: true },
    },
  }
}

/** Resolves when a store is no longer pending. */
const settled = (store: { getState(): { status: string }; subscribe(listener: () => void): () => void }) =>
  new Promise<void>((resolve) => {
    const check = () => store.getState().status !== 'pending' && resolve()
    store.subscribe(check)
    check()
  })

/** The methods to call on each store and flow of the SDK, with a back end of its own. */
export const actions: Readonly<Record<string, (shop: Shop, start: Start) => Actions>> = {
  cart(shop, { facts: { variantId }, checkout }) {
    const cart = createCartStore(shop, { notices: createNoticeStore(), messages, initial: checkout.cart })
    trackCart(cart, { track: () => {} })
    const line = checkout.cart.items[0]?.id ?? 0
    return [
      () => cart.addItem({ variantId, amount: 1 }),
      () => cart.addItems([{ variantId, amount: 1 }]),
      () => cart.setAmount(line, 2),
      () => cart.setCoupon('X'),
      () => cart.removeCoupon(),
      () => cart.setCredits(1),
      () => cart.removeItem(line),
      () => cart.refresh(),
      () => cart.clear(),
      async () => cart.getState(),
    ]
  },
  'cart of a guest'(shop, { facts: { variantId } }) {
    const cart = createCartStore(shop, { notices: createNoticeStore(), messages })
    trackCart(cart, { track: () => {} })
    return [() => cart.load(), () => cart.addItem({ variantId, amount: 1 }), () => cart.load()]
  },
  'wish list'(shop, { facts: { variantId } }) {
    const wishes = createWishListStore(shop, { notices: createNoticeStore(), messages, isSignedIn: () => true })
    return [() => wishes.load(), () => wishes.toggle(variantId), () => wishes.toggle(variantId), () => wishes.add(1)]
  },
  addresses(shop, { facts: { addressId } }) {
    const addresses = createAddressStore(shop, { notices: createNoticeStore(), messages })
    return [
      () => addresses.load(),
      () => addresses.add(someAddress),
      () => addresses.change(addressId, { name: 'Jan Starý' }),
      () => addresses.remove(addressId),
      async () => addresses.getState(),
    ]
  },
  session(shop) {
    const cart = createCartStore(shop)
    const session = createSession(shop, {
      ...{ cart, messages, notices: createNoticeStore() },
      settings: async () => {
        const { functions, variantHash } = unwrap(await getSettings(shop))
        return { functions, variantHash, restrictedGroups: ['x'], restrictedRedirect: null }
      },
    })
    return [
      () => session.start(),
      () => session.loadUser({ force: true }),
      async () => session.expire(),
      () => session.recheck(),
      () => session.signIn(credentials),
      () => session.signInWithToken('t'),
      () => session.signOut(),
    ]
  },
  checkout(shop, { checkout: initial, facts: { variantId } }) {
    const cart = createCartStore(shop, { initial: initial.cart })
    const checkout = createCheckoutStore(shop, { cart, initial })
    checkout.load()
    const contract = () => {
      const { error } = checkout.getState()
      return Promise.resolve(error ? { ok: false, error } : { ok: true })
    }
    return [
      () => checkout.refresh().then(contract),
      () => checkout.chooseShipper(initial.shippers.at(-1)?.id ?? 0).then(contract),
      () => checkout.choosePayment(initial.payments.at(-1)?.id ?? 0).then(contract),
      () => checkout.lookUpCompany().then(contract),
      () => cart.refresh(),
      () => cart.addItem({ variantId, amount: 1 }),
      async () => checkout.getState(),
    ]
  },
  order(shop, { facts: { placement } }) {
    const flow = createOrderFlow(shop, { onPlaced: ({ order }) => void order.code.trim() })
    return [() => flow.place(placement), () => flow.resume()]
  },
  'order payment'(shop, { facts: { orderToken: token } }) {
    const payment = createPaymentReturn(shop, { token, delays: [1] })
    return [() => payment.check(), () => payment.poll(), () => payment.payAgain()]
  },
  reorder: (shop, { order }) => [
    () => reorder(shop, { order, cart: createCartStore(shop), messages, notices: createNoticeStore() }),
  ],
  search(shop) {
    const search = createSearchStore(shop, { menu: () => [], minimumMs: 1 })
    return [
      async () => {
        search.setQuery('ventilátor')
        await settled(search)
      },
    ]
  },
  'address suggestions'(shop) {
    const suggestions = createAddressSuggestionsStore({
      validation: createAddressValidation(shop),
      clock: shop.config.clock,
    })
    return [
      async () => suggestions.suggest({ field: 'city', query: 'Brno', country: 'CZE' }),
      async () => suggestions.getState(),
    ]
  },
  recommendations: (shop, { facts: { productId: product } }) => [
    () =>
      getRecommendedProducts(shop, { recommender: productRecommender, placement: 'product_detail_related', product }),
  ],
  resources(shop, { facts: { productSlug: slug } }) {
    const resources = createResourceStore()
    const query = productQuery(shop, { slug })
    return [() => resources.fetch(query).catch((error: { error: unknown }) => ({ ok: false, error: error.error }))]
  },
}

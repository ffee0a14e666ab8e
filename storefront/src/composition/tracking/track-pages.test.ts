import { emptyCart } from '@vanek/sdk/cart'
import { createShop } from '@vanek/sdk'
import { createTracker, type TrackingEvent } from '@vanek/sdk/tracking'
import { describe, expect, it } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { seenGoods } from './goods.ts'
import { trackPages } from './track-pages.ts'

type State = Parameters<ReturnType<typeof trackPages>['see']>[0]

const shop = createShop({
  ...guestSettings,
  endpoints: { shop: '', content: '', cdn: '', services: '' },
})

/** The router's state when it shows a page. */
const at = (page: string, place: string, data: unknown, more: Partial<State> = {}): State => {
  const { pathname, search } = new URL(place, 'https://shop.test')
  return {
    location: { pathname, search, hash: '', state: null, key: 'k' },
    navigation: { state: 'idle' },
    matches: [{ route: { id: 'own', handle: { name: page } } }],
    loaderData: { own: data },
    actionData: null,
    errors: null,
    ...more,
  } as unknown as State
}

const boxOf = (id: number) => ({
  ...{ id, name: `P${id}`, slug: `p-${id}`, categoryPath: '', brand: 'Vento', defaultVariantId: id * 10 },
  prices: { unitWithTax: 100, currencyCode: 'CZK' },
})
const listing = (...ids: number[]) => ({
  ...{ kind: 'listing', path: 'fans', name: 'Fans' },
  listing: { products: ids.map(boxOf) },
})

function watched(first_step_products_only = false) {
  const events: TrackingEvent[] = []
  const tracker = createTracker({ adapters: [{ track: (event) => void events.push(event) }] })
  const goods = seenGoods()
  const pages = trackPages({ tracker, goods, settings: { first_step_products_only } })
  const names = () => events.map(({ name }) => name)
  const see = (...states: State[]) => states.forEach((state) => pages.see(state))
  return { events, names, see, goods, lists: pages.lists }
}

describe('a page', () => {
  it('is reported when it is shown, not while it loads and not when only its data changed', () => {
    const { see, names, goods, lists } = watched()
    const own = at('catch-all', '/fans', listing(1, 2))
    see({ ...own, navigation: { state: 'loading' } } as State, own, at('catch-all', '/fans#x', listing(1, 2, 3)))
    expect(names()).toEqual(['view_item_list'])
    expect([lists()[0]?.id, lists()[0]?.products.length]).toEqual(['category:fans', 3])
    expect(goods.of(30)).toMatchObject({ item_id: '30', item_brand: 'Vento' })
  })

  it('is reported again after Back; more of its list from its last position', () => {
    const { see, events } = watched()
    see(at('catch-all', '/fans', listing(1, 2)), at('catch-all', '/fans?page=2', listing(1, 2, 3)))
    see(at('contact', '/kontakt', {}), at('catch-all', '/fans', listing(1, 2)))
    see(at('catch-all', '/fans?sort=price', listing(2, 1)))
    const items = events.map(({ params }) => (params as { items?: readonly { item_id: string }[] }).items ?? [])
    expect(items.map((own) => own.map(({ item_id }) => item_id))).toEqual([
      ['10', '20'],
      ['30'],
      ['10', '20'],
      ['20', '10'],
    ])
  })

  it('that could not be shown, or has nothing to report, is not reported', () => {
    const { see, events, lists } = watched()
    see(at('catch-all', '/fans', null, { errors: { own: new Error('no') } }), at('page', '/stranka/o-nas', {}))
    expect([events, lists()]).toEqual([[], []])
  })

  it('of a new account is reported once, whatever the page does afterwards', () => {
    const { see, events } = watched()
    const shown = (done: string, again = false) => at('activate', '/aktivovat', { state: 'done', done, again })
    see(shown('account'), shown('account'))
    expect(events).toEqual([{ name: 'sign_up', params: { method: 'email' } }])
    const others = watched()
    others.see(
      shown('account', true),
      at('contact', '/kontakt', {}),
      shown('newsletter'),
      at('contact', '/kontakt', {}),
    )
    others.see(at('activate', '/aktivovat', { state: 'confirm', id: 'i' }))
    expect(others.events).toEqual([])
  })
})

describe('searching', () => {
  it('B5.06 is reported once for a query of one character or more', () => {
    const { see, events } = watched()
    const found = (q: string) => ({ q, tab: null, results: null })
    see(at('search', '/hledat', found('')), at('search', '/hledat?q=v', found('v')))
    see(at('search', '/hledat?q=v&sort=name', found('v')), at('search', '/hledat?q=w', found('w')))
    expect(events.map(({ params }) => params)).toEqual([{ search_term: 'v' }, { search_term: 'w' }])
  })
})

describe('checkout', () => {
  it('B9.56 C2.24 reports the products in the steps set in the settings, and the methods once they are chosen', () => {
    const line = { product: { name: 'P', categoryFullname: '' }, variantId: 1, prices: { unitWithTax: 1 }, amount: 1 }
    const cart = { ...emptyCart(shop), id: 'c', items: [{ ...line, items: [] }] }
    const [shipper, payment] = [{ name: 'Kurýr' }, { name: 'Kartou' }]
    const reported = (only: boolean) => {
      const { see, events } = watched(only)
      see(at('cart', '/kosik', { cart }), at('methods', '/kosik/doprava-a-platba', { cart }))
      see(at('details', '/kosik/dodaci-udaje', { verifying: true }))
      see(at('details', '/kosik/dodaci-udaje', { verifying: false, cart, shipper, payment }))
      return events.map(({ name, params }) => {
        const { checkout_step, items } = params as { checkout_step?: number; items?: unknown[] }
        return [name, checkout_step, items?.length]
      })
    }
    const expected = (later: number | undefined) => [
      ['view_cart', 1, 1],
      ['begin_checkout', 2, later],
      ['add_shipping_info', 3, later],
      ['add_payment_info', 3, later],
    ]
    expect(reported(false)).toEqual(expected(1))
    expect(reported(true)).toEqual(expected(undefined))
  })
})

import { describe, expect, it } from 'vitest'
import type { WishListState } from '@vanek/sdk/account'
import { trackWishList, type TrackingEvent } from '@vanek/sdk/tracking'
import { createStore } from '../kernel/store.ts'

const stateOf = (ids: readonly number[], pending: readonly number[] = []): WishListState => ({
  items: ids.map((variantId) => ({ id: variantId, variantId })),
  variantIds: new Set(ids),
  loaded: true,
  pending: new Set(pending),
})

function trackedWishList() {
  const store = createStore<WishListState>({ ...stateOf([]), loaded: false })
  const events: TrackingEvent[] = []
  const itemOf = (id: number) => (id < 100 ? { item_id: String(id), item_name: `P${id}`, price: 99.5 } : undefined)
  const stop = trackWishList(store, { track: (event) => event && void events.push(event) }, { currency: 'CZK', itemOf })
  const see = (...states: WishListState[]) => states.forEach((state) => store.setState(state))
  return { see, events, stop }
}

describe('the wish list', () => {
  it('is reported when the response contains an item that this page added', () => {
    const { see, events } = trackedWishList()
    see(stateOf([1, 2]), stateOf([3, 1, 2], [3]))
    expect(events).toEqual([])
    see(stateOf([3, 1, 2]), stateOf([3, 1, 2]))
    const items = [{ item_id: '3', item_name: 'P3', price: 99.5 }]
    expect(events).toEqual([{ name: 'add_to_wishlist', params: { currency: 'CZK', value: 99.5, items } }])
  })

  it('is not reported for failed, removed, external or unknown items', () => {
    const { see, events } = trackedWishList()
    see(stateOf([1]), stateOf([1, 2], [2]), stateOf([1]), stateOf([], [1]), stateOf([]), stateOf([1, 2]))
    see(stateOf([1, 2, 100], [100]), stateOf([1, 2, 100]))
    expect(events).toEqual([])
  })

  it('is reported again for an item added again, and not after unsubscribing', () => {
    const { see, events, stop } = trackedWishList()
    see(stateOf([1], [1]), stateOf([1]), stateOf([], [1]), stateOf([]), stateOf([1], [1]), stateOf([1]))
    expect(events.length).toBe(2)
    stop()
    see(stateOf([1, 2], [2]), stateOf([1, 2]))
    expect(events.length).toBe(2)
  })
})

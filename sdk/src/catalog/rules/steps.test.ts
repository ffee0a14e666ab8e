import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  withPage,
  clearFilter,
  clearFilters,
  emptyListing,
  isFiltered,
  serializeListing,
  toggleValue,
  withMore,
  withSort,
} from '@vanek/sdk/catalog'
import { anyListing, anyRange, anyValue, withRange } from '../testing/listings.ts'

const first = { page: 1, fromPage: 1 }

describe('listing state updates', () => {
  it('the order of toggling two values does not matter', () => {
    fc.assert(
      fc.property(anyListing, anyValue, anyValue, (state, a, b) => {
        expect(toggleValue(toggleValue(state, ...a), ...b)).toEqual(toggleValue(toggleValue(state, ...b), ...a))
      }),
    )
  })

  it('toggling a value twice restores the state', () => {
    fc.assert(
      fc.property(anyListing, anyValue, (state, own) => {
        expect(toggleValue(toggleValue(state, ...own), ...own)).toEqual({ ...state, ...first })
      }),
    )
  })

  it('a value and a range are independent', () => {
    fc.assert(
      fc.property(anyListing, anyValue, anyRange, (state, value, range) => {
        expect(withRange(toggleValue(state, ...value), ...range)).toEqual(
          toggleValue(withRange(state, ...range), ...value),
        )
      }),
    )
  })

  it('setting a range twice keeps the later bounds, in ascending order', () => {
    fc.assert(
      fc.property(anyListing, anyRange, anyRange, (state, [key, earlier], [, later]) => {
        const next = withRange(withRange(state, key, earlier), key, later)
        expect(next).toEqual(withRange(state, key, later))
        expect(withRange(next, key, { from: null, to: null })).toEqual(clearFilter(state, key))
      }),
    )
  })

  it('every update except for paging resets the page', () => {
    fc.assert(
      fc.property(anyListing, anyValue, anyRange, (state, [key, id], [name, range]) => {
        const steps = [
          toggleValue(state, key, id),
          withRange(state, name, range),
          clearFilter(state, key),
          clearFilters(state),
          withSort(state, 'rating'),
        ]
        for (const next of steps) expect(next).toMatchObject(first)
      }),
    )
  })

  it('clearFilters keeps only the sort order', () => {
    fc.assert(
      fc.property(anyListing, (state) => {
        expect(clearFilters(state)).toEqual({ ...emptyListing, sort: state.sort })
        expect(isFiltered(clearFilters(state))).toBe(false)
      }),
    )
  })

  it.each(['f4', 'r4', 'price', 'available', 'tags', 'brands'])('clears %s and keeps the other filters', (key) => {
    const chosen = ['f4', 'available', 'tags', 'brands'].reduce(
      (state, own) => toggleValue(state, own, '1'),
      emptyListing,
    )
    const full = ['r4', 'price'].reduce((state, own) => withRange(state, own, { from: 1, to: 2 }), chosen)
    const names = (search: string) => [...new URLSearchParams(search).keys()]
    expect(
      names(serializeListing(full)).filter((name) => !names(serializeListing(clearFilter(full, key))).includes(name)),
    ).toEqual([key])
  })

  it('isFiltered ignores sort order and page', () => {
    fc.assert(
      fc.property(anyListing, (state) => {
        const plain = withSort(state, 'recommended')
        expect(isFiltered(state)).toBe(serializeListing(plain) !== '')
      }),
    )
  })

  it('withMore appends a page and shows at most ten', () => {
    expect(withMore(withPage(emptyListing, 3))).toMatchObject({ fromPage: 3, page: 4 })
    expect(withPage(withMore(withPage(emptyListing, 3)), 9)).toMatchObject({ fromPage: 9, page: 9 })
    expect(Array.from({ length: 11 }).reduce(withMore, emptyListing)).toMatchObject({ fromPage: 3, page: 12 })
  })
})

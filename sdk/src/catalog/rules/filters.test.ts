import { describe, expect, it } from 'vitest'
import { groupFilters, activeFilters, emptyListing, serializeListing, toggleValue } from '@vanek/sdk/catalog'
import { filter, value, withRange } from '../testing/listings.ts'

const settings = (...list: readonly [entityId: number, importantFilter: boolean, closedFilter: boolean][]) => ({
  parameters: list.map(([entityId, importantFilter, closedFilter]) => ({ entityId, importantFilter, closedFilter })),
})

describe('groupFilters', () => {
  const filters = [
    filter({ key: 'f9', entityId: 9 }),
    filter({ key: 'price', kind: 'price' }),
    filter({ key: 'f1', entityId: 1 }),
    filter({ key: 'f2', entityId: 2 }),
    filter({ key: 'brands', kind: 'brands' }),
  ]
  const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)

  it('B3.27 sorts general filters first, then by the settings, then the rest', () => {
    const { all } = groupFilters(filters, settings([2, false, false], [7, true, true], [1, false, false]))
    expect(keys(all.map((own) => own.filter))).toEqual(['price', 'brands', 'f2', 'f1', 'f9'])
  })

  it('B3.27 lists importantFilter above the list too', () => {
    const { important, all } = groupFilters(filters, settings([2, true, false], [1, false, false]))
    expect(keys(important)).toEqual(['f2'])
    expect(all).toHaveLength(5)
  })

  it.each([
    ['nothing', filter({ key: 'f1', entityId: 1, values: [value('1')] }), true],
    ['a value', filter({ key: 'f1', entityId: 1, values: [value('1'), value('2', true)] }), false],
    [
      'an open range',
      filter({ key: 'r1', kind: 'range', entityId: 1, range: { min: 1, max: 9, from: null, to: null, step: 1 } }),
      true,
    ],
    [
      'a range',
      filter({ key: 'r1', kind: 'range', entityId: 1, range: { min: 1, max: 9, from: null, to: 5, step: 1 } }),
      false,
    ],
  ])('B3.27 collapses a closedFilter with %s selected: %#', (_, own, closed) => {
    expect(groupFilters([own], settings([1, false, true])).all).toEqual([{ filter: own, closed }])
    expect(groupFilters([own], settings([1, false, false])).all[0]?.closed).toBe(false)
  })
})

describe('activeFilters', () => {
  const filters = [
    filter({ key: 'price', kind: 'price', title: 'Cena', unit: 'Kč', vat: 'without' }),
    filter({ key: 'available', kind: 'available', values: [value('1')] }),
    filter({ key: 'f4', entityId: 4, title: 'Průměr', values: [value('100'), value('125')] }),
    filter({ key: 'r3', kind: 'range', entityId: 3, title: 'Hluk', unit: 'dB' }),
    filter({ key: 'tags', kind: 'tags', values: [value('new')] }),
    filter({ key: 'brands', kind: 'brands', values: [value('2')] }),
  ]
  const state = [
    ['f4', '125'],
    ['f4', '7'],
    ['available', '1'],
    ['tags', 'new'],
    ['brands', '2'],
  ].reduce(
    (own, [key = '', id = '']) => toggleValue(own, key, id),
    withRange(withRange(emptyListing, 'r3', { from: null, to: 30 }), 'price', { from: 500, to: 900 }),
  )

  it('lists every selected value that the listing has, and the state without it', () => {
    const all = '?f4=7,125&r3=-30&price=500-900&available=1&tags=new&brands=2'
    expect(serializeListing(state)).toBe(all)
    const chosen = activeFilters(filters, state).map(({ without, ...own }) => ({
      ...own,
      gone: serializeListing(without),
    }))
    expect(chosen).toEqual([
      {
        key: 'price',
        valueId: null,
        title: 'Cena',
        value: { from: 500, to: 900, unit: 'Kč', vat: 'without' },
        gone: all.replace('&price=500-900', ''),
      },
      { key: 'available', valueId: '1', title: 'available', value: 'Hodnota 1', gone: all.replace('&available=1', '') },
      { key: 'f4', valueId: '125', title: 'Průměr', value: 'Hodnota 125', gone: all.replace('7,125', '7') },
      {
        key: 'r3',
        valueId: null,
        title: 'Hluk',
        value: { from: null, to: 30, unit: 'dB' },
        gone: all.replace('&r3=-30', ''),
      },
      { key: 'tags', valueId: 'new', title: 'tags', value: 'Hodnota new', gone: all.replace('&tags=new', '') },
      { key: 'brands', valueId: '2', title: 'brands', value: 'Hodnota 2', gone: all.replace('&brands=2', '') },
    ])
  })

  it('is empty when nothing is selected', () => {
    expect(activeFilters(filters, emptyListing)).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountLinks, pruneMenu, userMenuEntries } from '@vanek/sdk/links'
import { menuTree } from './menu.ts'

describe('menuTree', () => {
  it('B3.44 builds a tree from entries with a parent, in their order', () => {
    const flat = [
      { id: 3, title: 'Hadice', main: false, parent: 1 },
      { id: 1, title: 'Potrubí', main: true, parent: null },
      { id: 2, title: 'Mřížky', main: true },
      { id: 4, title: 'Ohebné', main: false, parent: 3 },
    ]
    expect(menuTree(flat)).toEqual([
      { ...flat[1], children: [{ ...flat[0], children: [{ ...flat[3], children: [] }] }] },
      { ...flat[2], children: [] },
    ])
  })

  it('loses no entry and has no cycles', () => {
    const ids = fc.integer({ min: 1, max: 8 })
    const entry = fc.record({ id: ids, parent: fc.option(ids) })
    interface Branch {
      readonly id: number
      readonly children: readonly Branch[]
    }
    const all = (items: readonly Branch[]): readonly number[] =>
      items.flatMap(({ id, children }) => [id, ...all(children)])
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const found = all(menuTree(entries))
        expect(new Set(found)).toEqual(new Set(entries.map(({ id }) => id)))
        expect(found).toHaveLength(new Set(found).size)
      }),
    )
  })
})

interface Item {
  readonly id: number
  readonly path: string | null
  readonly children: readonly Item[]
}

describe('pruneMenu', () => {
  const item = (id: number, path: string | null, ...children: readonly Item[]): Item => ({ id, path, children })

  it('B6.09 removes filtered entries and empty headings', () => {
    const menu = [item(1, null, item(2, '/a')), item(3, '/b', item(4, '/c')), item(5, null)]
    expect(pruneMenu(menu, ({ id }) => id !== 2 && id !== 4)).toEqual([item(3, '/b')])
    expect(pruneMenu(menu)).toEqual(menu.slice(0, 2))
  })
})

describe('B2.48 B2.50 userMenuEntries', () => {
  const all = {
    bulk_order: true,
    favourites: true,
    shopping_lists: true,
    documents_list: true,
    warranty_claims: true,
    exchange_and_returns: true,
    users_addresses: true,
  }
  const names = (functions: Record<string, boolean>) => userMenuEntries(functions).map(({ name }) => name)

  it('B2.47 always has dashboard, orders, settings and password', () => {
    expect(names({})).toEqual(['dashboard', 'orders', 'settings', 'password'])
  })

  it.each([
    ['documents_list', 'documents'],
    ['warranty_claims', 'warranty_claims'],
    ['shopping_lists', 'shopping_lists'],
    ['users_addresses', 'addresses'],
    ['favourites', 'favourites'],
    ['bulk_order', 'quick_order'],
    ['exchange_and_returns', 'returns'],
  ])('B2.48 B2.50 B6.09 has with %s the entry %s, otherwise not', (flag, name) => {
    expect(names({ [flag]: true })).toContain(name)
    expect(names({ ...all, [flag]: false })).not.toContain(name)
    expect(names({ ...all, [flag]: false })).toHaveLength(10)
  })

  it('B2.49 opens only the warranty claims in a new tab', () => {
    expect(userMenuEntries(all).filter(({ newTab }) => newTab)).toEqual([
      { name: 'warranty_claims', route: 'user-claims', newTab: true },
    ])
  })
})

describe('accountLinks', () => {
  it('B2.51 B2.52 offers sign-in, and registration only if enabled', () => {
    expect(accountLinks({})).toEqual({ login: true, register: false })
    expect(accountLinks({ login: false, registration: true })).toEqual({ login: false, register: true })
  })
})

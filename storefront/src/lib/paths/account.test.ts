import { buildPath, userMenuEntries } from '@vanek/sdk/links'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#market/routes'
import { pages } from '../../composition/routing/pages.ts'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import { listPath, orderPath, signInPath } from './account.ts'
import { accountPaths } from '#market/paths'

const nameAt = (path: string) => matchRoutes([...pages], path)?.at(-1)?.route.name

describe('paths of the account', () => {
  it.each([
    ['user', accountPaths.root, 'account-dashboard'],
    ['user-dashboard', accountPaths.dashboard, 'account-dashboard'],
    ['user-orders', accountPaths.orders, 'account-orders'],
    ['user-settings', accountPaths.settings, 'account-settings'],
    ['user-addresses', accountPaths.addresses, 'account-addresses'],
    ['user-lists', accountPaths.lists, 'account-lists'],
    ['user-favourites', accountPaths.favourites, 'account-favourites'],
    ['user-password', accountPaths.password, 'account-password'],
  ] as const)('C2.14 C2.15 C2.16 C2.18 C2.19 C2.20 C2.22 have a page for %s', (route, path, page) => {
    expect(path).toBe(buildPath(routes, route))
    expect(nameAt(path)).toBe(page)
  })

  it('C2.17 C2.21 have a page for an order and for a list', () => {
    expect(orderPath('7a/?b')).toBe(buildPath(routes, 'user-orders-id', { id: '7a/?b' }))
    expect(nameAt(orderPath('7'))).toBe('account-order')
    expect(listPath('wishlist')).toBe(buildPath(routes, 'user-lists-id', { id: 'wishlist' }))
    expect(nameAt(listPath(7))).toBe('account-list')
  })

  it('C2.28 C2.29 have a page for every entry of the menu that the demo shows', () => {
    const functions = { bulk_order: true, favourites: true, shopping_lists: true, users_addresses: true }
    const entries = userMenuEntries(functions).map(({ name, route }) => [name, nameAt(buildPath(routes, route))])
    expect(entries).not.toContainEqual([expect.anything(), 'catch-all'])
    expect(Object.fromEntries(entries)).toMatchObject({ settings: 'account-settings', quick_order: 'bulk-order' })
  })

  it('B2.50 has a title and a page for each entry of the menu', () => {
    const all = { bulk_order: true, favourites: true, shopping_lists: true, documents_list: true }
    const more = { warranty_claims: true, exchange_and_returns: true, users_addresses: true }
    const entries = accountEntries({ ...all, ...more })
    expect(entries.map(({ title }) => title)).toEqual([
      ...['Můj účet', 'Moje objednávky', 'Hromadná objednávka', 'Oblíbené', 'Nákupní seznamy', 'Doklady', 'Reklamace'],
      ...['Výměna a vrácení zboží', 'Osobní údaje', 'Moje adresy', 'Změna hesla'],
    ])
    expect(entries.filter(({ path }) => nameAt(path) === 'catch-all')).toEqual([])
  })

  it('C2.14 keep the return path in the URL of the sign-in', () => {
    expect(signInPath('/uzivatel/objednavky?page=2')).toBe('/prihlasit?redirect=%2Fuzivatel%2Fobjednavky%3Fpage%3D2')
    expect(signInPath('/')).toBe('/prihlasit')
  })
})

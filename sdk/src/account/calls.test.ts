import { describe, expect, it } from 'vitest'
import {
  addShoppingListItem,
  addUserAddress,
  addWishListItem,
  getCreditsAmount,
  getShoppingList,
  getShoppingListByCode,
  getShoppingLists,
  getUser,
  getUserAddresses,
  getUserOrder,
  getUserOrderByCode,
  getUserOrders,
  ordersPerPage,
  removeShoppingList,
  removeShoppingListItem,
  removeUserAddress,
  updateUser,
  updateUserAddress,
} from '@vanek/sdk/account'
import { saveCartAsList } from '@vanek/sdk/cart'
import { memoryTokens } from '../transport/tokens.ts'
import { refuse, shopOver } from '../testing/back-end.ts'
import { jana } from './testing/people.ts'

const signedIn = () => ({ tokens: memoryTokens({ auth: 'T' }) })
const gone = () => new Response(null, { status: 204 })
const input = {
  type: 'billing' as const,
  name: 'Jana Nová',
  address: { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
}

describe('profile', () => {
  it('C7.07 C1.08 C3.19 reads the customer with all fields', async () => {
    const { shop, seen } = shopOver(() => jana, signedIn())
    const answer = await getUser(shop)
    expect(answer).toEqual({ ok: true, data: jana })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user' })
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer T')
    if (!answer.ok) return
    const { id, email, firstName, lastName, groups, variantHash, address, attributes, credits } = answer.data
    expect({ id, email, firstName, lastName, groups, variantHash }).toEqual({
      ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Nová' },
      ...{ groups: ['stali'], variantHash: 'v-1' },
    })
    expect([address?.country_code, attributes.custom, credits.amount]).toEqual([
      'CZE',
      { formalTitle: 'Mrs', dateOfBirth: '1980-02-29', ICDPH: null },
      150,
    ])
    expect(answer.data.wishList?.items.map(({ id: line, variantId }) => [line, variantId])).toEqual([[1, 30]])
    expect(answer.data.shoppingLists.map((list) => [list.id, list.items[0]?.product?.name])).toEqual([[4, 'Vento']])
  })

  it('C7.08 C8.18 updates the profile, and returns a rejection to the caller', async () => {
    const { shop, seen } = shopOver(({ body }) =>
      (body as { firstName: string }).firstName ? jana : refuse(422, 'validation', 'firstName', 'Vyplňte'),
    )
    expect(await updateUser(shop, { firstName: 'Jana' })).toEqual({ ok: true, data: jana })
    expect(seen[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/user', body: { firstName: 'Jana' } })
    expect(await updateUser(shop, { firstName: '' })).toMatchObject({
      ok: false,
      error: { code: 'validation', status: 422, issues: [{ field: 'firstName', title: 'Vyplňte' }] },
    })
  })

  it('C7.10 returns the credits as a number', async () => {
    const { shop, seen } = shopOver(() => ({ amount: 150 }))
    expect(await getCreditsAmount(shop)).toEqual({ ok: true, data: 150 })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/credits/amount' })
  })
})

describe('orders', () => {
  const page = { data: [{ id: 'o-1', code: '2600001' }], meta: { pagination: { total: 21, page: 3, perPage: 10 } } }

  it('C7.28 C9.08 reads 10 orders per page, with the total count', async () => {
    const { shop, seen } = shopOver(() => page)
    expect(await getUserOrders(shop, { page: 3 })).toEqual({ ok: true, data: { orders: page.data, total: 21 } })
    await getUserOrders(shop)
    await getUserOrders(shop, { perPage: 50 })
    expect(seen.map(({ path, query }) => ({ path, ...query }))).toEqual([
      { path: '/api/v1/user/orders', page: '3', perPage: '10' },
      { path: '/api/v1/user/orders', page: '1', perPage: '10' },
      { path: '/api/v1/user/orders', page: '1', perPage: '50' },
    ])
    expect(ordersPerPage).toBe(10)
  })

  it('C7.29 C7.30 reads an order by id or code; an order of another customer is not found', async () => {
    const { shop, seen } = shopOver(({ path }) => (path.endsWith('x') ? refuse(404, 'not_found') : { id: 'o-1' }))
    expect(await getUserOrder(shop, { id: 'o-1' })).toEqual({ ok: true, data: { id: 'o-1' } })
    expect(await getUserOrderByCode(shop, { code: '26/1' })).toEqual({ ok: true, data: { id: 'o-1' } })
    expect(await getUserOrder(shop, { id: 'x' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/v1/user/orders/o-1',
      '/api/v1/user/orders/code/26%2F1',
      '/api/v1/user/orders/x',
    ])
  })
})

describe('addresses', () => {
  it('C7.41 reads all addresses, or those with a type and a country', async () => {
    const { shop, seen } = shopOver(() => [{ id: 1 }])
    expect(await getUserAddresses(shop)).toEqual({ ok: true, data: [{ id: 1 }] })
    await getUserAddresses(shop, { type: 'billing', country_code: 'SVK' })
    expect(seen.map(({ query }) => query)).toEqual([{}, { type: 'billing', country_code: 'SVK' }])
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/user/addresses' })
  })

  it('C7.42 C7.43 C7.44 adds, updates and deletes an address', async () => {
    const { shop, seen } = shopOver(({ method }) => (method === 'DELETE' ? gone() : { id: 5 }))
    expect(await addUserAddress(shop, input, { idempotencyKey: 'k-1' })).toEqual({ ok: true, data: { id: 5 } })
    expect(await updateUserAddress(shop, { id: 5, name: 'Jan Nový' })).toEqual({ ok: true, data: { id: 5 } })
    expect(await removeUserAddress(shop, { id: 5 })).toEqual({ ok: true, data: null })
    expect(seen.map(({ method, path, query, body }) => ({ method, path, query, body }))).toEqual([
      { method: 'POST', path: '/api/v1/user/addresses', query: {}, body: input },
      { method: 'PATCH', path: '/api/v1/user/addresses/5', query: {}, body: { name: 'Jan Nový' } },
      { method: 'DELETE', path: '/api/v1/user/addresses/5', query: {}, body: undefined },
    ])
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('k-1')
  })
})

describe('shopping lists', () => {
  it('C7.33 C7.34 C7.35 reads all lists, or one by id or code', async () => {
    const { shop, seen } = shopOver(({ path }) => (path.endsWith('lists') ? [{ id: 4 }] : { id: 4 }))
    expect(await getShoppingLists(shop)).toEqual({ ok: true, data: [{ id: 4 }] })
    expect(await getShoppingList(shop, { id: 4 })).toEqual({ ok: true, data: { id: 4 } })
    expect(await getShoppingListByCode(shop, { code: 'wishlist' })).toEqual({ ok: true, data: { id: 4 } })
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/v1/user/shopping-lists',
      '/api/v1/user/shopping-lists/4',
      '/api/v1/user/shopping-lists/code/wishlist',
    ])
  })

  it('C7.36 C7.37 saves the cart as a list and deletes it', async () => {
    const saved = { id: 4, code: 'l-4', name: 'Dílna', items: 2 }
    const { shop, seen } = shopOver(({ method }) => (method === 'DELETE' ? gone() : saved))
    expect(await saveCartAsList(shop, { name: 'Dílna' })).toEqual({ ok: true, data: saved })
    expect(await removeShoppingList(shop, { id: 4 })).toEqual({ ok: true, data: null })
    expect(seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/v1/user/shopping-lists', body: { name: 'Dílna' } },
      { method: 'DELETE', path: '/api/v1/user/shopping-lists/4', body: undefined },
    ])
  })

  it('C7.38 C7.39 C7.60 adds a variant to a list or to the wish list', async () => {
    const { shop, seen } = shopOver(() => ({ id: 4 }))
    expect(await addShoppingListItem(shop, { listId: 4, variantId: 30, custom: { note: 'a' } })).toMatchObject({
      ok: true,
    })
    expect(await addWishListItem(shop, { variantId: 30 })).toMatchObject({ ok: true })
    expect(seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        ...{ method: 'POST', path: '/api/v1/user/shopping-lists/4/items' },
        body: { id: 30, amount: 1, custom: { note: 'a' } },
      },
      {
        ...{ method: 'POST', path: '/api/v1/user/shopping-lists/code/wishlist/items' },
        body: { id: 30, amount: 1, custom: null },
      },
    ])
  })

  it('C7.40 C7.60 removes an item of a list', async () => {
    const { shop, seen } = shopOver(gone)
    expect(await removeShoppingListItem(shop, { listId: 4, itemId: 9 })).toEqual({ ok: true, data: null })
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/user/shopping-lists/4/items/9' })
  })
})

import { afterEach, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

it.each([
  ['a guest', '', 'private, no-cache'],
  ['a guest with a cart', 'vanek_cart_token=', 'private, no-cache'],
  ['a customer', 'vanek_auth_token=', 'no-store'],
  ['somebody with an order', 'vanek_order=', 'no-store'],
])('C4.59 the page that answers a form of %s may stay in the browser for Back: %s %s', async (_, name, expected) => {
  shop = await startShop((args) => pageOf('', args), { fetch: async () => Response.json({}) })
  const answer = await shop.request('/kontakt', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...(name && { cookie: `${name}${'k'.repeat(43)}` }) },
    body: new URLSearchParams({ email: 'marie(at)example.cz' }),
  })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expected])
})

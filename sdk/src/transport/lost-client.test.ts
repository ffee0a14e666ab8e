import { expect, it, vi } from 'vitest'
import { callShop } from './call.ts'
import { testShop } from './testing/test-shop.ts'

vi.mock('./rest.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a call is the error `network` while its client cannot be loaded', async () => {
  const result = await callShop(testShop(), (api) => api.GET('/api/v1/cart'))
  expect(result).toMatchObject({ ok: false, error: { code: 'network', retryable: true, outcome: 'none' } })
})

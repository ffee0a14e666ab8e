import { createShop, memoryTokens } from '@vanek/sdk'
import { createNoticeStore } from '@vanek/sdk/notices'
import { expect, it } from 'vitest'
import { makeCart } from './cart-engine.ts'
import { guestSettings } from '../page/settings.ts'

it('does not request the cart again on a page that was rendered without it', async () => {
  let requests = 0
  const waiting: number[] = []
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: 'http://shop.test', content: 'http://cms.test', cdn: '' },
    tokens: memoryTokens({ cart: 'g'.repeat(43) }),
    fetch: async () => {
      requests += 1
      return Response.json({}, { status: 404 })
    },
    clock: {
      now: () => 0,
      sleep: (ms) => {
        waiting.push(ms)
        return new Promise(() => {})
      },
    },
  })
  expect(await makeCart(shop, createNoticeStore()).load()).toMatchObject({ ok: false })
  expect(requests).toBe(1)
  expect(waiting.filter((ms) => ms !== shop.config.timeoutMs)).toEqual([])
})

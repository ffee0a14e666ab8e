import { expect, it } from 'vitest'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { cacheCurrencies } from './currencies.ts'

const euro = { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 }

function setUp() {
  const world = { now: 0, isDown: false, requestCount: 0, warned: 0 }
  const currencies = cacheCurrencies(
    { shopUrl: 'http://shop.test', contentUrl: 'http://cms.test' },
    async () => {
      world.requestCount += 1
      if (world.isDown) throw new TypeError('fetch failed')
      return Response.json([euro])
    },
    // besides the cause that every call logs
    { warn: (message) => void (world.warned += message === 'No response' ? 0 : 1) },
    () => world.now,
  )
  return { world, codes: async () => (await currencies()).map(({ code }) => code) }
}

it('C8.28 returns the currency of the shop while there is no answer, and tries again after a rest', async () => {
  const { world, codes } = setUp()
  world.isDown = true
  expect([await codes(), await codes()]).toEqual([[guestSettings.currency.code], [guestSettings.currency.code]])
  const { requestCount } = world
  expect([requestCount > 0, world.warned]).toEqual([true, 1])
  Object.assign(world, { isDown: false, now: 5_000 })
  await codes()
  await expect.poll(codes).toEqual(['EUR'])
  expect(world.requestCount).toBe(requestCount + 1)
})

it('C7.47 C8.28 returns the last known ones at once in an outage', async () => {
  const { world, codes } = setUp()
  expect(await codes()).toEqual(['EUR'])
  Object.assign(world, { isDown: true, now: 5 * 60_000 })
  expect(await codes()).toEqual(['EUR'])
  await expect.poll(() => world.warned).toBe(1)
  expect(await codes()).toEqual(['EUR'])
})

import { getMenu } from '@vanek/sdk/content'
import { expect, it } from 'vitest'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { timeouts, shopWithin, startTime } from './time-limit.ts'

const endpoints = { shop: 'http://shop.test', content: 'http://cms.test', cdn: '/cdn' }

/** A shop whose time runs by hand: what waits moves it on. */
function setUp(answer: () => Response | Promise<Response>) {
  const world = { now: 0, calls: 0 }
  const limit = startTime({ now: () => world.now }).of(timeouts.page)
  const clock = {
    now: () => world.now,
    sleep: async (ms: number, signal?: AbortSignal) => {
      // the clock of an attempt has a signal and only matters when nothing answers
      if (signal) await new Promise((resolve) => setTimeout(resolve, 5))
      world.now += ms
    },
  }
  const fetch = async () => {
    world.calls += 1
    return answer()
  }
  return { world, shop: shopWithin(limit, { ...guestSettings, endpoints, clock, fetch, random: () => 1 }) }
}

it('aborts an unanswered call when the time is up, and does not retry', async () => {
  const { world, shop } = setUp(() => new Promise(() => {}))
  expect(await getMenu(shop, { code: 'main' })).toMatchObject({ ok: false, error: { code: 'timeout' } })
  expect([world.now, world.calls]).toEqual([timeouts.page, 1])
})

it('does not wait as long as the Retry-After of a back end', async () => {
  const { world, shop } = setUp(() => new Response('{}', { status: 503, headers: { 'retry-after': '20' } }))
  expect((await getMenu(shop, { code: 'main' })).ok).toBe(false)
  expect(world.now).toBeLessThanOrEqual(timeouts.page)
})

it('does not abort an answered call', async () => {
  const { shop } = setUp(() => Response.json({ code: 'main', items: [] }))
  expect(await getMenu(shop, { code: 'main' })).toEqual({ ok: true, data: { code: 'main', items: [] } })
})

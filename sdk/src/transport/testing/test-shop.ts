import type { Clock } from '../../kernel/clock.ts'
import { createShop, type Currency, type Shop, type ShopConfig } from '../context.ts'

export const czk: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: ' ',
}

export const czechia = { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' }

export const testShop = (config: Partial<ShopConfig> = {}): Shop =>
  createShop({
    endpoints: {
      shop: 'http://shop.test/store',
      content: 'http://shop.test/cms',
      cdn: 'http://shop.test/cdn',
      services: 'http://shop.test/services',
    },
    currency: czk,
    country: czechia,
    ...config,
  })

/** A clock that stands still until told, and remembers what was slept for. */
export function manualClock(start = 0): Clock & { advance(ms: number): Promise<void>; readonly slept: number[] } {
  let now = start
  const slept: number[] = []
  let sleepers: readonly { at: number; wake: () => void }[] = []
  // more than enough turns for everything that follows an awakening
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
  return {
    slept,
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        slept.push(ms)
        const sleeper = { at: now + ms, wake: () => resolve() }
        sleepers = [...sleepers, sleeper]
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((own) => own !== sleeper)
          reject(signal.reason)
        })
      }),
    async advance(ms) {
      await settle()
      const until = now + ms
      for (;;) {
        const due = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        now = due.at
        sleepers = sleepers.filter((own) => own !== due)
        due.wake()
        await settle()
      }
      now = until
    },
  }
}

export const json = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** An answer as the contract words refusals. */
export const refused = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json({ errors: [{ code, field: null, title: `It is ${code}` }], requestId: 'r-1' }, { status, headers })

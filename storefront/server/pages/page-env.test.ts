import { querySearchService } from '@vanek/sdk/search'
import { expect, it } from 'vitest'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { urlOf } from '../http/web.ts'
import { createCircuit } from '../back-ends/circuit.ts'
import { sharedEnv } from './page-env.ts'
import { timeouts, startTime } from './time-limit.ts'
import { createBackendMonitor } from './backend-monitor.ts'

const services = 'http://services.test'
// services have a twentieth of their usual time, so that nobody waits for this test
const backend = {
  ...{ shopUrl: 'http://shop.test', contentUrl: 'http://cms.test', servicesUrl: services, origin: 'http://vanek.test' },
  conversionScripts: { priceComparison: 'https://prices.test/a.js', shopping: 'https://shopping.test/b.js' },
  paymentOrigins: ['https://pay.test'] as const,
  backendPatience: 0.05,
  origins: {},
}

it('C7.64 aborts a service that hangs before the page times out, and then sends it no more requests', async () => {
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests.push(urlOf(input))
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))))
  }
  const circuit = createCircuit({ bases: [services], failures: 2, restMs: 60_000 })
  const left: number[] = []
  for (let page = 0; page < 4; page += 1) {
    const time = startTime({ factor: 10 })
    const making = {
      fetch,
      time,
      monitor: createBackendMonitor([], circuit),
      circuit,
      report: () => {},
      warn: () => {},
    }
    const { shop } = sharedEnv(backend, guestSettings, making, () => {})
    expect(await querySearchService(shop, { q: 'ventilátor' })).toMatchObject({ ok: false })
    left.push(time.left())
  }
  expect(left.every((ms) => ms > 0)).toBe(true)
  expect(timeouts.service).toBeLessThan(timeouts.page / 2)
  expect(requests).toEqual([`${services}/search/query`, `${services}/search/query`])
})

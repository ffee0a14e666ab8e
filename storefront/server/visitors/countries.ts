import { createCircuit } from '../back-ends/circuit.ts'
import { createCache } from '../cache/cache.ts'

const foundMs = 3_600_000
const unknownMs = 5 * 60_000
const restMs = 30_000
const atOnce = 50
const service = 'countries'

/**
 * Caches the country of an IP address for an hour (C7.76), and an unknown one for five minutes. `fetchCountry` returns
 * undefined without an answer; then the service is not called for half a minute, and after that by one visitor for
 * all, so that a service that is down delays almost nobody.
 */
export function cacheCountries(
  fetchCountry: (address: string) => Promise<string | null | undefined>,
  now: () => number = Date.now,
): (address: string) => Promise<string | null> {
  const cache = createCache<string | null, null>({ freshMs: foundMs, maxBytes: 4 << 20, sizeOf: () => 100, now })
  const circuit = createCircuit({ bases: [service], failures: 1, restMs, now })
  let pending = 0

  const load = async (address: string) => {
    if (pending >= atOnce || !circuit.admits(`${service}/`)) return { notStored: null }
    pending += 1
    const country = await fetchCountry(address)
      .catch(() => undefined)
      .finally(() => {
        pending -= 1
      })
    circuit.note(`${service}/`, country !== undefined)
    if (country === undefined) return { notStored: null }
    return { value: country, ...(country === null && { freshMs: unknownMs }) }
  }
  return async (address) => cache.get(address, async () => load(address))
}

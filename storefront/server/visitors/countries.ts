import { LRUCache } from 'lru-cache'

const rememberedMs = 3_600_000
const unknownMs = 5 * 60_000
const restMs = 30_000
const most = 10_000
const atOnce = 50

interface Found {
  readonly country: string | null
  readonly until: number
}

/**
 * Remembers for an hour in which country a network address is (C7.76), and for five minutes that nobody knows; asks once for all who come from it at a time.
 * `ask` answers undefined when it got no answer: then nobody is asked for half a minute, and after that one asks for all,
 * so that a service that is down holds up next to nobody.
 */
export function rememberCountries(
  ask: (address: string) => Promise<string | null | undefined>,
  now: () => number = Date.now,
): (address: string) => Promise<string | null> {
  const known = new LRUCache<string, Found>({ max: most })
  const asking = new Map<string, Promise<string | null>>()
  let quietUntil = 0
  let down = false

  const run = async (address: string) => {
    const country = await ask(address).catch(() => undefined)
    down = country === undefined
    quietUntil = down ? now() + restMs : 0
    if (country !== undefined)
      known.set(address, { country, until: now() + (country === null ? unknownMs : rememberedMs) })
    return country ?? null
  }

  return async (address) => {
    const found = known.get(address)
    if (found && found.until > now()) return found.country
    const running = asking.get(address)
    if (running) return running
    if (now() < quietUntil || asking.size >= atOnce) return null
    if (down) quietUntil = now() + restMs
    const asked = run(address).finally(() => asking.delete(address))
    asking.set(address, asked)
    return asked
  }
}

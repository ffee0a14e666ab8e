import { urlOf } from '../http/web.ts'
import { createCircuit } from './circuit.ts'

/** The back ends of this shop as its server reaches them. */
export interface BackEnds {
  /** Like `fetch`, but fails at once while a back end does not answer. */
  readonly send: typeof fetch
  /** Names of the back ends without a recent good answer that also fail a new check. */
  readonly silent: () => Promise<readonly string[]>
  /** Whether a needed back end has answered since this process started. */
  readonly hasAnswered: () => boolean
  /** Whether the back ends are still starting: none has answered since this process started. Checks them again. */
  readonly isOpening: () => Promise<boolean>
}

export interface BackEndsOptions {
  /** Back ends that every page needs, by name: the base URL, and a cheap path under it to check. */
  readonly needed: Readonly<Record<string, { readonly base: string; readonly probe: string }>>
  /** Base URLs of the others. */
  readonly more: readonly string[]
  readonly now?: () => number
}

/** Failures in a row after which requests fail at once. */
const failures = 5
/** Milliseconds until one request may try again. */
const restMs = 1_000
/** Milliseconds for which an answer counts as a sign that the back end is available. */
const recentMs = 10_000
const probeMs = 1_000

/** Not sent, because the circuit breaker is open. */
class BackEndUnavailable extends Error {}

/** A request that its caller aborts early does not count as a failure; a timeout does. */
const countsAgainst = (signal: AbortSignal | null | undefined) =>
  !signal?.aborted || (signal.reason as { readonly name?: unknown } | undefined)?.name === 'TimeoutError'

/** Circuit breakers for the back ends. */
export function createBackEnds(send: typeof fetch, { needed, more, now = Date.now }: BackEndsOptions): BackEnds {
  const bases = [...Object.values(needed).map(({ base }) => base), ...more]
  const circuit = createCircuit({ bases, failures, restMs, now })
  const answeredBases = new Set<string>()
  const lastSuccessAt = new Map<string, number>()
  const probes = new Map<string, Promise<boolean>>()

  const watched: typeof fetch = async (input, init) => {
    const url = urlOf(input)
    if (!circuit.admits(url)) throw new BackEndUnavailable('This back end does not answer now')
    try {
      const answer = await send(input, init)
      circuit.note(url, true)
      const base = bases.find((each) => url.startsWith(`${each}/`))
      if (base !== undefined) answeredBases.add(base)
      if (base !== undefined && answer.status < 500) lastSuccessAt.set(base, now())
      return answer
    } catch (error) {
      if (countsAgainst(init?.signal)) circuit.note(url, false)
      throw error
    }
  }

  const sendProbe = async (url: string): Promise<boolean> => {
    try {
      const answer = await watched(url, { signal: AbortSignal.timeout(probeMs) })
      await answer.body?.cancel()
      return answer.status < 500
    } catch {
      return false
    }
  }
  const hasAnswered = () => Object.values(needed).some(({ base }) => answeredBases.has(base))
  const isAvailable = async (name: string): Promise<boolean> => {
    const { base, probe } = needed[name] ?? { base: '', probe: '' }
    if (now() - (lastSuccessAt.get(base) ?? -Infinity) < recentMs) return true
    const pending = probes.get(name) ?? sendProbe(base + probe).finally(() => probes.delete(name))
    probes.set(name, pending)
    return pending
  }

  return {
    send: watched,
    async silent() {
      const all = Object.keys(needed).map(async (name) => ((await isAvailable(name)) ? [] : [name]))
      return (await Promise.all(all)).flat()
    },
    hasAnswered,
    async isOpening() {
      if (!hasAnswered()) await Promise.all(Object.keys(needed).map(isAvailable))
      return !hasAnswered()
    },
  }
}

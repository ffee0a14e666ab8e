import { urlOf } from '../http/web.ts'
import { createCircuit } from './circuit.ts'

/** The back ends of this shop as its server reaches them. */
export interface BackEnds {
  /** Like `fetch`, but fails at once while a back end does not answer. */
  readonly send: typeof fetch
  /** Names of the back ends that have not answered well lately, and do not when checked again. */
  readonly silent: () => Promise<readonly string[]>
  /** Whether one that is needed has answered since this process began. */
  readonly hasAnswered: () => boolean
  /** Whether none has answered since this process started: they are still starting. Checks them while that is so. */
  readonly isOpening: () => Promise<boolean>
}

export interface BackEndsOptions {
  /** Those that no page can do without, by name: their base, and a path under it that they answer without effort. */
  readonly needed: Readonly<Record<string, { readonly base: string; readonly probe: string }>>
  /** Addresses of the others. */
  readonly more: readonly string[]
  readonly now?: () => number
}

/** Failures in a row after which requests fail at once. */
const failures = 5
/** Milliseconds until one request may try again. */
const restMs = 1_000
/** An answer is this long a sign that a back end is there. */
const lately = 10_000
const probeMs = 1_000

/** Not sent, because the circuit breaker is open. */
class BackEndAway extends Error {}

/** A caller that aborts early says nothing about the back end; a timeout does. */
const countsAgainst = (signal: AbortSignal | null | undefined) =>
  !signal?.aborted || (signal.reason as { readonly name?: unknown } | undefined)?.name === 'TimeoutError'

/** Circuit breakers for the back ends. */
export function createBackEnds(send: typeof fetch, { needed, more, now = Date.now }: BackEndsOptions): BackEnds {
  const bases = [...Object.values(needed).map(({ base }) => base), ...more]
  const circuit = createCircuit({ bases, failures, restMs, now })
  const heard = new Set<string>()
  const wellAt = new Map<string, number>()
  const asking = new Map<string, Promise<boolean>>()

  const watched: typeof fetch = async (input, init) => {
    const url = urlOf(input)
    if (!circuit.admits(url)) throw new BackEndAway('This back end does not answer now')
    try {
      const answer = await send(input, init)
      circuit.note(url, true)
      const base = bases.find((each) => url.startsWith(`${each}/`))
      if (base !== undefined) heard.add(base)
      if (base !== undefined && answer.status < 500) wellAt.set(base, now())
      return answer
    } catch (error) {
      if (countsAgainst(init?.signal)) circuit.note(url, false)
      throw error
    }
  }

  const ask = async (url: string): Promise<boolean> => {
    try {
      const answer = await watched(url, { signal: AbortSignal.timeout(probeMs) })
      await answer.body?.cancel()
      return answer.status < 500
    } catch {
      return false
    }
  }
  const hasAnswered = () => Object.values(needed).some(({ base }) => heard.has(base))
  const isThere = async (name: string): Promise<boolean> => {
    const { base, probe } = needed[name] ?? { base: '', probe: '' }
    if (now() - (wellAt.get(base) ?? -Infinity) < lately) return true
    const asked = asking.get(name) ?? ask(base + probe).finally(() => asking.delete(name))
    asking.set(name, asked)
    return asked
  }

  return {
    send: watched,
    async silent() {
      const all = Object.keys(needed).map(async (name) => ((await isThere(name)) ? [] : [name]))
      return (await Promise.all(all)).flat()
    },
    hasAnswered,
    async isOpening() {
      if (!hasAnswered()) await Promise.all(Object.keys(needed).map(isThere))
      return !hasAnswered()
    },
  }
}

/** A circuit breaker for the back ends, shared by all requests of this process. */
export interface Circuit {
  /** Whether the back end of this URL is in an outage, so that optional data should do without it. */
  isOpen(url: string): boolean
  /**
   * Whether a request to this address may be sent. In an outage one at a time may, each time a rest is over: it tries
   * whether the back end is back.
   */
  admits(url: string): boolean
  note(url: string, answered: boolean): void
}

export interface CircuitOptions {
  /** Back ends, each by the prefix of its URLs. */
  readonly bases: readonly string[]
  /** Failures in a row that count as an outage. */
  readonly failures: number
  /** Milliseconds until the next attempt. */
  readonly restMs: number
  readonly now?: () => number
}

/** Makes one. The first answer of a back end ends its outage. */
export function createCircuit({ bases, failures, restMs, now = Date.now }: CircuitOptions): Circuit {
  const known = new Map<string, { count: number; until: number }>()
  const baseOf = (url: string) => bases.find((base) => url.startsWith(`${base}/`)) ?? ''
  return {
    admits(url) {
      const base = baseOf(url)
      const failed = known.get(base)
      if (!failed || failed.count < failures) return true
      if (failed.until > now()) return false
      known.set(base, { ...failed, until: now() + restMs })
      return true
    },
    isOpen: (url) => (known.get(baseOf(url))?.until ?? 0) > now(),
    note(url, answered) {
      const base = baseOf(url)
      if (answered) {
        known.delete(base)
        return
      }
      const count = (known.get(base)?.count ?? 0) + 1
      known.set(base, { count, until: count >= failures ? now() + restMs : 0 })
    },
  }
}

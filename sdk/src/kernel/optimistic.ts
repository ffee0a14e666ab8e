import type { ShopError } from './errors.ts'
import type { Optimistic, OptimisticRules, OptimisticState } from './optimistic-types.ts'
import { fail, ok, type Result } from './result.ts'
import { share } from './share.ts'
import { createStore } from './store.ts'

export type { Optimistic, OptimisticRules, OptimisticState, Relation } from './optimistic-types.ts'

/** Resolves a caller's promise; a rejection is a bug in the program. */
type Waiter<S> = (result: Result<S> | Promise<never>) => void

/** `done` has a response that is held back; `doubtful` may or may not have happened. */
type Phase = 'queued' | 'sent' | 'done' | 'doubtful'

interface Entry<S, C> {
  id: string
  readonly command: C
  readonly key: string
  /** The keys it locks, its own included. */
  readonly touched: readonly string[]
  readonly absolute: boolean
  readonly barrier: boolean | undefined
  readonly waiters: readonly Waiter<S>[]
  phase: Phase
  /** When it was sent, in ticks. */
  since: number
  /** Whether it was already sent again after the resource was gone. */
  replayed?: boolean
  /** The error that made its outcome unknown. */
  doubt?: ShopError
  /** Whether it was sent again, under its own key, to find out its outcome. */
  resent?: boolean
}

const meet = (some: readonly string[], others: readonly string[]) => some.some((own) => others.includes(own))

const firstRestMs = 1_000
const longestRestMs = 30_000

/**
 * Settled state plus pending commands. The view is always computed: the last state of the server with every pending
 * command applied in order. A state is replaced only by one that is not older; while a relative command is in flight
 * responses are held back, since none shows whether it already contains that command. After overlapping commands, a
 * failure, an unknown outcome or a response out of order, the state is loaded once, when nothing is in flight.
 */
export function createOptimistic<S extends object, V, C>(rules: OptimisticRules<S, V, C>): Optimistic<S, V, C> {
  const { empty, clock } = rules
  let settled = rules.initial ?? empty
  let loaded = rules.initial !== undefined
  let candidate: S | undefined
  let entries: readonly Entry<S, C>[] = []
  let errors: ReadonlyMap<string, ShopError> = new Map()
  // counts requests and responses, so that requests sent before and after an event can be told apart
  let ticks = 0
  let adopted = 0
  let dirty = false
  let refreshing = false
  let refreshers: Waiter<S>[] = []
  let rests = 0
  let rest: AbortController | undefined
  let closed = false

  const sent = () => entries.filter(({ phase }) => phase === 'sent')
  /** The absolute command of a key that has yet to be sent. */
  const waiting = (key: string) => entries.find((own) => own.absolute && own.key === key && own.phase === 'queued')
  const isDoubtful = ({ phase }: Entry<S, C>) => phase === 'doubtful'
  const isOpen = ({ phase }: Entry<S, C>) => phase !== 'done'
  const remove = (entry: Entry<S, C>) => {
    entries = entries.filter((own) => own !== entry)
  }

  const shown = (before?: OptimisticState<S, V>): OptimisticState<S, V> => {
    const laid = entries.reduce((view, { command }) => rules.project(view, command), rules.view(settled))
    const keys = new Set(entries.filter(isOpen).map(({ key }) => key))
    const same = keys.size === before?.pending.size && [...keys].every((key) => before.pending.has(key))
    return {
      settled,
      view: share(before?.view, laid),
      loaded,
      pending: same ? before.pending : keys,
      errors,
      stale: entries.length > 0 || dirty || refreshing,
    }
  }
  const { setState, ...store } = createStore(shown())
  const publish = () => setState(shown)

  const setError = (key: string, error: ShopError | undefined) => {
    if (!error && !errors.has(key)) return
    const next = new Map(errors)
    if (error) next.set(key, error)
    else next.delete(key)
    errors = next
  }

  /** Considers a state that was requested at tick `since`. */
  const offer = (state: S, since: number, ofCommand: boolean) => {
    const relation = rules.relation(candidate ?? settled, state)
    if (relation === 'other' ? since <= adopted : relation === 'older') {
      // a refresh overtaken by a newer response is complete
      dirty ||= ofCommand || relation === 'other'
      return
    }
    if (relation === 'other') adopted = ++ticks
    candidate = state
  }

  const flush = () => {
    if (entries.some(({ phase, absolute, doubt }) => !absolute && (phase === 'sent' || (doubt && phase !== 'done'))))
      return
    entries = entries.filter(isOpen)
    if (!candidate) return
    const changed = rules.relation(settled, candidate) !== 'same'
    settled = share(settled, candidate)
    candidate = undefined
    loaded = true
    if (changed) rules.onChange?.(settled)
  }

  /** Drops the state of a resource that no longer exists. */
  const reset = () => {
    settled = empty
    candidate = undefined
    loaded = true
    dirty = true
    adopted = ++ticks
    entries = entries.filter(isOpen)
    rules.onChange?.(settled)
  }

  const end = ({ waiters }: Pick<Entry<S, C>, 'waiters'>, result: Result<S> | Promise<never>) => {
    flush()
    publish()
    for (const waiter of waiters) waiter(result)
  }

  const failed = (entry: Entry<S, C>, error: ShopError) => {
    dirty = true
    if (rules.isGone(error)) {
      if (entry.since > adopted) reset()
      if (!entry.absolute && !entry.replayed) {
        // rejected for certain, so it is a new command: under the old key the rejection itself could be replayed
        Object.assign(entry, { phase: 'queued', replayed: true, id: rules.newId() })
        return
      }
    }
    const newer = waiting(entry.key)
    if (error.outcome === 'unknown' && !newer) {
      Object.assign(entry, { phase: 'doubtful', doubt: error })
      return
    }
    remove(entry)
    if (!newer) setError(entry.key, error)
    end(entry, fail(error))
  }

  /** After a bug: the state is unknown, and the caller gets the exception. */
  const broken = (waiting: Pick<Entry<S, C>, 'waiters'>, reason: unknown) => {
    candidate = undefined
    dirty = true
    end(waiting, Promise.reject(reason))
  }

  const answered = (entry: Entry<S, C>, result: Result<S>) => {
    if (result.ok) {
      entry.phase = 'done'
      offer(result.data, entry.since, true)
      end(entry, result)
    } else failed(entry, result.error)
    publish()
    pump()
  }

  /** A barrier, or an absolute command with the same keys, makes the outcome of earlier commands irrelevant. */
  const overrule = ({ absolute, barrier, touched }: Entry<S, C>) => {
    for (const own of entries) {
      if (own.phase !== 'doubtful' || !(barrier || (absolute && meet(own.touched, touched)))) continue
      remove(own)
      end(own, fail(own.doubt as ShopError))
    }
  }

  const start = (entry: Entry<S, C>) => {
    Object.assign(entry, { phase: 'sent', since: ++ticks })
    overrule(entry)
    dirty ||= sent().length > 1
    rules
      .send(entry.command, entry.id)
      .then((result) => answered(entry, result))
      .catch((reason: unknown) => {
        remove(entry)
        broken(entry, reason)
        pump()
      })
  }

  /**
   * Settles commands with an unknown outcome. An absolute one is settled by the state; a relative one leaves no trace
   * in it, so it is sent again with its idempotency key, which cannot apply it twice. Without a response they fail.
   */
  const decide = (doubtful: readonly Entry<S, C>[], truth: S | undefined) => {
    for (const entry of doubtful) {
      // overridden meanwhile
      if (!entries.includes(entry)) continue
      const { absolute, resent, command, key, waiters, doubt } = entry
      if (!absolute && !resent && truth !== undefined) {
        Object.assign(entry, { phase: 'queued', resent: true })
        continue
      }
      const landed = absolute && truth !== undefined && rules.hasLanded(truth, command)
      // a completed command stays applied until the state that contains it is accepted, which others may delay
      if (landed) entry.phase = 'done'
      else {
        remove(entry)
        setError(key, doubt)
      }
      for (const waiter of waiters) waiter(landed ? ok(truth) : fail(doubt as ShopError))
    }
  }

  const refreshed = (
    result: Result<S>,
    since: number,
    doubtful: readonly Entry<S, C>[],
    waiters: readonly Waiter<S>[],
  ) => {
    refreshing = false
    decide(doubtful, result.ok ? result.data : undefined)
    if (result.ok) {
      rests = 0
      offer(result.data, since, false)
    } else if (rules.isGone(result.error)) {
      if (since > adopted) reset()
    } else {
      dirty = true
      takeRest()
    }
    end({ waiters }, result)
    pump()
  }

  /** Waits before asking a failing server again, longer each time, or until the next command. */
  const takeRest = () => {
    if (closed) return
    rest = new AbortController()
    if (rules.retryLater === false) return
    const ms = Math.min(longestRestMs, firstRestMs * 2 ** rests++) * (0.5 + rules.random() / 2)
    clock.sleep(ms, rest.signal, true).then(wake, () => {})
  }

  const wake = () => {
    rest?.abort()
    rest = undefined
    pump()
  }

  const startRefresh = () => {
    rest?.abort()
    rest = undefined
    refreshing = true
    dirty = false
    const since = ++ticks
    const waiters = refreshers
    refreshers = []
    const doubtful = entries.filter(isDoubtful)
    publish()
    rules
      .load()
      .then((result) => refreshed(result, since, doubtful, waiters))
      .catch((reason: unknown) => {
        refreshing = false
        decide(doubtful, undefined)
        broken({ waiters }, reason)
      })
  }

  const pump = () => {
    let before = false
    const taken = sent().flatMap(({ touched }) => touched)
    for (const entry of entries) {
      const { phase, barrier, touched } = entry
      if (phase === 'queued') {
        const under = sent()[0]
        if (rules.isAlone(settled) && (under || refreshing)) break
        if (barrier ? !before && !under : !meet(touched, taken)) start(entry)
        // and a waiting command is not overtaken
        taken.push(...touched)
      }
      if (barrier && phase !== 'done') break
      before ||= entry.phase === 'queued'
    }
    // a caller waits for the response: load without a pause, however the server does
    const awaited = refreshers[0] ?? entries.find(isDoubtful)
    // only requests in flight, a refresh, or a barrier with an unknown outcome, which a refresh settles, hold others up
    if (dirty && !sent()[0] && !refreshing && (awaited || !(rest ?? closed))) startRefresh()
  }

  const invalidate = () => {
    dirty = true
    publish()
    wake()
  }

  return {
    ...store,
    run: (command) =>
      new Promise((resolve) => {
        const touched = rules.touches(command, settled)
        const [key] = touched
        const absolute = rules.isAbsolute(command)
        const replaced = absolute ? waiting(key) : undefined
        if (replaced) remove(replaced)
        const waiters = [...(replaced?.waiters ?? []), resolve]
        const entry: Entry<S, C> = {
          id: rules.newId(command),
          command,
          key,
          touched,
          absolute,
          barrier: rules.isBarrier?.(command),
          waiters,
          phase: 'queued',
          since: 0,
        }
        entries = [...entries, entry]
        setError(key, undefined)
        publish()
        wake()
      }),
    refresh: () =>
      new Promise((resolve) => {
        closed = false
        refreshers = [...refreshers, resolve]
        invalidate()
      }),
    receive(state) {
      // versions of another resource cannot be compared, so its state is accepted only if nothing is loaded yet
      if (loaded && rules.relation(candidate ?? settled, state) === 'other') return invalidate()
      offer(state, ++ticks, false)
      flush()
      publish()
      return pump()
    },
    invalidate,
    close() {
      closed = true
      rest?.abort()
    },
  }
}

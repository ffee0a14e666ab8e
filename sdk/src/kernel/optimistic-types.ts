import type { Clock } from './clock.ts'
import type { ShopError } from './errors.ts'
import type { Result } from './result.ts'
import type { Store } from './store.ts'

/**
 * How one response relates to another: an older, the same or a newer version, or another resource, whose versions
 * cannot be compared.
 */
export type Relation = 'older' | 'same' | 'newer' | 'other'

/** What a domain implements for the engine. `S` is the state of the server, `V` the view shown of it, `C` a command. */
export interface OptimisticRules<S, V, C> {
  /** Initial state; undefined while nothing is loaded. */
  readonly initial: S | undefined
  /** State if the server has none. */
  readonly empty: S
  /** The state as it is shown, before commands are applied. */
  view(settled: S): V
  /** Applies one command to the view; unchanged parts stay identical. */
  project(view: V, command: C): V
  /**
   * Keys that a command locks: it waits for earlier commands with one of them, others run in parallel. Pending and
   * error state are stored under the first key.
   */
  touches(command: C, settled: S): readonly [string, ...string[]]
  /** An absolute command (set to 3) replaces a waiting one of its key; a relative one (add 1) does not. */
  isAbsolute(command: C): boolean
  /** Whether a command changes everything: earlier commands are completed first, and later ones wait for it. */
  isBarrier?(command: C): boolean
  relation(current: S, incoming: S): Relation
  /** While true, commands and refreshes go one at a time: the next response creates what the others need. */
  isAlone(settled: S): boolean
  /** Sends a command under its id, which is its idempotency key. */
  send(command: C, id: string): Promise<Result<S>>
  /** Loads the whole state. */
  load(): Promise<Result<S>>
  /** Whether the resource no longer exists: its state is dropped, and relative commands run again on a new one. */
  isGone(error: ShopError): boolean
  /** After an unknown outcome: whether the state is what the absolute command wanted. */
  hasLanded(truth: S, command: C): boolean
  /** Whether a failed refresh is retried later. Defaults to true. */
  readonly retryLater?: boolean | undefined
  /** Called with every state that replaces another one. */
  onChange?(settled: S): void
  /** An idempotency key: a new one, or that of a command that brings its own. */
  readonly newId: (command?: C) => string
  readonly clock: Clock
  readonly random: () => number
}

export interface OptimisticState<S, V> {
  /** The last state of the server. */
  readonly settled: S
  /** The state with all pending commands applied. */
  readonly view: V
  readonly loaded: boolean
  /** Keys with pending commands. */
  readonly pending: ReadonlySet<string>
  /** The last failure per key, until the key is tried again. */
  readonly errors: ReadonlyMap<string, ShopError>
  /** Whether the state may be outdated: commands or a refresh are pending. */
  readonly stale: boolean
}

export interface Optimistic<S, V, C> extends Store<OptimisticState<S, V>> {
  /** Applies the command at once, sends it in its turn, and resolves to its result. */
  readonly run: (command: C) => Promise<Result<S>>
  /** Loads the state as soon as no command is pending. */
  readonly refresh: () => Promise<Result<S>>
  /** Accepts a state from elsewhere, unless it is older or of another resource; then the state is loaded. */
  readonly receive: (state: S) => void
  /** Marks the state as changed elsewhere. */
  readonly invalidate: () => void
  /** Stops loading in the background; commands still run, and the next `refresh` resumes it. */
  readonly close: () => void
}

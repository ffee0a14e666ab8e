import { type Clock, systemClock } from '../kernel/clock.ts'
import { createStore } from '../kernel/store.ts'
import type { Notice, NoticeStore } from './types.ts'

const most = 4
const defaultDurationMs = 5000

const withoutKey = <K, V>(map: ReadonlyMap<K, V>, key: K): Map<K, V> => new Map([...map].filter(([own]) => own !== key))

/**
 * Creates a store of notices. Each closes after its time, 5 s by default; a fifth one closes the oldest. A notice with
 * the text of one on the screen replaces it.
 *
 * @param options - `clock` closes them; the system clock by default.
 * @returns The store, which is also the `notices` port of other stores.
 * @example
 * ```ts
 * const notices = createNoticeStore()
 * notices.show({ kind: 'success', text: 'Saved' })
 * ```
 */
export function createNoticeStore({ clock = systemClock() }: { readonly clock?: Clock } = {}): NoticeStore {
  const { setState, ...store } = createStore<readonly Notice[]>([])
  let timers: ReadonlyMap<string, AbortController> = new Map()
  let shown = 0
  let held = false

  const stop = (id: string) => {
    timers.get(id)?.abort()
    timers = withoutKey(timers, id)
  }

  const dismiss = (id: string) => {
    stop(id)
    setState((notices) => (notices.some((own) => own.id === id) ? notices.filter((own) => own.id !== id) : notices))
  }

  const start = ({ id, durationMs }: Notice) => {
    if (durationMs === null || held) return
    const timer = new AbortController()
    timers = new Map(timers).set(id, timer)
    clock.sleep(durationMs, timer.signal).then(
      () => dismiss(id),
      () => undefined,
    )
  }

  return {
    ...store,
    dismiss,
    show({ durationMs = defaultDurationMs, ...input }) {
      shown += 1
      const notice: Notice = { ...input, id: `notice-${shown}`, durationMs }
      const stored = store
        .getState()
        .filter((own) => own.text !== input.text || own.kind !== input.kind || own.about !== input.about)
      const next = [...stored, notice].slice(-most)
      for (const { id } of store.getState()) if (!next.some((own) => own.id === id)) stop(id)
      setState(next)
      start(notice)
      return notice.id
    },
    pause() {
      held = true
      for (const id of timers.keys()) stop(id)
    },
    resume() {
      held = false
      for (const notice of store.getState()) if (!timers.has(notice.id)) start(notice)
    },
  }
}

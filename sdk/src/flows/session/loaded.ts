import type { SessionCore } from './core.ts'

const needed = ['pageView', 'cart', 'user'] as const

/** Parts that must be loaded before the session counts as loaded. */
export type LoadedPart = (typeof needed)[number]

/** Collects the loaded parts, in any order, and notifies once when all are loaded. */
export function sessionLoading({ patch }: Pick<SessionCore, 'patch'>) {
  const there = new Set<LoadedPart>()
  const listeners = new Set<() => void>()
  let loaded = false
  return {
    note(part: LoadedPart): void {
      there.add(part)
      if (loaded || !needed.every((own) => there.has(own))) return
      loaded = true
      patch({ sessionLoaded: true })
      const waiting = [...listeners]
      listeners.clear()
      for (const listener of waiting) listener()
    },
    onLoaded(listener: () => void): () => void {
      // wrapped, so that a function registered twice is called twice
      const own = () => listener()
      if (loaded) own()
      else listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}

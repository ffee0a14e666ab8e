import type { Result } from '../../kernel/result.ts'

/** Asks one question at a time: a newer one makes the one before superfluous, whose answer is then null. */
export interface Newest {
  readonly ask: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T | null>
  readonly stop: () => void
}

/** Made once per kind of question. */
export function newest(): Newest {
  let current: AbortController | null = null
  return {
    async ask(call) {
      current?.abort()
      const control = new AbortController()
      current = control
      try {
        const answer = await call(control.signal)
        return control.signal.aborted ? null : answer
      } catch (error) {
        // an abort throws, and nobody waits for it any more
        if (control.signal.aborted) return null
        throw error
      }
    },
    stop: () => current?.abort(),
  }
}

/** The error of the first Result that has one. */
export const firstError = <E>(results: readonly Result<unknown, E>[]): E | null => {
  const failed = results.find(({ ok }) => !ok)
  return failed && !failed.ok ? failed.error : null
}

import type { Session } from '@vanek/sdk/server'
import type { Segments } from './segments.ts'

/**
 * Watches one request for a sign-in or a sign-out, also one that nobody asked for. What it answers is to be called when
 * the request has done its work: nothing that was remembered of either token counts then. Failing only is reported (C8.34).
 */
export function watchSession(
  session: Pick<Session, 'get'>,
  segments: Pick<Segments, 'forget'>,
  onError: (error: unknown) => void,
): () => void {
  const before = session.get('auth')
  return () => {
    const after = session.get('auth')
    if (before === after) return
    try {
      for (const token of [before, after]) if (token) segments.forget(token)
    } catch (error) {
      onError(error)
    }
  }
}

import type { CookieJar, Session } from '@vanek/sdk/server'
import { endVerifying } from '../../src/lib/session/verifying-cookie.ts'
import type { Segments } from './segments.ts'

export interface WatchedSession {
  readonly session: Pick<Session, 'get'>
  readonly jar: CookieJar
  readonly segments: Pick<Segments, 'purge'>
  readonly onError: (error: unknown) => void
}

/**
 * Watches one request for a sign-in or a sign-out, also one that nobody asked for. What it answers is to be called when
 * the request has done its work: nothing that was remembered of either token counts then, and no order of one visitor is
 * awaited by another. Failing only is reported (C8.34).
 */
export function watchSession({ session, jar, segments, onError }: WatchedSession): () => void {
  const before = session.get('auth')
  return () => {
    const after = session.get('auth')
    if (before === after) return
    endVerifying(jar)
    try {
      for (const token of [before, after]) if (token) segments.purge(token)
    } catch (error) {
      onError(error)
    }
  }
}

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
 * Detects a sign-in or sign-out in one request, also an implicit one. Call the returned function when the request is
 * complete: cached data of either token are dropped, and orders awaited by one visitor are not awaited by another. A
 * failure is only reported (C8.34).
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

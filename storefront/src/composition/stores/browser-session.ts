import type { SessionStore } from '@vanek/sdk/session'
import { lateSession } from './late-session.ts'
import type { SessionParts } from './session-engine.ts'

/** The session of a page in the browser, whose workings come when there is something to do. */
export const browserSession = (parts: SessionParts): SessionStore =>
  lateSession(async () => (await import('./session-engine.ts')).makeSession(parts), parts.initial)

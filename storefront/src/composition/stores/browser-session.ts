import type { SessionStore } from '@vanek/sdk/session'
import { lateSession } from './late-session.ts'
import type { SessionParts } from './session-engine.ts'

/** The session of a page in the browser; its code is loaded on first use. */
export const browserSession = (parts: SessionParts): SessionStore =>
  lateSession(async () => (await import('./session-engine.ts')).makeSession(parts), parts.initial)

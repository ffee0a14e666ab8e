import type { SessionStore } from '@vanek/sdk/session'
import type { VisitorEnv } from '../page/env.ts'
import type { SessionPorts } from './server-session.ts'

/**
 * The session for loaders and actions: in the browser that of the page, on the server one for the request. `ports` are
 * used on the server only.
 */
export async function sessionOf(env: VisitorEnv, ports: SessionPorts = {}): Promise<SessionStore> {
  if (env.session) return env.session
  if (!import.meta.env.SSR) throw new Error('A page of the browser has no session')
  const { serverSession } = await import('./server-session.ts')
  return serverSession(env, ports)
}

import { parseVisitor } from '@vanek/sdk/session'
import type { PageEnv } from '../../app/env.ts'
import { visitorKey } from '../../app/visitor-key.ts'

/** Which campaign the visitor last came by (C3.43); known to their browser alone, and empty when they came by none. */
export function cameBy({ server }: Pick<PageEnv, 'server'>): Readonly<Record<string, string>> {
  if (server) return {}
  try {
    return parseVisitor(localStorage.getItem(visitorKey)).utm
  } catch {
    // a storage that is forbidden keeps nothing
    return {}
  }
}

import type { SessionStore } from '@vanek/sdk/session'
import { useEffect } from 'react'
import type { Binding } from './context.ts'

/** Deletes cached reads when a customer signs out or another one signs in: some of them are personal. */
export function useClearedReads(
  session: SessionStore | undefined,
  { resources, made }: Pick<Binding, 'resources' | 'made'>,
): void {
  useEffect(() => {
    if (!session) return
    const idOf = () => session.getState().user?.id
    let id = idOf()
    return session.subscribe(() => {
      const before = id
      id = idOf()
      const cache = resources ?? made.resources
      if (before !== undefined && id !== before) cache?.clear()
    })
  }, [session, resources, made])
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false on the server and while hydrating. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

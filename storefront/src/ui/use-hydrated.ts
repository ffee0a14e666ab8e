import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts have taken the page over: false on the server and in the first frame, so that both are the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

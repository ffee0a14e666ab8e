import { useMinimumDelay } from '@vanek/react-hooks'
import { useLocation, useNavigation } from 'react-router-dom'

/** Whether another state of this list is on its way; for at least 200 ms, so that nothing flickers (B9.10). */
export function useBusy(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return useMinimumDelay(location?.pathname === pathname)
}

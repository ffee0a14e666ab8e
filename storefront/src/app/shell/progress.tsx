import { useNavigation } from 'react-router-dom'

/** A thin line at the top while the next page is on its way. */
export function Progress() {
  return useNavigation().state === 'idle' ? null : <div className="progress" aria-hidden="true" />
}

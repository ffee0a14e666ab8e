import { type Hours, openState, wallTime } from './open-hours.ts'
import { useNow } from './use-now.ts'

/** Whether the branch is open just now; known in the browser only, its place is kept until then. */
export function OpenNow({ hours }: { readonly hours: Hours }) {
  const now = useNow()
  const state = now === null ? null : openState(hours, wallTime(now))
  return (
    <p className="open-now">
      {state && <span className={`state ${state.open ? 'is-green' : 'is-orange'}`}>{state.text}</span>}
    </p>
  )
}

import type { SessionStore } from '@vanek/sdk/session'
import { sessionLoaded, signedIn, type Tracker } from '@vanek/sdk/tracking'
import { firstSign } from '../../app/later.tsx'
import { makeVisitor } from '../../app/visitor.ts'

/** What an operator does in a customer's name is no sign-in of that customer. */
const operatorPath = '/auth/proxy'

/** Tells once that it is known who is here, what kind of visitor and by which campaign, and when somebody signs in. */
export function tellSession(session: SessionStore, tracker: Tracker, currency: string): void {
  // asking earlier would load what finds it out
  void firstSign.then(() =>
    session.onSessionLoaded(() => {
      const visitor = makeVisitor()
      visitor.load()
      const { utm } = visitor.getState()
      const user_kind = session.getState().status === 'customer' ? 'customer' : 'guest'
      tracker.track(sessionLoaded({ user_kind, currency, utm }))
    }),
  )
  let before = session.getState().status
  session.subscribe(() => {
    const { status, pending } = session.getState()
    const entered = before !== 'customer' && status === 'customer' && pending === 'signIn'
    before = status
    if (entered && location.pathname !== operatorPath) tracker.track(signedIn())
  })
}

import { redirect } from 'react-router-dom'
import { customerLoader } from '../../entities/account/load-account.ts'
import { accountPaths } from '../../lib/paths/account.ts'

/** The root of the account redirects to its dashboard (C2.14). */
export const loader = customerLoader<never>(async () => {
  throw redirect(accountPaths.dashboard, 303)
})

import { redirect } from 'react-router-dom'
import type { CustomerLoader } from '../../app/env.ts'
import { accountPaths } from '../../features/account/paths.ts'

/** The root of the account leads to its dashboard (C2.14). */
export const loader: CustomerLoader<never> = async () => {
  throw redirect(accountPaths.dashboard, 303)
}

import { redirect } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { mustBeSignedIn } from '../../features/account/load-account.ts'
import { accountPaths } from '../../features/account/paths.ts'

/** The root of the account leads to its dashboard (C2.14). */
export const loader: PageLoader<never> = async (args, env) => {
  mustBeSignedIn(args, env)
  throw redirect(accountPaths.dashboard, 303)
}

export const head: PageHead<unknown> = () => ({ title: 'Můj účet', robots: 'noindex' })

/** `/uzivatel`, never shown */
export const Component = () => null

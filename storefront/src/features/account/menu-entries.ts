import { type FunctionFlags, userMenu, type UserMenuEntry, type UserMenuName } from '@vanek/sdk/links'
import { claimPath } from '../claims/paths.ts'
import { accountPaths } from './paths.ts'

// this shop has no separate pages for these entries; each links to the page that serves the purpose
const settledAt: Partial<Record<UserMenuName, string>> = {
  documents: accountPaths.orders,
  warranty_claims: claimPath,
  returns: '/stranka/vraceni-do-30-dni',
}

/** The entries of the account menu by feature flags (B2.47, B2.48, C2.28 to C2.30); each links to an existing page. */
export const accountEntries = (functions: FunctionFlags): readonly UserMenuEntry[] =>
  userMenu(functions).map((entry) => ({ ...entry, path: settledAt[entry.name] ?? entry.path }))

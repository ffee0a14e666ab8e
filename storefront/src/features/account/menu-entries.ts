import { type FunctionFlags, userMenu, type UserMenuEntry, type UserMenuName } from '@vanek/sdk/links'
import { accountPaths } from './paths.ts'

// this shop has no pages of its own for these: each entry leads to where the matter is settled
const settledAt: Partial<Record<UserMenuName, string>> = {
  documents: accountPaths.orders,
  warranty_claims: '/stranka/reklamacni-rad',
  returns: '/stranka/vraceni-do-30-dni',
}

/** Entries of the account that the shop's flags say (B2.47, B2.48, C2.28 to C2.30); each leads to a page that is there. */
export const accountEntries = (functions: FunctionFlags): readonly UserMenuEntry[] =>
  userMenu(functions).map((entry) => ({ ...entry, path: settledAt[entry.name] ?? entry.path }))

import * as texts from '#texts/entities/account'
import { accountPaths, claimPath, returnsPath } from '#market/paths'
import { buildPath, type FunctionFlags, userMenuEntries, type UserMenuEntry, type UserMenuName } from '@vanek/sdk/links'
import { isOffPage } from '../../ui/off-pages.ts'
import { routes } from '#market/routes'

// this shop has no separate pages for these entries; each links to the page with the same purpose
const settledAt: Partial<Record<UserMenuName, string>> = {
  documents: accountPaths.orders,
  warranty_claims: claimPath,
  returns: returnsPath,
}

const titles: Readonly<Record<UserMenuName, string>> = texts.menuTitles

/** An entry of the account menu with its title and its page. */
export interface AccountEntry extends UserMenuEntry {
  readonly title: string
  readonly path: string
}

/**
 * The entries of the account menu by feature flags (B2.47, B2.48, C2.28 to C2.30); each links to an existing page.
 *
 * @param off - Which pages the shop does not have.
 */
export const accountEntries = (functions: FunctionFlags, off = ''): readonly AccountEntry[] =>
  userMenuEntries(functions)
    .map((entry) => ({
      ...entry,
      title: titles[entry.name],
      path: settledAt[entry.name] ?? buildPath(routes, entry.route),
    }))
    .filter(({ path }) => !isOffPage(off, path))

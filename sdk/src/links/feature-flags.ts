import { buildPath } from './build-path.ts'
import { type FunctionFlags, isFunctionOn } from './is-on.ts'
import type { Routes } from './routes.ts'

const screens = [
  ['compare', 'compare'],
  ['cart-import', 'bulk_order'],
  ['register', 'registration'],
  ['user-favourites', 'favourites'],
  ['user-lists', 'shopping_lists'],
  ['user-addresses', 'users_addresses'],
  ['user-documents', 'documents_list'],
  ['user-claims', 'warranty_claims'],
  ['user-returns', 'exchange_and_returns'],
] as const

/** Routes of screens that exist only while a feature flag is on. */
export type FlaggedRoute = (typeof screens)[number][0]

/** The feature flag of a path, including paths below it; null for paths without a flag. */
export function flagOf(routes: Routes<FlaggedRoute>, path: string): string | null {
  const own = path.replace(/[?#].*$/, '')
  for (const [route, flag] of screens) {
    const screen = buildPath(routes, route)
    if (own === screen || own.startsWith(`${screen}/`)) return flag
  }
  return null
}

/**
 * Whether a path of the shop exists: it has no feature flag, or one that is on.
 *
 * @param routes - Paths of the shop, with their flags.
 * @param functions - Feature flags of the shop.
 * @param path - Path to check.
 */
export function isPathEnabled(routes: Routes<FlaggedRoute>, functions: FunctionFlags, path: string): boolean {
  const flag = flagOf(routes, path)
  return flag === null || isFunctionOn(functions, flag)
}

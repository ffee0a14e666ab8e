import { buildPath } from './build-path.ts'
import { type FunctionFlags, isOn } from './is-on.ts'
import type { RouteName } from './routes.ts'

/** Screens that exist only while a feature flag is on. */
const screens: readonly (readonly [RouteName, flag: string])[] = [
  ['compare', 'compare'],
  ['cart-import', 'bulk_order'],
  ['register', 'registration'],
  ['user-favourites', 'favourites'],
  ['user-lists', 'shopping_lists'],
  ['user-addresses', 'users_addresses'],
  ['user-documents', 'documents_list'],
  ['user-claims', 'warranty_claims'],
  ['user-returns', 'exchange_and_returns'],
]

/** The feature flag of a path, including paths below it; null for paths without a flag. */
export function flagOf(path: string): string | null {
  const own = path.replace(/[?#].*$/, '')
  for (const [route, flag] of screens) {
    const screen = buildPath(route)
    if (own === screen || own.startsWith(`${screen}/`)) return flag
  }
  return null
}

/** Whether a path exists in the shop: without a feature flag, or with one that is on. */
export function isOffered(functions: FunctionFlags, path: string): boolean {
  const flag = flagOf(path)
  return flag === null || isOn(functions, flag)
}

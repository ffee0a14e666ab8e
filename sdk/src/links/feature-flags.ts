import { buildPath } from './build-path.ts'
import { type FunctionFlags, isOn } from './is-on.ts'
import type { RouteName } from './routes.ts'

/** Screens that are there only while a function of the shop is on (B6.09, B6.10). */
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

/** The flag that a path depends on, parts below it included; null when it is always there. */
export function flagOf(path: string): string | null {
  const own = path.replace(/[?#].*$/, '')
  for (const [route, flag] of screens) {
    const screen = buildPath(route)
    if (own === screen || own.startsWith(`${screen}/`)) return flag
  }
  return null
}

/** Whether a path leads to something that the shop offers: what depends on a flag is switched off with it (B6.09). */
export function isOffered(functions: FunctionFlags, path: string): boolean {
  const flag = flagOf(path)
  return flag === null || isOn(functions, flag)
}

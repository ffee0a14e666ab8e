import { type FunctionFlags, isFunctionOn } from './is-on.ts'

// in the order they are shown; an entry with a flag is there only when the shop switches it on
const entries = [
  { name: 'dashboard', route: 'user-dashboard' },
  { name: 'orders', route: 'user-orders' },
  { name: 'quick_order', route: 'cart-import', flag: 'bulk_order' },
  { name: 'favourites', route: 'user-favourites', flag: 'favourites' },
  { name: 'shopping_lists', route: 'user-lists', flag: 'shopping_lists' },
  { name: 'documents', route: 'user-documents', flag: 'documents_list' },
  { name: 'warranty_claims', route: 'user-claims', flag: 'warranty_claims', newTab: true },
  { name: 'returns', route: 'user-returns', flag: 'exchange_and_returns' },
  { name: 'settings', route: 'user-settings' },
  { name: 'addresses', route: 'user-addresses', flag: 'users_addresses' },
  { name: 'password', route: 'user-password' },
] as const satisfies readonly { name: string; route: string; flag?: string; newTab?: boolean }[]

/** Entries of the user menu, by name. */
export type UserMenuName = (typeof entries)[number]['name']

/** Routes that the user menu leads to, for the paths of a shop. */
export type UserMenuRoute = (typeof entries)[number]['route']

/** An entry of the menu of the customer's account. {@link userMenuEntries} returns these. */
export interface UserMenuEntry {
  /** Name of the entry, the same in all languages. */
  readonly name: UserMenuName
  /** Route of the screen; `buildPath` makes its path. */
  readonly route: UserMenuRoute
  /** Whether the entry opens in a new tab; true only for warranty claims. */
  readonly newTab: boolean
}

/**
 * The entries of the user menu: four always, the others by feature flags.
 *
 * @param functions - Feature flags of the shop.
 */
export const userMenuEntries = (functions: FunctionFlags): readonly UserMenuEntry[] =>
  entries
    .filter((own) => !('flag' in own) || isFunctionOn(functions, own.flag))
    .map((own) => ({ name: own.name, route: own.route, newTab: 'newTab' in own }))

/**
 * Whether to offer signing in (on by default) and registering (off by default).
 *
 * @param functions - Feature flags of the shop.
 */
export const accountLinks = (
  functions: FunctionFlags,
): {
  /** Whether to offer signing in. */
  readonly login: boolean
  /** Whether to offer creating an account. */
  readonly register: boolean
} => ({
  login: !Object.hasOwn(functions, 'login') || functions['login'] !== false,
  register: isFunctionOn(functions, 'registration'),
})

import { buildPath } from './build-path.ts'
import { type FunctionFlags, isOn } from './is-on.ts'
import type { RouteName } from './routes.ts'

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
] as const satisfies readonly { name: string; route: RouteName; flag?: string; newTab?: boolean }[]

/** Entries of the user menu, by name. */
export type UserMenuName = (typeof entries)[number]['name']

export interface UserMenuEntry {
  readonly name: UserMenuName
  readonly path: string
  /** Of the warranty claims only (B2.49). */
  readonly newTab: boolean
}

/** The user menu: four entries always (B2.47), the others by the shop's flags (B2.48, B2.50). */
export const userMenu = (functions: FunctionFlags): readonly UserMenuEntry[] =>
  entries
    .filter((own) => !('flag' in own) || isOn(functions, own.flag))
    .map((own) => ({ name: own.name, path: buildPath(own.route), newTab: 'newTab' in own }))

/** Czech labels of the user menu (B2.50). */
export const userMenuLabels: Readonly<Record<UserMenuName, string>> = {
  dashboard: 'Můj účet',
  orders: 'Moje objednávky',
  quick_order: 'Hromadná objednávka',
  favourites: 'Oblíbené',
  shopping_lists: 'Nákupní seznamy',
  documents: 'Doklady',
  warranty_claims: 'Reklamace',
  returns: 'Výměna a vrácení zboží',
  settings: 'Osobní údaje',
  addresses: 'Moje adresy',
  password: 'Změna hesla',
}

/** Which ways into an account are offered: signing in unless switched off (B2.51), registering only when switched on (B2.52). */
export const accountLinks = (functions: FunctionFlags): { readonly login: boolean; readonly register: boolean } => ({
  login: !Object.hasOwn(functions, 'login') || functions['login'] !== false,
  register: isOn(functions, 'registration'),
})

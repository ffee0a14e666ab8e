import type { PageCookies } from '../../lib/page/env.ts'
import { flashValue } from '../../lib/session/flashes.ts'
import { isAmount, isCustom, type ListGoods } from '../shopping-list/list-goods.ts'

/** Completed actions of account forms. */
export type AccountFlashKind =
  | 'profile_saved'
  | 'password_changed'
  | 'email_change_requested'
  | 'address_added'
  | 'address_changed'
  | 'address_removed'
  | 'default_changed'
  | 'list_removed'
  | 'item_removed'
  | 'item_returned'
  | 'wished'
  | 'added'
  | 'nothing_added'
  | 'payment_changed'
  | 'order_cancelled'

/** A line that could not be added to the cart, with the reason. */
export interface NotAdded {
  readonly name: string
  readonly reason: string
}

/** A flash message of the account. */
export interface AccountFlash {
  readonly kind: AccountFlashKind
  /** Name of the changed object. */
  readonly name?: string | undefined
  /** Goods that can be restored. */
  readonly goods?: ListGoods | undefined
  /** How many lines were added to the cart, of how many. */
  readonly added?: number | undefined
  readonly total?: number | undefined
  readonly missing?: readonly NotAdded[] | undefined
}

const kinds: Readonly<Record<AccountFlashKind, true>> = {
  profile_saved: true,
  password_changed: true,
  email_change_requested: true,
  address_added: true,
  address_changed: true,
  address_removed: true,
  default_changed: true,
  list_removed: true,
  item_removed: true,
  item_returned: true,
  wished: true,
  added: true,
  nothing_added: true,
  payment_changed: true,
  order_cancelled: true,
}

function isGoods(value: unknown): value is ListGoods {
  const { variantId, amount, custom } = (value ?? {}) as Record<string, unknown>
  return typeof variantId === 'number' && isAmount(amount) && isCustom(custom)
}

const optional = (value: unknown, type: 'string' | 'number') => value === undefined || typeof value === type

function isAccountFlash(value: unknown): value is AccountFlash {
  const { kind, name, goods, added, total, missing } = (value ?? {}) as Record<string, unknown>
  return (
    typeof kind === 'string' &&
    Object.hasOwn(kinds, kind) &&
    optional(name, 'string') &&
    (goods === undefined || isGoods(goods)) &&
    [added, total].every((own) => optional(own, 'number')) &&
    (missing === undefined ||
      (Array.isArray(missing) &&
        missing.every(
          (own: Partial<NotAdded> | null) => typeof own?.name === 'string' && typeof own.reason === 'string',
        )))
  )
}

const flash = flashValue<AccountFlash>({
  name: 'vanek_account_said',
  write: (message) => JSON.stringify(message),
  read(text) {
    const value: unknown = JSON.parse(text)
    return isAccountFlash(value) ? value : null
  },
})

/** Leaves a flash message for the next page of the account; if it is too long for a cookie, it is shortened. */
export function leaveAccountFlash(cookies: PageCookies, message: AccountFlash): void {
  if (flash.leave(cookies, message)) return
  const { missing = [], ...rest } = message
  if (missing.length > 0) leaveAccountFlash(cookies, { ...rest, missing: missing.slice(0, -1) })
  else flash.leave(cookies, { kind: message.kind })
}

/** Returns the flash message and removes it. */
export const takeAccountFlash = flash.take

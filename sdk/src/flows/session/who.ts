import type { User } from '../../account/types.ts'
import { isRestricted } from '../../auth/rules/is-restricted.ts'
import { logout } from '../../auth/calls.ts'
import type { ShopError } from '../../kernel/errors.ts'
import { priceVariantOf } from '../../session/price-variant.ts'
import type { SessionCore } from './core.ts'
import type { SessionState } from './types.ts'

/** Sets the price variant of the current visitor. */
export function setPrices({ getState, patch }: SessionCore): void {
  const { userVariant, userGroups } = getState()
  patch({ priceVariant: priceVariantOf(userVariant, userGroups) })
}

/** Stores variant and groups of a signed-in customer for 7 days. */
export function admit(core: SessionCore, user: User): void {
  const [userVariant, userGroups] = [user.variantHash ?? '', user.groups]
  core.options.segment?.write({ variant: userVariant, groups: userGroups })
  core.knowsSignedOut = false
  core.patch({ status: 'customer', user, userVariant, userGroups, ended: null, error: null })
}

/** Makes the visitor a guest: variant and groups are the stored ones, else those of the shop. */
export async function becomeGuest(core: SessionCore, ended: SessionState['ended']): Promise<void> {
  const { variantHash } = await core.settings()
  const { variant = variantHash ?? '', groups = [] } = core.options.segment?.read() ?? {}
  core.patch({ status: 'guest', user: null, credits: 0, userVariant: variant, userGroups: groups, ended, error: null })
}

/** Deletes token, variant, groups and user. */
export async function forget(core: SessionCore, ended: SessionState['ended']): Promise<void> {
  core.shop.config.tokens.set('auth', null)
  core.options.segment?.clear()
  await becomeGuest(core, ended)
  setPrices(core)
}

/** Ends a rejected sign-in; the token is deleted here even if the back end cannot be reached. */
export async function abandon(core: SessionCore): Promise<void> {
  await logout(core.shop)
  await forget(core, null)
  // its token has replaced the one that other tabs knew
  core.broadcast('signedOut')
}

/** Response of a back end that rejects customers of restricted groups itself. */
export const isRefusal = ({ code }: ShopError): boolean => code === 'customer_restricted'

/** Offers a customer of a restricted group where to go instead. */
export async function offerElsewhere(core: SessionCore): Promise<void> {
  const { restrictedRedirect } = await core.settings()
  if (restrictedRedirect) core.options.showRedirect?.(restrictedRedirect)
}

/**
 * Signs a restricted customer out again and offers another page. Returns whether they were restricted. Settings that
 * cannot be read restrict no groups.
 */
export async function refuseRestricted(core: SessionCore, user: User): Promise<boolean> {
  const { restrictedGroups } = await core.settings()
  if (!isRestricted(user.groups, restrictedGroups)) return false
  await abandon(core)
  await offerElsewhere(core)
  return true
}

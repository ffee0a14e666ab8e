import type { AddressType, UserAddress } from '@vanek/sdk/account'

const prefix = 'address:'

/** What the details form is posted for to fill in a kept address, or to empty the inputs of a type. */
export const addressIntent = (wanted: number | AddressType): string => `${prefix}${wanted}`

export const isAddressIntent = (intent: unknown): intent is string =>
  typeof intent === 'string' && intent.startsWith(prefix)

/** Which that was; undefined for any other intent, null for an address that is not there any more. */
export function wantedAddress(
  intent: unknown,
  addresses: readonly UserAddress[],
): UserAddress | AddressType | null | undefined {
  if (!isAddressIntent(intent)) return undefined
  const wanted = intent.slice(prefix.length)
  if (wanted === 'shipping' || wanted === 'billing') return wanted
  return addresses.find(({ id }) => String(id) === wanted) ?? null
}

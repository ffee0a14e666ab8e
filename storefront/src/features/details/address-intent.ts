import type { AddressType, UserAddress } from '@vanek/sdk/account'

const prefix = 'address:'

/** The `intent` of the details form that fills in a saved address, or clears the inputs of an address type. */
export const addressIntent = (wanted: number | AddressType): string => `${prefix}${wanted}`

export const isAddressIntent = (intent: unknown): intent is string =>
  typeof intent === 'string' && intent.startsWith(prefix)

/** The address or type of such an intent; undefined for any other intent, null for an address that no longer exists. */
export function wantedAddress(
  intent: unknown,
  addresses: readonly UserAddress[],
): UserAddress | AddressType | null | undefined {
  if (!isAddressIntent(intent)) return undefined
  const wanted = intent.slice(prefix.length)
  if (wanted === 'shipping' || wanted === 'billing') return wanted
  return addresses.find(({ id }) => String(id) === wanted) ?? null
}

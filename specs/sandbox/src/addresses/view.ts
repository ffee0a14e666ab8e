import type { Selectable } from 'kysely'
import type { AccountSchema } from '../db/account-schema.ts'
import type { Shop } from '../wire.ts'

export type AddressRow = Selectable<AccountSchema['addresses']>

/** An address in the format of the contract. */
export function addressView(row: AddressRow): Shop['UserAddress'] {
  const { id, type, name, phone, business, address, is_default } = row
  return { ...{ id, type, name, phone, business, address }, default: is_default }
}

/** The columns of the address fields in the request; missing fields are left out. */
export function addressColumns(change: Shop['AddressChange']) {
  const { type, name, phone, business, address } = change
  return {
    ...(type === undefined ? {} : { type }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone?.trim() || null }),
    ...(business === undefined ? {} : { business: business && JSON.stringify(trimmed(business)) }),
    ...(address === undefined ? {} : { address: addressText(address) }),
    ...(change.default === undefined ? {} : { is_default: change.default }),
  }
}

/** An address as a single string. */
export function addressText(address: Shop['Address']): string {
  return JSON.stringify(trimmed(address))
}

function trimmed<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as T
}

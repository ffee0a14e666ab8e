import type { Relation } from '../../kernel/optimistic.ts'
import { share } from '../../kernel/share.ts'
import type { AddressChange, AddUserAddressParams, UserAddress } from '../types.ts'
import type { AddressKey } from './store-types.ts'

/** The addresses from the last response of the back end. */
export interface Addresses {
  readonly items: readonly UserAddress[]
}

type OnSaved = (address: UserAddress) => void

/** Pending changes of the addresses. `onSaved` is called with the address in the response. */
export type AddressCommand =
  | {
      readonly kind: 'add'
      readonly input: AddUserAddressParams
      readonly key: string | undefined
      readonly onSaved: OnSaved
    }
  | { readonly kind: 'change'; readonly id: number; readonly change: AddressChange; readonly onSaved: OnSaved }
  | { readonly kind: 'remove'; readonly id: number }

export const keyOf = (command: AddressCommand): AddressKey => (command.kind === 'add' ? 'add' : command.id)

/** Parses a key of the optimistic engine. */
export const keyFrom = (key: string): AddressKey => (key === 'add' ? key : Number(key))

/** Addresses have no version. Requests are sent one after another, so the later response is the newer one. */
export const addressesRelation = (current: Addresses, incoming: Addresses): Relation =>
  share(current, incoming) === current ? 'same' : 'newer'

export const withoutAddress = ({ items }: Addresses, id: number): Addresses => ({
  items: items.filter((own) => own.id !== id),
})

/** Applies a command to the addresses. A new address has no id yet, so it does not show. */
export function projectAddresses(addresses: Addresses, command: AddressCommand): Addresses {
  if (command.kind === 'add') return addresses
  if (command.kind === 'remove') return withoutAddress(addresses, command.id)
  const { id, change } = command
  return { items: addresses.items.map((own) => (own.id === id ? { ...own, ...change } : own)) }
}

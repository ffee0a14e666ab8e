import type { AccountMessages, BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { Result } from '../../kernel/result.ts'
import type { Store } from '../../kernel/store.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { AddUserAddressError, RemoveUserAddressError, UpdateUserAddressError } from '../address-calls.ts'
import type { AddressChange, AddUserAddressParams, UserAddress } from '../types.ts'

/** Key of an address: its id, or `'add'` for a new one. */
export type AddressKey = number | 'add'

/** State of an address store. */
export interface AddressesState {
  /** The default one of each type first, then the newest; pending changes are applied. */
  readonly addresses: readonly UserAddress[]
  /** Whether the addresses have been loaded. */
  readonly loaded: boolean
  /** Addresses with a pending change; `'add'` while a new one is being added. */
  readonly pending: ReadonlySet<AddressKey>
  /** The last error of each address, until the same change is tried again. */
  readonly errors: ReadonlyMap<AddressKey, ShopError>
}

/** Texts of the notices of the store. */
export type AddressMessages = BasicMessages & Pick<AccountMessages, 'address_saved' | 'address_removed'>

/** Options of an address store. */
export interface AddressStoreOptions {
  /** Where the store shows its notices, usually the notice store. */
  readonly notices: NoticePort
  /** Texts of these notices, from the messages of `@vanek/sdk/i18n`. */
  readonly messages: AddressMessages
  /** Called when the back end reports that the sign-in has expired. */
  readonly onUnauthorized?: (() => void) | undefined
  /** Addresses that the server read, `[]` for none; left out when it read nothing, so that `load` fetches them. */
  readonly initial?: readonly UserAddress[] | undefined
}

/** Promises resolve after the back end has responded. The caller shows rejections of `add` and `change`. */
export interface AddressStore extends Store<AddressesState> {
  /** Loads the addresses unless they are loaded. */
  readonly load: () => Promise<Result<AddressesState>>
  /** Adds an address; it shows once the back end has stored it. With the same key it is added once. */
  readonly add: (
    input: AddUserAddressParams,
    options?: { readonly idempotencyKey?: string },
  ) => Promise<Result<UserAddress, AddUserAddressError>>
  /** Changes an address; the change shows at once. */
  readonly change: (id: number, change: AddressChange) => Promise<Result<UserAddress, UpdateUserAddressError>>
  /** Removes an address at once; if that fails, it is restored with a notice. */
  readonly remove: (id: number) => Promise<Result<null, RemoveUserAddressError>>
  /** Stops background requests. */
  readonly close: () => void
}

import {
  type AddressesState,
  type AddressMessages,
  type AddressStore,
  createAddressStore,
  type UserAddress,
} from '@vanek/sdk/account'
import { useEffect, useState } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** What the addresses start from. */
export interface AddressesOptions {
  /** What the server rendered; without it they are read once the page is there. */
  readonly initial?: readonly UserAddress[]
  /** `cs` of `@vanek/sdk/i18n/cs`. */
  readonly messages: AddressMessages
}

/** The customer's addresses and what can be done to them. */
export interface Addresses extends AddressesState, Pick<AddressStore, 'add' | 'change' | 'remove'> {
  /** For a button that removes an address, inside of a form that posts the same without scripts. */
  readonly removeButtonProps: (id: number) => {
    readonly type: 'submit'
    readonly 'aria-disabled': boolean
    readonly onClick: (event: { preventDefault(): void }) => void
  }
}

/**
 * The customer's addresses. Changes and removals are seen at once; what was not removed comes back with
 * a notice.
 *
 * ```tsx
 * const { addresses, removeButtonProps } = useAddresses({ messages: cs })
 * return <ul>{addresses.map(({ id, name }) => <li key={id}>
 *   {name} <form method="post"><button {...removeButtonProps(id)} name="remove" value={id}>Smazat</button></form>
 * </li>)}</ul>
 * ```
 */
export function useAddresses({ initial, messages }: AddressesOptions): Addresses {
  const { shop, notices, session } = useBinding()
  const [store] = useState(() =>
    createAddressStore(shop, { notices, messages, initial, onUnauthorized: () => session?.expire() }),
  )
  const state = useStore(store, (whole) => whole)
  useEffect(() => {
    void store.load()
    return store.close
  }, [store])
  const { add, change, remove } = store
  return {
    ...state,
    ...{ add, change, remove },
    removeButtonProps: (id) => ({
      type: 'submit',
      'aria-disabled': state.pending.has(id),
      onClick: (event) => {
        event.preventDefault()
        if (!store.getState().pending.has(id)) void remove(id)
      },
    }),
  }
}

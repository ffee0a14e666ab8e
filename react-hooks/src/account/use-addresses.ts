import {
  type AddressesState,
  type AddressMessages,
  type AddressStore,
  createAddressStore,
  type UserAddress,
} from '@vanek/sdk/account'
import { useEffect, useState } from 'react'
import type { SubmitButtonProps } from '../form/field-form.ts'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** Options of {@link useAddresses}. */
export interface UseAddressesOptions {
  /** The addresses, as the server rendered them; otherwise they are fetched after hydration. */
  readonly initial?: readonly UserAddress[]
  /** Messages for the notices, such as `en` of `@vanek/sdk/i18n/en`. */
  readonly messages: AddressMessages
}

/** The addresses of the customer, and their actions. */
export interface UseAddressesResult extends AddressesState, Pick<AddressStore, 'add' | 'change' | 'remove'> {
  /** Props of the button that removes an address, in a form that posts the same without scripts. */
  readonly removeButtonProps: (id: number) => SubmitButtonProps & {
    /** Removes the address. */
    readonly onClick: (event: {
      /** Stops the form from being posted. */
      preventDefault(): void
    }) => void
  }
}

/**
 * The addresses of the customer. Changes and removals are optimistic; a failed removal is rolled back
 * with a notice.
 *
 * @param options - What the server rendered, and the messages.
 * @returns The addresses, and the props of their remove buttons.
 * @example
 * ```tsx
 * const { addresses, removeButtonProps } = useAddresses({ messages: en })
 * return <ul>{addresses.map(({ id, name }) => <li key={id}>
 *   {name} <form method="post"><button {...removeButtonProps(id)} name="remove" value={id}>Remove</button></form>
 * </li>)}</ul>
 * ```
 */
export function useAddresses({ initial, messages }: UseAddressesOptions): UseAddressesResult {
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

import type { AddressType, UserAddress } from '@vanek/sdk/account'
import { chosenAddress } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** A button that fills in an address. */
export interface AddressButtonProps {
  readonly type: 'button'
  readonly onClick: () => void
  readonly 'aria-pressed': boolean
}

/** A saved address to choose. */
export interface AddressChoice {
  readonly address: UserAddress
  readonly chosen: boolean
  readonly buttonProps: AddressButtonProps
}

export interface SavedAddresses {
  /** The addresses in the order to show them. */
  readonly choices: readonly AddressChoice[]
  /** For the button that clears the inputs, to type another address. */
  readonly otherButtonProps: AddressButtonProps
}

/**
 * The customer's saved addresses of a type, to choose one for the order. The chosen one is derived from the inputs,
 * so typing
 * another address deselects it.
 *
 * ```tsx
 * const { choices, otherButtonProps } = useSavedAddresses('shipping')
 * return (
 *   <p>
 *     {choices.map(({ address, buttonProps }) => (
 *       <button key={address.id} {...buttonProps}>{address.name}</button>
 *     ))}
 *     <button {...otherButtonProps}>Jiná adresa</button>
 *   </p>
 * )
 * ```
 */
export function useSavedAddresses(type: AddressType): SavedAddresses {
  const { chooseAddress } = useCheckoutStore()
  const addresses = useCheckout((state) => state.addresses)
  const chosen = useCheckout(({ inputs, context }) => chosenAddress(inputs, addresses, type, context.theme)?.id ?? null)
  const button = (address: UserAddress | AddressType, pressed: boolean): AddressButtonProps => ({
    type: 'button',
    onClick: () => chooseAddress(address),
    'aria-pressed': pressed,
  })
  return {
    choices: addresses
      .filter((address) => address.type === type)
      .map((address) => ({
        address,
        chosen: address.id === chosen,
        buttonProps: button(address, address.id === chosen),
      })),
    otherButtonProps: button(type, chosen === null),
  }
}

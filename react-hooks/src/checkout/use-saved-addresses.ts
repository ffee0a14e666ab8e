import type { AddressType, UserAddress } from '@vanek/sdk/account'
import { findMatchingAddress } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { useCheckout } from './use-checkout.ts'

/** Props of a button that fills in an address. */
export interface AddressButtonProps {
  /** Always `button`. */
  readonly type: 'button'
  /** Fills the address in. */
  readonly onClick: () => void
  /** Whether the inputs hold this address. */
  readonly 'aria-pressed': boolean
}

/** A saved address to choose. */
export interface AddressChoice {
  /** The address. */
  readonly address: UserAddress
  /** Whether the inputs hold this address. */
  readonly chosen: boolean
  /** Props of the button that fills it in. */
  readonly buttonProps: AddressButtonProps
}

/** Saved addresses of the customer. */
export interface UseSavedAddressesResult {
  /** The addresses in the order to show them. */
  readonly choices: readonly AddressChoice[]
  /** Props of the button that empties the inputs, to type another address. */
  readonly otherButtonProps: AddressButtonProps
}

/**
 * Saved addresses of the customer, to choose one for the order. Which one is chosen is derived from the inputs, so
 * typing another address deselects it.
 *
 * @param type - Whether to choose a shipping or a billing address.
 * @returns The choices, and the props of their buttons.
 * @example
 * ```tsx
 * const { choices, otherButtonProps } = useSavedAddresses('shipping')
 * return (
 *   <p>
 *     {choices.map(({ address, buttonProps }) => (
 *       <button key={address.id} {...buttonProps}>{address.name}</button>
 *     ))}
 *     <button {...otherButtonProps}>Another address</button>
 *   </p>
 * )
 * ```
 */
export function useSavedAddresses(type: AddressType): UseSavedAddressesResult {
  const { chooseAddress } = useCheckoutStore()
  const addresses = useCheckout((state) => state.addresses)
  const chosen = useCheckout(
    ({ inputs, context }) => findMatchingAddress(inputs, addresses, type, context.theme)?.id ?? null,
  )
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

import { useCheckout } from '@vanek/react-hooks'
import { chosenAddress } from '@vanek/sdk/checkout'
import { useIsOn } from '../../entities/shop/use-is-on.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Tick } from './fields/tick.tsx'

/** The choice to save the typed address to the account; hidden for an address that is saved already. */
export function SaveAddress({ name }: { readonly name: 'saveAddress' | 'saveBillingAddress' }) {
  const guest = useCheckout(({ context }) => context.guest ?? true)
  const type = name === 'saveAddress' ? 'shipping' : 'billing'
  const isKept = useCheckout(
    ({ inputs, addresses, context }) => chosenAddress(inputs, addresses, type, context.theme) !== null,
  )
  const alive = useHydrated()
  const isOn = useIsOn('users_addresses')
  // without scripts it is unknown what will be typed
  if (guest || !isOn || (alive && isKept)) return null
  return <Tick name={name} label="Uložit adresu k mému účtu" />
}

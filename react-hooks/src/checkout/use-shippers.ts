import { fastestShipper, type Shipper } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type RadioProps, useRadios } from './use-radios.ts'
import { useCheckout } from './use-checkout.ts'

/** A shipper to choose from. */
export interface ShipperChoice {
  /** The shipper with its prices. */
  readonly shipper: Shipper
  /** Whether it is chosen now. */
  readonly chosen: boolean
  /** Whether its delivery is the earliest. */
  readonly fastest: boolean
  /** First day of delivery as `YYYY-MM-DD`; null if unknown. */
  readonly date: string | null
  /** Props of its radio button. */
  readonly radioProps: RadioProps
}

/**
 * Shippers to choose from, as radio buttons. Choosing another one clears the pickup point, and the payment if the
 * shipper does not accept it.
 *
 * @returns The shippers in the order to show them.
 * @example
 * ```tsx
 * const shippers = useShippers()
 * return shippers.map(({ shipper, radioProps, fastest }) => (
 *   <label key={shipper.id}>
 *     <input {...radioProps} /> {shipper.name} {fastest && 'Fastest'}
 *   </label>
 * ))
 * ```
 */
export function useShippers(): readonly ShipperChoice[] {
  const store = useCheckoutStore()
  const shippers = useCheckout((state) => state.shippers)
  const chosen = useCheckout(({ choice }) => choice.shipper)
  const propsFor = useRadios({
    name: 'shipper',
    initial: store.getInitialState().choice.shipper,
    chosen: chosen,
    current: () => store.getState().choice.shipper,
    press: (id) => void store.chooseShipper(id),
  })
  const fastest = fastestShipper(shippers)
  return shippers.map((shipper) => ({
    shipper,
    chosen: shipper.id === chosen,
    fastest: shipper === fastest,
    date: shipper.delivery.nearestDeliveryDate,
    radioProps: propsFor(shipper.id),
  }))
}

import { fastestShipper, type Shipper } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type ChoiceInputProps, useBoxes } from './use-boxes.ts'
import { useCheckout } from './use-checkout.ts'

/** One way of delivery as it is offered. */
export interface ShipperChoice {
  readonly shipper: Shipper
  readonly chosen: boolean
  /** Whether it brings the goods soonest. */
  readonly fastest: boolean
  /** The nearest day it promises, `2026-11-23`; null when it promises none. */
  readonly date: string | null
  readonly radioProps: ChoiceInputProps
}

const listed = (id: number | null): readonly number[] => (id === null ? [] : [id])

/**
 * The ways of delivery to choose from, as radios. Choosing another one lets go of the branch and of a payment it
 * does not take.
 *
 * ```tsx
 * const shippers = useShippers()
 * return shippers.map(({ shipper, radioProps, fastest }) => (
 *   <label key={shipper.id}>
 *     <input {...radioProps} /> {shipper.name} {fastest && 'Nejrychlejší'}
 *   </label>
 * ))
 * ```
 */
export function useShippers(): readonly ShipperChoice[] {
  const store = useCheckoutStore()
  const shippers = useCheckout((state) => state.shippers)
  const chosen = useCheckout(({ choice }) => choice.shipper)
  const propsFor = useBoxes({
    type: 'radio',
    name: 'shipper',
    initial: listed(store.getInitialState().choice.shipper),
    chosen: listed(chosen),
    current: () => listed(store.getState().choice.shipper),
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

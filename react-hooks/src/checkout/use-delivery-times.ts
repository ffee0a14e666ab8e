import type { DeliveryTime } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type RadioProps, useRadios } from './use-radios.ts'
import { useCheckout } from './use-checkout.ts'

/** A delivery time to choose from. */
export interface DeliveryTimeChoice {
  /** The delivery time. */
  readonly slot: DeliveryTime
  /** Whether it is chosen now. */
  readonly chosen: boolean
  /** Props of its radio button. */
  readonly radioProps: RadioProps
}

/** Delivery times of the chosen shipper. */
export interface UseDeliveryTimesResult {
  /** The delivery times; empty if the shipper offers none. */
  readonly slots: readonly DeliveryTimeChoice[]
  /** Whether they are being loaded. */
  readonly isPending: boolean
  /** Props of a radio button that leaves the time to the shipper; its value is 0. */
  readonly anyTimeRadioProps: RadioProps
}

/**
 * Delivery times of the chosen shipper, as radio buttons.
 *
 * @returns The delivery times, and a radio button for none of them.
 * @example
 * ```tsx
 * const { slots, anyTimeRadioProps } = useDeliveryTimes()
 * return (
 *   <fieldset>
 *     <label><input {...anyTimeRadioProps} /> Any time</label>
 *     {slots.map(({ slot, radioProps }) => (
 *       <label key={slot.id}><input {...radioProps} /> {slot.from} to {slot.to}</label>
 *     ))}
 *   </fieldset>
 * )
 * ```
 */
export function useDeliveryTimes(): UseDeliveryTimesResult {
  const store = useCheckoutStore()
  const slots = useCheckout((state) => state.slots)
  const pending = useCheckout((state) => state.slotsPending)
  const chosen = useCheckout(({ choice }) => choice.deliveryTimeSlot)
  const propsFor = useRadios({
    name: 'deliveryTimeSlot',
    initial: store.getInitialState().choice.deliveryTimeSlot ?? 0,
    chosen: chosen ?? 0,
    current: () => store.getState().choice.deliveryTimeSlot ?? 0,
    press: (id) => store.chooseDeliveryTime(id === 0 ? null : id),
  })
  return {
    slots: slots.map((slot) => ({ slot, chosen: slot.id === chosen, radioProps: propsFor(slot.id) })),
    isPending: pending,
    anyTimeRadioProps: propsFor(0),
  }
}

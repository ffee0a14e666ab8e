import type { DeliveryTime } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type ChoiceInputProps, useBoxes } from './use-boxes.ts'
import { useCheckout } from './use-checkout.ts'

/** One span of time in which the shipper can come. */
export interface DeliveryTimeChoice {
  readonly slot: DeliveryTime
  readonly chosen: boolean
  readonly radioProps: ChoiceInputProps
}

export interface DeliveryTimes {
  /** Empty when the chosen shipper offers none. */
  readonly slots: readonly DeliveryTimeChoice[]
  readonly pending: boolean
  /** For a radio that leaves the time to the shipper: its value is 0, which is no time. */
  readonly anyTimeRadioProps: ChoiceInputProps
}

/**
 * The times of delivery of the chosen shipper, as radios.
 *
 * ```tsx
 * const { slots, anyTimeRadioProps } = useDeliveryTimes()
 * return (
 *   <fieldset>
 *     <label><input {...anyTimeRadioProps} /> Kdykoli</label>
 *     {slots.map(({ slot, radioProps }) => (
 *       <label key={slot.id}><input {...radioProps} /> {slot.from} až {slot.to}</label>
 *     ))}
 *   </fieldset>
 * )
 * ```
 */
export function useDeliveryTimes(): DeliveryTimes {
  const store = useCheckoutStore()
  const slots = useCheckout((state) => state.slots)
  const pending = useCheckout((state) => state.slotsPending)
  const chosen = useCheckout(({ choice }) => choice.deliveryTimeSlot)
  const propsFor = useBoxes({
    type: 'radio',
    name: 'deliveryTimeSlot',
    initial: [store.getInitialState().choice.deliveryTimeSlot ?? 0],
    chosen: [chosen ?? 0],
    current: () => [store.getState().choice.deliveryTimeSlot ?? 0],
    press: (id) => store.chooseDeliveryTime(id === 0 ? null : id),
  })
  return {
    slots: slots.map((slot) => ({ slot, chosen: slot.id === chosen, radioProps: propsFor(slot.id) })),
    pending,
    anyTimeRadioProps: propsFor(0),
  }
}

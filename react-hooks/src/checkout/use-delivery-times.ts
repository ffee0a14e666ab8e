import type { DeliveryTime } from '@vanek/sdk/checkout'
import { useCheckoutStore } from './checkout-provider.tsx'
import { type ChoiceProps, useBoxes } from './use-boxes.ts'
import { useCheckout } from './use-checkout.ts'

/** One span of time in which the shipper can come. */
export interface DeliveryTimeChoice {
  readonly slot: DeliveryTime
  readonly chosen: boolean
  readonly choiceProps: ChoiceProps
}

export interface DeliveryTimes {
  /** Empty when the chosen shipper offers none. */
  readonly slots: readonly DeliveryTimeChoice[]
  readonly pending: boolean
  /** For a radio that leaves the time to the shipper: its value is 0, which is no time. */
  readonly anyTimeProps: ChoiceProps
}

/**
 * The times of delivery of the chosen shipper, as radios.
 *
 * ```tsx
 * const { slots, anyTimeProps } = useDeliveryTimes()
 * return (
 *   <fieldset>
 *     <label><input {...anyTimeProps} /> Kdykoli</label>
 *     {slots.map(({ slot, choiceProps }) => (
 *       <label key={slot.id}><input {...choiceProps} /> {slot.from} až {slot.to}</label>
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
    slots: slots.map((slot) => ({ slot, chosen: slot.id === chosen, choiceProps: propsFor(slot.id) })),
    pending,
    anyTimeProps: propsFor(0),
  }
}

import { shownAvailability, type Availability } from '@vanek/sdk/product'

/** Whether and how soon it can be had, in words and colour (B4.04, B4.05). */
export function AvailabilityState({ availability }: { readonly availability: Availability }) {
  const { text, color } = shownAvailability(availability)
  return <span className={`state is-${color}`}>{text}</span>
}

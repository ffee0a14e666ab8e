import type { Availability } from '@vanek/sdk/product'

/** Whether and how soon it can be had, in the words and colour of the back end. */
export function AvailabilityState({ availability }: { readonly availability: Availability }) {
  const { text, color } = availability.availability
  return <span className={`state is-${color}`}>{text}</span>
}

import { productMessages } from '#market/messages'
import { displayAvailability, type Availability } from '@vanek/sdk/product'

export interface AvailabilityStateProps {
  readonly availability: Availability
  /** Unit of sale. With it, the pieces of an unlimited stock and the state after selling out are shown too (B9.23, B3.14). */
  readonly unit?: string
}

/** Availability as text and colour (B4.04, B4.05). */
export function AvailabilityState({ availability, unit }: AvailabilityStateProps) {
  const { text, color, pieces, sold } = displayAvailability(availability, productMessages)
  const more = unit === undefined ? null : (sold ?? (pieces === null ? null : `${pieces}\u00a0${unit}`))
  return (
    <>
      <span className={`state is-${color}`}>{text}</span>
      {more && (
        <span className="small" data-code={availability.soldAvailabilityCode ?? undefined}>
          {' · '}
          {more}
        </span>
      )}
    </>
  )
}

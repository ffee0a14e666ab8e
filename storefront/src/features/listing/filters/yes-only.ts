import type { Filter } from '@vanek/sdk/catalog'

/** A filter of yes and no, of which only yes can be chosen: its own name says all. */
export const isYesOnly = ({ entityId, values }: Filter): boolean =>
  entityId !== null && values.length === 1 && values[0]?.id === '1' && values[0].title === 'ano'

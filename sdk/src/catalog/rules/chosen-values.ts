import type { ListingState } from '../types.ts'

/** Selected values of parameters in the format of the content service. */
export const chosenValues = (parameters: ListingState['parameters']) => ({
  parameters: parameters.map(({ entityId }) => entityId),
  values: parameters.flatMap(({ values }) => values.map(String)),
})

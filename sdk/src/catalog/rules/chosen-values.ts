import type { ListingState } from '../types.ts'

/** Chosen values of parameters as the content service takes them. */
export const chosenValues = (parameters: ListingState['parameters']) => ({
  parameters: parameters.map(({ entityId }) => entityId),
  values: parameters.flatMap(({ values }) => values.map(String)),
})

/** Key of the pending and error state of a line. */
export const lineKey = (itemId: number): string => `line:${itemId}`

/** Key of the pending and error state of a variant that is being added. */
export const addKey = (variantId: number): string => `add:${variantId}`

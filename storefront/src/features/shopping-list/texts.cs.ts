/** After the name of an item of a list. */
export const notAvailable = 'teď není k dostání.'

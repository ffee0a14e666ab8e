/** Id of the panel of filters, for the button that opens it on a phone. */
export const FILTERS_ID = 'filtry'

/** Name of the home page in breadcrumbs. */
export const home = 'Úvod'

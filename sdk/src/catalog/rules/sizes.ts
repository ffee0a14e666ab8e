/** Bestsellers shown above a listing. */
export const bestsellersShown = 3
/** The most pages that stand together after loading more. */
export const mostPagesTogether = 10

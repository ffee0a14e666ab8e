/** Bestsellers shown above a listing (B9.14). */
export const bestsellersShown = 3
/** Brands shown before all are asked for (B9.19). */
export const brandsShown = 16
/** The most pages that stand together after loading more. */
export const mostPagesTogether = 10

/** Bestsellers shown above a listing. */
export const bestsellerCount = 3
/** The most pages that are shown together after "load more". */
export const mostPagesTogether = 10

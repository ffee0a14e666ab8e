/** Results of each kind on a page of the search. */
export const searchResultsPerPage = 10
/** The most categories in the dropdown. */
export const suggestedCategories = 5
/** The most products in the dropdown. */
export const suggestedProducts = 10
/** Timeout of the external search service in milliseconds. */
export const searchTimeoutMs = 2000

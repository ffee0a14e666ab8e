/** Results of each kind on a page of the search (B9.17). */
export const searchPageSize = 10
/** The most categories in the dropdown (B9.18). */
export const suggestedCategories = 5
/** The most products in the dropdown (B9.18). */
export const suggestedProducts = 10
/** Milliseconds the outside search service is waited for (B9.11). */
export const searchTimeoutMs = 2000

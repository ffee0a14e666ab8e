/** Timeout of a recommender in milliseconds. */
export const recommendationsTimeoutMs = 2000
/** Default number of products at a placement. */
export const recommendedShown = 8
/** The most ids that are requested from a recommender, and accepted from its response. */
export const mostRecommended = 20

/** Milliseconds a recommender is waited for. */
export const recommendationsTimeoutMs = 2000
/** Products offered at a placement unless told. */
export const recommendedShown = 8
/** The most ids that a recommender is asked for, and that are believed of what it answers. */
export const mostRecommended = 20

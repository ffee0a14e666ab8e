import { addReview as add, getReviews as get, type ReviewService } from '@vanek/sdk/reviews'

/** Where reviews of products come from, and where a written one goes: the back end of the shop. */
export const getReviews: ReviewService['getReviews'] = get
export const addReview: ReviewService['addReview'] = add

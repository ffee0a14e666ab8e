// a separate module, loaded when other reviews are requested
export { getReviews } from '@vanek/sdk/reviews'

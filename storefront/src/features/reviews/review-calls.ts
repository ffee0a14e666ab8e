// apart, so that the calls are loaded when somebody turns the reviews
export { getReviews } from '@vanek/sdk/reviews'

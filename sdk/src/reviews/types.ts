import type { components, operations } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** A review; its rating is on the scale 0 to 100. */
export interface Review extends DeepReadonly<components['schemas']['Review']> {}
/** One page of reviews with the average and the number of reviews with 1 to 5 stars. */
export interface ReviewPage extends DeepReadonly<
  operations['getReviews']['responses'][200]['content']['application/json']
> {}
/** A photo that was sent for a review. */
export interface SentPhoto extends DeepReadonly<components['schemas']['SentPhoto']> {}
/** A comment on a product with the reply of the shop. */
export interface Comment extends DeepReadonly<components['schemas']['Comment']> {}

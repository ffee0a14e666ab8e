import type { AddCartItemParams } from '@vanek/sdk/cart'
import type { RemovedLine } from './removed.ts'

/** A removed line as it is asked for. */
export const itemOf = ({ variantId, amount, credits, parentId }: RemovedLine): AddCartItemParams => ({
  variantId,
  amount,
  ...(credits && { credits }),
  ...(parentId !== null && { parentId }),
})

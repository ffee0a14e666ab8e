import type { ItemToAdd } from '@vanek/sdk/cart'
import type { RemovedLine } from './removed.ts'

/** A removed line as it is asked for. */
export const itemOf = ({ variantId, amount, credits, parentId }: RemovedLine): ItemToAdd => ({
  variantId,
  amount,
  ...(credits && { credits }),
  ...(parentId !== null && { parentId }),
})

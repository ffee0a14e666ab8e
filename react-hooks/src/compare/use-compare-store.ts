import type { CompareStore } from '@vanek/sdk/compare'
import { useBinding } from '../provider/context.ts'

/** The provider's store of compared products. */
export function useCompareStore(): CompareStore {
  const { compare } = useBinding()
  if (!compare) throw new Error('Comparing needs the `compare` prop of <ShopProvider>')
  return compare
}

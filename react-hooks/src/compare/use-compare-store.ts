import type { CompareStore } from '@vanek/sdk/compare'
import { useEffect } from 'react'
import { useBinding } from '../provider/context.ts'

/** The provider's store of compared products, read from where it is kept once the page is hydrated. */
export function useCompareStore(): CompareStore {
  const { compare } = useBinding()
  if (!compare) throw new Error('Comparing needs the `compare` prop of <ShopProvider>')
  // what was kept belongs to the visitor: it is read after hydration, never while the page renders
  useEffect(() => compare.load(), [compare])
  return compare
}

import { useFreshProduct } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import { useEffect } from 'react'

/** Shows nothing; tells the prices and the stock of this moment once they are known (C7.57). */
export function FreshStock({
  product,
  onFresh,
}: {
  readonly product: Product
  readonly onFresh: (product: Product) => void
}) {
  const fresh = useFreshProduct(product)
  useEffect(() => {
    if (fresh.status === 'fresh') onFresh(fresh.product)
  }, [fresh.status, fresh.product, onFresh])
  return null
}

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
  const { status, data } = useFreshProduct(product)
  useEffect(() => {
    if (status === 'success') onFresh(data)
  }, [status, data, onFresh])
  return null
}

import { useFreshProduct } from '@vanek/react-hooks'
import type { Product } from '@vanek/sdk/product'
import { startTransition, useEffect } from 'react'
import { moving } from '../../lib/browser/later.tsx'

interface FreshStockProps {
  readonly product: Product
  readonly onFresh: (product: Product) => void
}

/** Renders nothing; reports prices and stock if they differ from those of the page (C7.57). */
export function FreshStock({ product, onFresh }: FreshStockProps) {
  const { status, data } = useFreshProduct(product)
  useEffect(() => {
    if (status !== 'success' || JSON.stringify(data.variants) === JSON.stringify(product.variants)) return
    // an update has to wait for the parts that it changes
    document.dispatchEvent(new Event(moving))
    startTransition(() => onFresh(data))
  }, [status, data, product, onFresh])
  return null
}

import type { ProductBox as Box } from '@vanek/sdk/product'
import type { ReactNode } from 'react'
import { ProductBox } from './product-box.tsx'

export interface ProductGridProps {
  readonly products: readonly Box[]
  /** How many of the first pictures load at once; none unless told. */
  readonly eager?: number
  /** More list items after the products. */
  readonly children?: ReactNode
}

/** Products side by side: two columns on a phone, up to four on a wide screen. */
export function ProductGrid({ products, eager = 0, children }: ProductGridProps) {
  return (
    <ul className="grid">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductBox product={product} eager={at < eager} />
        </li>
      ))}
      {children}
    </ul>
  )
}

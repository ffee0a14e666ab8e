import type { ProductBox as Box } from '@vanek/sdk/product'
import { ProductBox } from './product-box.tsx'

/** Products side by side: two columns on a phone, up to four on a wide screen. The first `eager` pictures load at once. */
export function ProductGrid({ products, eager = 0 }: { readonly products: readonly Box[]; readonly eager?: number }) {
  return (
    <ul className="grid">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductBox product={product} eager={at < eager} />
        </li>
      ))}
    </ul>
  )
}

import { useShop } from '@vanek/react-hooks'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { PricePair } from '@vanek/sdk/format'
import type { ProductBox } from '@vanek/sdk/product'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Image } from '../../ui/image.tsx'
import { Amount } from '../price/amount.tsx'
import { Link } from '../../ui/link.tsx'

/** What the strip shows of a product, so that the page carries no more of it. */
export type Bestseller = Pick<ProductBox, 'id' | 'name' | 'slug' | 'categoryPath' | 'mainImage'> & {
  readonly price: PricePair
  /** The unit of the price, if it is not one piece. */
  readonly unit: string | undefined
}

/** The products of a listing that sell best, in one line (B9.14). */
export function Bestsellers({ products }: { readonly products: readonly Bestseller[] }) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  if (products.length === 0) return null
  return (
    <section className="best" aria-labelledby="nejprodavanejsi">
      <h2 id="nejprodavanejsi">Nejprodávanější</h2>
      <ol>
        {products.map((product) => (
          <li key={product.id}>
            {product.mainImage && (
              <Image sources={imageSources(cdn, product.mainImage, productStyles.thumbnail)} alt="" />
            )}
            <span>
              <Link to={pathOf(product)}>{product.name}</Link>
              <Amount of={product.price} unit={product.unit} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { boxLink } from '../product/box-variant.ts'
import { Image } from '../../ui/image.tsx'
import { Amount } from '../price/amount.tsx'
import { perUnit, unitPair } from '../price/pairs.ts'
import { Link } from '../../ui/link.tsx'

/** Small boxes side by side: enough to know again what was seen. */
export function VisitedList({ products }: { readonly products: readonly ProductBox[] }) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  return (
    <section className="section wrap visited" aria-labelledby="visited">
      <div className="section-head">
        <h2 id="visited">Naposledy prohlížené</h2>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link to={pathOf(product, boxLink(product))}>
              <span className="stage">
                {product.mainImage && (
                  <Image sources={imageSources(cdn, product.mainImage, 'style-w120-h120')} alt="" />
                )}
              </span>
              <span className="visited-name">{product.name}</span>
              <Amount of={unitPair(product.prices)} from={product.priceFrom} unit={perUnit(product.unit)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import * as texts from '#texts/entities/visited'
import { Link } from '../../ui/link.tsx'
import { ShopParts, useLastVisited, useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import { type ProductBox as Box, getProducts, type ProductBox } from '@vanek/sdk/product'
import { useEffect, useState } from 'react'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { makeVisitor } from '../../lib/visitor/visitor.ts'
import { Image } from '../../ui/image.tsx'
import { Amount, perUnit, unitPair } from '../price/amount.tsx'
import { boxOf } from '../product/box-of.ts'
import { boxLink } from '../product/box-variant.ts'

/** Small product boxes in a row. */
function VisitedList({ products }: { readonly products: readonly ProductBox[] }) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  return (
    <section className="section wrap visited" aria-labelledby="visited">
      <div className="section-head">
        <h2 id="visited">{texts.title}</h2>
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

export interface VisitedStripProps {
  /** The product of this page; null if there is none. */
  readonly current: number | null
}

function Visited({ current }: VisitedStripProps) {
  const shop = useShop()
  const { ids } = useLastVisited(current ?? undefined)
  const [known, setKnown] = useState<readonly Box[]>([])
  const query = ids.join(',')

  useEffect(() => {
    if (query === '') return
    const stop = new AbortController()
    getProducts(shop, { ids: query.split(',').map(Number) }, { signal: stop.signal }).then(
      (answer) => answer.ok && setKnown(answer.data.map(boxOf)),
      // optional content, left out if it cannot be loaded
      () => {},
    )
    return () => stop.abort()
  }, [shop, query])

  const products = ids.flatMap((id) => known.find((box) => box.id === id) ?? [])
  return products.length > 0 && <VisitedList products={products} />
}

/** Loads and shows recently visited products, and stores the product of this page. */
export function VisitedStrip({ current }: VisitedStripProps) {
  const [visitor] = useState(makeVisitor)
  return (
    <ShopParts visitor={visitor}>
      <Visited current={current} />
    </ShopParts>
  )
}

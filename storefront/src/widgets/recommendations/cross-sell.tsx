import * as texts from '#texts/widgets/recommendations'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { useEffect, useMemo, useRef, useState } from 'react'
import { boxLink, boxName } from '../../entities/product/box-variant.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { showList } from '../../lib/goods/shown-list.ts'
import { Image } from '../../ui/image.tsx'
import { useOffers, WithVisitor } from './offers.tsx'

/** A product of the panel in two lines: its name, its price and the button to buy. */
function CrossSellRow({ product }: { readonly product: ProductBox }) {
  const { cdn } = useShop().config.endpoints
  const to = useProductPath()(product, boxLink(product))
  return (
    <li data-product-id={product.id}>
      <span className="stage">
        {product.mainImage && <Image sources={imageSources(cdn, product.mainImage, 'style-w96-h96')} alt="" />}
      </span>
      <Link className="upsell-name" to={to}>
        {boxName(product)}
      </Link>
      <ProductPrice
        prices={product.prices}
        defaultPrices={product.defaultPrices}
        from={product.priceFrom}
        unit={product.unit}
      />
      <BoxBuy product={product} to={to} />
    </li>
  )
}

const placement = 'add_to_cart_cross_sell'
const maxProducts = 3

function Offered({ product }: CrossSellProps) {
  const ref = useRef<HTMLElement>(null)
  const { data: offers } = useOffers({ placement, product })
  const [shown, setShown] = useState(offers)
  // the offer stays the same when one of its products is added
  if (shown.length === 0 && offers.length > 0) setShown(offers)
  const products = useMemo(() => shown.slice(0, maxProducts), [shown])
  useEffect(() => showList(ref.current, products), [products])
  if (products.length === 0) return null
  return (
    <section className="upsell" ref={ref} aria-labelledby="upsell" data-list={`recommendation:${placement}`}>
      <h3 id="upsell">{texts.titles[placement]}</h3>
      <ul>
        {products.map((product) => (
          <CrossSellRow key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

interface CrossSellProps {
  /** Id of the added product. */
  readonly product: number
}

/** Offers for a product that was just added (C7.68). */
export function CrossSell(props: CrossSellProps) {
  return (
    <WithVisitor>
      <Offered {...props} />
    </WithVisitor>
  )
}

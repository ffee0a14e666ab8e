import { useShop } from '@vanek/react-hooks'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Image } from '../../ui/image.tsx'
import { boxLink, boxName } from '../../entities/product/box-variant.ts'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { Link } from '../../ui/link.tsx'

/** A product of the panel: what it is, what it costs and the way into the cart, on two lines. */
export function CrossSellRow({ product }: { readonly product: ProductBox }) {
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

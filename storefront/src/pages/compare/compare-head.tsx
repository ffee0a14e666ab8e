import type { Product } from '@vanek/sdk/product'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineImage } from '../../entities/cart/line-image.tsx'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { boxOf } from '../../entities/product/box-of.ts'
import { Rating } from '../../entities/product/rating.tsx'
import { Link } from '../../ui/link.tsx'

export interface CompareHeadProps {
  readonly product: Product
  readonly onRemove: (id: number) => void
}

/** The head of a column: which product it is, and the ways to buy it or to put it away. */
export function CompareHead({ product, onRemove }: CompareHeadProps) {
  const to = useProductPath()(product)
  const { id, name, brand, mainImage, rating, reviewCount } = product
  return (
    <th scope="col">
      <div className="compare-head">
        <LineImage image={mainImage} sized="style-w160-h160" />
        <span className="small quiet row">
          {brand?.title}
          <Rating rating={rating} count={reviewCount} />
        </span>
        <Link to={to}>{name}</Link>
        <BoxBuy product={boxOf(product)} to={to} />
        <IconButton label={`Odebrat ${name} z porovnání`} onClick={() => onRemove(id)}>
          <Icon name="close" />
        </IconButton>
      </div>
    </th>
  )
}

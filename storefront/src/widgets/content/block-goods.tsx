import * as texts from '#texts/widgets/content'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { topCategoryTitleMaxLength, truncate } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { LinkTiles } from '../../entities/category/category-tiles.tsx'
import type { BlockProps } from '../../entities/content/load-page.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Image } from '../../ui/image.tsx'
import { ProductGrid } from '../goods/product-box.tsx'
import { BlockFrame } from './block-frame.tsx'

/** The available products of a block, in its order. */
function named({ block, goods }: BlockProps): readonly ProductBox[] {
  const byId = new Map(goods.products.map((product) => [product.id, product]))
  return block.product_reference.flatMap(({ entityId }) => byId.get(entityId) ?? [])
}

/** Products as in a listing, with everything needed to buy (B2.76). */
export function ProductsBlock(props: BlockProps) {
  const products = named(props)
  if (products.length === 0) return null
  return (
    <BlockFrame block={props.block} kind="block-products">
      <ProductGrid products={products} />
    </BlockFrame>
  )
}

/** Products as small boxes: picture, name and price (B2.81). */
export function ProductBoxesBlock(props: BlockProps) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  const products = named(props)
  if (products.length === 0) return null
  return (
    <BlockFrame block={props.block} kind="block-product-boxes">
      <ul className="mini-boxes">
        {products.map((product) => (
          <li key={product.id}>
            <Link to={pathOf(product)}>
              {product.mainImage && (
                <span className="stage">
                  <Image sources={imageSources(cdn, product.mainImage, 'style-w160-h160')} alt="" />
                </span>
              )}
              <span>{product.name}</span>
            </Link>
            <ProductPrice
              prices={product.prices}
              defaultPrices={product.defaultPrices}
              from={product.priceFrom}
              unit={product.unit}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

/** Categories as tiles (B2.73, B9.29). */
export function CategoriesBlock({ block }: BlockProps) {
  const tiles = block.category_reference.map(({ title, path, image, product_count }) => ({
    title: truncate(title, topCategoryTitleMaxLength),
    path: `/${path}`,
    image,
    count: product_count,
  }))
  if (tiles.length === 0) return null
  return (
    <BlockFrame block={block} kind="block-categories">
      <LinkTiles tiles={tiles} />
    </BlockFrame>
  )
}

/** Categories as boxes with a large picture (B2.82). */
export function CategoryBoxesBlock({ block }: BlockProps) {
  const { cdn } = useShop().config.endpoints
  if (block.category_reference.length === 0) return null
  return (
    <BlockFrame block={block} kind="block-category-boxes">
      <ul className="category-boxes">
        {block.category_reference.map(({ title, path, image, product_count }) => (
          <li key={path}>
            <Link to={`/${path}`}>
              <span className="stage">
                {image && <Image sources={imageSources(cdn, image, 'style-w320-h240')} alt="" />}
              </span>
              <b>{truncate(title, topCategoryTitleMaxLength)}</b>
              <span className="quiet small">{texts.products(product_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

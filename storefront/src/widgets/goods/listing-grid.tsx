import { useShop } from '@vanek/react-hooks'
import type { CategoryContent, Listing } from '@vanek/sdk/catalog'
import { imageSources } from '@vanek/sdk/images'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import type { LoadedMore } from '../../features/listing/load-more.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { ProductBox } from './product-box.tsx'

export type CatalogBanner = CategoryContent['banner_catalog'][number]

/** A banner in place of a product. */
function BannerTile({ banner: { title, image, url } }: { readonly banner: CatalogBanner }) {
  const { cdn } = useShop().config.endpoints
  return (
    <li className="grid-banner">
      <Link to={safeHref(url) ?? '/'}>
        {image && <Image sources={imageSources(cdn, image, 'style-w240-h240')} alt="" />}
        <b>{title}</b>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}

interface ListingGridProps {
  readonly products: Listing['products']
  /** Each is rendered before the product of its position. */
  readonly banners: readonly CatalogBanner[]
  /** The last item: loads more products. */
  readonly more: ReactNode
}

/** Focuses the first product that was loaded on demand; a reload or Back does not move the focus. */
function useFocusOnNew(products: Listing['products']): RefObject<HTMLUListElement | null> {
  const ref = useRef<HTMLUListElement>(null)
  const { state } = useLocation()
  const how = useNavigationType()
  const after = (state as LoadedMore | null)?.after
  const known = useRef(products)
  useEffect(() => {
    const grown = known.current !== products
    known.current = products
    if (!grown || after === undefined || how !== NavigationType.Replace) return
    const at = products.findIndex(({ id }) => id === after) + 1
    ref.current?.querySelectorAll<HTMLElement>('.box h3 a')[at]?.focus()
  }, [products, after, how])
  return ref
}

/** The products of a listing, with banners between them and the tile that loads more. */
export function ListingGrid({ products, banners, more }: ListingGridProps) {
  const list = useFocusOnNew(products)
  return (
    <ul className="grid" ref={list}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          {banners
            .filter(({ position }) => Math.max(1, position) === at + 1)
            .map((banner) => (
              <BannerTile key={banner.title} banner={banner} />
            ))}
          <li>
            <ProductBox product={product} eager={at === 0 && 'first'} />
          </li>
        </Fragment>
      ))}
      {more}
    </ul>
  )
}

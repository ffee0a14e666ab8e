import type { Listing } from '@vanek/sdk/catalog'
import { Fragment, useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ProductBox } from '../product/product-box.tsx'
import { BannerTile, type CatalogBanner } from './banner-tile.tsx'
import { LoadMore, type LoadedMore } from './load-more.tsx'
import type { ListingPlace } from './place.ts'

export interface ListingGridProps {
  readonly listing: Listing
  readonly place: ListingPlace
  /** Stand before the product of their position, on the first page only. */
  readonly banners: readonly CatalogBanner[]
}

const EAGER = 4

/** Puts the focus on the first product that was loaded on demand; a reload or Back leaves it where it is. */
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
    const { id } = products[products.findIndex((own) => own.id === after) + 1] ?? {}
    ref.current?.querySelector<HTMLElement>(`[data-product="${id}"] h3 a`)?.focus()
  }, [products, after, how])
  return ref
}

/** The products of a listing with banners among them and the way to more of them. */
export function ListingGrid({ listing: { products, pagination }, place, banners }: ListingGridProps) {
  const list = useFocusOnNew(products)
  const shown = pagination.fromPage === 1 ? banners.filter(({ position }) => position <= products.length) : []
  return (
    <ul className="grid" ref={list}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          {shown
            .filter(({ position }) => Math.max(1, position) === at + 1)
            .map((banner) => (
              <BannerTile key={banner.title} banner={banner} />
            ))}
          <li data-product={product.id}>
            <ProductBox product={product} eager={at < EAGER} />
          </li>
        </Fragment>
      ))}
      <LoadMore
        pagination={pagination}
        place={place}
        items={products.length + shown.length}
        last={products.at(-1)?.id ?? 0}
      />
    </ul>
  )
}

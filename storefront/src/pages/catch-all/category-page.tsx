import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { imageSources } from '@vanek/sdk/images'
import { Suspense, useMemo } from 'react'
import { later } from '../../lib/browser/later.tsx'
import { useTheme } from '../../entities/shop/use-theme.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Image } from '../../ui/image.tsx'
import { ListingView } from '../../widgets/goods/listing-view.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { Bestsellers } from '../../entities/category/bestsellers.tsx'
import { CategoryTiles, PRODUCTS } from '../../entities/category/category-tiles.tsx'
import type { ListingData } from './data/listing-data.ts'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { safeHref } from '../../ui/safe-href.ts'
import { Link } from '../../ui/link.tsx'

/** Small banners in a row, the heaviest first; one without an address is only read. */
function SmallBanners({ banners }: { readonly banners: CategoryContent['small_banners'] }) {
  const { cdn } = useShop().config.endpoints
  if (banners.length === 0) return null
  return (
    <ul className="small-banners" aria-label="Tipy">
      {banners.map(({ title, description, link, main_image: image }) => {
        const to = safeHref(link)
        return (
          <li key={title}>
            {image && <Image sources={imageSources(cdn, image, 'style-w96-h96')} alt="" />}
            <p>
              {to ? <Link to={to}>{title}</Link> : <b>{title}</b>}
              {description && <span className="quiet small">{description}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const ListingMore = import.meta.env.SSR
  ? (await import('./listing-more.tsx')).ListingMore
  : later(() => import('./listing-more.tsx').then(({ ListingMore }) => ListingMore))

const PICTURE = 'style-w240-h240'

const empty = (
  <Empty icon="breeze" title="Zatím tu nic není">
    <p className="quiet">Zboží do této kategorie připravujeme. Podívejte se zatím jinam.</p>
    <Link className={buttonClass('action')} to="/">
      Na úvodní stránku
    </Link>
  </Empty>
)

/** A category or a virtual category: what it is, what is in it, its products, and what helps to choose. */
export function CategoryPage({ data }: { readonly data: ListingData }) {
  const {
    category,
    name,
    title,
    path,
    parents,
    text,
    picture,
    brand,
    tiles,
    bestsellers,
    settings,
    listing,
    banners,
    smallBanners,
    texts,
  } = data
  const { cdn } = useShop().config.endpoints
  const theme = useTheme('catalog')
  // made once for each list: see later.tsx
  const more = useMemo(
    () => (
      <Suspense>
        <ListingMore texts={texts} />
      </Suspense>
    ),
    [texts],
  )
  return (
    <>
      <Breadcrumb crumbs={[...parents, { title: name, to: `/${path}`, current: true }]} />
      <div className="page wrap stack gap-3">
        <header className="category-head">
          <div className="stack gap-1">
            <h1>
              {title} <small className="count num">{plural('cs', listing.pagination.total, PRODUCTS)}</small>
            </h1>
            {(text ?? brand?.text) && <p className="lead">{text ?? brand?.text}</p>}
          </div>
          {brand?.image && <Image sources={imageSources(cdn, brand.image, PICTURE)} alt={brand.title} />}
          {picture && <Image sources={imageSources(cdn, picture, PICTURE)} alt="" />}
        </header>
        {tiles.length > 0 && <CategoryTiles tiles={tiles} />}
        {theme.bestsellers && <Bestsellers products={bestsellers} />}
        <ListingView listing={listing} settings={settings} banners={banners} empty={empty} />
        <SmallBanners banners={smallBanners} />
        <Recommended key={path} placement="category" category={category ?? undefined} />
        {more}
      </div>
    </>
  )
}

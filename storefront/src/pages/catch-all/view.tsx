import * as texts from '#texts/pages/catch-all'
import { useShop } from '@vanek/react-hooks'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { type PricePair } from '@vanek/sdk/format'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { lazy, Suspense, useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { later } from '../../lib/browser/later.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { withSheets } from '../../lib/page/sheets.ts'
import { crumbsLd } from '../../lib/page/meta-head.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { ListingView } from '../../widgets/goods/listing-view.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import { productHead } from '../product/head.ts'
import { CategoryHead } from './category-head.tsx'
import type { CatchAllData } from './data.ts'
import { productsLd } from './for-machines.ts'
import type { ListingData } from './listing.ts'

/** Fields of a product in the strip, so that the page sends only these. */
export type Bestseller = Pick<ProductBox, 'id' | 'name' | 'slug' | 'categoryPath' | 'mainImage'> & {
  readonly price: PricePair
  /** The unit of the price, if it is not one piece. */
  readonly unit: string | undefined
}

/** The bestsellers of a listing, in one row (B9.14). */
function Bestsellers({ products }: { readonly products: readonly Bestseller[] }) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  if (products.length === 0) return null
  return (
    <section className="best" aria-labelledby="nejprodavanejsi">
      <h2 id="nejprodavanejsi">{texts.bestsellersTitle}</h2>
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

/** Small banners in a row, by weight; one without a URL is not a link. */
function SmallBanners({ banners }: { readonly banners: CategoryContent['small_banners'] }) {
  const { cdn } = useShop().config.endpoints
  if (banners.length === 0) return null
  return (
    <ul className="small-banners" aria-label={texts.tipsLabel}>
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
  : later(() => import('./listing-more.tsx').then(({ ListingMore }) => ListingMore), '.listing-more')

const empty = (
  <Empty icon="breeze" title={texts.emptyTitle}>
    <p className="quiet">{texts.emptyNote}</p>
    <Link className={buttonClass('action')} to="/">
      {texts.toHome}
    </Link>
  </Empty>
)

/** A category or a virtual category: its introduction, its products and further content. */
function CategoryPage({ data }: { readonly data: ListingData }) {
  const { category, name, path, parents, bestsellers, settings, listing, banners, smallBanners, texts: ownTexts } = data
  const theme = useTheme('catalog')
  const shown = useMemo(
    () => [...listing.products, ...(theme.bestsellers ? bestsellers : [])].map(({ id }) => id),
    [listing, theme, bestsellers],
  )
  // memoized for each list: see later.tsx
  const more = useMemo(
    () => (
      <Suspense>
        <ListingMore texts={ownTexts} />
      </Suspense>
    ),
    [ownTexts],
  )
  return (
    <>
      <Breadcrumb crumbs={[...parents, { title: name, to: `/${path}`, current: true }]} />
      <div className="page wrap stack gap-3">
        <CategoryHead data={data} />
        <ListingView listing={listing} settings={settings} banners={banners} empty={empty} />
        <SmallBanners banners={smallBanners} />
        {theme.bestsellers && <Bestsellers products={bestsellers} />}
        <Recommended key={path} placement="category" category={category ?? undefined} without={shown} />
        {more}
      </div>
    </>
  )
}

const crumbsOf = (data: Exclude<CatchAllData, { kind: 'product' }>) =>
  data.kind === 'page' ? [{ title: data.page.title }] : [...data.parents, { title: data.name, to: `/${data.path}` }]

/** Title, description and canonical URL for search engines, with breadcrumbs and the products of a listing. */
export function head(data: CatchAllData, env: PageEnv): Head {
  if (data.kind === 'product') return { ...productHead(data.product, env), sheets: ['product'] }
  if (!import.meta.env.SSR) return data.head
  const crumbs = crumbsLd(crumbsOf(data), env)
  return {
    ...data.head,
    jsonLd: data.kind === 'listing' && !data.head.robots ? [crumbs, productsLd(data, env)] : [crumbs],
  }
}

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : later(
      () => withSheets(import('../../widgets/content/content-page.tsx'), 'content').then((own) => own.ContentPage),
      'main',
    )

// rarely used, and large
const ProductScreen = import.meta.env.SSR
  ? (await import('../product/view.tsx')).ProductScreen
  : lazy(() => withSheets(import('../product/view.tsx'), 'product').then((own) => ({ default: own.ProductScreen })))

/** A listing, a page by editors, or a product under its category path. */
export function Component() {
  const data = useLoaderData() as CatchAllData
  if (data.kind === 'listing') return <CategoryPage data={data} />
  return (
    <Suspense>
      {data.kind === 'page' ? <ContentPage page={data.page} /> : <ProductScreen data={data.product} />}
    </Suspense>
  )
}

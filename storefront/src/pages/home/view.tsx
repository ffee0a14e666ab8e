import * as texts from '#texts/pages/home'
import {
  type InfoBox,
  isActiveAt,
  type SellingPoint,
  sellingPointTitleMaxLength,
  truncate,
  type WideBanner,
} from '@vanek/sdk/content'
import { toOrganizationLd, toWebsiteLd } from '@vanek/sdk/seo'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { LinkTiles } from '../../entities/category/category-tiles.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import { later } from '../../lib/browser/later.tsx'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { searchPath } from '#market/paths'
import { Icon, iconName } from '../../ui/icon.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { surfaceOf } from '../../ui/tone.ts'
import { ProductGrid } from '../../widgets/goods/product-box.tsx'
import { Recommended } from '../../widgets/recommendations/recommended.tsx'
import type { HomeData } from './data.ts'
import { Banners, Hero } from './hero.tsx'

/** Selling points, each with a link to more (B2.30). */
function Points({ points }: { readonly points: readonly SellingPoint[] }) {
  if (points.length === 0) return null
  return (
    <section className="section wrap" aria-label={texts.pointsLabel}>
      <ul className="points">
        {points.map(({ title, text, icon, url }) => {
          const to = safeHref(url)
          const short = truncate(title, sellingPointTitleMaxLength)
          return (
            <li key={title}>
              <Icon name={iconName(icon)} />
              <h3>{to ? <Link to={to}>{short}</Link> : short}</h3>
              <p className="quiet small">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const never = () => () => {}

/** Ids of the inactive banners as one string, so that equal results are the same value. */
const overAt = (banners: readonly WideBanner[], now: Date): string =>
  banners.flatMap((banner) => (isActiveAt(banner, now) ? [] : [banner._id])).join()

/**
 * The active banners (B4.23 to B4.25). The page may be some minutes old in a cache, so they are checked again in the
 * browser; but only after hydration, which must match the server's HTML.
 */
function useBannersNow(banners: readonly WideBanner[]): readonly WideBanner[] {
  const over = useSyncExternalStore(
    never,
    () => overAt(banners, new Date()),
    () => '',
  )
  return over === '' ? banners : banners.filter(({ _id }) => !over.split(',').includes(_id))
}

/** Short hints in boxes. */
function Infos({ boxes }: { readonly boxes: readonly InfoBox[] }) {
  if (boxes.length === 0) return null
  return (
    <section className="section wrap" aria-label={texts.hintsLabel}>
      <ul className="infos">
        {boxes.map(({ _id, title, text, box_color }) => (
          <li className={`panel surface-${surfaceOf(box_color) ?? 'mist'}`} key={_id}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

// far down the page
const FeaturedArticles = import.meta.env.SSR
  ? (await import('./featured-articles.tsx')).FeaturedArticles
  : later(
      () => import('./featured-articles.tsx').then(({ FeaturedArticles }) => FeaturedArticles),
      '.featured-articles',
    )

type List = HomeData['lists'][number]

function FeaturedProducts({ list: { title, products } }: { readonly list: List }) {
  return (
    <section className="section wrap">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ProductGrid products={products} />
    </section>
  )
}

/** The claim, top categories, banners, picked products, hints and selling points; as set in the theme. */
function HomePage({ data }: { readonly data: HomeData }) {
  const { homepage, homepageWideBanners, top, infoBoxes, lists, featuredArticles, points } = data
  const theme = useTheme('homepage')
  const current = useBannersNow(homepageWideBanners)
  const [banner, ...banners] = theme.wide_banners ? current : []
  const [first, ...others] = theme.featured_products ? lists : []
  const shown = useMemo(() => lists.flatMap(({ products }) => products.map(({ id }) => id)), [lists])
  return (
    <div className="home">
      <Hero
        title={homepage?.title ?? texts.claim}
        text={homepage?.perex ?? ''}
        banner={banner}
        product={lists[0]?.products[0]}
      />
      {theme.top_categories && top && (
        <section className="section wrap">
          <div className="section-head">
            <h2>{top.title}</h2>
          </div>
          <LinkTiles tiles={top.tiles} />
        </section>
      )}
      {first && <FeaturedProducts list={first} />}
      <Banners banners={banners} />
      {others.map((list) => (
        <FeaturedProducts list={list} key={list.id} />
      ))}
      <Recommended placement="homepage" without={shown} />
      <Suspense>
        <FeaturedArticles articles={featuredArticles.slice(0, theme.featured_articles ?? 0)} />
      </Suspense>
      {theme.info_boxes && <Infos boxes={infoBoxes} />}
      {theme.selling_points && <Points points={points} />}
      {theme.last_visited && <LastVisited current={null} />}
    </div>
  )
}

/** Title and description for search engines, and the organization of the site. */
export function head({ homepage }: HomeData, env: PageEnv): Head {
  const { origin, shopName: name = '', lacks } = env
  const title = texts.title
  const own = metaHead({ meta: homepage?.page_meta, title, description: homepage?.perex ?? null, path: '/' }, env)
  if (!import.meta.env.SSR || !name) return own
  const logo = `${origin}/icon-512.png`
  return {
    ...own,
    jsonLd: [
      // it is of the search
      ...(lacks?.includes('search') ? [] : [toWebsiteLd({ origin, name, locale: env.shop.config.locale, searchPath })]),
      toOrganizationLd({ origin, name, logo }),
    ],
  }
}

/** `/` */
export function Component() {
  return <HomePage data={useLoaderData() as HomeData} />
}

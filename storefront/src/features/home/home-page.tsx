import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { later } from '../../app/later.tsx'
import { useTheme } from '../../app/use-theme.ts'
import { LinkTiles } from '../category/link-tiles.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { Recommended } from '../recommendations/recommended.tsx'
import { LastVisited } from '../visited/last-visited.tsx'
import { Banners } from './banners.tsx'
import { Hero } from './hero.tsx'
import { Infos } from './infos.tsx'
import type { HomeData } from './load-home.ts'
import { Points } from './points.tsx'
import { useBannersNow } from './use-banners-now.ts'

// far down the page
const FeaturedArticles = import.meta.env.SSR
  ? (await import('./featured-articles.tsx')).FeaturedArticles
  : later(() => import('./featured-articles.tsx').then(({ FeaturedArticles }) => FeaturedArticles))

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

/** A claim, the breadth of the range, what is on now, picked products, advice, and why here; as the theme says. */
export function HomePage({ data }: { readonly data: HomeData }) {
  const { homepage, homepageWideBanners, top, infoBoxes, lists, featuredArticles, points } = data
  const theme = useTheme('homepage')
  const current = useBannersNow(homepageWideBanners)
  const [banner, ...banners] = theme.wide_banners ? current : []
  const [first, ...others] = theme.featured_products ? lists : []
  return (
    <div className="home">
      <Hero
        title={homepage?.title ?? 'Vzduch, který je vidět'}
        text={homepage?.perex ?? ''}
        banner={banner}
        product={lists[0]?.products[0]}
      />
      {theme.top_categories && top && (
        <section className="section wrap">
          <div className="section-head">
            <h2>{top.title}</h2>
            <Link to="/znacky">Všechny značky</Link>
          </div>
          <LinkTiles tiles={top.tiles} />
        </section>
      )}
      {first && <FeaturedProducts list={first} />}
      <Banners banners={banners} />
      {others.map((list) => (
        <FeaturedProducts list={list} key={list.id} />
      ))}
      <Recommended placement="homepage" />
      <Suspense>
        <FeaturedArticles articles={featuredArticles.slice(0, theme.featured_articles ?? 0)} />
      </Suspense>
      {theme.info_boxes && <Infos boxes={infoBoxes} />}
      {theme.selling_points && <Points points={points} />}
      {theme.last_visited && <LastVisited current={null} />}
    </div>
  )
}

import { unwrap } from '@vanek/sdk'
import { getTopCategories, topTiles, type TopCategories } from '@vanek/sdk/catalog'
import { getHome } from '@vanek/sdk/content'
import { getProducts, type ProductBox } from '@vanek/sdk/product'
import { Link, useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { LinkTiles } from '../../features/category/link-tiles.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { boxOf } from '../../features/product/box-of.ts'
import { ProductGrid } from '../../features/product/product-grid.tsx'
import { LastVisited } from '../../features/visited/last-visited.tsx'
import { Icon, iconName } from '../../ui/icon.tsx'

type Data = Awaited<ReturnType<typeof load>>

const FEATURED = 8

/** What editors chose to stand first, with how much there is where that is known (B3.33). */
function tilesOf(config: TopCategories) {
  const counts = new Map(config.top_categories.map(({ path, product_count: count }) => [`/${path}`, count]))
  return { title: config.title, tiles: topTiles(config).map((tile) => ({ ...tile, count: counts.get(tile.path) })) }
}

async function load({ shop, origin }: PageEnv) {
  const [home, top] = await Promise.all([getHome(shop, { featured: FEATURED }).then(unwrap), getTopCategories(shop)])
  const ids = [...new Set(home.featuredProducts.flatMap(({ product_ids }) => product_ids))]
  const products = unwrap(await getProducts(shop, { ids })).map(boxOf)
  const byId = new Map(products.map((product) => [product.id, product]))
  const lists = home.featuredProducts.map(({ _id, title, product_ids }) => ({
    id: _id,
    title,
    products: product_ids.map((id) => byId.get(id)).filter((one): one is ProductBox => one !== undefined),
  }))
  const { topCategories: _, ...rest } = home
  return { ...rest, top: top.ok && top.data ? tilesOf(top.data) : null, lists, origin }
}

/** What editors put on the home page, with the products they picked (B2.03). */
export const loader: PageLoader<Data> = (_args, env) => load(env)

/** Title and description for search engines. */
export function head({ homepage, origin }: Data): Head {
  return {
    title: homepage?.page_meta.seo_title ?? 'Vánek, ventilátory a větrání',
    description: homepage?.page_meta.seo_description ?? homepage?.perex ?? '',
    canonical: `${origin}/`,
    image: `${origin}/share.png`,
  }
}

/** A claim, the breadth of the range, picked products, and why here. */
export function Component() {
  const { homepage, homepageWideBanners, top, infoBoxes, lists, siteConfiguration } = useLoaderData() as Data
  return (
    <div className="home">
      <Hero
        title={homepage?.title ?? 'Vzduch, který je vidět'}
        text={homepage?.perex ?? ''}
        banner={homepageWideBanners[0]}
        product={lists[0]?.products[0]}
      />
      {top && (
        <section className="section wrap">
          <div className="section-head">
            <h2>{top.title}</h2>
            <Link to="/znacky">Všechny značky</Link>
          </div>
          <LinkTiles tiles={top.tiles} />
        </section>
      )}
      {lists.map(({ id, title, products }) => (
        <section className="section wrap" key={id}>
          <div className="section-head">
            <h2>{title}</h2>
          </div>
          <ProductGrid products={products} />
        </section>
      ))}
      <section className="section wrap" aria-label="Rady a tipy">
        <ul className="infos">
          {infoBoxes.map(({ _id, title, text }) => (
            <li className="panel" key={_id}>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section wrap" aria-label="Proč nakupovat u nás">
        <ul className="points">
          {siteConfiguration.selling_points.map(({ title, text, icon, url }) => (
            <li key={title}>
              <Icon name={iconName(icon)} />
              <h3>{url ? <Link to={url}>{title}</Link> : title}</h3>
              <p className="quiet small">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <LastVisited current={null} />
    </div>
  )
}

import type { Category, Listing } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Link } from 'react-router-dom'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { CategoryTiles, PRODUCTS } from './category-tiles.tsx'
import { NextTile, Pager } from './pager.tsx'
import { SortLinks } from './sort-links.tsx'

/** A category: what it is, what is in it, its products. */
export function CategoryPage({ category, listing }: { readonly category: Category; readonly listing: Listing }) {
  const { title, parents, children, description, text_below_products: below } = category
  const { products, pagination, sort, sorts } = listing
  const first = pagination.page === 1
  return (
    <>
      <Breadcrumb crumbs={[...parents.map(({ title, path }) => ({ title, to: `/${path}` })), { title }]} />
      <div className="page wrap stack gap-3">
        <header className="stack gap-1">
          <h1>
            {title} <small className="count num">{plural('cs', pagination.total, PRODUCTS)}</small>
          </h1>
          {first && description && <p className="lead">{description.split('\n\n')[0]}</p>}
        </header>
        {first && children.length > 0 && (
          <CategoryTiles tiles={children.map((child) => ({ ...child, count: child.productCount }))} />
        )}
        {products.length > 0 ? (
          <>
            <SortLinks sort={sort} sorts={sorts} />
            <h2 className="hide">Výrobky</h2>
            <ProductGrid products={products} eager={4}>
              <NextTile pagination={pagination} sort={sort} />
            </ProductGrid>
            <Pager pagination={pagination} sort={sort} />
          </>
        ) : (
          <Empty icon="breeze" title="Zatím tu nic není">
            <p className="quiet">Zboží do této kategorie připravujeme. Podívejte se zatím jinam.</p>
            <Link className={buttonClass('action')} to="/">
              Na úvodní stránku
            </Link>
          </Empty>
        )}
        {first && below && <p className="below">{below}</p>}
      </div>
    </>
  )
}

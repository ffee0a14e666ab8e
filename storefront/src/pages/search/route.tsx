import { unwrap } from '@vanek/sdk'
import { plural } from '@vanek/sdk/format'
import { search, type SearchResults } from '@vanek/sdk/search'
import { Link, useLoaderData } from 'react-router-dom'
import type { Head, PageLoader } from '../../app/env.ts'
import { phoneText } from '../../app/shell/phone-text.ts'
import { useShell } from '../../app/shell/use-shell.ts'
import { CategoryTiles, PRODUCTS } from '../../features/category/category-tiles.tsx'
import { ProductGrid } from '../../features/product/product-grid.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Empty } from '../../ui/empty.tsx'

interface Data {
  readonly q: string
  readonly found: SearchResults | null
}

/** What was found for `q`; nothing is asked for an empty one. */
export const loader: PageLoader<Data> = async ({ request }, { shop }) => {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  return { q, found: q === '' ? null : unwrap(await search(shop, { q, limit: 48 })) }
}

/** Results are not for search engines. */
export function head({ q }: Data): Head {
  return { title: q === '' ? 'Hledání' : `Hledání: ${q}`, robots: 'noindex' }
}

function NothingFound({ q }: { readonly q: string }) {
  const shell = useShell()
  return (
    <Empty icon="search" title={q === '' ? 'Co hledáte?' : `Na „${q}“ jsme nic nenašli`}>
      <p className="quiet">
        Zkuste kratší slovo, průměr v milimetrech nebo kód výrobku. Rádi vám poradíme i po telefonu
        {shell ? ` ${phoneText(shell.globals.contact.phone)}` : ''}.
      </p>
      <ul className="row">
        {shell?.menu.map(({ path, title }) => (
          <li key={path}>
            <Link className="chip" to={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Empty>
  )
}

/** Categories and products that answer what was asked. */
export function Component() {
  const { q, found } = useLoaderData() as Data
  const { products, categories } = found ?? {}
  const empty = !products?.total && !categories?.total
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Hledání' }]} />
      <div className="page wrap stack gap-3">
        {empty ? (
          <>
            <h1 className="hide">Hledání</h1>
            <NothingFound q={q} />
          </>
        ) : (
          <>
            <h1>
              Výsledky pro „{q}“ <small className="count num">{plural('cs', products?.total ?? 0, PRODUCTS)}</small>
            </h1>
            {categories && categories.total > 0 && (
              <>
                <h2 className="hide">Kategorie</h2>
                <CategoryTiles tiles={categories.entities.map((own) => ({ ...own, count: own.productCount }))} />
              </>
            )}
            {products && products.total > 0 && (
              <>
                <h2 className="hide">Výrobky</h2>
                <ProductGrid products={products.entities} eager={4} />
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

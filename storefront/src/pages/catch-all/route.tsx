import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageLoader } from '../../app/env.ts'
import { CategoryPage } from '../../features/category/category-page.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { loadPath, type CatchAllData } from './data/load.ts'

export { action } from '../product/action.ts'

/** Whatever the path turns out to be: see `loadPath`. */
export const loader: PageLoader<CatchAllData> = ({ request, params }, env) =>
  loadPath(env, params['*'] ?? '', request.url)

/** Title, description and address for search engines. */
export const head = (data: CatchAllData): Head => data.head

// rare, and large
const ProductScreen = import.meta.env.SSR
  ? (await import('../../features/product/product-screen.tsx')).ProductScreen
  : lazy(() =>
      import('../../features/product/product-screen.tsx').then(({ ProductScreen }) => ({ default: ProductScreen })),
    )

/** A listing, a page of an editor, or a product under the path of its category. */
export function Component() {
  const data = useLoaderData() as CatchAllData
  if (data.kind === 'listing') return <CategoryPage data={data} />
  if (data.kind === 'page') return <ContentPage page={data.page} />
  return (
    <Suspense>
      <ProductScreen data={data.product} />
    </Suspense>
  )
}

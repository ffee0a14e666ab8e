import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageLoader } from '../../app/env.ts'
import { CategoryPage } from '../../features/category/category-page.tsx'
import { later } from '../../app/later.tsx'
import { loadPath, type CatchAllData } from './data/load.ts'

export { action } from '../product/action.ts'

/** Whatever the path turns out to be: see `loadPath`. */
export const loader: PageLoader<CatchAllData> = ({ request, params }, env) =>
  loadPath(env, params['*'] ?? '', request.url)

/** Title, description and address for search engines. */
export const head = (data: CatchAllData): Head => data.head

const ContentPage = import.meta.env.SSR
  ? (await import('../../features/content/content-page.tsx')).ContentPage
  : later(() => import('../../features/content/content-page.tsx').then(({ ContentPage }) => ContentPage))

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
  return (
    <Suspense>
      {data.kind === 'page' ? <ContentPage page={data.page} /> : <ProductScreen data={data.product} />}
    </Suspense>
  )
}

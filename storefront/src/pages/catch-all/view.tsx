import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { CategoryPage } from './category-page.tsx'
import { later } from '../../lib/browser/later.tsx'
import { productCrumbs } from '../product/product-head.ts'
import type { CatchAllData } from './data/load.ts'

const crumbsOf = (data: CatchAllData) => {
  if (data.kind === 'page') return [{ title: data.page.title }]
  if (data.kind === 'product') return productCrumbs(data.product)
  return [...data.parents, { title: data.name, to: `/${data.path}` }]
}

/** Title, description and address for search engines, and where the page stands. */
export const head = (data: CatchAllData, env: PageEnv): Head => ({
  ...data.head,
  ...(import.meta.env.SSR && { jsonLd: [crumbsLd(crumbsOf(data), env)] }),
})

const ContentPage = import.meta.env.SSR
  ? (await import('../../widgets/content/content-page.tsx')).ContentPage
  : later(() => import('../../widgets/content/content-page.tsx').then(({ ContentPage }) => ContentPage))

// rare, and large
const ProductScreen = import.meta.env.SSR
  ? (await import('../product/product-screen.tsx')).ProductScreen
  : lazy(() => import('../product/product-screen.tsx').then(({ ProductScreen }) => ({ default: ProductScreen })))

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

import { CommerceError, unwrap } from '@vanek/sdk'
import { getCategory, getListing, getVirtualCategory, listingFrom } from '@vanek/sdk/catalog'
import { getPage } from '@vanek/sdk/content'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { CategoryPage } from '../../features/category/category-page.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { existing, getBestsellers } from './around.ts'
import { categoryData } from './category.ts'
import { virtualCategoryData } from './virtual-category.ts'

type Data = Awaited<ReturnType<typeof load>>

async function load(request: Request, path: string, env: PageEnv) {
  const { shop } = env
  const state = listingFrom(new URL(request.url).searchParams)
  // all at once: nearly every path is a category's
  const [category, ofCategory, best, virtual] = await Promise.all([
    getCategory(shop, { path }),
    getListing(shop, { category: path, ...state }),
    getBestsellers(shop, { category: path }, state),
    getVirtualCategory(shop, { slug: path }),
  ])
  if (category.ok) return categoryData(env, category.data, { state, listing: existing(ofCategory), bestsellers: best })
  if (category.error.code === 'forbidden') throw new Response(null, { status: 403 })
  if (category.error.code !== 'not_found') throw new CommerceError(category.error)
  if (virtual.ok) {
    const source = { virtualCategory: path }
    const [listing, bestsellers] = await Promise.all([
      getListing(shop, { ...source, ...state }).then(existing),
      getBestsellers(shop, source, state),
    ])
    return virtualCategoryData(env, virtual.data, { state, listing, bestsellers })
  }
  if (virtual.error.code !== 'not_found') throw new CommerceError(virtual.error)
  const page = await getPage(shop, { slug: path })
  if (!page.ok && page.error.code === 'not_found') throw new Response(null, { status: 404 })
  return { kind: 'page' as const, page: unwrap(page) }
}

/** A category by its path, else a virtual category by its slug, else a content page, else 404 (B2.24, B2.56). */
export const loader: PageLoader<Data> = ({ request, params }, env) => load(request, params['*'] ?? '', env)

/** Title, description and address for search engines. */
export function head(data: Data): Head {
  return data.kind === 'page' ? { title: data.page.page_meta.seo_title ?? data.page.title } : data.head
}

/** Whatever the path turned out to be. */
export function Component() {
  const data = useLoaderData() as Data
  return data.kind === 'page' ? <ContentPage page={data.page} /> : <CategoryPage data={data} />
}

import { CommerceError, unwrap } from '@vanek/sdk'
import { getCategory, getListing, listingFrom } from '@vanek/sdk/catalog'
import { getPage } from '@vanek/sdk/content'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { CategoryPage } from '../../features/category/category-page.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'

type Data = Awaited<ReturnType<typeof load>>

async function load(request: Request, path: string, { shop }: PageEnv) {
  const asked = listingFrom(new URL(request.url).searchParams)
  const [category, listing] = await Promise.all([
    getCategory(shop, { path }),
    getListing(shop, { category: path, ...asked }),
  ])
  if (category.ok) {
    const { pagination } = unwrap(listing)
    // pages beyond the last do not exist; nobody shall fill caches with them
    if (pagination.page > 1 && pagination.page > pagination.pages) throw new Response(null, { status: 404 })
    return { kind: 'category' as const, category: category.data, listing: unwrap(listing) }
  }
  if (category.error.code !== 'not_found') throw new CommerceError(category.error)
  const page = await getPage(shop, { slug: path })
  if (!page.ok && page.error.code === 'not_found') throw new Response(null, { status: 404 })
  return { kind: 'page' as const, page: unwrap(page) }
}

/** A category by its path, else a content page by its path, else 404 (B2.24, B2.56). */
export const loader: PageLoader<Data> = ({ request, params }, env) => load(request, params['*'] ?? '', env)

/** Title, description and address for search engines. */
export function head(data: Data, env: PageEnv): Head {
  if (data.kind === 'page') return { title: data.page.page_meta.seo_title ?? data.page.title }
  const { title, path, page_meta: meta, description } = data.category
  const { page } = data.listing.pagination
  return {
    title: (meta.seo_title ?? title) + (page > 1 ? `, strana ${page}` : ''),
    description: meta.seo_description ?? description ?? '',
    canonical: `${env.origin}/${path}${page > 1 ? `?page=${page}` : ''}`,
  }
}

/** Whatever the path turned out to be. */
export function Component() {
  const data = useLoaderData() as Data
  return data.kind === 'page' ? <ContentPage page={data.page} /> : <CategoryPage {...data} />
}

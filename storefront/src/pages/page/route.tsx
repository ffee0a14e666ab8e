import { unwrap } from '@vanek/sdk'
import { getPage, type Page } from '@vanek/sdk/content'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { ContentPage } from '../../features/content/content-page.tsx'

/** A content page by its slug; 404 when there is none. */
export const loader: PageLoader<Page> = async ({ params }, { shop }) => {
  const page = await getPage(shop, { slug: params.slug ?? '' })
  if (!page.ok && page.error.code === 'not_found') throw new Response(null, { status: 404 })
  return unwrap(page)
}

/** Title and description for search engines. */
export function head({ title, page_meta }: Page, env: PageEnv): Head {
  return {
    title: page_meta.seo_title ?? title,
    description: page_meta.seo_description ?? '',
    canonical: `${env.origin}/stranka/${page_meta.slug}`,
  }
}

/** The page's title and its text. */
export function Component() {
  return <ContentPage page={useLoaderData() as Page} />
}

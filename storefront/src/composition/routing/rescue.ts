import { CommerceError } from '@vanek/sdk'
import { getRedirect, getUrlRewrite } from '@vanek/sdk/content'
import { data, isRouteErrorResponse, redirect } from 'react-router-dom'
import type { PageData } from '../../entities/content/load-page.ts'
import type { PageName } from './pages.ts'
import type { Head, PageArgs, PageEnv } from '../../lib/page/env.ts'
import { keepQuery, keepsQuery } from '../../lib/paths/keep-query.ts'

/** Data of an error with status 200: the text page that editors assigned to the path. */
export interface Rescued {
  readonly page: PageData
  readonly head: Head
}

/** The route and type of each page in the content service. */
const kinds: Readonly<Partial<Record<PageName, readonly [route: string, type: string]>>> = {
  'catch-all': ['catchAll', 'category'],
  product: ['product-slug', 'product'],
  article: ['article-slug', 'article'],
  branch: ['branch-slug', 'branch'],
  term: ['glossary-slug', 'term'],
  page: ['page-slug', 'page'],
}

/** The same; lists of articles are one page with a parameter for each kind. */
function kindOf(name: string, { slug, tag, author }: PageArgs['params']): readonly [route: string, type: string] {
  if (name === ('article-list' satisfies PageName)) {
    if (slug !== undefined) return ['articleList-slug', 'article_category']
    if (tag !== undefined) return ['articleTag-slug', 'article_tag']
    if (author !== undefined) return ['articleAuthor-slug', 'article_author']
  }
  return kinds[name as PageName] ?? [name, name]
}

/**
 * The status of a thrown value: 403 and 404 stay, also those of the content service (B8.10); all else is 500 (B2.60).
 */
export function statusOf(error: unknown): 403 | 404 | 500 {
  const commerceError = error instanceof CommerceError ? error.error : undefined
  const status = commerceError ? commerceError.status : (error as { readonly status?: unknown } | null)?.status
  if (status === 403 || commerceError?.code === 'forbidden') return 403
  return status === 404 || commerceError?.code === 'not_found' ? 404 : 500
}

/** Whether a redirect stays within the shop; an open redirect could send visitors to any site. */
const isOwn = (target: string) => /^\/(?![/\\])/.test(target) && !/[\\\s]/.test(target)

async function rewritten(slug: string, url: string, env: PageEnv): Promise<Rescued> {
  const [{ partNumberIn, loadPage }, { pageHead }] = await Promise.all([
    import('../../entities/content/load-page.ts'),
    import('../../entities/content/page-head.ts'),
  ])
  const page = await loadPage(slug, env, partNumberIn(url))
  return { page, head: pageHead(page, env) }
}

const productsFor = async (env: PageEnv) => (await import('../../frame/errors/missing.ts')).loadMissing(env)

/**
 * The error to throw instead of a loader's error. If the content service has a text page for the path, that page is
 * shown as a normal page (B2.59). A path without a page may have moved and is then redirected permanently, with its query
 * (B2.57); otherwise it stays 404 (B2.58), on the server with products to go on with. Neither lookup throws.
 */
export async function rescue(
  error: unknown,
  name: string,
  { request, params }: PageArgs,
  env: PageEnv,
): Promise<unknown> {
  const given = error instanceof Response || isRouteErrorResponse(error) ? error.status : 0
  const refused = error instanceof CommerceError && error.error.code === 'validation'
  if ((given >= 300 && given < 400) || refused || request.signal.aborted) return error
  const status = statusOf(error)
  if (status === 500) env.report?.(error)

  // beside the lookups, so that they are there in time; in the browser, recommendations follow instead
  const missing = import.meta.env.SSR && status === 404 ? productsFor(env) : null
  const { rescue: shop = env.shop } = env
  const { pathname: path, search } = new URL(request.url)
  const slug = await getUrlRewrite(shop, { path })
  if (slug !== null) {
    try {
      return data(await rewritten(slug, request.url, { ...env, shop }), { status: 200 })
    } catch (reason) {
      if (statusOf(reason) === 403) return data(null, { status: 403 })
    }
  }

  if (status === 404) {
    const [route, type] = kindOf(name, params)
    const target = await getRedirect(shop, { route, path, slug: path.slice(path.lastIndexOf('/') + 1), type })
    if (target !== null && target !== path && isOwn(target))
      return redirect(keepQuery(target, search), { status: 301, headers: { [keepsQuery]: '' } })
  }
  return data(await missing, { status })
}

import { type Shop, unwrap } from '@vanek/sdk'
import { isFiltered, type Listing, parseListing, type ListingState } from '@vanek/sdk/catalog'
import { getMenu } from '@vanek/sdk/content'
import {
  normalizeQuery,
  findProducts,
  type ArticleSuggestion,
  type CategorySuggestion,
  type QuestionSuggestion,
  isSearchable,
  searchMenu,
  search,
  searchResultsPerPage,
} from '@vanek/sdk/search'
import { getSettings } from '@vanek/sdk/settings'
import { searchedMenu, type Tab, tabFrom } from '../../features/search/tabs.ts'
import { getSeenListing } from '../../lib/goods/seen-listing.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'
import { searchService } from '../../lib/ports/search.ts'

/** All results of a query, by type. */
export interface Results {
  readonly listing: Listing
  /** Whether filters are applied to the products. */
  readonly narrowed: boolean
  /** How a query with typing errors was understood; null if its words are known. */
  readonly meant: string | null
  /** Words of the shop that look like the query, if nothing was found. */
  readonly near: readonly string[]
  readonly categories: readonly CategorySuggestion[]
  readonly articles: readonly ArticleSuggestion[]
  readonly questions: readonly QuestionSuggestion[]
}

/** The query, and the allowed short words. */
interface SearchQuery {
  readonly q: string
  readonly shortTerms?: readonly string[] | undefined
}

/** The products: from the external search service, else from the shop's own search (B9.11); 10 on a page (B9.17). */
async function listed(env: PageEnv, { q, shortTerms }: SearchQuery, state: ListingState) {
  const { source, menuItems, service } = await findProducts(env.shop, { q, shortTerms, service: searchService })
  const list = async (from: typeof source) =>
    unwrap(await getSeenListing(env, { ...from, ...state, perPage: searchResultsPerPage }))
  const listing = await list(source)
  // the service may return products that are not sold any more
  const noneAvailable = service && listing.pagination.total === 0 && !isFiltered(state)
  return { listing: noneAvailable ? await list({ query: q }) : listing, menuItems }
}

/** Loads the results of a query. Only the products are required. */
export async function loadResults(env: PageEnv, query: SearchQuery, state: ListingState): Promise<Results> {
  const { shop } = env
  const { q, shortTerms } = query
  const [{ listing, menuItems }, own, menu, footer] = await Promise.all([
    listed(env, query, state),
    search(shop, { q, shortTerms, limit: searchResultsPerPage }),
    getMenu(shop, { code: 'main' }),
    getMenu(shop, { code: 'footer' }),
  ])
  const found = own.ok ? own.data : null
  const entries = searchedMenu({ menu: menu.ok ? menu.data.items : [], footer: footer.ok ? footer.data.items : [] })
  const categories = [
    ...searchMenu(entries, { q, shortTerms, named: menuItems }),
    ...(found?.menuItems.entities ?? []),
    ...(found?.virtual_categories.entities ?? []).map(({ slug, title }) => ({ title, path: `/${slug}`, image: null })),
    ...(found?.pages?.entities ?? []).map((page) => ({ ...page, image: null })),
  ].flatMap(({ title, path, image }) =>
    path === null ? [] : [{ title, path, image: image ? { path: image.path } : null }],
  )
  const firsts = categories.filter(({ path }, at) => categories.findIndex((own) => own.path === path) === at)
  return {
    listing,
    narrowed: isFiltered(state),
    meant: found?.meant ?? null,
    near: found?.near ?? [],
    categories: firsts,
    articles: found?.articles.entities ?? [],
    questions: found?.faq_questions.entities ?? [],
  }
}

/** Loader data of the search page. */
export interface SearchData {
  readonly q: string
  readonly tab: Tab | null
  /** Null for an empty query. */
  readonly results: Results | null
}

const hasShortWord = (q: string) => q.split(' ').some((word) => word.length < 3)

/** The short words that may be searched for; none if the settings cannot be read. */
async function shortTermsOf(shop: Shop): Promise<readonly string[]> {
  const settings = await getSettings(shop)
  return settings.ok ? settings.data.shortSearchTerms : []
}

/** The results for `q` (B2.06). Queries under three characters are not sent, except for allowed short words (B5.03). */
export const loader: PageLoader<SearchData> = async ({ request }, env) => {
  const params = new URL(request.url).searchParams
  const q = normalizeQuery(params.get('q') ?? '')
  const tab = tabFrom(params.get('tab'))
  const shortTerms = hasShortWord(q) ? await shortTermsOf(env.shop) : []
  if (!isSearchable(q, shortTerms)) return { q, tab, results: null }
  const results = await loadResults(env, { q, shortTerms }, parseListing(params))
  const { page, pages } = results.listing.pagination
  // 404 beyond the last page, so that such pages cannot fill caches
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return { q, tab, results }
}

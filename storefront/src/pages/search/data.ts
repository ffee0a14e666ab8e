import type { Shop } from '@vanek/sdk'
import { listingFrom } from '@vanek/sdk/catalog'
import { cleanTerm, isSearchable } from '@vanek/sdk/search'
import { getSettings } from '@vanek/sdk/settings'
import type { PageLoader } from '../../lib/page/env.ts'
import type { Results } from './data/results.ts'
import { tabFrom, type Tab } from '../../features/search/tabs.ts'
import { loadResults } from './data/load-results.ts'

/** What the page of a search shows. */
export interface SearchData {
  readonly q: string
  readonly tab: Tab | null
  /** null when there was nothing to search for. */
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
  const q = cleanTerm(params.get('q') ?? '')
  const tab = tabFrom(params.get('tab'))
  const shortTerms = hasShortWord(q) ? await shortTermsOf(env.shop) : []
  if (!isSearchable(q, shortTerms)) return { q, tab, results: null }
  const results = await loadResults(env, { q, shortTerms }, listingFrom(params))
  const { page, pages } = results.listing.pagination
  // pages beyond the last do not exist; nobody shall fill caches with them
  if (page > 1 && page > pages) throw new Response(null, { status: 404 })
  return { q, tab, results }
}

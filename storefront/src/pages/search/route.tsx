import type { Shop } from '@vanek/sdk'
import { listingFrom } from '@vanek/sdk/catalog'
import { cleanTerm, isSearchable } from '@vanek/sdk/search'
import { getSettings } from '@vanek/sdk/settings'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageLoader } from '../../app/env.ts'
import { NothingFound } from '../../features/search/nothing-found.tsx'
import type { Results } from '../../features/search/results.ts'
import { ResultsView } from '../../features/search/results-view.tsx'
import { tabFrom, type Tab } from '../../features/search/tabs.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
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

/** Results are not for search engines. */
export function head({ q }: SearchData): Head {
  return { title: q === '' ? 'Hledání' : `Hledání: ${q}`, robots: 'noindex' }
}

/** `/hledat` */
export function Component() {
  const { q, tab, results } = useLoaderData() as SearchData
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Hledání' }]} />
      <div className="page wrap stack gap-3">
        {results ? (
          <ResultsView q={q} asked={tab} results={results} />
        ) : (
          <>
            <h1 className="hide">Hledání</h1>
            <NothingFound q={q} />
          </>
        )}
      </div>
    </>
  )
}

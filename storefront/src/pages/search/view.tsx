import * as texts from '#texts/pages/search'
import type { CatalogSettings, Listing } from '@vanek/sdk/catalog'
import { useMemo } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Link } from '../../ui/link.tsx'
import { LinkTiles } from '../../entities/category/category-tiles.tsx'
import { beforeOf, searchPath, shownTab, type Tab, tabs } from '../../features/search/tabs.ts'
import type { Head } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ListingView } from '../../widgets/goods/listing-view.tsx'
import type { Results, SearchData } from './data.ts'
import { FoundArticles, FoundQuestions, NothingFound } from './found-lists.tsx'

interface ResultsViewProps {
  readonly q: string
  /** The tab in the URL. */
  readonly requestedTab: Tab | null
  readonly results: Results
}

const OPEN = 3

/** Search results have the parameters of many kinds of goods: the first filters are open, the others closed. */
const settingsFor = ({ filters }: Listing): CatalogSettings => ({
  parameters: filters
    .flatMap(({ entityId }) => entityId ?? [])
    .map((entityId, at) => ({
      entityId,
      importantFilter: false,
      closedFilter: at >= OPEN,
    })),
})

/** The results by type, in tabs; products with filters and sort orders. */
function ResultsView({ q, requestedTab, results }: ResultsViewProps) {
  const { listing, narrowed, meant, categories, articles, questions } = results
  const settings = useMemo(() => settingsFor(listing), [listing])
  const counts: Readonly<Record<Tab, number>> = {
    products: listing.pagination.total,
    categories: categories.length,
    articles: articles.length,
    questions: questions.length,
  }
  const tab = shownTab(narrowed ? 'products' : requestedTab, counts)
  const nothing = !narrowed && tabs.every(({ code }) => counts[code] === 0)
  if (nothing) {
    return (
      <>
        <h1 className="hide">{texts.title}</h1>
        <NothingFound q={q} near={results.near} />
      </>
    )
  }
  return (
    <>
      <h1>{texts.resultsFor(q)}</h1>
      {meant && (
        <p className="search-meant">
          {texts.meantBefore}
          <Link to={searchPath(meant, requestedTab)}>{meant}</Link>
          {texts.meantAfter}
        </p>
      )}
      <nav className="tabs" aria-label={texts.tabsLabel}>
        {tabs.map(({ code, title }) => (
          <Link
            key={code}
            to={searchPath(q, code)}
            aria-current={code === tab ? 'page' : undefined}
            data-empty={counts[code] === 0 || undefined}
            preventScrollReset
          >
            {title} <small className="num">{counts[code]}</small>
          </Link>
        ))}
      </nav>
      {tab === 'products' && (
        <>
          {categories.length > 0 && !narrowed && (
            <ul className="row found-ways" aria-label={texts.categoriesLabel}>
              {categories.slice(0, 5).map(({ title, path }) => (
                <li key={path}>
                  <Link className="chip" to={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ListingView
            listing={listing}
            settings={settings}
            before={beforeOf(q, requestedTab)}
            empty={<p className="quiet">{texts.noProducts}</p>}
          />
        </>
      )}
      {tab === 'categories' && <LinkTiles tiles={categories} />}
      {tab === 'articles' && <FoundArticles articles={articles} />}
      {tab === 'questions' && <FoundQuestions questions={questions} />}
      {counts[tab] === 0 && tab !== 'products' && <p className="quiet">{texts.noneHere}</p>}
    </>
  )
}

/** Search results are not indexed. */
export function head({ q }: SearchData): Head {
  return { title: q === '' ? texts.title : texts.titleOf(q) }
}

/** `/hledat` */
export function Component() {
  const { q, tab, results } = useLoaderData() as SearchData
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.title }]} />
      <div className="page wrap stack gap-3 found">
        {results ? (
          <ResultsView q={q} requestedTab={tab} results={results} />
        ) : (
          <>
            <h1 className="hide">{texts.title}</h1>
            <NothingFound q={q} />
          </>
        )}
      </div>
    </>
  )
}

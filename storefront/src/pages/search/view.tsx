import { useLoaderData } from 'react-router-dom'
import type { Head } from '../../lib/page/env.ts'
import { NothingFound } from './nothing-found.tsx'
import { ResultsView } from './results-view.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { SearchData } from './data.ts'

/** Results are not for search engines. */
export function head({ q }: SearchData): Head {
  return { title: q === '' ? 'Hledání' : `Hledání: ${q}` }
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

import * as texts from '#texts/pages/branches'
import { placeParam } from '#market/params'
import { branchesPath } from '#market/paths'
import { toBreadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { NearMe, usePlace } from '../../entities/branch/near-me.tsx'
import { PlainSearch } from '../../entities/form/plain-search.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Empty } from '../../ui/empty.tsx'
import { BranchList, NearestBranches, NearestSentence } from './branch-list.tsx'
import { BranchMap } from './branch-map.tsx'
import type { BranchesData } from './data.ts'

interface BranchFinderProps {
  /** The place in the URL of the page. */
  readonly query: string
  readonly position: ReturnType<typeof usePlace>
}

/** Finds the nearest branch by a town or a postcode or, with scripts, by the visitor's position. */
const BranchFinder = ({ query, position }: BranchFinderProps) => (
  <PlainSearch
    title={texts.finderTitle}
    className="branch-find"
    label={texts.finderLabel}
    query={query}
    button={texts.find}
    inputProps={{
      ...{ name: placeParam, required: true, placeholder: texts.finderPlaceholder },
      ...{ autoComplete: 'postal-code', enterKeyHint: 'search' },
    }}
    onSubmit={position.forget}
    preventScrollReset
  >
    <NearMe position={position} className="branch-near">
      {texts.ownPosition}
    </NearMe>
  </PlainSearch>
)

/** Title, description and canonical URL for search engines; a search has no canonical URL of its own. */
export const head = ({ query }: BranchesData, { origin }: PageEnv): Head => ({
  title: texts.title,
  description: texts.description,
  canonical: `${origin}${branchesPath}`,
  ...(query !== '' && { robots: 'noindex' }),
  ...(import.meta.env.SSR && { jsonLd: [toBreadcrumbLd({ origin, crumbs: [{ title: texts.title }] })] }),
})

/** `/pobocky` */
export function Component() {
  const { branches, points, query, place, unknown } = useLoaderData() as BranchesData
  const position = usePlace()
  const from = position.place ?? place
  const title = position.place ? null : (place?.title ?? null)
  const main = branches.find((branch) => branch.branch_is_primary)
  const { map } = useTheme('branch_list')
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.title }]} />
      <div className="page wrap stack gap-4">
        <div className="branches-top">
          <header className="stack gap-1">
            <h1>{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
            {branches.length > 0 && <BranchFinder query={query} position={position} />}
            <output>
              {query !== '' && !from && (unknown ? texts.unknownPlace(query) : texts.failed)}
              {from && <NearestSentence branches={branches} from={from} />}
            </output>
          </header>
          {map && points.length > 0 && <BranchMap points={points} main={main?._id} place={from} />}
        </div>
        {branches.length > 0 ? (
          from ? (
            <NearestBranches branches={branches} from={from} title={title} />
          ) : (
            <BranchList branches={branches} />
          )
        ) : (
          <Empty icon="store" title={texts.noneTitle}>
            <p className="quiet">{texts.noneNote}</p>
          </Empty>
        )}
      </div>
    </>
  )
}

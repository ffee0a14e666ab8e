import { toBreadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { NearMe, usePlace } from '../../entities/branch/near-me.tsx'
import { PlainSearch } from '../../entities/form/plain-search.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Empty } from '../../ui/empty.tsx'
import { BranchList, NearestBranches, NearestSaid } from './branch-list.tsx'
import { BranchMap } from './branch-map.tsx'
import type { BranchesData } from './data.ts'

interface BranchFinderProps {
  /** The place in the URL of the page. */
  readonly asked: string
  readonly position: ReturnType<typeof usePlace>
}

/** Finds the nearest branch by a town or a postcode or, with scripts, by the visitor's position. */
const BranchFinder = ({ asked, position }: BranchFinderProps) => (
  <PlainSearch
    title="Hledání pobočky"
    className="branch-find"
    label="Kde máte nejbližší pobočku?"
    query={asked}
    button="Najít"
    inputProps={{
      ...{ name: 'misto', required: true, placeholder: 'Město nebo PSČ' },
      ...{ autoComplete: 'postal-code', enterKeyHint: 'search' },
    }}
    onSubmit={position.forget}
    preventScrollReset
  >
    <NearMe position={position} className="branch-near">
      Použít moji polohu
    </NearMe>
  </PlainSearch>
)

/** Title, description and canonical URL for search engines; a search is not a page of its own. */
export const head = ({ asked }: BranchesData, { origin }: PageEnv): Head => ({
  title: 'Pobočky',
  description: 'Kde si ventilátor poslechnete, koupíte a vyzvednete: adresy a otevírací doby všech našich prodejen.',
  canonical: `${origin}/pobocky`,
  ...(asked !== '' && { robots: 'noindex' }),
  ...(import.meta.env.SSR && { jsonLd: [toBreadcrumbLd({ origin, crumbs: [{ title: 'Pobočky' }] })] }),
})

const unknownText = (asked: string) => `Místo „${asked}“ neznáme. Zkuste větší město v okolí nebo PSČ.`

const failedText = 'Teď to neumíme zjistit. Zkuste to prosím za chvíli znovu.'

/** `/pobocky` */
export function Component() {
  const { branches, points, asked, place, unknown } = useLoaderData() as BranchesData
  const position = usePlace()
  const from = position.place ?? place
  const title = position.place ? null : (place?.title ?? null)
  const main = branches.find((branch) => branch.branch_is_primary)
  const { map } = useTheme('branch_list')
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Pobočky' }]} />
      <div className="page wrap stack gap-4">
        <div className="branches-top">
          <header className="stack gap-1">
            <h1>Pobočky</h1>
            <p className="lead">
              Přijďte si ventilátory poslechnout. Co je na prodejně skladem, vydáme vám na počkání.
            </p>
            {branches.length > 0 && <BranchFinder asked={asked} position={position} />}
            <output>
              {asked !== '' && !from && (unknown ? unknownText(asked) : failedText)}
              {from && <NearestSaid branches={branches} from={from} />}
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
          <Empty icon="store" title="Prodejny teď neumíme vypsat">
            <p className="quiet">Zkuste to prosím za chvíli znovu, nebo nám zavolejte.</p>
          </Empty>
        )}
      </div>
    </>
  )
}

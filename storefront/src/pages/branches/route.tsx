import { breadcrumbLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { useTheme } from '../../app/use-theme.ts'
import { BranchList } from '../../features/branches/branch-list.tsx'
import { BranchMap } from '../../features/branches/branch-map.tsx'
import { type BranchesData, loadBranches } from '../../features/branches/load-branches.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Empty } from '../../ui/empty.tsx'

/** All branches (B2.08). */
export const loader: PageLoader<BranchesData> = (_args, env) => loadBranches(env)

/** Title, description and address for search engines. */
export const head = (_data: BranchesData, { origin }: PageEnv): Head => ({
  title: 'Pobočky',
  description: 'Kde si ventilátor poslechnete, koupíte a vyzvednete: adresy a otevírací doby všech našich prodejen.',
  canonical: `${origin}/pobocky`,
  ...(import.meta.env.SSR && { jsonLd: [breadcrumbLd({ origin, crumbs: [{ title: 'Pobočky' }] })] }),
})

/** `/pobocky` */
export function Component() {
  const { branches, points } = useLoaderData() as BranchesData
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
          </header>
          {map && points.length > 0 && <BranchMap points={points} main={main?._id} />}
        </div>
        {branches.length > 0 ? (
          <BranchList branches={branches} />
        ) : (
          <Empty icon="store" title="Prodejny teď neumíme vypsat">
            <p className="quiet">Zkuste to prosím za chvíli znovu, nebo nám zavolejte.</p>
          </Empty>
        )}
      </div>
    </>
  )
}

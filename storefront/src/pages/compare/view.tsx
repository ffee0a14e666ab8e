import { useCompare } from '@vanek/react-hooks'
import { lazy, Suspense } from 'react'
import type { Head } from '../../lib/page/env.ts'
import { NothingCompared } from './nothing-compared.tsx'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'

export const head = (): Head => ({ title: 'Porovnání produktů' })

// who compares nothing needs nothing of it
const Compared = lazy(() => import('./compared.tsx').then(({ Compared }) => ({ default: Compared })))

/** `/porovnat`: the same page for everybody, filled in the browser with what this visitor compares (B4.09). */
export function Component() {
  const { ids, loaded, remove, clear } = useCompare()
  const wait = (
    <p className="compare-wait quiet">
      <noscript>Porovnání potřebuje zapnutý JavaScript: váš výběr zná jen tento prohlížeč.</noscript>
    </p>
  )
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Porovnání' }]} />
      <div className="page wrap">
        <div className="section-head">
          <h1>Porovnání produktů</h1>
          {ids.length > 0 && (
            <Button tone="plain" onClick={clear}>
              Vymazat vše
            </Button>
          )}
        </div>
        {!loaded && wait}
        {loaded && ids.length === 0 && <NothingCompared />}
        {loaded && ids.length > 0 && (
          <Suspense fallback={wait}>
            <Compared ids={ids} onRemove={remove} />
          </Suspense>
        )}
      </div>
      <LastVisited current={null} />
    </>
  )
}

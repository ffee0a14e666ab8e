import * as texts from '#texts/pages/compare'
import { Link } from '../../ui/link.tsx'
import { useCompare } from '@vanek/react-hooks'
import { lazy, Suspense } from 'react'
import { LastVisited } from '../../entities/visited/last-visited.tsx'
import type { Head } from '../../lib/page/env.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

export const head = (): Head => ({ title: texts.title })

// not loaded for an empty comparison
const Compared = lazy(() => import('./compared.tsx').then(({ Compared }) => ({ default: Compared })))

/** Shown for an empty comparison, and if none of the products exists any more. */
const nothing = (
  <Empty icon="compare" title={texts.emptyTitle}>
    <p>{texts.emptyNote}</p>
    <Link className={buttonClass('action')} to="/">
      {texts.choose}
    </Link>
  </Empty>
)

/** `/porovnat`: the same page for everybody; the browser fills in this visitor's products (B4.09). */
export function Component() {
  const { ids, loaded, remove, clear } = useCompare()
  const placeholder = (
    <p className="compare-wait quiet">
      <noscript>{texts.needsScripts}</noscript>
    </p>
  )
  return (
    <>
      <Breadcrumb crumbs={[{ title: texts.crumb }]} />
      <div className="page wrap">
        <h1>{texts.title}</h1>
        {!loaded && placeholder}
        {loaded && ids.length === 0 && nothing}
        {loaded && ids.length > 0 && (
          <Suspense fallback={placeholder}>
            <Compared ids={ids} nothing={nothing} onRemove={remove} onClear={clear} />
          </Suspense>
        )}
      </div>
      <LastVisited current={null} />
    </>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { visitorKey } from '../../lib/browser/kept-keys.ts'
import { firstSign } from '../../lib/browser/later.tsx'

const Strip = lazy(() => import('./visited-strip.tsx').then(({ VisitedStrip }) => ({ default: VisitedStrip })))

/** Whether there is something to show or to keep: who comes for the first time loads nothing until they move. */
function isKnown(): boolean {
  try {
    return localStorage.getItem(visitorKey) !== null || location.search.includes('utm_')
  } catch {
    return false
  }
}

/**
 * The products that the visitor saw last (B4.21). Nothing of it is in the page or its scripts: it comes when the page
 * has been drawn and the browser is idle. `current` is the product of this page: remembered and not shown.
 */
export function LastVisited({ current }: { readonly current: number | null }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!isKnown()) {
      void firstSign.then(() => setDue(true))
      return
    }
    const timer = setTimeout(() => setDue(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    due && (
      <Suspense>
        <Strip current={current} />
      </Suspense>
    )
  )
}

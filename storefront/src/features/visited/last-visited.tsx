import { lazy, Suspense, useEffect, useState } from 'react'

const Strip = lazy(() => import('./visited-strip.tsx').then(({ VisitedStrip }) => ({ default: VisitedStrip })))

/**
 * The products that the visitor saw last (B4.21). Nothing of it is in the page or its scripts: it comes when the page
 * has been drawn and the browser is idle. `current` is the product of this page: remembered and not shown.
 */
export function LastVisited({ current }: { readonly current: number | null }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    idle && (
      <Suspense>
        <Strip current={current} />
      </Suspense>
    )
  )
}

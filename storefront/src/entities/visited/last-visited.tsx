import { Suspense, useEffect, useState } from 'react'
import { visitorKey } from '../../lib/session/cookies.ts'
import { firstSign, lazily } from '../../lib/browser/later.tsx'

const Strip = lazily(() => import('./visited-strip.tsx').then(({ VisitedStrip }) => VisitedStrip))

/** Stores the first product of a new visitor. */
async function store(current: number): Promise<void> {
  await firstSign
  const { makeVisitor } = await import('../../lib/visitor/visitor.ts')
  makeVisitor().visit(current)
}

/** Whether there is anything to show. */
function isKnown(): boolean {
  try {
    return localStorage.getItem(visitorKey) !== null || location.search.includes('utm_')
  } catch {
    return false
  }
}

/**
 * Recently visited products (B4.21). They are not part of the page or its scripts: they load when the page is rendered
 * and the browser is idle. `current` is the product of this page: it is stored and not shown.
 */
export function LastVisited({ current }: { readonly current: number | null }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!isKnown()) {
      // optional, left out if it cannot be loaded
      if (current !== null) store(current).catch(() => {})
      return
    }
    const timer = setTimeout(() => setDue(true), 400)
    return () => clearTimeout(timer)
  }, [current])
  return (
    due && (
      <Suspense>
        <Strip current={current} />
      </Suspense>
    )
  )
}

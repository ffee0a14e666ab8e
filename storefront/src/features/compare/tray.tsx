import { comparePath } from '#market/paths'
import { useCompare } from '@vanek/react-hooks'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsOn } from '../../entities/shop/use-shell.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import { withSheets } from '../../lib/page/sheets.ts'
import { lazily } from '../../lib/browser/later.tsx'

const CompareTray = lazily(() => withSheets(import('./compare-tray.tsx'), 'late').then((own) => own.CompareTray))

/** Shows the compared products at the bottom edge, except on their own page and while ordering. It loads when there are some. */
export function Tray() {
  const { ids, last } = useCompare()
  const { pathname } = useLocation()
  const isOn = useIsOn('compare')
  const [due, setDue] = useState(false)
  const isUsed = last !== null
  const isFilled = ids.length > 0
  useEffect(() => {
    if (!isFilled && !isUsed) return undefined
    // products chosen on an earlier page load after this page
    const timer = setTimeout(() => setDue(true), isUsed ? 0 : 400)
    return () => clearTimeout(timer)
  }, [isFilled, isUsed])
  const hidden = pathname === comparePath || pathname.startsWith(stepPaths.index)
  return (
    isOn &&
    due &&
    !hidden && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  )
}

import type { Placement } from '@vanek/sdk/recommendations'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { firstTouch } from '../../lib/browser/later.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'

const Shelf = lazy(() => import('./shelf.tsx').then((own) => ({ default: own.Shelf })))

export interface RecommendedProps {
  readonly placement: Exclude<Placement, 'add_to_cart_cross_sell'>
  /** Id of the product that is looked at. */
  readonly product?: number | undefined
  /** Id of the category that is looked at. */
  readonly category?: number | undefined
  /** Ids of products that the page shows beside it already. */
  readonly without?: readonly number[] | undefined
}

/**
 * A place for what a recommender offers (C7.67 to C7.75). Nothing stands in it and nothing of it is loaded until the
 * visitor has done something and it is less than 400 px away; what cannot be had in time leaves no trace.
 */
export function Recommended(props: RecommendedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const used = Boolean(useShell()?.settings.integrations.recommender)

  useEffect(() => {
    let near: IntersectionObserver | undefined
    let wanted = used
    void firstTouch.then(() => {
      if (!wanted || !place.current) return
      near = new IntersectionObserver((seen) => seen.some((at) => at.isIntersecting) && setDue(true), {
        rootMargin: '400px',
      })
      near.observe(place.current)
    })
    return () => {
      wanted = false
      near?.disconnect()
    }
  }, [used])

  if (!used) return null
  return (
    <div className="offers" ref={place}>
      {due && (
        <Suspense>
          <Shelf {...props} place={place} />
        </Suspense>
      )}
    </div>
  )
}

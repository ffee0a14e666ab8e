import type { Placement } from '@vanek/sdk/recommendations'
import { Suspense, useEffect, useRef, useState } from 'react'
import { firstTouch, lazily } from '../../lib/browser/later.tsx'
import { useShell } from '../../entities/shop/use-shell.ts'

const Shelf = lazily(() => import('./shelf.tsx').then((own) => own.Shelf))

export interface RecommendedProps {
  readonly placement: Exclude<Placement, 'add_to_cart_cross_sell'>
  /** Id of the shown product. */
  readonly product?: number | undefined
  /** Id of the shown category. */
  readonly category?: number | undefined
  /** Ids of products that the page already shows. */
  readonly without?: readonly number[] | undefined
}

/**
 * A placement for recommendations (C7.67 to C7.75). It is empty and loads nothing until the first interaction, and
 * until it is less than 400 px away; if the recommendations do not arrive in time, it stays empty.
 */
export function Recommended(props: RecommendedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [due, setDue] = useState(false)
  const used = Boolean(useShell()?.settings.integrations.recommender)

  useEffect(() => {
    let near: IntersectionObserver | undefined
    let active = used
    void firstTouch.then(() => {
      if (!active || !place.current) return
      near = new IntersectionObserver((seen) => seen.some((at) => at.isIntersecting) && setDue(true), {
        rootMargin: '400px',
      })
      near.observe(place.current)
    })
    return () => {
      active = false
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

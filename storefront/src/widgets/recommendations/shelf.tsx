import type { ProductBox as Box } from '@vanek/sdk/product'
import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { showList } from '../../lib/goods/shown-list.ts'
import { ProductBox } from '../goods/product-box.tsx'
import { rowsOf, titles, useOffers, WithVisitor } from './offers.tsx'
import type { RecommendedProps } from './recommended.tsx'

/**
 * Whether what somebody reads stays where it is: nothing but the footer stands below the place, it ends below the window, or
 * it lies above it in a browser that keeps in place what is in sight.
 */
const fits = (place: Element): boolean => {
  const { bottom } = place.getBoundingClientRect()
  return !place.nextElementSibling || bottom >= innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Whether something may be put into a place of the page; once it may, it stays. */
function useRoom(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [room, setRoom] = useState(false)
  useEffect(() => {
    if (!wanted || room) return undefined
    const look = () => place.current && fits(place.current) && setRoom(true)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [place, wanted, room])
  return room
}

/** Whoever has the focus in something that goes away is led to the start of the page instead of nowhere. */
function useKeepFocus(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = ref.current
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

interface ShelfProps extends RecommendedProps {
  /** Where it stands in the page. */
  readonly place: RefObject<HTMLElement | null>
}

interface ProductsProps extends Pick<RecommendedProps, 'placement'> {
  readonly products: readonly Box[]
  /** Told whether the focus is on one of them. */
  readonly onHold: (held: boolean) => void
}

const none: readonly never[] = []

function Products({ placement, products, onHold }: ProductsProps) {
  const title = useId()
  const ref = useKeepFocus()
  useEffect(() => showList(ref.current, products), [ref, products])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus is
    <section
      className="section wrap shelf"
      ref={ref}
      aria-labelledby={title}
      data-list={`recommendation:${placement}`}
      onFocus={() => onHold(true)}
      onBlur={(event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || onHold(false)}
    >
      <div className="section-head">
        <h2 id={title}>{titles[placement]}</h2>
      </div>
      <ul className="grid">
        {products.map((product) => (
          <li key={product.id} data-product-id={product.id}>
            <ProductBox product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offered({ place, without = none, ...asked }: ShelfProps) {
  const { data: offers, isFetching } = useOffers(asked)
  const [shown, setShown] = useState({ placement: asked.placement, offers })
  const [held, setHeld] = useState(false)
  const { placement } = shown
  const other = placement !== asked.placement
  // what somebody has just pressed or tabbed to stays where it is; what the page is no longer about goes when there is better
  if (offers.length > 0 ? offers !== shown.offers && (other || !held) : other && !isFetching)
    setShown({ placement: asked.placement, offers })
  const products = rowsOf(
    placement,
    shown.offers.filter(({ id }) => !without.includes(id)),
  )
  const room = useRoom(place, products.length > 0)
  if (!room || products.length === 0) return null
  return <Products key={placement} placement={placement} products={products} onHold={setHeld} />
}

/** What a recommender offers at a placement, in its order (C7.65). */
export function Shelf(props: ShelfProps) {
  return (
    <WithVisitor>
      <Offered {...props} />
    </WithVisitor>
  )
}

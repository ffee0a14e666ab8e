import * as texts from '#texts/widgets/recommendations'
import type { ProductBox as Box } from '@vanek/sdk/product'
import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { showList } from '../../lib/goods/shown-list.ts'
import { ProductBox } from '../goods/product-box.tsx'
import { rowOf, useOffers, WithVisitor } from './offers.tsx'
import type { RecommendedProps } from './recommended.tsx'

/**
 * Whether inserting content causes no layout shift: only the footer is below the placement, its end is below the
 * window, or it is above in a browser with scroll anchoring.
 */
const fits = (place: Element): boolean => {
  const { bottom } = place.getBoundingClientRect()
  return !place.nextElementSibling || bottom >= innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Whether content can be inserted into a placement; once true, it stays true. */
function useRoom(place: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [room, setRoom] = useState(false)
  useEffect(() => {
    if (!enabled || room) return undefined
    const check = () => place.current && fits(place.current) && setRoom(true)
    check()
    addEventListener('scroll', check, { passive: true })
    addEventListener('resize', check)
    return () => {
      removeEventListener('scroll', check)
      removeEventListener('resize', check)
    }
  }, [place, enabled, room])
  return room
}

/** Moves the focus to the start of the page if the focused element is removed. */
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
  /** The placement. */
  readonly place: RefObject<HTMLElement | null>
}

interface ProductsProps extends Pick<RecommendedProps, 'placement'> {
  readonly products: readonly Box[]
  /** Called when the focus enters or leaves the products. */
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
        <h2 id={title}>{texts.titles[placement]}</h2>
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

function Offered({ place, without = none, ...query }: ShelfProps) {
  const { data: offers, isFetching } = useOffers(query)
  const [shown, setShown] = useState({ placement: query.placement, offers })
  const [held, setHeld] = useState(false)
  const { placement } = shown
  const other = placement !== query.placement
  // offers stay while they have the focus; those of an earlier page are replaced when new ones are loaded
  if (offers.length > 0 ? offers !== shown.offers && (other || !held) : other && !isFetching)
    setShown({ placement: query.placement, offers })
  const products = rowOf(shown.offers.filter(({ id }) => !without.includes(id)))
  const room = useRoom(place, products.length > 0)
  if (!room || products.length === 0) return null
  return <Products key={placement} placement={placement} products={products} onHold={setHeld} />
}

/** The products of a placement, in the recommender's order (C7.65). */
export function Shelf(props: ShelfProps) {
  return (
    <WithVisitor>
      <Offered {...props} />
    </WithVisitor>
  )
}

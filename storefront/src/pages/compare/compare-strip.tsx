import { lowestPrice, type Product } from '@vanek/sdk/product'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LineImage } from '../../entities/cart/line.tsx'
import { Amount, perUnit, unitPair } from '../../entities/price/amount.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Link } from '../../ui/link.tsx'

/** Names from the brand on; of equal ones each begins with those words of its kind that the others lack. */
export function shortNames(products: readonly Pick<Product, 'name' | 'brand'>[]): readonly string[] {
  const all = products.map(({ name, brand }) => {
    const at = Math.max(0, brand ? name.indexOf(brand.title) : 0)
    return { kind: name.slice(0, at).trim().split(' '), own: name.slice(at) }
  })
  const has = (kind: readonly string[], word: string) =>
    kind.some((other) => other.toLowerCase() === word.toLowerCase())
  return all.map(({ kind, own }) => {
    const equal = all.filter((other) => other.own === own)
    return [...kind.filter((word) => !equal.every((other) => has(other.kind, word))), own].join(' ')
  })
}

interface CompareStripProps {
  readonly products: readonly Product[]
  /** Whether the table has one more column, for a further product. */
  readonly isFree: boolean
  /** What scrolls sideways; the strip follows it. */
  readonly scroller: RefObject<HTMLElement | null>
  /** The head of the table; the strip is shown when it has left the screen. */
  readonly head: RefObject<HTMLElement | null>
}

/**
 * Pictures, names and prices of the columns, while the head of the table is above the screen. The table scrolls sideways, so
 * its own head cannot stick. It repeats the head, so screen readers and the Tab key skip it.
 */
export function CompareStrip({ products, isFree, scroller, head }: CompareStripProps) {
  const own = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const toPath = useProductPath()
  const names = shortNames(products)

  useEffect(() => {
    const [scrolled, row] = [scroller.current, head.current]
    if (!scrolled || !row) return
    const follow = () => own.current?.scrollTo({ left: scrolled.scrollLeft, behavior: 'instant' })
    const observer = new IntersectionObserver(([entry]) => {
      follow()
      setShown(entry?.isIntersecting === false && entry.boundingClientRect.top < 0)
    })
    observer.observe(row)
    scrolled.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', follow)
    }
  }, [scroller, head])

  return (
    <div className="compare-strip" data-shown={shown || undefined} aria-hidden="true">
      <div ref={own} className="compare-strip-in">
        {products.map((product, at) => {
          const { prices, priceFrom } = lowestPrice(product.variants)
          return (
            <Link key={product.id} to={toPath(product)} tabIndex={-1}>
              <LineImage image={product.mainImage} sized="style-w160-h160" />
              <span>
                <span className="compare-strip-name">{names[at]}</span>
                <Amount of={unitPair(prices)} one from={priceFrom} unit={perUnit(product.variants[0]?.unit)} />
              </span>
            </Link>
          )
        })}
        {isFree && <span />}
      </div>
    </div>
  )
}

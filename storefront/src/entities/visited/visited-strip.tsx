import { ShopParts, useLastVisited, useShop } from '@vanek/react-hooks'
import { getProducts, type ProductBox as Box } from '@vanek/sdk/product'
import { useEffect, useState } from 'react'
import { makeVisitor } from '../../lib/visitor/visitor.ts'
import { boxOf } from '../product/box-of.ts'
import { VisitedList } from './visited-list.tsx'

export interface VisitedStripProps {
  /** The product of this page; null where there is none. */
  readonly current: number | null
}

function Visited({ current }: VisitedStripProps) {
  const shop = useShop()
  const { ids } = useLastVisited(current ?? undefined)
  const [known, setKnown] = useState<readonly Box[]>([])
  const wanted = ids.join(',')

  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    getProducts(shop, { ids: wanted.split(',').map(Number) }, { signal: stop.signal }).then(
      (answer) => answer.ok && setKnown(answer.data.map(boxOf)),
      // a reminder that cannot be read is left out
      () => {},
    )
    return () => stop.abort()
  }, [shop, wanted])

  const products = ids.flatMap((id) => known.find((box) => box.id === id) ?? [])
  return products.length > 0 && <VisitedList products={products} />
}

/** Reads what was seen last and shows it; remembers the product of this page. */
export function VisitedStrip({ current }: VisitedStripProps) {
  const [visitor] = useState(makeVisitor)
  return (
    <ShopParts visitor={visitor}>
      <Visited current={current} />
    </ShopParts>
  )
}

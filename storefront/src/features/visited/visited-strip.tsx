import { useShop } from '@vanek/react-hooks'
import { getProducts, type ProductBox as Box } from '@vanek/sdk/product'
import { useEffect, useState } from 'react'
import { makeVisitor } from '../../app/visitor.ts'
import { boxOf } from '../product/box-of.ts'
import { VisitedList } from './visited-list.tsx'

/** Reads what was seen last and shows it; remembers the product of this page. */
export function VisitedStrip({ current }: { readonly current: number | null }) {
  const shop = useShop()
  const [products, setProducts] = useState<readonly Box[]>([])

  useEffect(() => {
    const visitor = makeVisitor()
    visitor.load()
    const ids = visitor.getState().lastVisited.filter((id) => id !== current)
    if (current !== null) visitor.visit(current)
    const stop = new AbortController()
    getProducts(shop, { ids }, { signal: stop.signal }).then(
      (answer) => {
        if (!answer.ok || stop.signal.aborted) return
        const boxes = answer.data.map(boxOf)
        setProducts(ids.flatMap((id) => boxes.find((box) => box.id === id) ?? []))
      },
      // a reminder that cannot be read is left out
      () => {},
    )
    return () => stop.abort()
  }, [shop, current])

  return products.length > 0 && <VisitedList products={products} />
}

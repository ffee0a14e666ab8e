import { useCompare, useShop } from '@vanek/react-hooks'
import { useEffect, useState } from 'react'
import type { ComparedProduct } from './load-compared.ts'

export interface Compared {
  readonly products: readonly ComparedProduct[]
  /** `waiting` until the visitor's own choice is known and read. */
  readonly status: 'waiting' | 'ready' | 'failed'
}

/** The products that the visitor compares, in the order they were chosen; those that no longer exist are left out. */
export function useComparedProducts(): Compared & Pick<ReturnType<typeof useCompare>, 'remove' | 'clear'> {
  const shop = useShop()
  const { ids, loaded, remove, clear } = useCompare()
  const [known, setKnown] = useState<ReadonlyMap<number, ComparedProduct | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = ids.filter((id) => !known.has(id)).join(',')

  useEffect(() => {
    if (missing === '') return
    const stop = new AbortController()
    const wanted = missing.split(',').map(Number)
    // who compares nothing needs nothing of it
    const reading = import('./load-compared.ts').then(({ loadCompared }) => loadCompared(shop, wanted, stop.signal))
    reading.then(
      (result) => {
        if (stop.signal.aborted) return
        setFailed(!result.ok)
        if (!result.ok) return
        const found = wanted.map((id) => [id, result.data.find(({ product }) => product.id === id) ?? null] as const)
        setKnown((before) => new Map([...before, ...found]))
      },
      () => stop.signal.aborted || setFailed(true),
    )
    return () => stop.abort()
  }, [shop, missing])

  const products = ids.map((id) => known.get(id)).filter((one) => one !== undefined && one !== null)
  const ready = loaded && missing === ''
  return { products, status: ready ? 'ready' : failed ? 'failed' : 'waiting', remove, clear }
}

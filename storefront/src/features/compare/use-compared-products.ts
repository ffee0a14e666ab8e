import { type ReadOf, useCompare, useShop, useShopQuery } from '@vanek/react-hooks'
import { defineQuery } from '@vanek/sdk/transport'
import { useState } from 'react'
import type { ComparedProduct } from './load-compared.ts'

export type Compared = ReadOf<readonly ComparedProduct[]> & Pick<ReturnType<typeof useCompare>, 'remove' | 'clear'>

/**
 * The products that the visitor compares, in the order they were chosen; those that no longer exist are left out. `pending`
 * until the visitor's own choice is known and read.
 */
export function useComparedProducts(): Compared {
  const shop = useShop()
  const { ids, loaded, remove, clear } = useCompare()
  // what was taken away needs no new question
  const [wanted, setWanted] = useState(ids)
  const complete = ids.every((id) => wanted.includes(id))
  if (!complete) setWanted(ids)

  const query = defineQuery(shop, ['compared', wanted], async (context) => {
    // who compares nothing needs nothing of it
    const { loadCompared } = await import('./load-compared.ts')
    return loadCompared(shop, wanted, context)
  })
  const read = useShopQuery(wanted.length > 0 ? query : null, { keepMs: 0, family: 'compared' })
  const data = ids.flatMap((id) => read.data?.find(({ product }) => product.id === id) ?? [])
  const nothing = loaded && ids.length === 0
  return { ...read, data, status: nothing ? 'success' : read.status, remove, clear }
}

import { type ReadOf, useShop, useShopQuery } from '@vanek/react-hooks'
import { defineQuery } from '@vanek/sdk/transport'
import { useState } from 'react'
import { type ComparedProduct, loadCompared } from './load-compared.ts'

/** Products to compare, in the order of their ids; those that no longer exist are left out. */
export function useComparedProducts(ids: readonly number[]): ReadOf<readonly ComparedProduct[]> {
  const shop = useShop()
  // what was taken away needs no new question
  const [wanted, setWanted] = useState(ids)
  if (!ids.every((id) => wanted.includes(id))) setWanted(ids)

  const query = defineQuery(shop, ['compared', wanted], (context) => loadCompared(shop, wanted, context))
  const read = useShopQuery(query, { keepMs: 0, family: 'compared' })
  return { ...read, data: ids.flatMap((id) => read.data?.find(({ product }) => product.id === id) ?? []) }
}

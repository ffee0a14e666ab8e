import { newId, type Shop } from '@vanek/sdk'
import { getProducts } from '@vanek/sdk/product'
import type { VisitorLoader } from '../../lib/page/env.ts'

export { action } from './action.ts'

export interface BulkData {
  /** Real product codes for the example lines. */
  readonly samples: readonly string[]
  /** Makes posting the form twice harmless. */
  readonly idempotencyKey: string
}

/** Reads one code of each kind; the page works without them. */
async function sampleCodes(shop: Shop): Promise<readonly string[]> {
  const goods = await getProducts(shop, { random: 3 })
  const [one, two, three] = goods.ok ? goods.data.flatMap(({ variants: [first] }) => first ?? []) : []
  return [one?.catalogCode, two?.catalogCode, three?.ean].filter((code): code is string => typeof code === 'string')
}

export const loader: VisitorLoader<BulkData> = async (_args, { shop }) => ({
  samples: await sampleCodes(shop),
  idempotencyKey: newId(),
})

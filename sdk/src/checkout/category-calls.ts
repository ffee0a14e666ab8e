import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { ReadOptions } from './calls.ts'

/** A category of products. */
export interface ProductCategory {
  readonly id: number
  readonly name: string
  readonly fullname: string
  readonly slug: string
}

const perPage = 200
const byName = new Intl.Collator('cs')

/** All categories of products, page after page to the last, sorted by name (C7.52). */
export async function getProductCategories(
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly ProductCategory[], ShopError>> {
  const found: ProductCategory[] = []
  for (let page = 1; ; page += 1) {
    // one after another: only an answer tells whether there is a next one
    const answer = await callShop(shop, (api) =>
      api.GET('/api/v1/product-categories', { params: { query: { page, perPage } }, ...options }),
    )
    if (!answer.ok) return answer
    const { data, meta } = answer.data
    found.push(...data)
    if (data.length === 0 || page * perPage >= meta.pagination.total) break
  }
  return ok(found.sort((a, b) => byName.compare(a.name, b.name)))
}

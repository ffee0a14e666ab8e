import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import { partOf } from '../transport/part-of.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** A category of products. */
export interface ProductCategory {
  /** Id of the category, unique in the shop. */
  readonly id: number
  /** Title in the language of the shop. */
  readonly name: string
  /** Titles from the top category down to this one, with ` > ` between them. */
  readonly fullname: string
  /** Path of the category: the slugs from the top category down to this one. */
  readonly slug: string
}

const perPage = 200
/** Upper limit of pages to read. */
const mostPages = 50

/**
 * All product categories from all pages, sorted by name in the language of the shop. For integrators, such as feeds; the shop uses its
 * menus.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `ProductCategory`; or an error: a `TransportCode`.
 */
export async function getProductCategories(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly ProductCategory[], ShopError>> {
  const found: ProductCategory[] = []
  for (let page = 1; ; page += 1) {
    // sequential: each response says whether there is a next page
    const answer = await callShop(shop, (api) =>
      api.GET('/api/v1/product-categories', { params: { query: { page, perPage } }, ...options }),
    )
    const read = partOf(answer, ({ data, meta }) => ({
      data: data.map(({ id, name, fullname, slug }) => ({ id, name, fullname, slug })),
      total: meta.pagination.total,
    }))
    if (!read.ok) return read
    const { data, total } = read.data
    found.push(...data)
    if (data.length === 0 || page === mostPages || page * perPage >= total) break
  }
  const byName = new Intl.Collator(shop.config.locale)
  return ok(found.sort((a, b) => byName.compare(a.name, b.name)))
}

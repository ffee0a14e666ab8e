import type { RequestOptions } from '../client.ts'
import type { Check, CheckContext } from '../check.ts'

const promise =
  'With an unchanged page size, pages do not overlap and together contain `total` items. A page after the last one is empty.'
const impact = 'Shoppers see some items on two pages and others on none.'

/** Reads pages of one size and compares them. */
async function readPages(
  { request, expectSuccess, assert, skip }: CheckContext,
  id: string,
  options: RequestOptions,
  size: number,
): Promise<void> {
  const page = async (number: number) => {
    const response = await request(id, { ...options, query: { ...options.query, page: number, perPage: size } })
    return { response, body: expectSuccess(response) }
  }
  const first = await page(1)
  const { total } = first.body.meta.pagination
  if (total < 2) skip('There are fewer than two items.')
  assert(
    first.body.data.length === Math.min(size, total),
    `Page 1 has ${first.body.data.length} items with perPage=${size} and a total of ${total}.`,
    first.response,
  )
  assert(
    first.body.meta.pagination.perPage === size,
    'perPage in the response differs from the request.',
    first.response,
  )
  const second = await page(2)
  const firstKeys = new Set(first.body.data.map(keyOf))
  assert(
    !second.body.data.some((item: object) => firstKeys.has(keyOf(item))),
    'Two pages contain the same item.',
    second.response,
  )
  assert(second.body.meta.pagination.total === total, 'The total differs between pages.', second.response)
  const last = Math.ceil(total / size)
  const lastPage = await page(last)
  assert(
    lastPage.body.data.length === total - (last - 1) * size,
    `Page ${last}, the last one, has ${lastPage.body.data.length} items with a total of ${total}.`,
    lastPage.response,
  )
  const beyond = await page(last + 1)
  assert(beyond.body.data.length === 0, 'The page after the last one is not empty.', beyond.response)
}

const keyOf = (item: object): string =>
  JSON.stringify(['id', 'code', 'alpha3'].map((name) => (item as Record<string, unknown>)[name]))

async function checkLimits({ request, expectError }: CheckContext, id: string, options: RequestOptions): Promise<void> {
  expectError(await request(id, { ...options, query: { ...options.query, perPage: 100_000 } }), 'validation')
  expectError(await request(id, { ...options, query: { ...options.query, page: 0 } }), 'validation')
}

const pagingCheck = (
  id: string,
  needs: readonly string[],
  options: (context: CheckContext) => Promise<RequestOptions>,
  size: number,
): Check => ({
  ...{
    id: `paging/${id}`,
    title: `Pages of ${id} do not overlap, and the page after the last one is empty`,
    operation: id,
    promise,
    impact,
    needs,
  },
  async run(context) {
    const requestOptions = await options(context)
    await checkLimits(context, id, requestOptions)
    await readPages(context, id, requestOptions, size)
  },
})

/** Lists with pages. */
export const pagingChecks: readonly Check[] = [
  {
    id: 'paging/getCatalogState',
    title: 'Pages of a listing do not overlap, and the page after the last one is empty',
    operation: 'getCatalogState',
    promise: 'Pages after the last one are empty.',
    impact,
    async run({ request, expectSuccess, assert, shop, skip }) {
      const [largest] = await shop.listings()
      const { path, total = 0 } = largest ?? {}
      if (total < 2) skip('No listing has two products.')
      const perPage = Math.max(1, Math.min(20, Math.floor(total / 2)))
      const read = async (page: number, fromPage = page) => {
        const scope = JSON.stringify({ path, perPage, page, fromPage })
        const response = await request('getCatalogState', { query: { scope } })
        return { response, ids: expectSuccess(response).products.map(({ id }: { id: number }) => id) as number[] }
      }
      const [first, second, combined] = [await read(1), await read(2), await read(2, 1)]
      assert(
        first.ids.length === perPage,
        `Page 1 has ${first.ids.length} products with perPage=${perPage}.`,
        first.response,
      )
      assert(!second.ids.some((id) => first.ids.includes(id)), 'Two pages contain the same product.', second.response)
      assert(
        String(combined.ids) === String([...first.ids, ...second.ids]),
        'fromPage=1 and page=2 do not return the products of pages 1 and 2.',
        combined.response,
      )
      const beyond = await read(Math.ceil(total / perPage) + 1)
      assert(beyond.ids.length === 0, 'The page after the last one is not empty.', beyond.response)
    },
  },
  pagingCheck('getCountries', [], async () => ({}), 7),
  pagingCheck('getProductCategories', ['product-categories'], async () => ({}), 5),
  pagingCheck(
    'getBranches',
    ['branches'],
    async ({ request, expectSuccess, skip }) => {
      const shipper = expectSuccess(await request('getShippers')).find(
        (one: { type: string }) => one.type === 'PICKUP_POINT',
      )
      if (!shipper) skip('No delivery method has pickup points.')
      return { query: { shipper_id: shipper.id } }
    },
    20,
  ),
  pagingCheck(
    'getReviews',
    ['reviews'],
    async ({ request, expectSuccess, shop }) => {
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, perPage: 60 })
      const boxes = expectSuccess(await request('getCatalogState', { query: { scope } })).products
      const mostReviewed = boxes.toSorted((one: Box, other: Box) => other.reviewCount - one.reviewCount)[0]
      return { path: { id: mostReviewed.id } }
    },
    2,
  ),
  pagingCheck('getUserOrders', ['account'], async ({ shop }) => ({ bearer: (await shop.customer(0)).bearer }), 2),
]

interface Box {
  readonly id: number
  readonly reviewCount: number
}

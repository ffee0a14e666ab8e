import type { Asking } from '../client.ts'
import type { Check, Checking } from '../check.ts'

const says =
  'With an unchanged page size, pages do not overlap and together contain `total` items. A page after the last one is empty.'
const breaks = 'Shoppers who go to the next page see some things twice and never see others.'

/** Reads pages of one size and compares them with each other. */
async function readPages({ ask, done, must, skip }: Checking, id: string, asking: Asking, size: number): Promise<void> {
  const page = async (number: number) => {
    const answer = await ask(id, { ...asking, query: { ...asking.query, page: number, perPage: size } })
    return { answer, body: done(answer) }
  }
  const first = await page(1)
  const { total } = first.body.meta.pagination
  if (total < 2) skip(`there are fewer than two things to read in pages`)
  must(
    first.body.data.length === Math.min(size, total),
    `a page of ${size} out of ${total} holds ${first.body.data.length}`,
    first.answer,
  )
  must(first.body.meta.pagination.perPage === size, 'perPage is not told as it was asked for', first.answer)
  const second = await page(2)
  const known = new Set(first.body.data.map(keyOf))
  must(!second.body.data.some((one: object) => known.has(keyOf(one))), 'two pages hold the same thing', second.answer)
  must(second.body.meta.pagination.total === total, 'the total differs between pages', second.answer)
  const last = Math.ceil(total / size)
  const end = await page(last)
  must(
    end.body.data.length === total - (last - 1) * size,
    `page ${last}, the last of ${total}, holds ${end.body.data.length}`,
    end.answer,
  )
  const beyond = await page(last + 1)
  must(beyond.body.data.length === 0, 'the page after the last one is not empty', beyond.answer)
}

const keyOf = (one: object): string =>
  JSON.stringify(['id', 'code', 'alpha3'].map((name) => (one as Record<string, unknown>)[name]))

async function tooLarge({ ask, refused }: Checking, id: string, asking: Asking): Promise<void> {
  refused(await ask(id, { ...asking, query: { ...asking.query, perPage: 100_000 } }), 'validation')
  refused(await ask(id, { ...asking, query: { ...asking.query, page: 0 } }), 'validation')
}

const pagesOf = (
  id: string,
  needs: readonly string[],
  asking: (checking: Checking) => Promise<Asking>,
  size: number,
): Check => ({
  ...{ id: `paging/${id}`, title: `Pages of ${id} do not overlap and end`, operation: id, says, breaks, needs },
  async run(checking) {
    const asked = await asking(checking)
    await tooLarge(checking, id, asked)
    await readPages(checking, id, asked, size)
  },
})

/** Lists that are read in pages. */
export const pagingChecks: readonly Check[] = [
  {
    id: 'paging/getCatalogState',
    title: 'Pages of a listing do not overlap and end',
    operation: 'getCatalogState',
    says: 'Pages after the last one are empty.',
    breaks,
    async run({ ask, done, must, shop, skip }) {
      const [largest] = await shop.listings()
      const { path, total = 0 } = largest ?? {}
      if (total < 2) skip('no listing has two products')
      const perPage = Math.max(1, Math.min(20, Math.floor(total / 2)))
      const read = async (page: number, fromPage = page) => {
        const scope = JSON.stringify({ path, perPage, page, fromPage })
        const answer = await ask('getCatalogState', { query: { scope } })
        return { answer, ids: done(answer).products.map(({ id }: { id: number }) => id) as number[] }
      }
      const [first, second, both] = [await read(1), await read(2), await read(2, 1)]
      must(first.ids.length === perPage, `a page of ${perPage} holds ${first.ids.length}`, first.answer)
      must(!second.ids.some((id) => first.ids.includes(id)), 'two pages hold the same product', second.answer)
      must(
        String(both.ids) === String([...first.ids, ...second.ids]),
        'pages 1 to 2 in one piece are not page 1 and page 2',
        both.answer,
      )
      const beyond = await read(Math.ceil(total / perPage) + 1)
      must(beyond.ids.length === 0, 'the page after the last one is not empty', beyond.answer)
    },
  },
  pagesOf('getCountries', [], async () => ({}), 7),
  pagesOf('getProductCategories', ['product-categories'], async () => ({}), 5),
  pagesOf(
    'getBranches',
    ['branches'],
    async ({ ask, done, skip }) => {
      const shipper = done(await ask('getShippers')).find((one: { type: string }) => one.type === 'PICKUP_POINT')
      if (!shipper) skip('no way of delivery leads to pickup points')
      return { query: { shipper_id: shipper.id } }
    },
    20,
  ),
  pagesOf(
    'getReviews',
    ['reviews'],
    async ({ ask, done, shop }) => {
      const [largest] = await shop.listings()
      const scope = JSON.stringify({ path: largest?.path, perPage: 60 })
      const boxes = done(await ask('getCatalogState', { query: { scope } })).products
      const most = boxes.toSorted((one: Box, other: Box) => other.reviewCount - one.reviewCount)[0]
      return { path: { id: most.id } }
    },
    2,
  ),
  pagesOf('getUserOrders', ['account'], async ({ shop }) => ({ bearer: (await shop.customer(0)).bearer }), 2),
]

interface Box {
  readonly id: number
  readonly reviewCount: number
}

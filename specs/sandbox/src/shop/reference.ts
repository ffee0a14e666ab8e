import { refusal } from '../http/errors.ts'
import { readCategories } from '../content/category-tree.ts'
import type { Handlers, Services } from '../services.ts'

interface Page {
  readonly page: number
  readonly perPage: number
}

/** Lists that forms choose from, and the business register (C7.11, C7.46, C7.52). */
export function referenceHandlers({ database }: Services): Handlers {
  return {
    getCountries: async (request) =>
      pageOf(
        [
          { code: 'CZ', alpha3: 'CZE', title: 'Česko', delivery: true },
          { code: 'SK', alpha3: 'SVK', title: 'Slovensko', delivery: true },
        ],
        request.query as Page,
      ),
    async getProductCategories(request) {
      const { inOrder } = await readCategories(database.q)
      const rows = inOrder.filter(({ visible_to }) => visible_to === null)
      rows.sort((one, two) => (one.sort_key < two.sort_key ? -1 : 1))
      return pageOf(
        rows.map(({ id, title, full_title, path }) => ({ id, name: title, fullname: full_title, slug: path })),
        request.query as Page,
      )
    },
    getCompanyByTin: async () => {
      throw refusal('not_found', { field: 'ico', title: 'Firmu s tímto IČO jsme nenašli.' })
    },
  }
}

function pageOf<T>(all: readonly T[], { page, perPage }: Page) {
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { pagination: { total: all.length, page, perPage } },
  }
}

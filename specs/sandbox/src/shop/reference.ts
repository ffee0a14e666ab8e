import { readCategories } from '../content/category-tree.ts'
import { readDocument } from '../content/documents.ts'
import { refusal } from '../http/errors.ts'
import { pageOf, type Page } from '../http/page.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { isVisible, shownGroups } from './identity.ts'
import { fictionalCompany } from './fictional-company.ts'

const DIGITS = 8

/** Categories of products as one list (C7.52), and the business register (C7.11). */
export function referenceHandlers(services: Services): Handlers {
  const { database } = services
  return {
    async getProductCategories(request) {
      const groups = await shownGroups(services, request)
      const rows = (await readCategories(database.q)).inOrder.filter((row) => isVisible(row, groups))
      const sorted = rows.sort((one, two) =>
        one.sort_key < two.sort_key ? -1 : one.sort_key > two.sort_key ? 1 : one.id - two.id,
      )
      return pageOf(
        sorted.map(({ id, title, full_title, path }) => ({ id, name: title, fullname: full_title, slug: path })),
        request.query as Page,
      )
    },
    async getCompanyByTin(request): Promise<Shop['Company']> {
      await services.limits.count(['lookUp', services.limits.senderOf(request)])
      const { ico } = request.query as { ico: string }
      const tin = ico.trim().padStart(DIGITS, '0')
      const company = (await readDocument<Shop['Company']>(database.q, 'company', tin)) ?? fictionalCompany(tin)
      if (company === undefined)
        throw refusal('not_found', {
          field: 'ico',
          title: inMarket({ cs: 'Firmu s tímto IČO jsme nenašli.', sk: 'Firmu s týmto IČO sme nenašli.' }),
        })
      return company
    },
  }
}

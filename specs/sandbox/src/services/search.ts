import { menuEntries } from '../content/menu-entries.ts'
import { matching } from '../search/texts.ts'
import type { Handlers, Services } from '../services.ts'

/** The outside search service: which products and entries of the main menu answer a query. */
export function searchServiceHandlers({ database, search }: Services): Handlers {
  return {
    async searchService(request): Promise<{ productIds: number[]; menuItems: number[] }> {
      const { query, limit = 100 } = request.body as { query: string; limit?: number }
      const { ids } = await search.find(query, limit, [])
      const entries = matching(await menuEntries(database.q), query, ({ title }) => [title])
      return { productIds: [...ids], menuItems: entries.map(({ id }) => id) }
    },
  }
}

import type { Handlers, Services } from '../services.ts'

/** The external search service: products and entries of the main menu for a query. */
export function searchServiceHandlers({ search }: Services): Handlers {
  return {
    async searchService(request): Promise<{ productIds: number[]; menuItems: number[] }> {
      const { query, limit = 100 } = request.body as { query: string; limit?: number }
      const { ids } = await search.find(query, limit, [])
      const { menuItems } = await search.texts()
      return { productIds: [...ids], menuItems: menuItems.find(query).map(({ id }) => id) }
    },
  }
}

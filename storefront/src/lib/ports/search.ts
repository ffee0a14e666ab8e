import { querySearchService, type SearchService } from '@vanek/sdk/search'

/** Who is asked which products a query means; when there is no answer, the shop's own search is. */
export const searchService: SearchService = querySearchService

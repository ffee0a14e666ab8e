import { querySearchService, type SearchService } from '@vanek/sdk/search'

/** The external search service that finds the products of a query; if it fails, the shop's own search is used. */
export const searchService: SearchService = querySearchService

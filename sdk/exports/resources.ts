/**
 * A cache of query results, for programs without a query library of their own.
 *
 * @example
 * ```ts
 * const resources = createResourceStore()
 * const shown = await resources.fetch(productQuery(shop, { slug: 'air-500' }))
 * ```
 * @module
 */
export type { ResourceState } from '../src/kernel/resource-state.ts'
export {
  createResourceStore,
  type DehydratedResources,
  type FetchOptions,
  type ResourceStore,
  type ResourceStoreOptions,
} from '../src/kernel/resources.ts'

/** A store of answers over the query definitions, for programs without a query library of their own. */
export type { ResourceState } from '../src/kernel/resource-state.ts'
export {
  createResourceStore,
  type DehydratedResources,
  type FetchOptions,
  type ResourceStore,
  type ResourceStoreOptions,
} from '../src/kernel/resources.ts'

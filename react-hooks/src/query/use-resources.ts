import { createResourceStore, type ResourceStore } from '@vanek/sdk/resources'
import { useBinding } from '../provider/context.ts'

/** The cache of all reads below this provider. */
export function useResources(): ResourceStore {
  const { shop, resources, made } = useBinding()
  return resources ?? (made.resources ??= createResourceStore({ now: () => shop.config.clock.now() }))
}

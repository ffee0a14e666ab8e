import type { components } from '../generated/content.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** What was found, by kind (B3.45). */
export type SearchResults = DeepReadonly<components['schemas']['SearchResults']>

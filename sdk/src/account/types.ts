import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** The signed-in customer (C3.19). */
export type User = DeepReadonly<components['schemas']['User']>

import type { DeepReadonly } from '../kernel/readonly.ts'
import type { components } from '../generated/shop.d.ts'

type Schemas = components['schemas']

/** The cart as the back end computed it (C3.01). */
export type Cart = DeepReadonly<Schemas['Cart']>
/** One line (C3.04). */
export type CartItem = DeepReadonly<Schemas['CartItem']>

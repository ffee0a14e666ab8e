import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** How far the goods of an order are. */
export type OrderStatus = Schemas['OrderStatus']
/** Something that happened to an order, with its time. */
export type OrderEvent = DeepReadonly<Schemas['OrderEvent']>
/** A parcel that a carrier brings. */
export type Parcel = DeepReadonly<Schemas['Parcel']>

/** The parts of an order that tell how far it is; placed orders and those of an account have them. */
export type OrderProgress = DeepReadonly<Pick<Schemas['OrderBase'], 'status' | 'events' | 'payment'>>

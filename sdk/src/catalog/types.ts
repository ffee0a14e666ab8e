import type { components } from '../generated/content.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** A category with its content (B3.26). */
export type Category = DeepReadonly<Schemas['Category']>
/** A category as others point at it. */
export type CategoryLink = DeepReadonly<Schemas['CategoryLink']>
/** One page of a listing. */
export type Listing = DeepReadonly<Schemas['Listing']>
/** In which order a listing stands. */
export type Sort = Schemas['Sort']
/** What search engines are told of a page. */
export type PageMeta = DeepReadonly<Schemas['PageMeta']>

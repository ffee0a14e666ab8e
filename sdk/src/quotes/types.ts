import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** A quotation: goods with their prices when it was made, and what they cost now. */
export type Quote = DeepReadonly<components['schemas']['Quote']>
/** Goods of a quotation. */
export type QuoteItem = DeepReadonly<components['schemas']['QuoteItem']>
/** Whom a quotation is for. */
export type CreateQuoteParams = DeepReadonly<components['schemas']['QuoteWish']>

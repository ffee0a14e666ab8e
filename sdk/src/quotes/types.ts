import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

/** A quotation: items with their prices at that time and now. */
export interface Quote extends DeepReadonly<components['schemas']['Quote']> {}
/** Goods of a quotation. */
export interface QuoteItem extends DeepReadonly<components['schemas']['QuoteItem']> {}
/** Whom a quotation is for. */
export interface CreateQuoteParams extends DeepReadonly<components['schemas']['QuoteWish']> {}

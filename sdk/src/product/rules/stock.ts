import { csProduct } from '../../i18n/cs-product.ts'

/** What is needed of an availability to show it. */
export interface Showable {
  readonly isAvailable: boolean
  readonly availability: { readonly text: string; readonly color: string }
  /** The state after it is sold out. */
  readonly soldAvailability?: { readonly text: string } | null | undefined
  /** Null when unlimited. */
  readonly stock?: number | null
}

/** Whether something can be had, as it is said. */
export interface ShownAvailability {
  readonly available: boolean
  readonly text: string
  /** When it will be available again, as the back end says; null if it is available or nothing is known (B3.14). */
  readonly sold: string | null
  /** Number of pieces to show next to the text, for an unlimited stock (B9.23). */
  readonly pieces: number | null
  /** Green what can be had now, orange what takes longer, red what cannot be had. */
  readonly color: 'green' | 'orange' | 'red'
}

/**
 * Availability in words and a colour: what can be had in the words of the back end, green unless it says it takes longer
 * (B4.04); what cannot is `Není skladem` and red (B4.05).
 */
export function shownAvailability(
  { isAvailable, availability, soldAvailability, stock }: Showable,
  messages: { readonly not_available: string } = csProduct,
): ShownAvailability {
  if (!isAvailable)
    return {
      ...{ available: false, text: messages.not_available, color: 'red' },
      ...{ sold: soldAvailability?.text || null, pieces: null },
    }
  const color = availability.color === 'orange' ? 'orange' : 'green'
  const pieces = stock === null ? shownStock(stock).pieces : null
  return { available: true, text: availability.text, color, sold: null, pieces }
}

/** What is needed of an availability to know whether something can be ordered. */
export interface Orderable {
  readonly isAvailable: boolean
  readonly soldAvailabilityCode?: string | null | undefined
}

/** Whether it is made to order: it can be ordered although it is not available (C3.08). */
export const isMadeToOrder = ({ isAvailable, soldAvailabilityCode }: Orderable): boolean =>
  !isAvailable && soldAvailabilityCode === 'on_order'

/** Whether it can be ordered: it is available or made to order. */
export const canBeOrdered = (availability: Orderable): boolean =>
  availability.isAvailable || isMadeToOrder(availability)

/** The most pieces a shop tells (B9.22). */
export const mostShownStock = 5
/** The most pieces that are counted (B9.26). */
export const mostCountedStock = 2000

/** Stock as it is told: `more` asks for "more than" before the pieces. */
export interface ShownStock {
  readonly pieces: number
  readonly more: boolean
}

/** Pieces as they are told: at most 5, above that "more than 5" (B9.22); unlimited stock is told as 5 (B9.23). */
export const shownStock = (stock: number | null): ShownStock => ({
  pieces: Math.max(0, Math.min(stock ?? mostShownStock, mostShownStock)),
  more: stock !== null && stock > mostShownStock,
})

/** Pieces to count with: never above 2000, which unlimited stock counts as, never below 0 (B9.26). */
export const countedStock = ({ stock }: { readonly stock: number | null }): number =>
  Math.max(0, Math.min(stock ?? mostCountedStock, mostCountedStock))

/** What is needed of an availability to know which amounts can be bought. */
export interface Limiting {
  readonly stock: number | null
  readonly checkStock: boolean
  readonly amountMin: number
  readonly amountMax: number | null
  readonly amountDecimals?: number
  readonly amountStep?: number
}

/** Decimals and step of amounts. */
export interface AmountMeasure {
  /** Decimal places that can be typed (B5.09, B5.11). */
  readonly decimals: number
  /** Amounts are multiples of this. */
  readonly step: number
}

/** Decimals and step of an availability. Defaults to whole pieces. */
export function measureOf({
  amountDecimals: decimals = 0,
  amountStep = 10 ** -decimals,
}: Partial<Limiting>): AmountMeasure {
  const needed = String(amountStep).split('.')[1]?.length ?? 0
  return { decimals: Math.max(decimals, needed), step: amountStep }
}

/** Amounts that can be bought: the back end's own limits and, where stock matters, what is there (B3.14). */
export function quantityLimits(
  availability: Limiting,
): AmountMeasure & { readonly min: number; readonly max: number | null } {
  const { stock, checkStock, amountMin: min, amountMax } = availability
  const limits = [
    ...(amountMax === null ? [] : [amountMax]),
    ...(checkStock && stock !== null ? [countedStock({ stock })] : []),
  ]
  return { ...measureOf(availability), min, max: limits.length > 0 ? Math.max(min, Math.min(...limits)) : null }
}

/** The fields of an availability that {@link displayAvailability} needs; an `Availability` has all of them. */
export interface AvailabilityInput {
  /** Whether it can be bought now. */
  readonly isAvailable: boolean
  /** State while it is available. */
  readonly availability: {
    /** Text of the back end in the language of the shop, like `In stock`. */
    readonly text: string
    /** `green`, `orange` or `red`. Only `orange` is used; anything else is shown as green. */
    readonly color: string
  }
  /** State after it is sold out. */
  readonly soldAvailability?:
    | {
        /** When it will be available again, in the language of the shop. */
        readonly text: string
      }
    | null
    | undefined
  /** Null when unlimited. */
  readonly stock?: number | null
}

/** Availability of a product or a variant as it is shown. {@link displayAvailability} returns it. */
export interface DisplayAvailability {
  /** Whether it can be bought now. */
  readonly available: boolean
  /** Text of the availability: that of the back end, or `not_available` of the messages. */
  readonly text: string
  /** When it will be available again, from the back end; null if it is available or the date is unknown. */
  readonly sold: string | null
  /** Number of pieces to show next to the text, for an unlimited stock. */
  readonly pieces: number | null
  /** Green: available; orange: takes longer; red: not available. */
  readonly color: 'green' | 'orange' | 'red'
}

/**
 * Availability as text and colour: if available, the text of the back end in green, or orange if it takes longer;
 * otherwise the text of the messages in red.
 *
 * @param availability - The availability of a product or a variant.
 * @param messages - Words of `@vanek/sdk/i18n`.
 * @example
 * ```ts
 * const [variant] = product.variants
 * const shown = variant && displayAvailability(variant.availability, en)
 * if (shown) console.log(shown.text, shown.color)
 * ```
 */
export function displayAvailability(
  { isAvailable, availability, soldAvailability, stock }: AvailabilityInput,
  messages: { readonly not_available: string },
): DisplayAvailability {
  if (!isAvailable)
    return {
      ...{ available: false, text: messages.not_available, color: 'red' },
      ...{ sold: soldAvailability?.text || null, pieces: null },
    }
  const color = availability.color === 'orange' ? 'orange' : 'green'
  const pieces = stock === null ? displayStock(stock).pieces : null
  return { available: true, text: availability.text, color, sold: null, pieces }
}

/** The part of an availability that says whether goods can be ordered. */
export interface OrderableState {
  /** Whether it can be bought now. */
  readonly isAvailable: boolean
  /** Code of the state after it is sold out; `on_order` means that it is made to order. */
  readonly soldAvailabilityCode?: string | null | undefined
}

/**
 * Whether goods are made to order: they can be ordered although they are not available.
 *
 * @param availability - Availability of the variant.
 */
export const isMadeToOrder = ({ isAvailable, soldAvailabilityCode }: OrderableState): boolean =>
  !isAvailable && soldAvailabilityCode === 'on_order'

/**
 * Whether goods can be ordered: they are available or made to order.
 *
 * @param availability - Availability of the variant.
 * @example
 * ```ts
 * const orderable = product.variants.filter(({ availability }) => canBeOrdered(availability))
 * ```
 */
export const canBeOrdered = (availability: OrderableState): boolean =>
  availability.isAvailable || isMadeToOrder(availability)

/** The highest number of pieces that is shown. */
export const mostShownStock = 5
/** Maximum number of counted pieces. */
export const mostCountedStock = 2000

/** Stock as it is shown: `more` means "more than" these pieces. {@link displayStock} returns it. */
export interface DisplayStock {
  /** Number to show, 0 to 5. */
  readonly pieces: number
  /** Whether the stock is larger than `pieces`; false for unlimited stock. */
  readonly more: boolean
}

/**
 * The stock to show: at most 5 pieces, above that "more than 5".
 *
 * @param stock - Pieces in stock; null means unlimited, which is shown as 5.
 * @example
 * ```ts
 * const { pieces, more } = displayStock(12) // 5 and true: "more than 5"
 * ```
 */
export const displayStock = (stock: number | null): DisplayStock => ({
  pieces: Math.max(0, Math.min(stock ?? mostShownStock, mostShownStock)),
  more: stock !== null && stock > mostShownStock,
})

/** Number of pieces for calculations, 0 to 2000; unlimited stock counts as 2000. */
export const countedStock = ({ stock }: { readonly stock: number | null }): number =>
  Math.max(0, Math.min(stock ?? mostCountedStock, mostCountedStock))

/** The fields of an availability that {@link amountLimits} needs; an `Availability` has all of them. */
export interface StockLimits {
  /** Amount in all warehouses, in the unit of sale; null when unlimited. */
  readonly stock: number | null
  /** Whether the stock limits the amount that can be bought. */
  readonly checkStock: boolean
  /** The least amount that can be bought. */
  readonly amountMin: number
  /** The largest amount that can be bought; null without a limit. */
  readonly amountMax: number | null
  /**
   * Decimal places an amount may have, more than 0 for goods sold by the metre.
   *
   * @defaultValue 0
   */
  readonly amountDecimals?: number
  /**
   * Amounts are multiples of this.
   *
   * @defaultValue the smallest number with `amountDecimals` decimal places, 1 without decimals
   */
  readonly amountStep?: number
}

/** Decimals and step of amounts. */
export interface AmountMeasure {
  /** Decimal places that can be typed. */
  readonly decimals: number
  /** Amounts are multiples of this. */
  readonly step: number
}

/**
 * Decimals and step of the amounts of a product.
 *
 * @param availability - Whole pieces by default.
 */
export function amountMeasure({
  amountDecimals: decimals = 0,
  amountStep = 10 ** -decimals,
}: Partial<StockLimits>): AmountMeasure {
  const needed = String(amountStep).split('.')[1]?.length ?? 0
  return { decimals: Math.max(decimals, needed), step: amountStep }
}

/**
 * Returns the amounts that can be bought: the limits of the back end and, if stock is checked, the stock.
 *
 * @param availability - Availability of the variant.
 * @returns The least and the largest amount, its step and its number of decimals.
 * @example
 * ```ts
 * const { variants } = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * for (const { availability } of variants) {
 *   const { min, max, step } = amountLimits(availability)
 *   console.log(min, max ?? 'no limit', step)
 * }
 * ```
 */
export function amountLimits(availability: StockLimits): AmountMeasure & {
  /** The least amount that can be bought. */
  readonly min: number
  /** The largest amount that can be bought, never below `min`; null without a limit. */
  readonly max: number | null
} {
  const { stock, checkStock, amountMin: min, amountMax } = availability
  const limits = [
    ...(amountMax === null ? [] : [amountMax]),
    ...(checkStock && stock !== null ? [countedStock({ stock })] : []),
  ]
  return { ...amountMeasure(availability), min, max: limits.length > 0 ? Math.max(min, Math.min(...limits)) : null }
}

/** Feature flags of the shop by name; `isFunctionOn` decides about missing ones. */
export type FunctionFlags = Readonly<Record<string, boolean | undefined>>

// on unless the shop says otherwise; everything else is off unless it says so
const usuallyOn: readonly string[] = [
  ...['compare', 'property_picker', 'minimal_price_period'],
  ...['coupons', 'newsletter', 'quotes'],
]

/**
 * Whether a feature of the shop is on. Compare, property picker, lowest price, coupons, newsletter and quotations are on
 * by default, all others are off by default.
 *
 * @param functions - Feature flags of the shop.
 * @param flag - Name of the flag.
 */
export const isFunctionOn = (functions: FunctionFlags, flag: string): boolean =>
  (Object.hasOwn(functions, flag) ? functions[flag] : undefined) ?? usuallyOn.includes(flag)

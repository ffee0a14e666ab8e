/** Feature flags of the shop by name; `isOn` decides about missing ones. */
export type FunctionFlags = Readonly<Record<string, boolean | undefined>>

// on unless the shop says otherwise; everything else is off unless it says so
const usuallyOn: readonly string[] = ['compare', 'property_picker', 'minimal_price_period']

/**
 * Whether a function of the shop is on: compare, property picker and lowest price are, others only when globals say
 * so.
 */
export const isOn = (functions: FunctionFlags, flag: string): boolean =>
  (Object.hasOwn(functions, flag) ? functions[flag] : undefined) ?? usuallyOn.includes(flag)

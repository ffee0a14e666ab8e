import type { Gauge, Variant } from '@vanek/sdk/product'

/** The number that a text begins with: 1640 of `1 640 m³/h`; null when it begins with none. */
export function numberIn(text: string): number | null {
  const digits = /^[\d\s]+(?:,\d+)?/.exec(text)?.[0].replaceAll(/\s/g, '').replace(',', '.')
  return digits ? Number(digits) : null
}

/** The numbers that decide, as they are for one variant: its own where it differs from its siblings. */
export const variantGauges = (
  gauges: readonly Gauge[],
  { parameters }: Pick<Variant, 'parameters'>,
): readonly Gauge[] =>
  gauges.map((gauge) => {
    const own = parameters.find(({ code }) => code === gauge.code)
    const value = own ? numberIn(own.value) : null
    return value === null ? gauge : { ...gauge, value }
  })

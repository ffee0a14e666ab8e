import type { Gauge, Variant } from '@vanek/sdk/product'

/** The numbers that decide, as they are for one variant: its own where it differs from its siblings. */
export const variantGauges = (
  gauges: readonly Gauge[],
  { parameters }: Pick<Variant, 'parameters'>,
): readonly Gauge[] =>
  gauges.map((gauge) => {
    const own = parameters.find(({ code }) => code === gauge.code)
    return typeof own?.number === 'number' ? { ...gauge, value: own.number } : gauge
  })

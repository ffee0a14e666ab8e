import type { Gauge } from '@vanek/sdk/product'

interface WithGauges {
  readonly gauges: readonly Gauge[]
}

/**
 * The gauges of products that may come from different categories, all on one scale for each number, so that lines of the
 * same length mean the same.
 */
export function onCommonScale(products: readonly WithGauges[]): readonly (readonly Gauge[])[] {
  const all = products.flatMap(({ gauges }) => gauges)
  return products.map(({ gauges }) =>
    gauges.map((gauge) => {
      const same = all.filter(({ code }) => code === gauge.code)
      return {
        ...gauge,
        scaleMin: Math.min(...same.map(({ scaleMin }) => scaleMin)),
        scaleMax: Math.max(...same.map(({ scaleMax }) => scaleMax)),
      }
    }),
  )
}

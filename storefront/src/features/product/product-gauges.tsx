import type { Gauge } from '@vanek/sdk/product'
import { Gauges, shareOf } from '../../ui/gauge.tsx'
import { useNumber } from './use-number.ts'

/** The four numbers that decide, on the scales of the product's category. */
export function ProductGauges({ gauges }: { readonly gauges: readonly Gauge[] }) {
  const number = useNumber()
  return (
    <Gauges
      values={gauges.map(({ title, value, unit, scaleMin, scaleMax }) => ({
        title,
        text: number(value, unit),
        share: shareOf(value, scaleMin, scaleMax),
      }))}
    />
  )
}

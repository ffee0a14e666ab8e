import type { Gauge } from '@vanek/sdk/product'
import { Gauges, shareOf } from '../../ui/gauge.tsx'
import { useNumber } from '../../lib/texts/use-number.ts'

const NOISE = [
  [25, 'jako šustění listí'],
  [34, 'jako šepot'],
  [44, 'jako tichá knihovna'],
  [54, 'jako tichý hovor'],
  [65, 'jako běžný hovor'],
] as const

/** What so many decibels are like. */
export const noiseText = (decibels: number): string =>
  NOISE.find(([most]) => decibels <= most)?.[1] ?? 'jako rušná ulice'

export interface ProductGaugesProps {
  readonly gauges: readonly Gauge[]
  /** With the ends of the scales and what a noise is like. */
  readonly full?: boolean
}

/** The four numbers that decide, on the scales of the product's category. */
export function ProductGauges({ gauges, full }: ProductGaugesProps) {
  const number = useNumber()
  return (
    <Gauges
      values={gauges.map(({ code, title, value, unit, scaleMin, scaleMax }) => ({
        title,
        text: number(value, unit),
        share: shareOf(value, scaleMin, scaleMax),
        ...(full && {
          ends: [number(scaleMin), number(scaleMax)],
          note: code === 'noise' ? noiseText(value) : undefined,
        }),
      }))}
    />
  )
}

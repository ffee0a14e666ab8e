import type { LeafSpec, SizeRow, Span } from './categories/spec.ts'
import { parameterSpec, type ParameterKey } from './parameters.ts'
import type { Random } from './random.ts'
import type { Brand } from './types.ts'

/**
 * Quality of a product, each from 0 to 1. All numbers of all its sizes are derived from these three, so a bigger size
 * always has more airflow, noise, power consumption and a higher price than a smaller one.
 */
export interface Quality {
  readonly power: number
  readonly quiet: number
  readonly thrift: number
}

const between = (value: number): number => Math.min(1, Math.max(0, value))

/** Draws the quality: half by brand, half at random. EC and DC motors are economical, AC motors are not. */
export function drawQuality(random: Random, brand: Brand, motor: string | undefined): Quality {
  const near = (habit: number): number => between(0.45 * habit + 0.55 * random.next())
  const thrift = near(brand.style.thrift)
  const saving = motor === 'EC' || motor === 'DC'
  return {
    power: near(brand.style.power),
    quiet: near(brand.style.quiet),
    thrift: saving ? 0.6 + 0.4 * thrift : motor === 'AC' ? 0.65 * thrift : thrift,
  }
}

const LENGTHS = [0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5, 10, 25, 50] as const

function share(key: ParameterKey, quality: Quality): number {
  switch (key) {
    case 'noise':
      return 0.6 * (1 - quality.quiet) + 0.4 * quality.power
    case 'input':
      return 0.55 * quality.power + 0.45 * (1 - quality.thrift)
    case 'efficiency':
      return quality.thrift
    case 'pressureLoss':
      return 1 - quality.quiet
    default:
      return quality.power
  }
}

/** Rounds large numbers, because a precise value such as 22 718 m³/h is not realistic. */
const COARSE: ReadonlySet<ParameterKey> = new Set(['airflow', 'cadr', 'input'])

function coarseStep(value: number): number {
  if (value >= 10_000) return 100
  if (value >= 1000) return 10
  return value >= 150 ? 5 : 1
}

const mix = ([low, high]: Span, part: number): number => low + (high - low) * part

function rounded(key: ParameterKey, value: number): number {
  if (key === 'length') {
    return LENGTHS.reduce<number>(
      (best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best),
      LENGTHS[0],
    )
  }
  const step = COARSE.has(key) ? coarseStep(value) : (parameterSpec(key).step ?? 1)
  return Number((Math.round(value / step) * step).toFixed(2))
}

/** The number in a size label, when the label is one number: "1,5" is 1.5, "592 × 592" is none. */
export function labelNumber(label: string): number | null {
  const value = Number(label.replace(',', '.'))
  return Number.isNaN(value) ? null : value
}

/** All measured numbers of one size of a product. */
export function measuresOf(leaf: LeafSpec, row: SizeRow, quality: Quality): ReadonlyMap<ParameterKey, number> {
  const measures = new Map<ParameterKey, number>()
  const size = labelNumber(row.label)
  if (size !== null) measures.set(leaf.sizeParameter, size)
  for (const key of Object.keys(row.measures) as ParameterKey[]) {
    const span = row.measures[key]
    if (span === undefined) continue
    const value = rounded(key, mix(span, share(key, quality)))
    measures.set(key, Math.min(span[1], Math.max(span[0], value)))
  }
  for (const key of Object.keys(leaf.fixed ?? {}) as ParameterKey[]) {
    const value = leaf.fixed?.[key]
    if (value !== undefined && !measures.has(key)) measures.set(key, value)
  }
  return measures
}

/** The full price of one size in crowns, before equipment and rounding. */
export function priceOf(row: SizeRow, quality: Quality, brand: Brand): number {
  return mix(row.price, 0.45 * quality.power + 0.25 * quality.quiet + 0.3 * quality.thrift) * brand.style.priceLevel
}

/** The scale of a gauge: from minimum to maximum of the category, extended to round numbers. */
export function gaugeScale(leaf: LeafSpec, key: ParameterKey): { readonly min: number; readonly max: number } {
  const spans = leaf.sizes.flatMap((row): Span[] => {
    const span = row.measures[key]
    if (span !== undefined) return [span]
    const size = key === leaf.sizeParameter ? labelNumber(row.label) : (leaf.fixed?.[key] ?? null)
    return size === null ? [] : [[size, size]]
  })
  const low = Math.min(...spans.map((span) => span[0]))
  const high = Math.max(...spans.map((span) => span[1]))
  const step = 10 ** Math.floor(Math.log10(high - low || high)) / 2
  const clean = (value: number): number => Number(value.toFixed(3))
  // starts below the minimum, otherwise its gauge would look empty
  const min = Math.max(0, Math.floor((low - 0.15 * (high - low)) / step) * step)
  const max = Math.ceil(high / step) * step
  return { min: clean(min === max ? 0 : min), max: clean(max) }
}

import type { Leaf } from '../categories/tree.ts'
import { choiceInData } from '../choices.ts'
import { FIRST_GUEST, guestShare } from '../guests.ts'
import type { ParameterKey } from '../parameter-keys.ts'
import { parameterSpec } from '../parameters.ts'
import type { Colour, PictureKind } from '../pictures.ts'
import type { ParameterValue } from '../types.ts'
import { FORM_FACTS } from './form-facts.ts'
import type { Look } from './look.ts'

/** The data of a variant that determines its look. */
export interface Seen {
  readonly kind: PictureKind
  /** Slug of the brand. */
  readonly brand: string
  readonly line: number
  readonly colour: Colour
  /** All parameters of the variant, including shared ones. */
  readonly parameters: readonly ParameterValue[]
}

/** Conversion of units: lengths in looks are in millimetres. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

function factOf(key: ParameterKey, value: ParameterValue, step: true | number): number | string | boolean {
  if ('flag' in value) return value.flag
  if (!('number' in value)) return choiceInData(key, value.title)
  const length = value.number * (MILLIMETRES[parameterSpec(key).unit ?? ''] ?? 1)
  return step === true ? Math.round(length * 100) / 100 : Math.round(length / step) * step
}

/** The look of a variant. */
export function lookOf({ kind, brand, line, colour, parameters }: Seen): Look {
  const values = new Map(parameters.map((value) => [value.parameter, value]))
  const facts: Record<string, number | string | boolean> = {}
  for (const [key, step] of Object.entries(FORM_FACTS[kind]) as [ParameterKey, true | number][]) {
    const value = values.get(key)
    // a false fact means the same as a missing one
    if (value !== undefined && !('flag' in value && !value.flag)) facts[key] = factOf(key, value, step)
  }
  return { kind, brand, line, colour, facts }
}

/**
 * The product line of the nth product of a category, counted over all categories of its kind. Further rounds of the
 * catalogue reuse the lines of the first one.
 */
export function lineOf(leaves: readonly Leaf[], leaf: Leaf, ordinal: number): number {
  const { spec } = leaf
  const alike = leaves.filter((one) => one.spec.kind === spec.kind)
  const isGuest = ordinal >= FIRST_GUEST
  const brands = isGuest ? (spec.guests ?? []) : spec.brands
  const share = isGuest ? guestShare(spec) : spec.share
  const place = (isGuest ? ordinal - FIRST_GUEST : ordinal) % share
  return Math.floor(place / brands.length) * alike.length + alike.indexOf(leaf)
}

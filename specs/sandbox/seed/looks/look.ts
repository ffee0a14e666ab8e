import { createHash } from 'node:crypto'
import type { Colour, PictureKind } from '../pictures.ts'

/**
 * The look of a product, as plain facts of the catalogue. The picture studio turns a look into a 3D model.
 * Two products with equal looks share their pictures.
 */
export interface Look {
  readonly kind: PictureKind
  /** Slug of the brand, which determines the design. */
  readonly brand: string
  /** Product line of the brand: `0` for the first. Lines of one brand differ in form. */
  readonly line: number
  readonly colour: Colour
  /** Further facts that change the form, such as `diameter` in mm, `timer` or `light`. */
  readonly facts: Readonly<Record<string, number | string | boolean>>
}

/** Name of the pictures of a look, such as `bathroom-fan-1f0c22ab`. Equal looks have equal names. */
export function lookName(look: Look): string {
  const facts = Object.entries(look.facts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify([look.kind, look.brand, look.line, look.colour, facts])
  return `${look.kind}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

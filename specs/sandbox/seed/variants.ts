import { sizeTitle, type Axis, type LeafSpec, type SizeRow } from './categories/spec.ts'
import { COLOURS } from './colours.ts'
import type { Equipment } from './equipment.ts'
import { agree } from './grammar.ts'
import { coloursOf, type Colour } from './pictures.ts'
import type { Random } from './random.ts'
import type { Brand } from './types.ts'
import { WORDS } from './words.ts'

/** A variant without price and stock. */
export interface Draft {
  readonly row: SizeRow
  readonly colour: Colour
  readonly equipment: Equipment | null
}

export interface Drafts {
  readonly axis: Axis
  /** One to six. */
  readonly list: readonly [Draft, ...Draft[]]
}

function consecutive(random: Random, rows: readonly SizeRow[], count: number): readonly SizeRow[] {
  const length = Math.min(count, rows.length)
  const start = random.int(0, rows.length - length)
  return rows.slice(start, start + length)
}

/** Possible axes of a leaf category: a single colour is not an axis. */
function possible(axis: Axis, leaf: LeafSpec): Axis {
  const colours = coloursOf(leaf.kind).length
  if (axis === 'colour' && colours < 2) return 'none'
  if (axis === 'size-colour' && colours < 2) return 'size'
  if (axis === 'equipment' && (leaf.equipment?.length ?? 0) < 2) return 'none'
  return axis
}

/** Draws the variants of a product: along one axis, or a grid of sizes and colours. */
export function drawDrafts(random: Random, leaf: LeafSpec, brand: Brand): Drafts {
  const axis = possible(random.pick(leaf.axes), leaf)
  const colours = coloursOf(leaf.kind)
  const liked = brand.style.colours.find((colour) => colours.includes(colour))
  const colour = liked !== undefined && random.chance(0.5) ? liked : colours[0]
  const row = random.pick(leaf.sizes)
  const basic = leaf.equipment?.[0] ?? null
  const equipment = leaf.equipment === undefined ? null : random.chance(0.5) ? basic : random.pick(leaf.equipment)

  const drafts = (): Draft[] => {
    switch (axis) {
      case 'none':
        return [{ row, colour, equipment }]
      case 'size':
        return consecutive(random, leaf.sizes, random.int(2, 5)).map((one) => ({ row: one, colour, equipment }))
      case 'colour':
        return colours.map((one) => ({ row, colour: one, equipment }))
      case 'equipment': {
        const [first, ...rest] = leaf.equipment ?? []
        const more = random.sample(rest, random.int(1, 3))
        return [first, ...more].map((one) => ({ row, colour, equipment: one ?? null }))
      }
      case 'size-colour':
        return consecutive(random, leaf.sizes, Math.floor(6 / colours.length)).flatMap((size) =>
          colours.map((one) => ({ row: size, colour: one, equipment })),
        )
    }
  }
  const [first, ...rest] = drafts()
  if (first === undefined) throw new RangeError(`${leaf.slug} gave no variant.`)
  return { axis, list: [first, ...rest] }
}

/** The difference of a variant from its siblings: "125 mm", "černý", "125 mm, bílý", "s doběhem". */
export function variantName(leaf: LeafSpec, axis: Axis, draft: Draft): string {
  const size = sizeTitle(leaf, draft.row)
  const colour = agree(COLOURS[draft.colour].word, leaf.gender)
  switch (axis) {
    case 'none':
      return ''
    case 'size':
      return size
    case 'colour':
      return colour
    case 'equipment':
      return agree(draft.equipment?.label ?? WORDS.basicVersion, leaf.gender)
    case 'size-colour':
      return `${size}, ${colour}`
  }
}

/** The suffix of a catalogue code, unique among siblings: abbreviated size, colour and equipment. */
export function variantCode(draft: Draft, axis: Axis): string {
  const size = draft.row.label.replace(/[^0-9]+/g, 'X')
  const colour = draft.colour.slice(0, 2).toUpperCase()
  const equipment = draft.equipment?.code ?? ''
  return axis === 'none' ? size : `${size}${colour}${equipment}`
}

import type { Equipment } from '../equipment.ts'
import type { Gender } from '../grammar.ts'
import type { ChoiceKey, FlagKey, ParameterKey } from '../parameter-keys.ts'
import type { PictureKind } from '../pictures.ts'

/** From the weakest to the strongest product of a size. */
export type Span = readonly [low: number, high: number]

/** One size of a product kind: what it costs and what it can do. */
export interface SizeRow {
  /** As variants and names write it, without the unit: "125", "592 × 592". */
  readonly label: string
  readonly price: Span
  readonly measures: Readonly<Partial<Record<ParameterKey, Span>>>
}

export type Axis = 'none' | 'size' | 'colour' | 'equipment' | 'size-colour'

/** Sentences to build texts from. `{airflow}` and other places are filled with the product's own numbers. */
export interface LeafTexts {
  readonly perex: readonly string[]
  readonly lead: readonly string[]
  readonly body: readonly string[]
  readonly advice: readonly string[]
}

/** Everything the generator must know of one kind of goods. */
export interface LeafSpec {
  /** By which code, data and pictures know it in every market. */
  readonly slug: string
  /** The last part of its address, where it is not the slug. */
  readonly address?: string
  readonly title: string
  /** Two letters that stand in catalogue codes. */
  readonly code: string
  /** How many of its products stand in one round of the catalogue. */
  readonly share: number
  readonly kind: PictureKind
  /** What one piece is called, and the gender its adjectives follow. */
  readonly noun: string
  readonly gender: Gender
  /** Slugs of brands; of smaller makers only some pieces each. */
  readonly brands: readonly string[]
  readonly guests?: readonly string[]
  /** Named lines ("Tichý") for what people choose by heart, numbered ones ("KT 40") for building material. */
  readonly naming: 'series' | 'number'
  /** How products of this kind offer their variants; named more than once = drawn more often. */
  readonly axes: readonly Axis[]
  /** What else its name states: a length ("10 m") or a class ("F7"). */
  readonly named?: 'length' | 'filterClass'
  readonly sizeParameter: ParameterKey
  readonly sizeUnit: string
  readonly sizes: readonly SizeRow[]
  readonly equipment?: readonly Equipment[]
  readonly choices: Readonly<Partial<Record<ChoiceKey, readonly string[]>>>
  /** Yes-or-no parameters with the probability of yes. */
  readonly flags?: Readonly<Partial<Record<FlagKey, number>>>
  readonly fixed?: Readonly<Partial<Record<ParameterKey, number>>>
  /** The numbers that cards draw, four at most. */
  readonly gauges: readonly ParameterKey[]
  /** Filters shown open, in order; the rest follow closed. */
  readonly important: readonly ParameterKey[]
  readonly unit?: 'ks' | 'm' | 'bal'
  /** How its guests are sold by the metre: what one is called, what a metre costs and what is said of it. */
  readonly byMetre?: Pick<LeafSpec, 'noun' | 'code' | 'axes' | 'sizes' | 'texts'>
  readonly madeToOrder?: boolean
  /** Whether a shopper has to say which size: the wrong one is of no use. */
  readonly variantRequired?: boolean
  readonly oversized?: boolean
  /** Code of the only customer group that sees it; everybody does where nothing is said. */
  readonly visibleTo?: string
  /** Slugs of leaf categories whose goods are bought along. */
  readonly goesWith: readonly string[]
  readonly description: readonly string[]
  readonly textBelow: string
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  readonly texts: LeafTexts
}

/** A size as a value is written: "592 × 592 mm". */
export function sizeTitle(leaf: LeafSpec, row: SizeRow): string {
  return `${row.label}\u00a0${leaf.sizeUnit}`
}

export interface BranchSpec {
  readonly slug: string
  readonly address?: string
  readonly title: string
  readonly kind: PictureKind
  readonly description: readonly string[]
  /** What there is to know before choosing; below the products. */
  readonly content?: readonly string[]
  readonly children: readonly (BranchSpec | LeafSpec)[]
}

export function isLeaf(node: BranchSpec | LeafSpec): node is LeafSpec {
  return 'sizes' in node
}

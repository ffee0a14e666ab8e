import type { Equipment } from '../equipment.ts'
import type { Gender } from '../grammar.ts'
import type { ChoiceKey, FlagKey, ParameterKey } from '../parameter-keys.ts'
import type { PictureKind } from '../pictures.ts'

/** From the weakest to the strongest product of a size. */
export type Span = readonly [low: number, high: number]

/** One size of a product kind, with ranges of price and performance. */
export interface SizeRow {
  /** Label in variants and names, without the unit: "125", "592 × 592". */
  readonly label: string
  readonly price: Span
  readonly measures: Readonly<Partial<Record<ParameterKey, Span>>>
}

export type Axis = 'none' | 'size' | 'colour' | 'equipment' | 'size-colour'

/** Sentence templates. `{airflow}` and other placeholders are replaced by numbers of the product. */
export interface LeafTexts {
  readonly perex: readonly string[]
  readonly lead: readonly string[]
  readonly body: readonly string[]
  readonly advice: readonly string[]
}

/** The input of the generator for one kind of goods. */
export interface LeafSpec {
  /** Identifier in code, data and pictures, the same in every market. */
  readonly slug: string
  /** The last segment of its path, if it differs from the slug. */
  readonly address?: string
  readonly title: string
  /** Two letters for catalogue codes. */
  readonly code: string
  /** Number of its products in one round of the catalogue. */
  readonly share: number
  readonly kind: PictureKind
  /** Name of one piece, and its grammatical gender. */
  readonly noun: string
  readonly gender: Gender
  /** Slugs of brands; smaller makers have only a few products each. */
  readonly brands: readonly string[]
  readonly guests?: readonly string[]
  /** Product lines: names ("Tichý") for consumer goods, numbers ("KT 40") for building material. */
  readonly naming: 'series' | 'number'
  /** Variant axes of this kind of products; repeated entries are more probable. */
  readonly axes: readonly Axis[]
  /** Further parameter in its name: a length ("10 m") or a class ("F7"). */
  readonly named?: 'length' | 'filterClass'
  readonly sizeParameter: ParameterKey
  readonly sizeUnit: string
  readonly sizes: readonly SizeRow[]
  readonly equipment?: readonly Equipment[]
  readonly choices: Readonly<Partial<Record<ChoiceKey, readonly string[]>>>
  /** Boolean parameters with the probability of true. */
  readonly flags?: Readonly<Partial<Record<FlagKey, number>>>
  readonly fixed?: Readonly<Partial<Record<ParameterKey, number>>>
  /** Parameters with gauges on product cards, at most four. */
  readonly gauges: readonly ParameterKey[]
  /** Expanded filters, in order; the others follow collapsed. */
  readonly important: readonly ParameterKey[]
  readonly unit?: 'ks' | 'm' | 'bal'
  /** Name, price per metre and description of products of guest brands that are sold by the metre. */
  readonly byMetre?: Pick<LeafSpec, 'noun' | 'code' | 'axes' | 'sizes' | 'texts'>
  readonly madeToOrder?: boolean
  /** Whether the shopper must choose a size explicitly, because a wrong size is useless. */
  readonly variantRequired?: boolean
  readonly oversized?: boolean
  /** Code of the only customer group that may see it; public if missing. */
  readonly visibleTo?: string
  /** Slugs of leaf categories with accessories. */
  readonly goesWith: readonly string[]
  readonly description: readonly string[]
  readonly textBelow: string
  readonly questions: readonly { readonly title: string; readonly content: string }[]
  readonly texts: LeafTexts
}

/** A formatted size: "592 × 592 mm". */
export function sizeTitle(leaf: LeafSpec, row: SizeRow): string {
  return `${row.label}\u00a0${leaf.sizeUnit}`
}

export interface BranchSpec {
  readonly slug: string
  readonly address?: string
  readonly title: string
  readonly kind: PictureKind
  readonly description: readonly string[]
  /** Buying advice below the products. */
  readonly content?: readonly string[]
  readonly children: readonly (BranchSpec | LeafSpec)[]
}

export function isLeaf(node: BranchSpec | LeafSpec): node is LeafSpec {
  return 'sizes' in node
}

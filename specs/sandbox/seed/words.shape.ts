import type { Colour } from './pictures.ts'

export type Gender = 'm' | 'f' | 'n'

/** Headings of parameter groups on product pages. */
export type ParameterGroup = 'performance' | 'size' | 'make' | 'electric' | 'equipment' | 'other'

/** Texts in the code of the seed, in one language. */
export interface Words {
  readonly groups: Readonly<Record<ParameterGroup, string>>
  readonly tags: Readonly<Record<'new' | 'sale' | 'tip' | 'quiet', string>>
  /** `title` is the value of the parameter; `word` follows a product name and is inflected if it is an adjective. */
  readonly colours: Readonly<Record<Colour, { readonly title: string; readonly word: string }>>
  /** Masculine endings of adjectives, and their replacements by gender. */
  readonly endings: Readonly<Record<string, Readonly<Record<Gender, string>>>>
  /** Separators of the last two items of a list, and of the ends of a range. */
  readonly and: string
  readonly to: string
  /** Units that get a non-breaking space before them. */
  readonly counted: readonly string[]
  readonly basicVersion: string
  readonly freePiece: string
  /** Sentences that apply only to a certain value, by parameter. */
  readonly byChoice: Readonly<Record<string, readonly string[]>>
  readonly gifts: { readonly tape: string; readonly clamps: string; readonly fan: string }
  readonly reviews: {
    readonly quiet: string
    readonly loud: string
    readonly first: Readonly<Record<'f' | 'm', string>>
    readonly family: Readonly<Record<'f' | 'm', string>>
    readonly polite: Readonly<Record<'f' | 'm', string>>
    readonly initials: string
  }
  readonly comments: {
    readonly askers: readonly string[]
    readonly answered: readonly string[]
    readonly nobody: string
  }
}

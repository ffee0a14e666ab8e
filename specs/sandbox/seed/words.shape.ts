import type { Colour } from './pictures.ts'

export type Gender = 'm' | 'f' | 'n'

/** Headings under which a product page shows parameters. */
export type ParameterGroup = 'performance' | 'size' | 'make' | 'electric' | 'equipment' | 'other'

/** What the code of the seed says in one language. */
export interface Words {
  readonly groups: Readonly<Record<ParameterGroup, string>>
  readonly tags: Readonly<Record<'new' | 'sale' | 'tip' | 'quiet', string>>
  /** `title` is the value of the parameter; `word` follows a product and bends with it, if it is an adjective. */
  readonly colours: Readonly<Record<Colour, { readonly title: string; readonly word: string }>>
  /** Last letters of adjectives in the masculine, and what stands for them in each gender. */
  readonly endings: Readonly<Record<string, Readonly<Record<Gender, string>>>>
  /** Between the last two of a list, and between two ends. */
  readonly and: string
  readonly to: string
  /** Pieces of what is counted, as far as a number before them must not be torn off. */
  readonly counted: readonly string[]
  readonly basicVersion: string
  readonly freePiece: string
  /** Sentences that are true only with a certain choice, by parameter and value. */
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

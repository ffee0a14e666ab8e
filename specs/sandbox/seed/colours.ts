import type { Colour } from './pictures.ts'
import { WORDS } from './words.ts'

/**
 * `word` follows the product in the name of a variant and is inflected by gender if it is an adjective;
 * `title` is the value of the colour parameter.
 */
export interface ColourSpec {
  readonly title: string
  readonly word: string
  readonly hex: string
}

const shown = (colour: Colour, hex: string): ColourSpec => ({ ...WORDS.colours[colour], hex })

export const COLOURS: Readonly<Record<Colour, ColourSpec>> = {
  white: shown('white', '#f4f5f3'),
  silver: shown('silver', '#c3c7ca'),
  black: shown('black', '#23262a'),
  graphite: shown('graphite', '#4b5157'),
  grey: shown('grey', '#8d9397'),
  galvanised: shown('galvanised', '#b5bcc0'),
  walnut: shown('walnut', '#6b4a33'),
  oak: shown('oak', '#c39b6a'),
  mint: shown('mint', '#a9d8c4'),
  yellow: shown('yellow', '#f0b721'),
  blue: shown('blue', '#2f6cab'),
  aluminium: shown('aluminium', '#cfd3d6'),
  steel: shown('steel', '#aeb4b8'),
  brown: shown('brown', '#6a4a3a'),
}

import type { Colour } from './pictures.ts'

/**
 * `word` follows the product in a variant's name and bends with its gender when it is an adjective;
 * `title` is the value of the colour parameter.
 */
export interface ColourSpec {
  readonly title: string
  readonly word: string
  readonly hex: string
}

export const COLOURS: Readonly<Record<Colour, ColourSpec>> = {
  white: { title: 'bílá', word: 'bílý', hex: '#f4f5f3' },
  silver: { title: 'stříbrná', word: 'stříbrný', hex: '#c3c7ca' },
  black: { title: 'černá', word: 'černý', hex: '#23262a' },
  graphite: { title: 'grafitová', word: 'grafitový', hex: '#4b5157' },
  grey: { title: 'šedá', word: 'šedý', hex: '#8d9397' },
  galvanised: { title: 'pozink', word: 'pozink', hex: '#b5bcc0' },
  walnut: { title: 'ořech', word: 'ořech', hex: '#6b4a33' },
  oak: { title: 'dub', word: 'dub', hex: '#c39b6a' },
  mint: { title: 'mátová', word: 'mátový', hex: '#a9d8c4' },
  yellow: { title: 'žlutá', word: 'žlutý', hex: '#f0b721' },
  blue: { title: 'modrá', word: 'modrý', hex: '#2f6cab' },
  aluminium: { title: 'hliník', word: 'hliník', hex: '#cfd3d6' },
  steel: { title: 'nerez', word: 'nerez', hex: '#aeb4b8' },
  brown: { title: 'hnědá', word: 'hnědý', hex: '#6a4a3a' },
}

const surfaces = {
  paper: 'ffffff',
  mist: 'f2f7f8',
  sky: 'e3edf0',
  deep: '0a2a33',
  warm: 'fdeee3',
  ok: 'e5f5ee',
  wait: 'fdf3dd',
  bad: 'fdecea',
} as const
const inks = {
  ink: '0a2a33',
  quiet: '4a646d',
  sea: '1d5582',
  warm: 'b3400a',
  ok: '0b6a49',
  wait: '845000',
  bad: 'b0241c',
} as const

/** Background of a block. */
export type Surface = keyof typeof surfaces
/** Colours of text. Text on top of them has the colour of paper. */
export type Ink = keyof typeof inks

/** The palette in the light scheme, for the contrast test. */
export const palette = { surfaces, inks }

const parts = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const wide = (hex: string) => (hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex)

function nearest<T extends string>(colour: string | null | undefined, tones: Readonly<Record<T, string>>): T | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour ?? '')?.[1]
  if (hex === undefined) return null
  const target = parts(wide(hex))
  const distance = (tone: T) => parts(tones[tone]).reduce((sum, part, at) => sum + (part - (target[at] ?? 0)) ** 2, 0)
  return (Object.keys(tones) as T[]).reduce((best, tone) => (distance(tone) < distance(best) ? tone : best))
}

/**
 * The background of the theme that is nearest to an editor's colour; null without one, or if it is not of the form
 * `#rgb` or `#rrggbb`. Editors' colours are never used directly: the theme's colours have a dark variant and enough
 * contrast, and the CSP forbids style attributes (decision 0032).
 */
export const surfaceOf = (colour: string | null | undefined): Surface | null => nearest(colour, surfaces)
/** The text colour of the theme that is nearest to an editor's colour. */
export const inkOf = (colour: string | null | undefined): Ink | null => nearest(colour, inks)

/** Class of text in an editor's colour; none on the deep background, where only its own light text is readable. */
export const inkClass = (colour: string | null | undefined, on: Surface | null = null): string => {
  const ink = on === 'deep' ? null : inkOf(colour)
  return ink === null ? '' : `ink-${ink}`
}

const fills = {
  ...Object.fromEntries(Object.entries(surfaces).map(([name, hex]) => [`surface-${name}`, hex])),
  ...Object.fromEntries(Object.entries(inks).map(([name, hex]) => [`fill-${name}`, hex])),
}

/** Class of a product tag in an editor's colour. The fill is dark enough for text in the colour of paper. */
export const fillClass = (colour: string | null | undefined): string => `fill-${inkOf(colour) ?? 'ink'}`

/** Classes of a button in an editor's colours. The background takes precedence; the text has to be readable on it. */
export function buttonColours(background: string | null | undefined, words: string | null | undefined): string {
  const fill = nearest<string>(background, fills)
  if (fill === null) return inkClass(words)
  const light = fill.startsWith('surface-') && fill !== 'surface-deep'
  return ['toned', fill, light ? inkClass(words) : ''].filter(Boolean).join(' ')
}

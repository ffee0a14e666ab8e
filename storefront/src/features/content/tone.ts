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

const inks = { ink: '0a2a33', quiet: '4a646d', warm: 'b3400a', ok: '0b6a49', wait: '845000', bad: 'b0241c' } as const

/** What a block stands on. */
export type Surface = keyof typeof surfaces
/** What its title is written in. */
export type Ink = keyof typeof inks

const parts = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const wide = (hex: string) => (hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex)

function nearest<T extends string>(colour: string | null | undefined, tones: Readonly<Record<T, string>>): T | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour ?? '')?.[1]
  if (hex === undefined) return null
  const wanted = parts(wide(hex))
  const far = (tone: T) => parts(tones[tone]).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0)
  return (Object.keys(tones) as T[]).reduce((best, tone) => (far(tone) < far(best) ? tone : best))
}

/**
 * The surface of the look that is nearest to a colour that an editor chose; null when they chose none, or what is no
 * colour of the form `#rgb` or `#rrggbb`. Editors' colours never reach the page as they are: the tones have a dark
 * side and texts on them that can be read, and the policy of the page forbids styles in attributes.
 */
export const surfaceOf = (colour: string | null | undefined): Surface | null => nearest(colour, surfaces)

/** The ink that is nearest to a colour that an editor chose. */
export const inkOf = (colour: string | null | undefined): Ink | null => nearest(colour, inks)

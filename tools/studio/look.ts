import { formOf } from './brands.ts'
import type { Look, Model, View, ViewName } from './types.ts'

/** A measure in centimetres; facts are in millimetres. */
export function centimetres(look: Look, fact: string, otherwise: number): number {
  return numberOf(look, fact, otherwise * 10) / 10
}

export function numberOf({ facts }: Look, fact: string, otherwise: number): number {
  const value = facts[fact]
  return typeof value === 'number' ? value : otherwise
}

export const has = ({ facts }: Look, fact: string): boolean => facts[fact] === true

/** Whether a fact in words, such as the material, matches a pattern. */
export function factMatches({ facts }: Look, fact: string, words: RegExp): boolean {
  const value = facts[fact]
  return typeof value === 'string' && words.test(value)
}

/** The plainest look of a kind. */
export const plainLook = (kind: string, colour: string): Look => ({
  kind,
  brand: 'vetrnik',
  line: 0,
  colour,
  facts: {},
})

/** One of the designs of a family: brands begin at different places and each line takes the next. */
export function pick<T>(designs: readonly [T, ...T[]], first: number, line: number): T {
  return designs[(first + line) % designs.length] ?? designs[0]
}

/** A small product fills less of its frame than a large one, but not as little as it should. */
const SHRINK = 0.32
const SMALLEST = 0.66

/** The view of a look: the framing of its family, as its brand is photographed, as large as it is, the detail where it has it. */
export function viewOf({ views, sizes }: Model, look: Look, name: ViewName): View {
  const [stance, lift] = name === 'a' ? formOf(look.brand).stance : [0, 0]
  // lines of one brand stand a little differently, too
  const turn = name === 'a' ? stance + ((look.line % 5) - 2) * 3 : 0
  const own = views[name]
  const view = {
    ...own,
    azimuth: (own.azimuth ?? 32) + turn,
    elevation: (own.elevation ?? 14) + lift * (own.elevation ?? 14) * 0.05,
  }
  if (sizes === undefined) return view
  const size = sizes.of(look)
  const fill = (view.fill ?? 0.84) * Math.max(SMALLEST, Math.min(1, size / sizes.largest) ** SHRINK)
  if (view.focus === undefined) return { ...view, fill }
  const grow = size / sizes.usual
  const [x, y, z] = view.focus.at
  return { ...view, focus: { at: [x * grow, y * grow, z * grow], radius: view.focus.radius * grow } }
}

import { part } from '../../geometry/parts.ts'
import { box } from '../../geometry/solids.ts'
import { plaster } from '../palette.ts'
import type { Light, Triple } from '../room.ts'

/** Rooms with a ceiling fan are so much brighter, so that its lamp, whose brightness is fixed, is not burnt out. */
export const BRIGHTER = 1.8

/** Daylight that a bright floor and the wall behind the camera throw up: a ceiling and what hangs there are lit from below. */
export const uplight = (): Light => ({
  ...{ at: [-20, 20, 500], towards: [-0.05, 0.86, -0.5], width: 440, height: 220 },
  ...{ colour: 0xffefd8, strength: 13 },
})

/** The same from the side of the window and less wide: a white fan without a lamp throws a shadow on the white ceiling. */
export const sidelight = (): Light => ({
  ...{ at: [-130, 26, 430], towards: [0.3, 0.75, -0.6], width: 150, height: 100 },
  ...{ colour: 0xfff6ea, strength: 36 },
})

/** What the lamp of a fan throws on its blades and on the ceiling, and down into the room; `low` is where the lamp ends. */
export const lampOf = ([x, , z]: Triple, low: number): Light[] => [
  { at: [x, low + 5, z], towards: [0, 1, 0], width: 34, height: 34, colour: 0xffd7a0, strength: 9 },
  { at: [x, low - 1, z], towards: [0, -1, 0], width: 18, height: 18, colour: 0xffdcae, strength: 30 },
]

/** A tinted coat on the ceiling of a room whose left wall is at x = `left`: white blades stand out against it. */
export const tinted = (left: number) => part(box(638, 0.6, 418, 0.05), plaster(0xdcd8cf), [left + 319.5, 262.1, 209.6])

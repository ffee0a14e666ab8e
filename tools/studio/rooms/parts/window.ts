import type { Group, Object3D } from 'three'
import { glow } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { box } from '../../geometry/solids.ts'
import { lacquer } from '../palette.ts'
import type { Light } from '../room.ts'
import { border } from './shell.ts'
import type { Rect } from './shell.ts'

/** What is seen through windows: it lets the sun pass and gives no light of its own, which comes from `daylight`. */
export function outside(colour: number, strength: number): Finish {
  const finish = glow(colour, strength)
  Object.assign(finish.userData['wear'], { outside: true })
  return finish
}

/** A window in an opening of the wall z = 0: frame, sashes, sill, and a bright sky behind it. */
export function glazed([left, bottom, width, height]: Rect, sashes = 1, finish: Finish = lacquer(0xf3f3f0)): Group {
  const middle = bottom + height / 2
  const sash = (width - 5) / sashes
  return group(
    part(border(width, height, 5, 6, 0.3), finish, [left + width / 2, middle, -14]),
    Array.from({ length: sashes }, (_, at) =>
      part(border(sash - 0.4, height - 5, 6, 6, 0.4), finish, [left + 2.5 + sash * (at + 0.5), middle, -11]),
    ),
    part(box(2.2, 12, 1.4, 0.6), lacquer(0xc9cbcc, 0.3), [left + width - 5.5, bottom + height / 2, -4.4]),
    part(box(width + 10, 2.4, 24, 0.7), finish, [left + width / 2, bottom - 1.2, -4]),
    part(box(width + 90, height * 1.6, 1), outside(0xdfeefc, 2.6), [left + width / 2, bottom + height * 0.5, -62]),
    // no land is seen from below through a high window
    bottom > 150
      ? []
      : [
          part(box(width + 90, height * 0.5, 1), outside(0xcfdbc9, 1.7), [
            left + width / 2,
            bottom + height * 0.16,
            -60,
          ]),
        ],
  )
}

/**
 * Puts a wall and what hangs on it at the left side of a room, x = `x`, facing right. Its own x then runs away from the
 * camera: openings lie at negative x.
 */
export const atLeft = (x: number, ...objects: readonly (Object3D | readonly Object3D[])[]): Group =>
  place(group(...objects), [x, 0, 0], [0, Math.PI / 2, 0])

/** The daylight of a window in the back wall. */
export const daylight = ([left, bottom, width, height]: Rect, strength = 9): Light => ({
  at: [left + width / 2, bottom + height / 2, 1],
  towards: [0, -0.3, 1],
  width: width - 8,
  height: height - 8,
  colour: 0xf2f7ff,
  strength,
})

/** The daylight of a window in a wall that `atLeft` has placed. */
export const daylightAtLeft = (x: number, [left, bottom, width, height]: Rect, strength = 9): Light => ({
  at: [x + 1, bottom + height / 2, -left - width / 2],
  towards: [1, -0.25, -0.15],
  width: width - 8,
  height: height - 8,
  colour: 0xf2f7ff,
  strength,
})

import { SphereGeometry } from 'three'
import type { Group } from 'three'
import { glow, matte, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { around, group, merged, part, spread } from './parts.ts'
import { wire } from './paths.ts'
import { at } from './profile.ts'
import { box, lathe, latheZ } from './solids.ts'

/** Small parts on a front that show built-in features. All face +z from z = 0 and are in true scale. */

/** Lens of a motion sensor. */
export function motionLens(radius = 1.05): Group {
  const lens = new SphereGeometry(radius, 24, 14, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(Math.PI / 2).scale(1, 1, 0.7)
  const facets = around(8, (angle) =>
    box(radius * 0.9, 0.05, 0.06, 0.02, 1)
      .translate(radius * 0.5, 0, radius * 0.55)
      .rotateZ(angle),
  )
  return group(
    part(latheZ([at(radius, 0.3), at(radius * 1.25, 0.25, 0.1), at(radius * 1.3, 0)], 48), matte(0xb9bdbf, 0.45)),
    part(lens, matte(0xdfe3e4, 0.3)),
    merged(facets, matte(0xb4b9bb, 0.4)),
  )
}

/** Slots behind which a humidity sensor sits. */
export function humiditySensor(finish: Finish): Group {
  const slots = spread(5, -0.8, 0.8, (x) => box(0.16, 1.1 - Math.abs(x) * 0.5, 0.1, 0.05, 2).translate(x, 0, 0.2))
  return group(part(latheZ([at(0, 0.22), at(1.15, 0.2, 0.1), at(1.35, 0)], 48), finish), merged(slots, shade(0x3a3f43)))
}

/** Screw of a run-on timer in its scale. */
export function timerDial(finish: Finish): Group {
  const marks = spread(9, -2.2, 2.2, (angle) => box(0.07, 0.22, 0.03, 0.02, 1).translate(0, 0.95, 0.02).rotateZ(angle))
  return group(
    part(latheZ([at(0, 0.26), at(0.55, 0.24, 0.1), at(0.7, 0)], 40), finish),
    part(box(0.8, 0.13, 0.06, 0.03), matte(0x4b5054), [0, 0, 0.26], [0, 0, 0.7]),
    merged(marks, matte(0x70767a)),
  )
}

/** Pull cord with its bead, hanging down from the origin. */
export function pullCord(length: number, finish: Finish): Group {
  return group(
    part(
      wire(
        [
          [0, 0, 0],
          [0, -length * 0.5, 0.15],
          [0, -length, 0],
        ],
        0.11,
        30,
        8,
      ),
      matte(0xe9e9e6, 0.6),
    ),
    part(lathe([at(0, 1.6), at(0.3, 1.5, 0.1), at(0.62, 0.3, 0.3), at(0.45, 0, 0.2), at(0, 0)], 32), finish, [
      0,
      -length - 1.4,
      0,
    ]),
  )
}

/** A small light. */
export const pilot = (color: number, length = 0.9): Group => group(part(box(length, 0.16, 0.1, 0.05), glow(color, 1.6)))

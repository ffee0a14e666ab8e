import { Shape } from 'three'
import type { Group } from 'three'
import { chrome } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe } from '../../geometry/solids.ts'
import { ceramic, lacquer, mirror } from '../palette.ts'
import { cushion } from './soft.ts'

/** A tap on y = 0 that reaches towards +z. */
export function tap(height = 16, reach = 12): Group {
  const arm = pipe(
    [
      [0, 0, 0],
      [0, height, 0],
      [0, height, reach],
      [0, height - 3, reach],
    ],
    4,
    1.1,
    60,
    20,
  )
  return group(
    part(lathe([at(0, 0), at(2.3, 0, 0.3), at(2.3, 0.8, 0.2), at(1.1, 1.2)], 48), chrome()),
    part(arm, chrome()),
    part(box(1.2, 1, 5, 0.4), chrome(), [2.6, height * 0.55, 0.6]),
    part(lathe([at(0, 0), at(1, 0), at(1, 2.4, 0.2), at(0, 2.4)], 24).rotateZ(-Math.PI / 2), chrome(), [
      0.6,
      height * 0.55,
      0,
    ]),
  )
}

/** A round bowl for a top at y = 0. */
export function bowl(radius = 21, height = 13): Group {
  const r = radius
  const profile = [
    at(0, 0),
    at(r * 0.55, 0, 3),
    at(r * 0.92, height * 0.6, 6),
    at(r, height, 0.5),
    at(r - 1.1, height, 0.5),
    at(r * 0.84, height * 0.55, 5),
    at(r * 0.4, 2.5, 4),
    at(0, 2),
  ]
  return group(part(lathe(profile, 112, 8), ceramic()))
}

/** A cupboard that hangs below a top, its back at z = 0: two drawers and a slab on it. */
export function vanity(width: number, height: number, deep: number, front: Finish, top: Finish): Group {
  return group(
    part(box(width - 0.6, height, deep - 2, 0.3), front, [0, -3 - height / 2, (deep - 2) / 2]),
    [0, 1].map((row) =>
      part(box(width - 0.8, height / 2 - 0.5, 1.8, 0.25), front, [0, -3 - height * (0.25 + row * 0.5), deep - 1.1]),
    ),
    [0, 1].map((row) =>
      part(box(width * 0.3, 1, 1.6, 0.3), lacquer(0x2a2c2d, 0.4), [0, -5 - row * height * 0.5, deep + 0.3]),
    ),
    part(box(width, 3, deep, 0.35), top, [0, -1.5, deep / 2]),
  )
}

/** A mirror with a thin rim, its middle at the origin, its back at z = 0. */
export function wallMirror(width: number, height: number, rim: Finish, round = 6): Group {
  return group(
    part(extrude(roundedRect(width, height, Math.min(round, width / 2 - 0.01, height / 2 - 0.01)), 2, 0.3), rim),
    part(
      extrude(
        roundedRect(width - 1.6, height - 1.6, Math.max(0.5, Math.min(round - 0.8, width / 2 - 0.9, height / 2 - 0.9))),
        0.4,
        0.05,
      ),
      mirror(),
      [0, 0, 1.8],
    ),
  )
}

/** A toilet on a wall at z = 0, its rim at y = 40, and the plate that flushes it. */
export function toilet(): Group {
  const profile = new Shape()
  profile.absellipse(0, 0, 18, 26, 0, Math.PI * 2, false)
  const seat = (lift: number, thick: number, size: number) =>
    place(
      group(
        part(
          extrude(profile, thick, thick * 0.45)
            .scale(size, size, 1)
            .rotateX(-Math.PI / 2),
          lacquer(0xf3f3f1, 0.22),
        ),
      ),
      [0, lift, 28],
    )
  return group(
    part(cushion(34, 36, 52, 0.7).translate(0, 24, 26), ceramic()),
    part(box(30, 22, 16, 5), ceramic(), [0, 28, 8]),
    seat(38.5, 2, 1),
    seat(40.8, 2.4, 1.01),
    part(box(24, 16, 1.4, 0.6), lacquer(0xf1f1ef, 0.25), [0, 100, 0.7]),
    [-1, 1].map((side) => part(box(10.4, 12.6, 0.6, 0.25), lacquer(0xe4e6e6, 0.2), [side * 5.6, 100, 1.5])),
  )
}

/** A bath along a wall at z = 0, its rim at y = 56; the panel in front is left to the room. */
export function bath(length = 170, deep = 75): Group {
  const rim = roundedRect(length, deep, 6, [])
  const hole = roundedRect(length - 14, deep - 14, 22)
  rim.holes.push(hole)
  const basin = extrude(roundedRect(length - 13, deep - 13, 22), 1, 0)
  return group(
    place(group(part(extrude(rim, 3, 1.2), ceramic())), [0, 54, deep / 2], [-Math.PI / 2, 0, 0]),
    place(group(part(basin, ceramic(0xe9eae9))), [0, 38, deep / 2], [-Math.PI / 2, 0, 0]),
    part(box(length, 54, 2, 0.3), lacquer(0xefefed, 0.3), [0, 27, deep - 1]),
  )
}

import { DoubleSide } from 'three'
import type { BufferGeometry, Group, Object3D } from 'three'
import { drawn, galvanised, plastic, rubber, shade, steel } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, merged, part, spread } from '../../geometry/parts.ts'
import { pipe, wire } from '../../geometry/paths.ts'
import type { Point } from '../../geometry/paths.ts'
import { at, circleHole, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe, latheX, latheZ } from '../../geometry/solids.ts'
import type { Mounting } from '../../types.ts'
import { lacquer } from '../palette.ts'

/** All of them are in the space of the product that they hold. */

type Feet = NonNullable<Mounting['feet']>

const PAD = 1.1
const RAIL = 4.1
/** Rods hang so far in front of and behind the product. */
const CLEAR = 4

const pads = ({ x, y, z }: Feet): Object3D[] =>
  x.flatMap((along) =>
    [-z, z].map((across) => part(box(4.4, PAD, 3.6, 0.3), rubber(), [along, y - PAD / 2 + 0.02, across])),
  )

const nut = (x: number, y: number, z: number): Object3D[] => [
  part(lathe([at(0, 0), at(0.85, 0, 0.1), at(0.85, 0.75, 0.1), at(0, 0.75)], 6), drawn(), [x, y, z]),
  part(lathe([at(0, -0.2), at(1.4, -0.2), at(1.4, 0), at(0, 0)], 24), drawn(), [x, y, z]),
]

/** Slotted rails on threaded rods from the ceiling `up` above the origin; the feet stand on rubber. */
export function rails(feet: Feet, up: number): Group {
  const top = feet.y - PAD
  const side = feet.deep + CLEAR
  const long = side * 2 + 7
  const slots = spread(Math.max(4, Math.round(long / 5)), -long / 2 + 2.5, long / 2 - 2.5, (z) =>
    box(RAIL + 0.05, 0.9, 2.6, 0.02, 1).translate(0, 0, z),
  )
  return group(
    pads(feet),
    feet.x.flatMap((x) => [
      part(box(RAIL, RAIL * 0.7, long, 0.25), galvanised(), [x, top - RAIL * 0.35, 0]),
      merged(slots, shade(0x25282a), [x, top - RAIL * 0.35, 0]),
      ...[-side, side].flatMap((z) => [
        part(lathe([at(0.4, top - RAIL - 1.6), at(0.4, up)], 16), drawn(), [x, 0, z]),
        ...nut(x, top + 0.2, z),
        ...nut(x, top - RAIL * 0.7 - 0.95, z),
      ]),
    ]),
  )
}

/** A clamp with rubber round a duct along x, and the rod that hangs it from a ceiling `up` above its axis. */
export function clamp(radius: number, x: number, up: number): Group {
  const band = (thick: number, wide: number): BufferGeometry =>
    latheX(
      [
        at(radius, -wide / 2),
        at(radius + thick, -wide / 2, 0.1),
        at(radius + thick, wide / 2, 0.1),
        at(radius, wide / 2),
      ],
      96,
    )
  return group(
    part(band(0.4, 3.2), rubber(), [x, 0, 0]),
    part(band(0.7, 2.4), drawn(0xa6abae), [x, 0, 0]),
    part(box(2.4, 1.7, 4.6, 0.3), drawn(0xa6abae), [x, radius + 1.3, 0]),
    part(lathe([at(0.4, 1), at(0.4, up - radius)], 16), drawn(), [x, radius, 0]),
    nut(x, radius + 2.4, 0),
  )
}

/** Boards across the joists whose upper side is at y = `floor`, as high as the feet want them. */
export function planks(feet: Feet, floor: number, finish: Finish, span: number): Group {
  const top = feet.y - PAD
  const high = top - floor
  return group(
    pads(feet),
    [-feet.z, feet.z].map((z) => part(box(span, high, 9, 0.4), finish, [0, floor + high / 2, z])),
  )
}

/** A cable along points, with clips where it lies on a wall. */
export function cord(points: readonly Point[], clips: readonly Point[] = [], colour = 0x2b2d2f, radius = 0.42): Group {
  return group(
    part(pipe(points, 2.4, radius, 120, 14), plastic(colour, 0.5)),
    clips.map((spot) => part(box(radius * 4.6, 1, radius * 2 + 0.3, 0.25), plastic(0xdfe0de, 0.5), spot)),
  )
}

/** From a gland that looks to the right to the rod behind it, and up with the rod. */
export function cordUp({ feet, gland }: Mounting, up: number): Object3D[] {
  if (feet === undefined || gland === undefined) return []
  const [x, y, z] = gland.at
  const [rod, behind] = [Math.max(...feet.x) - 0.9, -feet.deep - CLEAR + 0.3]
  const out = Math.max(x + 3, Math.min(rod - 2, x + 12))
  return [
    cord([
      [x - 1, y, z],
      [x + 3, y, z],
      [out, y + 1.5, z - 4],
      [rod, y + 4, behind],
      [rod, up, behind],
    ]),
  ]
}

/** From a gland that looks to the right down behind the product to `floor` and away from the camera. */
export function cordDown({ feet, gland }: Mounting, floor: number): Object3D[] {
  if (gland === undefined) return []
  const [x, y, z] = gland.at
  const behind = feet ? -feet.deep - 3 : z - 3
  return [
    cord([
      [x - 1, y, z],
      [x + 3, y, z],
      [x + 4, y - 2, behind],
      [x + 4, floor + 0.5, behind],
      [x + 16, floor + 0.5, behind - 30],
      [x + 20, floor + 0.5, behind - 70],
    ]),
  ]
}

/**
 * From a gland that looks to the right over what the product stands on, y = `floor`, to a junction box on the wall
 * z = `wall` at x = `to`, from which a conduit goes down.
 */
export function cordToBox({ gland }: Mounting, floor: number, wall: number, to: number): Object3D[] {
  if (gland === undefined) return []
  const [x, y, z] = gland.at
  const low = floor + 0.44
  const middle = floor + 13
  return [
    part(
      wire(
        [
          [x - 1, y, z],
          [x + 3, y, z],
          [x + 6.4, y - 2.4, z + 0.4],
          [x + 7.4, low + 2.6, z + 1.4],
          [x + 11, low, z + 2.6],
          [(x + to) / 2 + 5, low, z + 3],
          [to - 13, low, wall + 9],
          [to - 10, low + 4, wall + 3.4],
          [to - 8, middle - 2, wall + 2.6],
          [to - 4.4, middle, wall + 2.6],
        ],
        0.42,
        180,
        14,
      ),
      plastic(0x2b2d2f, 0.5),
    ),
    part(box(9, 9, 5, 0.9), plastic(0xd5d8d8, 0.42), [to, middle, wall + 2.52]),
    part(box(8, 8, 0.6, 0.3), plastic(0xe0e2e2, 0.4), [to, middle, wall + 5.1]),
    ...[-1, 1].flatMap((u) =>
      [-1, 1].map((v) =>
        part(latheZ([at(0, 0.2), at(0.5, 0.15, 0.1), at(0.5, 0)], 20), plastic(0xb4b8b8), [
          to + u * 3.1,
          middle + v * 3.1,
          wall + 5.38,
        ]),
      ),
    ),
    part(latheX([at(0.6, -0.9), at(0.9, -0.8, 0.1), at(0.9, 0.8)], 20), rubber(), [to - 4.9, middle, wall + 2.6]),
    part(lathe([at(0.95, floor - 70), at(0.95, middle - 4.4)], 24), plastic(0xc9cccc, 0.45), [to, 0, wall + 1.6]),
  ]
}

/** Heights for clips between two heights, so far apart. */
const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((from - to) / step)) }, (_, k) => from - step * (k + 0.35))

/** From a gland that looks downwards to the wall and down to `floor`. */
export function cordFromBelow({ gland }: Mounting, floor: number, wall = 0): Object3D[] {
  if (gland?.down !== true) return []
  const [x, y, z] = gland.at
  const on = wall + 0.42
  return [
    cord(
      [
        [x, y + 1, z],
        [x, y - 1.6, z],
        [x, y - 5, on],
        [x, floor, on],
      ],
      every(24, y - 4, floor).map((height) => [x, height, on]),
      0xd9dad7,
    ),
  ]
}

/**
 * A tube through a wall behind a fan, dark at its end where flaps keep the weather out, and a curb that stands `proud` of the
 * wall, with a flange on the ribs of the wall, `rib` high.
 */
export function throughWall({ x: radius, back, plate }: NonNullable<Mounting['hole']>, proud: number, rib = 0): Group {
  const wall = back - proud
  const face = wall + rib
  const curb = plate + 1.2
  const dark = galvanised({ color: 0x6e7376, side: DoubleSide })
  const end = wall - 30
  return group(
    part(extrude(roundedRect(curb * 2, curb * 2, 0.5, [circleHole(radius)]), proud, 0.2), galvanised(), [0, 0, wall]),
    part(
      extrude(roundedRect(curb * 2 + 8, curb * 2 + 8, 0.4, [circleHole(radius)]), 0.5, 0.1),
      galvanised({ color: 0xb9bdc0 }),
      [0, 0, face],
    ),
    [-1, 1].flatMap((u) =>
      [-1, 1].map((v) =>
        part(latheZ([at(0, 0.9), at(0.8, 0.8, 0.2), at(0.9, 0.4)], 6), steel(), [
          u * (curb + 2),
          v * (curb + 2),
          face + 0.1,
        ]),
      ),
    ),
    part(latheZ([at(radius, end), at(radius, back - 0.05)], 96), dark),
    part(latheZ([at(0, end), at(radius + 0.1, end)], 64), shade(0x17191b)),
    merged(
      spread(Math.max(4, Math.round(radius / 4)), -radius * 0.85, radius * 0.85, (y) =>
        box(Math.sqrt(Math.max(1, radius * radius - y * y)) * 2, radius * 0.36, 0.3, 0.1, 2)
          .rotateX(0.3)
          .translate(0, y, 0),
      ),
      shade(0x2c3033),
      [0, 0, end + 1.5],
    ),
  )
}

/** A service switch beside a fan on a wall at z = `wall`, its cable to the terminal box and down to `floor`. */
export function serviceSwitch({ gland, hole }: Mounting, wall: number, floor: number): Object3D[] {
  if (gland === undefined || hole === undefined) return []
  const [x, y, z] = gland.at
  const [right, low] = [x + 7.5, -hole.plate - 34]
  const on = wall + 0.45
  const grey = plastic(0xd5d8d8, 0.42)
  const gasket = (at_: number): Object3D => part(box(2, 1.6, 2, 0.5), rubber(0x33373a), [right, at_, wall + 2])
  return [
    cord(
      [
        [x - 1, y, z],
        [right, y, z],
        [right, y - 5, z - 0.5],
        [right, -hole.plate - 7, on],
        [right, low + 6, on],
      ],
      [[right, -hole.plate - 12, on]],
    ),
    part(box(8.4, 11, 5.4, 0.8), grey, [right, low, wall + 2.7]),
    part(box(7.4, 10, 0.5, 0.2), plastic(0xe0e2e2, 0.4), [right, low, wall + 5.4]),
    part(box(5.6, 5.6, 0.4, 0.2), lacquer(0xd9b23a, 0.4), [right, low, wall + 5.75]),
    part(latheZ([at(0, 1.8), at(1.9, 1.7, 0.2), at(2, 0)], 40), lacquer(0xb43a2f, 0.35), [right, low, wall + 5.9]),
    part(box(1.1, 4, 1.6, 0.4), lacquer(0xb43a2f, 0.35), [right, low, wall + 7.6]),
    gasket(low + 6),
    gasket(low - 6),
    part(lathe([at(0.95, floor), at(0.95, low - 5)], 24), plastic(0xc9cccc, 0.45), [right, 0, wall + 2]),
    ...every(38, low - 8, floor).map((height) =>
      part(box(3.2, 1.4, 3.1, 0.4), plastic(0xb4b8b8, 0.5), [right, height, wall + 1.5]),
    ),
  ]
}

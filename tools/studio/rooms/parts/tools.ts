import { Shape } from 'three'
import type { Group, Object3D } from 'three'
import { drawn, matte, plastic, rubber, shade, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, merged, part, place, spread } from '../../geometry/parts.ts'
import { pipe, ring, wire } from '../../geometry/paths.ts'
import { at, circleHole, disc, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe, latheX, latheZ } from '../../geometry/solids.ts'
import { lacquer, shifted } from '../palette.ts'

/**
 * Tools that hang on a board at z = 0 from hooks at the origin, and things that lie about in a workshop. `reach` is how
 * far they hang away from the board.
 */

const OFF = 1.4

/** A peg out of the board that is bent up at its end. */
const peg = (x = 0, y = 0, out = 3): Object3D =>
  part(
    pipe(
      [
        [x, y, -0.3],
        [x, y, out],
        [x, y + 1.3, out + 0.3],
      ],
      0.5,
      0.22,
      20,
      10,
    ),
    drawn(0x8d9296),
  )

/** A perforated board round the origin. */
export function perforated(width: number, height: number, finish: Finish): Group {
  const step = 3.8
  const [columns, rows] = [Math.floor((width - 5) / step), Math.floor((height - 5) / step)]
  const holes = spread(columns, -((columns - 1) * step) / 2, ((columns - 1) * step) / 2, (x) =>
    spread(rows, -((rows - 1) * step) / 2, ((rows - 1) * step) / 2, (y) =>
      latheZ([at(0, 0), at(0.42, 0)], 10).translate(x, y, 0),
    ),
  ).flat()
  return group(
    part(extrude(roundedRect(width, height, 1.2), 1.4, 0.3), finish),
    merged(holes, shade(0x3a3d3f), [0, 0, 1.43]),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        part(latheZ([at(0, 0.4), at(0.8, 0.25, 0.15), at(0.9, 0)], 24), drawn(), [
          x * (width / 2 - 1.6),
          y * (height / 2 - 1.6),
          1.4,
        ]),
      ),
    ),
  )
}

export const hammer = (): Group =>
  group(
    [-2, 2].map((x) => peg(x, -0.2, 4.4)),
    part(
      lathe([at(0, -27), at(1.3, -27, 0.6), at(1.15, -17, 3), at(0.85, -8, 3), at(0.95, 2.2), at(0, 2.2)], 32),
      wood(0xb9824e, { grainAxis: 'y' }),
      [0, 0, OFF + 1.4],
    ),
    part(
      latheX([at(0, -6), at(1.5, -6, 0.3), at(1.5, -3.6, 0.3), at(1.15, -3, 0.3), at(1.15, 3), at(0, 3)], 32),
      drawn(0x5c6165),
      [0, 1.4, OFF + 1.4],
    ),
    part(box(4.6, 2.3, 1.5, 0.4), drawn(0x5c6165), [4.4, 1.3, OFF + 1.4], [0, 0, -0.1]),
  )

export const screwdriver = (colour: number, long = 13): Group =>
  group(
    part(ring(0.85, 0.18, 0, 32, 8).rotateX(Math.PI / 2), drawn(0x8d9296), [0, -0.2, OFF + 1]),
    part(box(0.4, 0.4, OFF + 0.8, 0.1), drawn(0x8d9296), [0, -0.2, (OFF + 0.4) / 2]),
    part(
      lathe(
        [
          at(0, 0),
          at(1.25, 0.2, 0.3),
          at(1.05, 1.6, 0.6),
          at(1.6, 4, 1),
          at(1.5, 9, 1.2),
          at(1.1, 10.4, 0.8),
          at(0, 10.6),
        ],
        40,
      ),
      plastic(colour, 0.34),
      [0, 0, OFF + 1],
    ),
    part(lathe([at(0, 10.2), at(1.2, 10.2), at(1, 10.9, 0.3), at(0, 10.9)], 32), plastic(0x25282a), [0, 0, OFF + 1]),
    part(lathe([at(0.38, 0), at(0.38, -long + 1.2), at(0.3, -long), at(0, -long)], 20), drawn(0xa6abae), [
      0,
      0,
      OFF + 1,
    ]),
  )

/** A ring at the peg, an open jaw below. */
export function spanner(long: number): Group {
  const jaw = new Shape()
  jaw.moveTo(-0.95, -long + 3)
  jaw
    .lineTo(-2.3, -long + 1)
    .lineTo(-2.1, -long - 1.8)
    .lineTo(-1, -long - 2.5)
    .lineTo(-1, -long + 0.2)
  jaw
    .lineTo(1, -long + 0.2)
    .lineTo(1, -long - 2.5)
    .lineTo(2.1, -long - 1.8)
    .lineTo(2.3, -long + 1)
  jaw.lineTo(0.95, -long + 3)
  jaw.closePath()
  const steel = drawn(0x6d7276)
  return group(
    peg(0, 0.6, 3),
    part(extrude(disc(2.2, [circleHole(1.2)]), 0.9, 0.2), steel, [0, 0, OFF + 0.3]),
    part(box(1.7, long - 4, 0.6, 0.2), steel, [0, -long / 2 + 0.2, OFF + 0.75]),
    part(extrude(jaw, 0.8, 0.15), steel, [0, 0, OFF + 0.35]),
  )
}

export function pliers(colour: number): Group {
  const steel = drawn(0x5c6165)
  const grip = (side: number): Object3D =>
    part(
      wire(
        [
          [side * 0.5, -1.6, OFF + 1],
          [side * 1.7, -5, OFF + 1],
          [side * 2, -9, OFF + 1],
          [side * 1.5, -13.5, OFF + 1],
        ],
        0.72,
        40,
        16,
      ),
      plastic(colour, 0.4),
    )
  const nose = (side: number): Object3D =>
    part(box(1.1, 5, 1, 0.35), steel, [side * 0.6, 2.8, OFF + 1], [0, 0, side * 0.08])
  return group(
    [-1, 1].map((x) => peg(x * 2.2, -1.4, 3.2)),
    [-1, 1].flatMap((side) => [grip(side), nose(side)]),
    part(latheZ([at(0, 0.75), at(1.7, 0.7, 0.2), at(1.8, -0.7), at(0, -0.7)], 36), steel, [0, -0.6, OFF + 1]),
    part(latheZ([at(0, 0.3), at(0.6, 0.2, 0.1), at(0.6, 0)], 24), drawn(0xa6abae), [0, -0.6, OFF + 1.75]),
  )
}

/** A hand saw that lies on two pegs along its back. */
export function saw(): Group {
  const blade = new Shape()
  blade.moveTo(0, 0).lineTo(-36, -4.6)
  for (let k = 0; k < 36; k += 1) blade.lineTo(-36 + k + 0.5, -7.3 - k * 0.13).lineTo(-35 + k, -6.6 - k * 0.13)
  blade.lineTo(0, -11.2)
  blade.closePath()
  const grip = extrude(roundedRect(9, 12.5, 3, [circleHole(2.3, 0.4, 0)]), 2, 0.6)
  return group(
    peg(4.6, 1.4 - 5.2, 3.4),
    part(box(0.6, 0.6, 2, 0.2), drawn(0x8d9296), [-24, -9.6, OFF + 0.6]),
    part(extrude(blade, 0.2, 0), drawn(0xb4b9bc), [0, 0, OFF + 0.8]),
    part(grip, wood(0xb9824e), [4, -5.8, OFF], [0, 0, -0.12]),
  )
}

/** A roll of tape that lies. */
export const tape = (colour: number, radius = 5.2, high = 4.8): Group =>
  group(
    part(
      lathe(
        [at(radius - 1.5, 0), at(radius, 0, 0.15), at(radius, high, 0.15), at(radius - 1.5, high), at(radius - 1.5, 0)],
        72,
      ),
      plastic(colour, 0.3),
    ),
    part(
      lathe(
        [
          at(radius - 2, 0.05),
          at(radius - 1.5, 0.05),
          at(radius - 1.5, high + 0.05),
          at(radius - 2, high + 0.05),
          at(radius - 2, 0.05),
        ],
        64,
      ),
      lacquer(0xc49d70, 0.85),
    ),
  )

/** A tin with a lid and a coloured band. */
export const tin = (colour: number, radius: number, high: number): Group =>
  group(
    part(
      lathe(
        [
          at(0, 0),
          at(radius + 0.2, 0, 0.15),
          at(radius + 0.2, 0.6, 0.15),
          at(radius, 0.9),
          at(radius, high - 1),
          at(radius + 0.25, high - 0.8, 0.15),
          at(radius + 0.25, high, 0.15),
          at(radius - 0.9, high, 0.1),
          at(radius - 1, high - 0.5),
          at(0, high - 0.5),
        ],
        72,
      ),
      drawn(0xb9bec1),
    ),
    part(lathe([at(radius + 0.05, high * 0.12), at(radius + 0.05, high * 0.84)], 72), lacquer(colour, 0.4)),
    part(
      lathe([at(radius + 0.09, high * 0.2), at(radius + 0.09, high * 0.34)], 72),
      lacquer(shifted(colour, -0.3), 0.4),
    ),
  )

/** A spray can with its cap. */
export const spray = (colour: number): Group =>
  group(
    part(
      lathe([at(0, 0), at(3.2, 0, 0.3), at(3.2, 16, 1.6), at(2.4, 17.4, 0.5), at(0, 17.4)], 56),
      lacquer(colour, 0.35),
    ),
    part(lathe([at(3.24, 5.4), at(3.24, 7.4)], 56), matte(0xe4e2da, 0.5)),
    part(lathe([at(2.7, 16.6), at(2.7, 20.6, 0.5), at(0, 20.6)], 48), plastic(0x2a2d2f, 0.4)),
  )

/** A work glove that lies flat with its fingers towards +x. */
export function glove(colour: number): Group {
  const cloth = matte(0xd9d6cc, 0.9)
  const grip = rubber(colour)
  const finger = (z: number, long: number, lean: number): Object3D =>
    part(box(long, 2, 2.3, 1), grip, [9 + long / 2, 1.05, z], [0, lean, 0])
  return group(
    part(box(11, 2.6, 10, 1.2), grip, [5, 1.35, 0]),
    part(box(7, 3, 9, 1.4), cloth, [-3, 1.5, 0]),
    part(box(1.6, 3.3, 9.4, 0.8), matte(colour, 0.8), [-6, 1.66, 0]),
    [-3.7, -1.2, 1.3, 3.8].map((z, k) => finger(z, [7.4, 8.6, 8.2, 6.2][k] ?? 7, -z * 0.03)),
    part(box(7, 2, 2.5, 1), grip, [5, 1.05, 6.2], [0, -0.6, 0]),
  )
}

/** A bench vice that is open towards +z, bolted to y = 0. */
export const vice = (paint: Finish): Group =>
  group(
    part(lathe([at(0, 0), at(8.4, 0, 0.3), at(8.4, 1.4, 0.4), at(5, 2.4, 0.6), at(4.6, 5), at(0, 5)], 56), paint),
    [-1, 1].map((x) =>
      part(lathe([at(0, 2.2), at(0.9, 2.2, 0.15), at(0.9, 1.2)], 6), drawn(0x5c6165), [x * 6.6, 0.2, 0]),
    ),
    part(box(9, 6, 16, 1.2), paint, [0, 7.8, 0]),
    part(box(15, 8, 3.6, 0.7), paint, [0, 12, -2]),
    part(box(15, 8, 3.6, 0.7), paint, [0, 12, 9]),
    [-0.1, 7.1].map((z) => part(box(14, 3.4, 0.7, 0.15), drawn(0x7b8084), [0, 14, z])),
    part(box(6, 5, 8, 0.8), paint, [0, 8.6, 11]),
    place(
      group(part(latheZ([at(0, 0), at(1.6, 0, 0.2), at(1.6, 5, 0.4), at(0, 5)], 32), drawn(0x8d9296))),
      [0, 8.6, 14.8],
    ),
    part(latheX([at(0, -10), at(0.6, -10), at(0.6, 10), at(0, 10)], 20), drawn(0xa6abae), [1, 8.6, 18]),
    [-9, 11].map((x) => part(box(1.4, 1.8, 1.8, 0.7), drawn(0x8d9296), [x, 8.6, 18])),
  )

/** A bracket below a board whose lower side is y = 0, against the wall z = 0. */
export const bracket = (deep: number, finish: Finish): Group =>
  group(
    part(box(2.6, 16, 0.5, 0.1), finish, [0, -8, 0.3]),
    part(box(2.6, 0.5, deep, 0.1), finish, [0, -0.27, deep / 2]),
    part(
      box(0.7, 0.7, Math.hypot(deep - 4, 12), 0.15),
      finish,
      [0, -7, deep / 2 - 1],
      [-Math.atan2(12, deep - 4), 0, 0],
    ),
  )

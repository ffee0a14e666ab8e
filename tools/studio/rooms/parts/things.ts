import { Group as Parts, TorusGeometry } from 'three'
import type { Group, Object3D } from 'three'
import { glow, plastic, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe } from '../../geometry/solids.ts'
import { border } from './shell.ts'
import { fold } from './washing.ts'
import type { Chance } from '../chance.ts'
import { ACCENTS, ceramic, clear, lacquer, linen, PALE, plaster, TONES, WOODS } from '../palette.ts'

type Made = Group | Object3D

/** Turns, then moves; an object of its own, so that parts can be placed twice. */
export function put(object: Made, x: number, y: number, z: number, turn = 0): Group {
  const holder = new Parts()
  holder.add(object)
  return place(holder, [x, y, z], [0, turn, 0])
}

export function vase(chance: Chance, height: number): Group {
  const r = height * chance.between(0.22, 0.34)
  const profile = [
    at(0, 0),
    at(r * 0.7, 0, 0.5),
    at(r, height * chance.between(0.3, 0.55), height * 0.2),
    at(r * 0.42, height * 0.82, height * 0.1),
    at(r * 0.5, height, 0.2),
    at(r * 0.4, height - 0.6),
  ]
  return group(part(lathe(profile, 72), ceramic(chance.pick([0xe9e5dc, ...TONES, ...ACCENTS]))))
}

export function bottle(color: number, height: number, radius: number): Group {
  const [h, r] = [height, radius]
  const body = [
    at(0, 0),
    at(r, 0, 0.5),
    at(r, h * 0.66, 1),
    at(r * 0.4, h * 0.74, 0.4),
    at(r * 0.4, h * 0.82),
    at(0, h * 0.82),
  ]
  const pump = [at(0, h * 0.82), at(r * 0.45, h * 0.82), at(r * 0.45, h * 0.9, 0.2), at(0.3, h * 0.92), at(0.3, h)]
  return group(
    part(lathe(body, 56), plastic(color, 0.3)),
    part(lathe(pump, 32), plastic(0x2a2c2e)),
    part(box(0.7, 0.6, r * 1.5, 0.2), plastic(0x2a2c2e), [0, h, r * 0.5]),
  )
}

/** A book with its spine towards +z, its foot on y = 0 and its left side at x = 0. */
function book(thick: number, tall: number, deep: number, cloth: Finish): Group {
  const cover = 0.28
  return group(
    part(box(thick - 2 * cover - 0.04, tall - 0.7, deep - 0.8, 0.05), plaster(0xeee8da), [
      thick / 2,
      tall / 2,
      deep / 2 - 0.3,
    ]),
    [cover / 2, thick - cover / 2].map((x) =>
      part(box(cover, tall, deep - 0.3, 0.1), cloth, [x, tall / 2, deep / 2 - 0.25]),
    ),
    part(box(thick - 0.04, tall - 0.06, 0.6, 0.28), cloth, [thick / 2, tall / 2, deep - 0.3]),
    [0.16, 0.84].map((share) =>
      part(box(thick - 0.3, 0.35, 0.1, 0.03), lacquer(0xe4dcc6, 0.6), [thick / 2, tall * share, deep]),
    ),
  )
}

/** Books standing in a row along x. */
export function books(chance: Chance, count: number, height = 22): Group {
  const made: Object3D[] = []
  let x = 0
  let beside = height
  for (let k = 0; k < count; k += 1) {
    const [thick, tall, deep] = [chance.between(1.8, 4), height * chance.between(0.75, 1), chance.between(13, 17)]
    const color = chance.pick([...PALE, ...TONES, ...ACCENTS, 0x34474d])
    // the last one leans against the others
    const lean = k === count - 1 && count > 3 ? 0.12 : 0
    const gap = Math.sin(lean) * Math.min(tall, beside)
    made.push(place(group(book(thick, tall, deep, linen(color))), [x + gap, 0, 0], [0, 0, lean]))
    beside = tall
    x += thick + gap + 0.1
  }
  return group(made)
}

/** A picture in a frame, its back at z = 0, its middle at the origin. */
export function framed(chance: Chance, width: number, height: number, frame: Finish): Group {
  const paper = lacquer(0xf4f1ea, 0.6)
  const art: Object3D[] = []
  for (let k = 0; k < 3; k += 1) {
    const r = Math.min(width, height) * chance.between(0.12, 0.24)
    const disc = lathe([at(0, 0.04), at(r, 0.04), at(r, 0)], 64).rotateX(Math.PI / 2)
    art.push(
      part(disc, plaster(chance.pick([...ACCENTS, ...TONES])), [
        chance.between(-0.16, 0.16) * width,
        chance.between(-0.2, 0.2) * height,
        1.5 + k * 0.05,
      ]),
    )
  }
  return group(
    part(border(width, height, 1.6, 2.6, 0.25), frame),
    part(box(width - 2, height - 2, 0.4, 0.05), paper, [0, 0, 1.2]),
    art,
  )
}

/** A board on a wall, its back at z = 0, its top at y = 0. */
export const shelf = (width: number, deep: number, finish: Finish, thick = 2.6): Group =>
  group(part(box(width, thick, deep, 0.35), finish, [0, -thick / 2, deep / 2]))

/** The same on two brackets of steel. */
export function bracketed(width: number, deep: number, finish: Finish, metal: Finish, thick = 2.6): Group {
  const [high, long] = [deep * 0.62, deep * 0.78]
  const brace = Math.hypot(high, long) * 0.86
  return group(
    shelf(width, deep, finish, thick),
    [-1, 1].flatMap((side) => {
      const x = side * (width / 2 - Math.min(12, width * 0.16))
      return [
        part(box(2.3, high, 0.5, 0.15), metal, [x, -thick - high / 2, 0.25]),
        part(box(2, 0.5, long, 0.15), metal, [x, -thick - 0.26, long / 2 + 0.1]),
        part(box(1.1, 0.7, brace, 0.2), metal, [x, -thick - high * 0.46, long * 0.46], [-Math.atan2(high, long), 0, 0]),
      ]
    }),
  )
}

/** Towels folded into a pile on y = 0, each of three layers whose folds look towards +z. */
export function pile(width: number, deep: number, colours: readonly number[]): Group {
  return group(
    colours.flatMap((colour, k) =>
      [0, 1, 2].map((layer) =>
        part(fold(width - (layer % 2) * 0.3, deep - ((layer * 2) % 3) * 0.3, 1.6, k * 3 + layer), linen(colour), [
          (k % 2) * 0.8,
          0.85 + (k * 3 + layer) * 1.58,
          deep / 2,
        ]),
      ),
    ),
  )
}

/** A cup of stoneware on y = 0, its handle towards +x. */
export const mug = (colour: number, height = 9, radius = 4.2): Group =>
  group(
    part(
      lathe(
        [
          at(0, 0),
          at(radius * 0.86, 0, 0.6),
          at(radius, height * 0.3, 2),
          at(radius, height, 0.2),
          at(radius - 0.4, height, 0.2),
          at(radius - 0.5, 1, 0.6),
          at(0, 0.8),
        ],
        64,
      ),
      ceramic(colour),
    ),
    part(
      pipe(
        [
          [radius - 0.3, height * 0.78, 0],
          [radius + 2.6, height * 0.76, 0],
          [radius + 2.4, height * 0.26, 0],
          [radius - 0.4, height * 0.22, 0],
        ],
        1.6,
        0.5,
        40,
        14,
      ),
      ceramic(colour),
    ),
  )

/** A straw hat on y = 0. */
export const hat = (straw: number, ribbon: number): Group =>
  group(
    part(
      lathe(
        [
          at(0, 11.4),
          at(7.4, 11.6, 2.6),
          at(9.2, 1.2, 1.6),
          at(16.6, 0.5, 0.3),
          at(16.6, 0.1),
          at(8.6, 0.1),
        ].toReversed(),
        96,
      ),
      linen(straw),
    ),
    part(lathe([at(9.24, 1.5), at(8.86, 4.4), at(8.2, 4.4)], 80), linen(ribbon)),
  )

/** A basket of thick cord in rings, on y = 0. */
export const basket = (radius: number, height: number, colour: number): Group =>
  group(
    Array.from({ length: Math.round(height / 1.3) }, (_, k) => {
      const wide = radius * (0.86 + 0.14 * Math.sin((k / (height / 1.3)) * 2.6))
      return part(new TorusGeometry(wide, 0.76, 10, 72).rotateX(Math.PI / 2), linen(colour), [0, 0.76 + k * 1.3, 0])
    }),
    part(lathe([at(0, 0.3), at(radius * 0.86, 0.3), at(radius * 0.95, height * 0.9)], 48), linen(colour)),
  )

/** Toilet paper on y = 0, its hole towards +z. */
export const paperRoll = (): Group => {
  const roll = group(
    part(
      lathe(
        [at(2.1, 9.6), at(2.1, 0.1), at(2.4, 0), at(5.6, 0, 0.5), at(5.6, 9.8, 0.5), at(2.4, 9.8), at(2.1, 9.6)],
        64,
      ),
      linen(0xf4f2ee),
    ),
    part(lathe([at(2.12, 0.2), at(2.12, 9.5), at(1.9, 9.5), at(1.9, 0.2)], 40), plaster(0xa98c68)),
  )
  return group(place(roll, [0, 5.6, 0], [Math.PI / 2, 0, 0]))
}

export const board = (chance: Chance): Finish => wood(chance.pick(WOODS))

/** A lamp that hangs at the length of its cord below the origin; its light is a `Light` of the room. */
export function pendant(chance: Chance, cord: number, radius: number): Group {
  const r = radius
  const color = chance.pick([...ACCENTS, 0xece8df, 0x23272a])
  const outside = [at(r, 0), at(r * 0.96, r * 0.35, r * 0.2), at(r * 0.4, r * 0.95, r * 0.25), at(0.8, r * 1.1)]
  return group(
    part(lathe([at(0.25, 0), at(0.25, cord)], 12).translate(0, -cord, 0), plastic(0x222426)),
    part(lathe(outside, 96), lacquer(color, 0.5), [0, -cord - r, 0]),
    part(lathe([at(r - 0.5, 0), at(r * 0.9, r * 0.3, r * 0.2), at(0.8, r)], 96), glow(0xffe7c4, 1.1), [
      0,
      -cord - r,
      0,
    ]),
    part(lathe([at(0, 0), at(r * 0.25, r * 0.1, 2), at(r * 0.25, r * 0.4, 2), at(0, r * 0.5)], 48), glow(0xfff3dd, 4), [
      0,
      -cord - r * 0.9,
      0,
    ]),
  )
}

/** A glass or a cup of clear glass. */
export const tumbler = (height = 10, radius = 3.4): Group =>
  group(
    part(
      lathe(
        [
          at(0, 0),
          at(radius * 0.85, 0, 0.4),
          at(radius, height, 0.1),
          at(radius - 0.3, height, 0.1),
          at(radius * 0.75, 1),
          at(0, 1),
        ],
        64,
      ),
      clear(),
    ),
  )

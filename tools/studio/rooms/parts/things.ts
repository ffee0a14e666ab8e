import { Group as Parts } from 'three'
import type { Group, Object3D } from 'three'
import { chrome, glow, plastic, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe } from '../../geometry/solids.ts'
import { border } from './shell.ts'
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

/** Books standing in a row along x. */
export function books(chance: Chance, count: number, height = 22): Group {
  const made: Object3D[] = []
  let x = 0
  for (let k = 0; k < count; k += 1) {
    const [thick, tall, deep] = [chance.between(1.8, 4), height * chance.between(0.75, 1), chance.between(13, 17)]
    const color = chance.pick([...PALE, ...TONES, ...ACCENTS, 0x34474d])
    const lean = k === count - 1 && count > 3 ? -0.12 : 0
    made.push(
      place(group(part(box(thick, tall, deep, 0.35), linen(color))), [x + thick / 2, tall / 2, deep / 2], [0, 0, lean]),
    )
    x += thick + 0.1
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

export const rail = (length: number, radius = 0.8): Group =>
  group(
    part(
      lathe([at(0, 0), at(radius, 0, 0.2), at(radius, length, 0.2), at(0, length)], 32).rotateZ(-Math.PI / 2),
      chrome(),
      [-length / 2, 0, 0],
    ),
  )

import type { BufferGeometry, Group } from 'three'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { wire } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe } from '../../geometry/solids.ts'
import type { Chance } from '../chance.ts'
import { ACCENTS, lacquer, PALE, TONES } from '../palette.ts'
import { cover, cushion, pillow, piping, textile, woven } from './soft.ts'

const leg = (height: number, radius: number, finish: Finish, x: number, z: number) =>
  part(lathe([at(0, 0), at(radius * 0.7, 0, 0.2), at(radius, height), at(0, height)], 28), finish, [x, 0, z])

/** A cupboard on legs or on a plinth, its back at z = 0, with fronts in a grid. */
export function cupboard(
  [width, height, deep]: readonly [number, number, number],
  [columns, rows]: readonly [number, number],
  body: Finish,
  front: Finish,
  foot = 12,
): Group {
  const [w, h] = [width / columns, (height - foot) / rows]
  const cells = Array.from({ length: columns * rows }, (_, k) => [k % columns, Math.floor(k / columns)] as const)
  const at = ([column, row]: readonly [number, number]): [number, number] => [
    -width / 2 + w * (column + 0.5),
    foot + h * (row + 0.5),
  ]
  return group(
    part(box(width, height - foot, deep - 2, 0.4), body, [0, foot + (height - foot) / 2, (deep - 2) / 2]),
    cells.map((cell) => part(box(w - 0.6, h - 0.6, 1.9, 0.3), front, [...at(cell), deep - 1])),
    cells.map((cell) =>
      part(box(Math.min(14, w * 0.4), 0.9, 1.5, 0.35), lacquer(0x2b2d2e, 0.4), [
        at(cell)[0],
        at(cell)[1] + h * 0.34,
        deep + 0.6,
      ]),
    ),
    foot > 8
      ? [-1, 1].flatMap((x) => [0.15, 0.85].map((z) => leg(foot, 1.8, body, x * (width / 2 - 6), deep * z)))
      : [part(box(width - 4, foot, deep - 8, 0.2), body, [0, foot / 2, (deep - 8) / 2])],
  )
}

export const table = ([width, height, deep]: readonly [number, number, number], top: Finish, legs: Finish): Group =>
  group(
    part(box(width, 2.8, deep, 0.6), top, [0, height - 1.4, 0]),
    [-1, 1].flatMap((x) => [-1, 1].map((z) => leg(height - 2.8, 2.2, legs, x * (width / 2 - 7), z * (deep / 2 - 7)))),
  )

export const roundTable = (radius: number, height: number, top: Finish, legs: Finish): Group =>
  group(
    part(lathe([at(0, height - 2.4), at(radius, height - 2.4, 0.8), at(radius, height, 0.8), at(0, height)], 96), top),
    part(
      lathe([at(0, 0), at(radius * 0.6, 0, 0.5), at(radius * 0.6, 1.4, 0.4), at(2, 3, 2), at(2, height - 2.4)], 64),
      legs,
    ),
  )

/** A chair that looks towards +z. */
export function chair(seat: Finish, frame: Finish): Group {
  const back = cushion(42, 32, 4, 0.4).rotateX(-0.16)
  return group(
    textile(cushion(45, 5, 44, 0.35), seat, [0, 45, 0]),
    textile(piping(45, 44, 0.35, 0.35), seat, [0, 45, 0]),
    textile(back, seat, [0, 74, -21]),
    [-1, 1].flatMap((x) => [
      leg(43, 1.7, frame, x * 18, 17),
      leg(44, 1.7, frame, x * 18, -20),
      part(
        wire(
          [
            [x * 18, 38, -20],
            [x * 18, 46, -20],
            [x * 17, 57, -18.7],
            [x * 16, 70, -20.4],
          ],
          1.4,
          60,
          16,
        ),
        frame,
      ),
    ]),
  )
}

/** A sofa with its back at z = 0, looking towards +z. */
export function sofa(width: number, cloth: Finish, legs: Finish, chance: Chance): Group {
  const inner = width - 36
  const seats = inner > 150 ? 3 : 2
  const each = inner / seats
  const middle = (k: number): number => -inner / 2 + each * (k + 0.5)
  const list = Array.from({ length: seats }, (_, k) => middle(k))
  const accent = woven(chance.pick(ACCENTS))
  const upright = (made: BufferGeometry): BufferGeometry => made.rotateX(Math.PI / 2 - 0.2)
  return group(
    textile(box(width - 4, 22, 84, 4), cloth, [0, 25, 44]),
    textile(box(width, 60, 20, 7), cloth, [0, 46, 11]),
    list.map((x) => textile(cushion(each - 0.6, 17, 66, 0.28), cloth, [x, 42, 52])),
    list.map((x) => textile(piping(each - 0.6, 66, 0.28, 0.6), cloth, [x, 42, 52])),
    list.map((x) => textile(cushion(each - 1, 42, 18, 0.36).rotateX(-0.2), cloth, [x, 62, 27])),
    list.map((x) => textile(upright(piping(each - 2, 40, 0.3, 0.6)), cloth, [x, 62.6, 34.6])),
    [-1, 1].map((side) => textile(box(18, 46, 86, 6), cloth, [side * (width / 2 - 9), 37, 45])),
    place(group(textile(pillow(50, 48, 19), accent)), [inner / 2 - 22, 68, 42], [-0.35, -0.35, 0.1]),
    place(group(textile(pillow(44, 42, 18), woven(chance.pick(PALE)))), [-inner / 2 + 20, 66, 42], [-0.35, 0.3, -0.12]),
    [-1, 1].flatMap((x) => [10, 78].map((z) => leg(14, 2, legs, x * (width / 2 - 14), z))),
  )
}

/** A bed with its head at z = 0, along +z. */
export function bed(width: number, wooden: Finish, chance: Chance): Group {
  const quilt = woven(chance.pick(TONES))
  const sheet = woven(0xe0dcd4)
  const pillows = width > 120 ? [-width / 4, width / 4] : [0]
  return group(
    part(box(width + 8, 96, 6, 2), wooden, [0, 50, 3]),
    part(box(width + 4, 20, 204, 2), wooden, [0, 24, 106]),
    part(cushion(width, 24, 198, 0.16), sheet, [0, 42, 106]),
    textile(cover(width + 7, 152, 26, 24, { quilted: true }), quilt, [0, 58, 60]),
    textile(cover(width + 9, 30, 25, 0, { from: -4 }), sheet, [0, 60.2, 56], [0, 0, 0], 4),
    pillows.map((x) =>
      textile(pillow(Math.min(70, width / 2 + 16), 46, 20).rotateX(-0.95), sheet, [x, 68, 26], [0, 0, 0], 4),
    ),
    pillows.map((x) => textile(pillow(46, 38, 17).rotateX(-0.6), woven(chance.pick(ACCENTS)), [x * 0.9, 73, 43])),
  )
}

export const rug = (width: number, deep: number, colour: number): Group =>
  group(
    textile(box(width, 1.4, deep, 0.6), woven(colour), [0, 0.7, 0], [0, 0, 0], 12),
    textile(box(width - 16, 0.4, deep - 16, 0.1), woven(0xeae6db), [0, 1.3, 0], [0, 0, 0], 12),
    textile(box(width - 20, 0.5, deep - 20, 0.1), woven(colour), [0, 1.4, 0], [0, 0, 0], 12),
  )

/** An open bookcase, its back at z = 0; what stands in it is put there by the room: the tops of its boards. */
export function bookcase(width: number, height: number, deep: number, rows: number, finish: Finish): Group {
  const step = (height - 3) / rows
  return group(
    [-1, 1].map((side) =>
      part(box(2.4, height, deep, 0.3), finish, [(side * (width - 2.4)) / 2, height / 2, deep / 2]),
    ),
    Array.from({ length: rows + 1 }, (_, k) =>
      part(box(width - 2, 2.2, deep - 0.4, 0.25), finish, [0, 1.5 + k * step, deep / 2]),
    ),
    part(box(width - 2, height - 2, 0.8, 0.1), finish, [0, height / 2, 0.4]),
  )
}

/** A lamp that stands on the floor, its shade at the height `tall`. */
export const floorLamp = (tall: number, shade: Finish): Group =>
  group(
    part(lathe([at(0, 0), at(14, 0, 0.5), at(14, 1.6, 0.6), at(1, 2.6, 0.8), at(1, tall)], 64), lacquer(0x26292b, 0.4)),
    part(lathe([at(20, tall - 22), at(14, tall + 6)], 96), shade),
  )

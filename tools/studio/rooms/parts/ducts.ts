import type { Group, Object3D } from 'three'
import { galvanised, plastic, rubber, steel } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { spiralTube } from '../../geometry/duct.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe, latheX } from '../../geometry/solids.ts'
import type { Mounting } from '../../types.ts'
import type { Thing } from '../room.ts'

/** Spiral-wound duct along x from `from` to `to`, its axis at y = 0. */
export const spiro = (radius: number, from: number, to: number, finish: Finish = galvanised()): Group =>
  group(part(spiralTube(radius, Math.abs(to - from), 8), finish, [(from + to) / 2, 0, 0]))

const ring = (radius: number, thick: number, wide: number, finish: Finish, x: number): Object3D =>
  part(
    latheX(
      [
        at(radius, -wide / 2),
        at(radius + thick, -wide / 2 + 0.1, 0.15),
        at(radius + thick, wide / 2 - 0.1, 0.15),
        at(radius, wide / 2),
      ],
      72,
    ),
    finish,
    [x, 0, 0],
  )

/** A clamp with rubber round a duct and the rod that hangs it from a ceiling `up` above its axis. */
export function hanger(radius: number, x: number, up: number): Group {
  const rod = lathe([at(0.4, 0), at(0.4, Math.max(1, up - radius))], 12)
  return group(
    ring(radius + 0.02, 0.35, 3.2, rubber(), x),
    ring(radius + 0.1, 0.6, 2.5, steel(), x),
    part(rod, steel(), [x, radius, 0]),
    part(box(2.6, 1.6, 2.6, 0.4), steel(), [x, radius + 1.2, 0]),
  )
}

/** A block on a joist, `down` below the axis of a duct, and the band that holds the duct on it. */
export const saddle = (radius: number, x: number, down: number, finish: Finish): Group =>
  group(
    ring(radius + 0.04, 0.35, 3.2, galvanised(), x),
    part(box(8, Math.max(1, down - radius * 0.94), radius * 1.5 + 4, 0.4), finish, [
      x,
      -down + (down - radius * 0.94) / 2,
      0,
    ]),
  )

/** How far a duct is pushed over the end of a product. */
const OVER = 4.4

/** The soft sleeve that joins a duct to a product, and its two clamps; or two flanges. */
function joint(radius: number, reach: number, side: number, flanged: boolean): Object3D[] {
  if (flanged) return [ring(radius, 2.2, 0.5, galvanised(), side * (reach + 0.3))]
  return [
    ring(radius + 0.05, 0.6, OVER + 4.4, rubber(0x2c2f31), side * (reach - 0.5)),
    ...[-OVER / 2 - 0.6, 2.4].flatMap((along) => [
      ring(radius + 0.5, 0.35, 1.1, steel(), side * (reach + along)),
      part(
        box(1.5, 1.2, 1.8, 0.2),
        steel(),
        [side * (reach + along), (radius + 0.9) * 0.7, (radius + 0.9) * 0.72],
        [0.78, 0, 0],
      ),
    ]),
  ]
}

interface Run {
  /** How far the ducts go to both sides. */
  readonly far: number
  readonly finish?: Finish
  /** What holds the duct, so far from the middle. */
  readonly at: readonly number[]
  readonly held: (x: number) => Object3D
}

/** The duct to both sides of a product. It is painted where the product would not be seen between galvanised ducts. */
export function run({ radius, reach, mounting }: Thing, { far, finish = galvanised(), at: places, held }: Run): Group {
  const flanged = mounting.flanged === true
  return group(
    [-1, 1].map((side) => spiro(radius, side * (flanged ? reach : reach - OVER), side * far, finish)),
    [-1, 1].flatMap((side) => joint(radius, reach, side, flanged)),
    [-1, 1].flatMap((side) => places.map((x) => held(side * x))),
  )
}

/** Upright ducts on the ends of a unit that look up, to y = `top`, with collars where they leave the room. */
export function upright(radius: number, spot: readonly [number, number, number], top: number): Group {
  const [x, y, z] = spot
  return place(
    group(
      spiro(radius, -OVER, top - y),
      joint(radius, 0, 1, false),
      part(latheX([at(radius, -1.2), at(radius + 3, -1, 0.3), at(radius + 3.2, 0)], 72), plastic(0xeeeeeb, 0.4), [
        top - y,
        0,
        0,
      ]),
    ),
    [x, y, z],
    [0, 0, Math.PI / 2],
  )
}

/** A rectangular duct on an outlet that looks up, to y = `top`: flange, soft sleeve, flange, sheet. */
export function shaft({ at: [x, y, z], x: wide, z: deep }: NonNullable<Mounting['outlet']>, top: number): Group {
  const flange = (height: number): Object3D =>
    part(box(wide * 2 + 4.6, 0.8, deep * 2 + 4.6, 0.2), galvanised(), [0, height, 0])
  const sleeve = 8
  const long = top - y - sleeve - 1
  return place(
    group(
      flange(0.45),
      part(box(wide * 2 + 0.6, sleeve, deep * 2 + 0.6, 0.6), rubber(0x2c2f31), [0, sleeve / 2 + 0.4, 0]),
      flange(sleeve + 0.8),
      part(box(wide * 2, long, deep * 2, 0.15), galvanised(), [0, sleeve + 1 + long / 2, 0]),
      flange(sleeve + 46),
    ),
    [x, y, z],
  )
}

/** A bare pipe through points, with wide bends: smooth ducts of plastic, insulated ducts, waste pipes. */
export const bent = (points: readonly (readonly [number, number, number])[], radius: number, finish: Finish): Group =>
  group(part(pipe(points, radius * 2.2, radius, 160, 40), finish))

export const whitePlastic = (): Finish => plastic(0xe9e9e6, 0.4)

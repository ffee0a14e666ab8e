import type { Group } from 'three'
import { galvanised, plastic, steel } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { spiralTube } from '../../geometry/duct.ts'
import { group, part } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe, latheX } from '../../geometry/solids.ts'

/** Spiral-wound duct along x from `from` to `to`, its axis at y = 0. */
export const spiro = (radius: number, from: number, to: number, finish: Finish = galvanised()): Group =>
  group(part(spiralTube(radius, Math.abs(to - from), 8), finish, [(from + to) / 2, 0, 0]))

/** A clamp round a duct with the rods that hang it from a ceiling `up` above its axis. */
export function hanger(radius: number, x: number, up: number): Group {
  const band = latheX(
    [at(radius + 0.1, -1.3), at(radius + 0.5, -1.2, 0.2), at(radius + 0.5, 1.2, 0.2), at(radius + 0.1, 1.3)],
    72,
  )
  const rod = lathe([at(0.4, 0), at(0.4, Math.max(1, up - radius))], 12)
  return group(
    part(band, steel(), [x, 0, 0]),
    part(rod, steel(), [x, radius, 0]),
    part(box(2.6, 1.6, 2.6, 0.4), steel(), [x, radius + 1, 0]),
  )
}

/**
 * The duct to both sides of a product that is half as long as `reach`, as far as a room goes. It is painted where the product
 * would not be seen between galvanised ducts.
 */
export function run(radius: number, reach: number, far: number, up: number, finish: Finish = galvanised()): Group {
  const sleeve = (side: number): Group => {
    const x = side * (reach + 1)
    const shape = [
      at(radius + 0.05, -3),
      at(radius + 0.35, -2.6, 0.2),
      at(radius + 0.35, 2.6, 0.2),
      at(radius + 0.05, 3),
    ]
    return group(part(latheX(shape, 72), finish, [x, 0, 0]))
  }
  return group(
    [-1, 1].map((side) => spiro(radius, side * (reach - 4), side * far, finish)),
    [-1, 1].map(sleeve),
    [-1, 1].flatMap((side) => [hanger(radius, side * (reach + 26), up), hanger(radius, side * (reach + 150), up)]),
  )
}

/** A bare pipe through points, with wide bends: smooth ducts of plastic, insulated ducts, waste pipes. */
export const bent = (points: readonly (readonly [number, number, number])[], radius: number, finish: Finish): Group =>
  group(part(pipe(points, radius * 2.2, radius, 160, 40), finish))

export const whitePlastic = (): Finish => plastic(0xe9e9e6, 0.4)

import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Group, Object3D } from 'three'
import { drawn, galvanised, plastic, rubber } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { spiralTube } from '../../geometry/duct.ts'
import { group, merged, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe, latheX } from '../../geometry/solids.ts'
import type { Mounting } from '../../types.ts'
import type { Thing, Triple } from '../room.ts'

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
    ring(radius + 0.1, 0.6, 2.5, drawn(0xa6abae), x),
    part(rod, drawn(), [x, radius, 0]),
    part(box(2.6, 1.6, 2.6, 0.4), drawn(0xa6abae), [x, radius + 1.2, 0]),
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
      ring(radius + 0.5, 0.35, 1.1, drawn(0xa6abae), side * (reach + along)),
      part(
        box(1.5, 1.2, 1.8, 0.2),
        drawn(0xa6abae),
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

/** Turns something that lies along x into a direction and moves it. */
function along<T extends Object3D>(object: T, spot: Vector3, towards: Vector3): T {
  object.quaternion.setFromUnitVectors(new Vector3(1, 0, 0), towards)
  object.position.copy(spot)
  return object
}

/** Segments of a bend of sheet metal. */
const GORES = 5

/** A bend of mitred segments from `start` by `angle` towards `inwards`, its collars over the ducts at both ends. */
function elbow(
  start: Vector3,
  towards: Vector3,
  inwards: Vector3,
  angle: number,
  radius: number,
  finish: Finish,
): Group {
  const wide = radius * 1.5
  const middle = start.clone().addScaledVector(inwards, wide)
  const binormal = new Vector3().crossVectors(towards, inwards)
  const outwards = (turn: number): Vector3 =>
    inwards.clone().multiplyScalar(-Math.cos(turn)).addScaledVector(towards, Math.sin(turn))
  const way = (turn: number): Vector3 =>
    towards.clone().multiplyScalar(Math.cos(turn)).addScaledVector(inwards, Math.sin(turn))
  const spotAt = (turn: number): Vector3 => middle.clone().addScaledVector(outwards(turn), wide)
  const sides = 72
  const gores = Array.from({ length: GORES }, (_, gore) => {
    const points: number[] = []
    const index: number[] = []
    for (const end of [0, 1]) {
      const turn = (angle * (gore + end)) / GORES
      const [centre, out] = [spotAt(turn), outwards(turn)]
      for (let k = 0; k < sides; k += 1) {
        const round = (k / sides) * Math.PI * 2
        const point = centre
          .clone()
          .addScaledVector(out, (radius + 0.1) * Math.cos(round))
          .addScaledVector(binormal, (radius + 0.1) * Math.sin(round))
        points.push(...point.toArray())
        const next = (k + 1) % sides
        if (end === 0) index.push(k, k + sides, next, next, k + sides, next + sides)
      }
    }
    const made = new BufferGeometry()
    made.setAttribute('position', new Float32BufferAttribute(points, 3))
    made.setIndex(index)
    made.computeVertexNormals()
    return made
  })
  return group(
    merged(gores, finish),
    Array.from({ length: GORES - 1 }, (_, k) => {
      const turn = (angle * (k + 1)) / GORES
      return along(ring(radius, 0.45, 0.6, finish, 0), spotAt(turn), way(turn))
    }),
    [
      [0, -2],
      [angle, 2],
    ].flatMap(([turn = 0, over = 0]) => {
      const spot = spotAt(turn).addScaledVector(way(turn), over)
      return [
        along(ring(radius + 0.1, 0.35, 4.2, finish, 0), spot, way(turn)),
        along(
          ring(radius + 0.1, 0.5, 0.5, rubber(), 0),
          spot.clone().addScaledVector(way(turn), over * 1.15),
          way(turn),
        ),
      ]
    }),
  )
}

/** A duct through points: spiral-wound tubes, and bends of segments. */
export function routed(points: readonly Triple[], radius: number, finish: Finish = galvanised()): Group {
  const corners = points.map((point) => new Vector3(...point))
  const made: Object3D[] = []
  const straight = (from: Vector3, to: Vector3): void => {
    const way = to.clone().sub(from)
    const long = way.length()
    if (long > 0.5)
      made.push(
        along(part(spiralTube(radius, long, 8), finish), from.clone().add(to).multiplyScalar(0.5), way.normalize()),
      )
  }
  let from = corners[0] ?? new Vector3()
  for (let k = 1; k < corners.length - 1; k += 1) {
    const [before, corner, after] = [corners[k - 1], corners[k], corners[k + 1]]
    if (!before || !corner || !after) continue
    const into = corner.clone().sub(before).normalize()
    const on = after.clone().sub(corner).normalize()
    const angle = into.angleTo(on)
    const reach = radius * 1.5 * Math.tan(angle / 2)
    const start = corner.clone().addScaledVector(into, -reach)
    straight(from, start)
    const inwards = on.clone().addScaledVector(into, -on.dot(into)).normalize()
    made.push(elbow(start, into, inwards, angle, radius, finish))
    from = corner.clone().addScaledVector(on, reach)
  }
  straight(from, corners.at(-1) ?? from)
  return group(made)
}

/** The soft sleeve on an end that looks up. */
export const sleeve = (radius: number, [x, y, z]: Triple): Group =>
  place(group(joint(radius, 0, 1, false)), [x, y, z], [0, 0, Math.PI / 2])

/** A bare pipe through points, with wide bends: smooth ducts of plastic, insulated ducts, waste pipes. */
export const bent = (points: readonly (readonly [number, number, number])[], radius: number, finish: Finish): Group =>
  group(part(pipe(points, radius * 2.2, radius, 160, 40), finish))

export const whitePlastic = (): Finish => plastic(0xe9e9e6, 0.4)

import { CatmullRomCurve3, Raycaster, Vector3 } from 'three'
import type { Group, Object3D } from 'three'
import { plastic, rubber } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { vector, wire } from '../../geometry/paths.ts'
import { at, circleHole, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, latheZ } from '../../geometry/solids.ts'
import type { Spot, Triple } from '../room.ts'

const RADIUS = 0.36
/** Heights above its foot at which a cable may leave a product: the lowest that meets its body. */
const HEIGHTS = [2.2, 3.6, 5, 7, 10, 14, 19, 25]

/** A socket on a wall that faces +z, with the plug of the cable in it. */
const socket = (): Group =>
  group(
    part(extrude(roundedRect(8.2, 8.2, 1), 0.9, 0.25), plastic(0xf1f0ec, 0.35)),
    part(extrude(roundedRect(5.6, 5.6, 2.6, [circleHole(2)]), 0.5, 0.1), plastic(0xe7e6e1, 0.4), [0, 0, 0.9]),
    part(latheZ([at(0, 3.8), at(1.7, 3.6, 0.5), at(2, 0.8, 0.3), at(2, 0)], 40), rubber(0x2b2d2f), [0, 0, 0.6]),
    part(box(1.3, 3.2, 1.3, 0.5), rubber(0x2b2d2f), [0, -2.6, 3.3]),
  )

/** Where a cable leaves the back of a product, in its own space: its foot is at the origin. */
function outletOf(product: Object3D, deep: number): Vector3 {
  product.updateMatrixWorld(true)
  for (const height of HEIGHTS) {
    const ray = new Raycaster(new Vector3(0, height, -deep), new Vector3(0, 0, 1), 0, deep * 1.2)
    const [first] = ray.intersectObject(product, true)
    if (first) return first.point
  }
  return new Vector3(0, 1, 0)
}

/**
 * The mains cable of an appliance: out of its back, down to what it stands on, in a slack curve to the wall and up to a socket.
 * `product` is not yet placed; `wall` is the middle of the socket.
 */
export function lead(product: Object3D, deep: number, { at: spot, turn = 0 }: Spot, wall: Triple): Object3D {
  const towards = new Vector3(0, 1, 0)
  const angle = (turn * Math.PI) / 180
  const inRoom = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyAxisAngle(towards, angle).add(new Vector3(...spot))
  const { x, y, z } = outletOf(product, deep)
  const floor = spot[1] + RADIUS
  const [socketX, socketY, wallZ] = wall
  const start = inRoom(x, y, z + 1)
  const out = inRoom(x, y - 0.2, z - 2)
  const down = inRoom(x - 0.4, 0, z - 4 - y * 0.5).setY(floor)
  const [wayX, wayZ] = [socketX - down.x, down.z - wallZ - 7]
  const slack = Math.min(9, wayZ * 0.3) * (wayX < 0 ? -1 : 1)
  const points: Triple[] = [
    start.toArray(),
    out.toArray(),
    down.toArray(),
    [down.x + wayX * 0.25 - slack * 0.5, floor, down.z - wayZ * 0.36],
    [down.x + wayX * 0.72 + slack * 0.5, floor, down.z - wayZ * 0.66],
    [socketX + slack * 0.1, floor, wallZ + 6.5],
    [socketX, floor + (socketY - floor) * 0.3, wallZ + 4],
    [socketX, socketY - 3.4, wallZ + 3.3],
  ]
  // a smooth curve through these points would dip below the floor where it rises
  const lying = new CatmullRomCurve3(points.map(vector))
    .getPoints(90)
    .map(({ x: px, y: py, z: pz }): Triple => [px, Math.max(py, floor), pz])
  return group(
    part(wire(lying, RADIUS, 240, 12), rubber(0x2b2d2f)),
    place(
      group(part(latheZ([at(0, -2.4), at(0.6, -2.3, 0.2), at(0.8, 0.4), at(0, 0.4)], 24), rubber(0x232527))),
      inRoom(x, y, z).toArray(),
      [0, angle, 0],
    ),
    place(socket(), wall),
  )
}

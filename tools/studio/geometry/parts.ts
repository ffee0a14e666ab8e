import { Group, Mesh } from 'three'
import type { BufferGeometry, Object3D } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Finish } from '../finishes.ts'

type Triple = readonly [x: number, y: number, z: number]

/** A part of the model: geometry in a finish, moved and turned. */
export function part(geometry: BufferGeometry, finish: Finish, at: Triple = [0, 0, 0], turn: Triple = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, finish)
  mesh.position.set(...at)
  mesh.rotation.set(...turn)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

export function group(...children: readonly (Object3D | readonly Object3D[])[]): Group {
  const result = new Group()
  for (const child of children.flat()) result.add(child)
  return result
}

export function place<T extends Object3D>(object: T, at: Triple, turn: Triple = [0, 0, 0]): T {
  object.position.set(...at)
  object.rotation.set(...turn)
  return object
}

/** Marks a connection to a duct: the axis of its geometry and which end of it is free. Tests measure it. */
export function connection(mesh: Mesh, axis: 'x' | 'y' | 'z', end: 1 | -1): Mesh {
  mesh.userData['connection'] = { axis, end }
  return mesh
}

/** Marks what lies beside the product in its picture, such as a cable or a second piece: drawings leave it out. */
export function extra<T extends Object3D>(object: T): T {
  object.userData['extra'] = true
  return object
}

export const isExtra = (object: Object3D): boolean =>
  object.userData['extra'] === true || (object.parent !== null && isExtra(object.parent))

const TURNING = 'turning'

/** Marks what turns round its own z axis when the product runs. */
export function turning<T extends Object3D>(object: T): T {
  object.name = TURNING
  return object
}

/** Turns the turning parts of a model by so many radians. */
export function turnBy(model: Object3D, angle: number): void {
  model.traverse((node) => {
    if (node.name === TURNING) node.rotation.z = angle
  })
}

/** Calls `make` for `count` angles spread evenly over a turn. */
export const around = <T>(count: number, make: (angle: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * Math.PI * 2, i))

/** Calls `make` for `count` values spread evenly from `from` to `to`, both included. */
export const spread = <T>(count: number, from: number, to: number, make: (value: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) =>
    make(count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1), i),
  )

/** Many geometries as one part: fewer draw calls for wires, ribs and fins. */
export function merged(
  geometries: readonly BufferGeometry[],
  finish: Finish,
  at: Triple = [0, 0, 0],
  turn: Triple = [0, 0, 0],
): Mesh {
  const plain = geometries.map((geometry) => {
    const flat = geometry.index ? geometry.toNonIndexed() : geometry
    for (const name of Object.keys(flat.attributes)) {
      if (!['position', 'normal', 'uv'].includes(name)) flat.deleteAttribute(name)
    }
    return flat
  })
  return part(mergeGeometries(plain), finish, at, turn)
}

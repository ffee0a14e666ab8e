import { BackSide, Mesh, MeshPhysicalMaterial, Vector3 } from 'three'
import type { Object3D } from 'three'

/** The material of a surface for the path tracer. Colours are linear. */
export interface Material {
  readonly colour: readonly number[]
  readonly roughness: number
  readonly metalness: number
  readonly ior: number
  readonly clearcoat: number
  readonly clearcoatRoughness: number
  readonly emissive: readonly number[]
  readonly emissiveIntensity: number
  readonly opacity: number
  readonly transmission: number
  /** Noise options of `surface`. */
  readonly wear: Readonly<Record<string, unknown>>
}

/** All surfaces of one material. `rest` are the places before a part was moved: noise follows its part. */
export interface Mass {
  readonly material: Material
  readonly positions: Float32Array
  readonly rest: Float32Array
  readonly indices: Uint32Array
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5

export function materialOf(material: MeshPhysicalMaterial): Material {
  return {
    colour: material.color.toArray().map(round),
    roughness: material.roughness,
    metalness: material.metalness,
    ior: material.ior,
    clearcoat: material.clearcoat,
    clearcoatRoughness: material.clearcoatRoughness,
    emissive: material.emissive.toArray().map(round),
    emissiveIntensity: material.emissiveIntensity,
    opacity: material.opacity,
    transmission: material.transmission,
    wear: (material.userData['wear'] as Material['wear'] | undefined) ?? {},
  }
}

interface Pile {
  readonly material: Material
  readonly positions: number[]
  readonly rest: number[]
  readonly indices: number[]
}

/** Adds a mesh: vertices of equal place and normal become one, so that creases stay and curves are smooth. */
function add(pile: Pile, mesh: Mesh): void {
  const { geometry, matrixWorld } = mesh
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const known = new Map<string, number>()
  const place = new Vector3()
  const numberAt = (at: number): number => {
    const values = [position.getX(at), position.getY(at), position.getZ(at)]
    const directions = [normal.getX(at), normal.getY(at), normal.getZ(at)].map((value) => Math.round(value * 200))
    const key = `${values.map((value) => Math.round(value * 1e4)).join()},${directions.join()}`
    const old = known.get(key)
    if (old !== undefined) return old
    place.set(values[0] ?? 0, values[1] ?? 0, values[2] ?? 0)
    pile.rest.push(place.x, place.y, place.z)
    place.applyMatrix4(matrixWorld)
    const number = pile.positions.length / 3
    pile.positions.push(place.x, place.y, place.z)
    known.set(key, number)
    return number
  }
  const { index } = geometry
  const count = index?.count ?? position.count
  const backwards = matrixWorld.determinant() < 0 !== ((mesh.material as MeshPhysicalMaterial).side === BackSide)
  for (let at = 0; at < count; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => numberAt(index ? index.getX(at + corner) : at + corner))
    if (a === b || b === c || a === c) continue
    pile.indices.push(...(backwards ? [a, c, b] : [a, b, c]))
  }
}

/** The surfaces of a model in the space of its root, merged by material. The root must not be posed yet. */
export function massesOf(root: Object3D): readonly Mass[] {
  root.updateMatrixWorld(true)
  const piles = new Map<string, Pile>()
  root.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshPhysicalMaterial)) return
    const material = materialOf(node.material)
    const key = JSON.stringify(material)
    const pile = piles.get(key) ?? { material, positions: [], rest: [], indices: [] }
    piles.set(key, pile)
    add(pile, node)
  })
  return [...piles.values()]
    .filter(({ indices }) => indices.length > 0)
    .map(({ material, positions, rest, indices }) => ({
      material,
      positions: Float32Array.from(positions),
      rest: Float32Array.from(rest),
      indices: Uint32Array.from(indices),
    }))
}

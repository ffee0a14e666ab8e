import { Box3, Group, Vector3 } from 'three'
import type { Object3D } from 'three'
import { isExtra } from '../geometry/parts.ts'
import type { Look, Model } from '../types.ts'
import type { Mount, Thing } from './room.ts'

/** Kinds that reach into the wall behind the plane z = 0 of their model. */
const SUNK = new Set([
  'bathroom-fan',
  'bathroom-fan-glass',
  'recovery-wall',
  'valve-round',
  'grille-wall',
  'controller',
  'hygrostat',
  'axial-wall-fan',
])

/** Where the point lies by which a mounted product is fixed, in the space of its turned model. */
function anchor(box: Box3, mount: Mount, kind: string): Vector3 {
  const middle = box.getCenter(new Vector3())
  if (mount === 'floor' || mount === 'table') return new Vector3(middle.x, box.min.y, middle.z)
  if (mount === 'ceiling') return new Vector3(0, box.max.y, 0)
  if (mount === 'wall') return new Vector3(0, 0, SUNK.has(kind) ? 0 : box.min.z)
  return new Vector3()
}

/** How far the ends lie from the middle that plug into ducts along x. */
function reachOf(built: Object3D): number | undefined {
  const ends: number[] = []
  built.traverse((node) => {
    const mark = node.userData['connection'] as { axis: string } | undefined
    if (mark?.axis === 'x') ends.push(new Box3().setFromObject(node, true).max.x)
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** A product as it is fixed, the point of its back, foot, top or axis at the origin. What only lay beside it is gone. */
export function hang(model: Model, look: Look, mount: Mount): { readonly object: Group; readonly thing: Thing } {
  const built = model.build(look)
  const loose: Object3D[] = []
  built.traverse((node) => {
    if (node.userData['extra'] === true && isExtra(node)) loose.push(node)
  })
  for (const node of loose) node.removeFromParent()
  const turned = new Group()
  turned.add(built)
  if (mount === 'overhead') built.rotation.x = Math.PI / 2
  turned.updateMatrixWorld(true)
  const box = new Box3().setFromObject(turned, true)
  const at = anchor(box, mount, look.kind)
  turned.position.copy(at).negate()
  const object = new Group()
  object.add(turned)
  const radius = Number(look.facts['diameter'] ?? 0) / 20
  const size = box.getSize(new Vector3())
  const reach = reachOf(built) ?? size.x / 2
  return {
    object,
    thing: { kind: look.kind, mount, size, radius, reach, mounting: model.mounting?.(look) ?? {}, base: at },
  }
}

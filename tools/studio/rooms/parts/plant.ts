import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import { group, merged, part } from '../../geometry/parts.ts'
import { wire } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { lathe } from '../../geometry/solids.ts'
import type { Chance } from '../chance.ts'
import { ACCENTS, ceramic, GREENS, leaf, plaster } from '../palette.ts'

/** A leaf from the origin along +z that bends down by `droop` and is folded along its middle. */
function blade(length: number, width: number, droop: number): BufferGeometry {
  const steps = 10
  const points: number[] = []
  const index: number[] = []
  for (let row = 0; row <= steps; row += 1) {
    const t = row / steps
    const half = (width / 2) * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.75
    const [y, z] = [-droop * length * t * t, length * t * (1 - droop * t * 0.35)]
    for (const side of [-1, -0.5, 0, 0.5, 1]) points.push(side * half, y + Math.abs(side) * half * 0.28, z)
    if (row === 0) continue
    for (let k = 0; k < 4; k += 1) {
      const here = row * 5 + k
      index.push(here - 5, here, here + 1, here - 5, here + 1, here - 4)
    }
  }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  made.computeVertexNormals()
  return made
}

export function pot(radius: number, height: number, color: number): Group {
  const r = radius
  const shape = [at(0, 0), at(r * 0.74, 0, 0.6), at(r, height, 0.5), at(r - 1, height, 0.4), at(r * 0.85, height - 2)]
  return group(
    part(lathe(shape, 72), ceramic(color)),
    part(lathe([at(0, height - 1.9), at(r * 0.9, height - 1.9)], 48), plaster(0x3a2d24)),
  )
}

/** A plant in its pot, standing on y = 0; `tall` is about its height. */
export function plant(chance: Chance, tall: number): Group {
  const radius = Math.max(4, tall * 0.16)
  const green = leaf(chance.pick(GREENS))
  const vessel = pot(radius, radius * 1.7, chance.pick([0xeeece6, 0xd9d4c8, ...ACCENTS]))
  const base = radius * 1.6
  const upright = chance.maybe(0.35)
  const leaves: BufferGeometry[] = []
  const stems: BufferGeometry[] = []
  const count = upright ? 11 : 26
  for (let k = 0; k < count; k += 1) {
    const turn = k * 2.4 + chance.between(-0.3, 0.3)
    const grow = chance.between(0.65, 1)
    if (upright) {
      const long = (tall - base) * grow
      leaves.push(
        blade(long, tall * 0.1, 0.12)
          .rotateX(-Math.PI / 2 + chance.between(0.05, 0.28))
          .rotateY(turn)
          .translate(Math.sin(turn) * radius * 0.35, base, Math.cos(turn) * radius * 0.35),
      )
      continue
    }
    const rise = (k / count) * (tall - base) * 0.85
    const long = tall * 0.3 * grow
    const reach = radius * (0.25 + chance.next() * 0.5) + tall * 0.05
    const [x, z] = [Math.sin(turn) * reach, Math.cos(turn) * reach]
    stems.push(
      wire(
        [
          [0, base - 2, 0],
          [x * 0.4, base + rise * 0.7, z * 0.4],
          [x, base + rise, z],
        ],
        Math.max(0.18, tall * 0.004),
        12,
        6,
      ),
    )
    leaves.push(
      blade(long, long * 0.5, 0.55)
        .rotateX(-0.5 + chance.between(-0.35, 0.3))
        .rotateY(turn)
        .translate(x, base + rise, z),
    )
  }
  return group(vessel, merged(leaves, green), stems.length > 0 ? [merged(stems, leaf(0x5d7146))] : [])
}

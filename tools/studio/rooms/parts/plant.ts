import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import type { Finish } from '../../finishes.ts'
import { group, merged, part } from '../../geometry/parts.ts'
import { wire } from '../../geometry/paths.ts'
import type { Point } from '../../geometry/paths.ts'
import { at } from '../../geometry/profile.ts'
import { lathe } from '../../geometry/solids.ts'
import { surface } from '../../surface.ts'
import type { Chance } from '../chance.ts'
import { ACCENTS, ceramic, GREENS, plaster, shifted } from '../palette.ts'

const glossy = (color: number): Finish =>
  surface({ color, roughness: 0.36, clearcoat: 0.3, clearcoatRoughness: 0.25, bump: [[0.05, 1.2]] })

interface Leaf {
  readonly length: number
  readonly width: number
  /** How far it bends down from its root to its tip, in radians. */
  readonly droop: number
  /** How deep its middle lies, as a share of its half width. */
  readonly cup: number
  /** A lance is widest near its root, an oval one in its middle. */
  readonly shape: 'oval' | 'lance'
  /** Turn of the tip round its length. */
  readonly twist: number
}

const STEPS = 18

/** Half of the width of a leaf, from its root (0) to its tip (1), which is a point but not without width: that would be black. */
const halfAt = (t: number, { shape, width }: Leaf): number =>
  Math.max(
    width * 0.012,
    shape === 'oval'
      ? (width / 2) * Math.sin(Math.PI * Math.min(1, t * 0.97 + 0.03) ** 0.82) ** 0.8
      : (width / 2) * (0.62 + 1.1 * t * (1 - t)) * (1 - t ** 2.4) * (1.12 - 0.1 * t),
  )

/** The line along the middle of a leaf, from the origin along +z. */
function spine({ length, droop }: Leaf): { readonly at: Point; readonly angle: number }[] {
  let [y, z] = [0, 0]
  return Array.from({ length: STEPS + 1 }, (_, row) => {
    const angle = -droop * (row / STEPS) ** 1.3
    if (row > 0) {
      y += (Math.sin(angle) * length) / STEPS
      z += (Math.cos(angle) * length) / STEPS
    }
    return { at: [0, y, z], angle }
  })
}

/** A leaf between two lines along it: -1 and 1 are its edges. */
function blade(leaf: Leaf, from = -1, to = 1, columns = 10): BufferGeometry {
  const points: number[] = []
  const index: number[] = []
  for (const [row, { at: middle, angle }] of spine(leaf).entries()) {
    const t = row / STEPS
    const half = halfAt(t, leaf)
    const turn = leaf.twist * t
    for (let k = 0; k <= columns; k += 1) {
      const s = from + ((to - from) * k) / columns
      const flat = leaf.shape === 'lance' ? 1 - t ** 2 : 1
      const ripple = 0.07 * flat * s * s * Math.sin(t * 10 + s * 1.5 + leaf.length)
      const [across, up] = [s * half, half * (leaf.cup * flat * Math.abs(s) ** 1.4 + ripple)]
      const [x, lift] = [across * Math.cos(turn) - up * Math.sin(turn), across * Math.sin(turn) + up * Math.cos(turn)]
      points.push(x, middle[1] + lift * Math.cos(angle), middle[2] - lift * Math.sin(angle))
      if (row === 0 || k === 0) continue
      const here = row * (columns + 1) + k
      index.push(here - columns - 2, here - 1, here, here - columns - 2, here, here - columns - 1)
    }
  }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  made.computeVertexNormals()
  return made
}

function midrib(leaf: Leaf): BufferGeometry {
  const made = wire(
    spine(leaf)
      .slice(0, -1)
      .map(({ at: place }) => place),
    leaf.width * 0.022,
    STEPS,
    6,
  )
  return made.deleteAttribute('uv')
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
  const green = chance.pick(GREENS)
  const vessel = pot(radius, radius * 1.7, chance.pick([0xeeece6, 0xd9d4c8, ...ACCENTS]))
  const base = radius * 1.6
  const upright = chance.maybe(0.35)
  // older leaves are darker
  const tones = [0, 0.14, 0.3].map((by) => ({ finish: glossy(shifted(green, by)), leaves: [] as BufferGeometry[] }))
  const pale: BufferGeometry[] = []
  const stems: BufferGeometry[] = []
  const count = upright ? 11 : 26
  for (let k = 0; k < count; k += 1) {
    const turn = k * 2.4 + chance.between(-0.3, 0.3)
    const grow = chance.between(0.65, 1)
    const leaves = tones[(k * 7 + 2) % 3]?.leaves ?? []
    if (upright) {
      const outer = Math.sqrt((k + 0.5) / count)
      const lean = 0.04 + outer * chance.between(0.1, 0.36)
      // plants stand near walls: no tip may go through the wall behind
      const behind = 1 - 0.72 * Math.max(0, -Math.cos(turn))
      const leaf: Leaf = {
        ...{ length: (tall - base) * grow, width: tall * 0.105, droop: -0.1 - outer * 0.12 },
        ...{ cup: 0.34, shape: 'lance', twist: (k % 2 ? 1 : -1) * (0.1 + 0.28 * grow) },
      }
      const stand = (made: BufferGeometry): BufferGeometry =>
        made
          .rotateX(-Math.PI / 2 + (lean + 0.16) * behind)
          .rotateY(turn)
          .translate(Math.sin(turn) * radius * 0.62 * outer, base, Math.cos(turn) * radius * 0.62 * outer)
      leaves.push(stand(blade(leaf, -0.84, 0.84)))
      pale.push(stand(blade(leaf, -1, -0.84, 1)), stand(blade(leaf, 0.84, 1, 1)))
      continue
    }
    const rise = (k / count) * (tall - base) * 0.85
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
    const length = tall * 0.29 * grow
    const leaf: Leaf = {
      ...{ length, width: length * 0.52, droop: 1.1 + 0.35 * Math.sin(k * 1.7) },
      ...{ cup: 0.3, shape: 'oval', twist: 0.3 * Math.sin(k * 2.9) },
    }
    const pitch = -0.6 + chance.between(-0.35, 0.3)
    const hang = (made: BufferGeometry): BufferGeometry =>
      made
        .rotateX(pitch)
        .rotateY(turn)
        .translate(x, base + rise, z)
    leaves.push(hang(blade(leaf)))
    pale.push(hang(midrib(leaf)))
  }
  return group(
    vessel,
    tones.flatMap(({ finish, leaves }) => (leaves.length > 0 ? [merged(leaves, finish)] : [])),
    [merged(pale, glossy(upright ? 0xb9b96a : shifted(green, 0.55)))],
    stems.length > 0 ? [merged(stems, glossy(0x6f8a52))] : [],
  )
}

import { BufferGeometry, CatmullRomCurve3, DoubleSide, Float32BufferAttribute, Quaternion, Vector3 } from 'three'
import type { Group } from 'three'
import { galvanised, plastic, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box, lathe, latheX } from '../geometry/solids.ts'
import { seeded } from '../rig.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface FlexibleDuct {
  readonly finish: () => Finish
  /** Inner radius in cm. */
  readonly radius?: number
  /** 1 is thin crumpled foil, 0 a smooth hose. */
  readonly crumple: number
  readonly rib?: number
}

const PITCH = 0.86
const ROUND = 96
const PER_RIB = 8

interface Dent {
  readonly along: number
  readonly angle: number
  readonly size: number
  readonly depth: number
}

function corrugated(curve: CatmullRomCurve3, radius: number, crumple: number, rib: number): BufferGeometry {
  const random = seeded(3)
  const ribs = Math.round(curve.getLength() / PITCH)
  const steps = ribs * PER_RIB
  const frames = curve.computeFrenetFrames(steps, false)
  const dents: Dent[] = Array.from({ length: 70 }, () => ({
    along: random() * ribs,
    angle: random() * Math.PI * 2,
    size: 0.4 + random() * 0.9,
    depth: (random() - 0.6) * 0.16 * crumple,
  }))
  const uneven = Array.from({ length: ribs + 3 }, () => (random() - 0.5) * 0.18 * crumple)
  const bump = (turn: number, angle: number): number => {
    const k = Math.min(ribs, Math.max(0, Math.floor(turn)))
    const share = turn - Math.floor(turn)
    let height = rib * Math.abs(Math.cos(share * Math.PI)) ** 0.8
    height += 0.5 * ((uneven[k] ?? 0) * (1 - share) + (uneven[k + 1] ?? 0) * share)
    height +=
      0.05 * crumple * (Math.sin(angle * 9 + k * 2.3) * Math.sin(angle * 4 - k) + Math.sin(angle * 23 + k * 5.1))
    for (const dent of dents) {
      const dx = (turn - dent.along) / 2.4
      const dy = (Math.atan2(Math.sin(angle - dent.angle), Math.cos(angle - dent.angle)) * radius) / 1.6
      const far = dx * dx + dy * dy
      if (far < 6) height += dent.depth * Math.exp(-far / dent.size)
    }
    return height
  }
  const points: number[] = []
  const point = new Vector3()
  for (let i = 0; i <= steps; i++) {
    const middle = curve.getPointAt(i / steps)
    const normal = frames.normals[i] ?? new Vector3()
    const binormal = frames.binormals[i] ?? new Vector3()
    for (let j = 0; j <= ROUND; j++) {
      const angle = (j / ROUND) * Math.PI * 2
      const r = radius + bump(i / PER_RIB + angle / (2 * Math.PI), angle)
      point
        .copy(middle)
        .addScaledVector(normal, r * Math.cos(angle))
        .addScaledVector(binormal, r * Math.sin(angle))
      points.push(point.x, point.y, point.z)
    }
  }
  const index: number[] = []
  const row = ROUND + 1
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < ROUND; j++) {
      const a = i * row + j
      index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

function collar(curve: CatmullRomCurve3, r: number): Group {
  const clamp = part(
    lathe(
      [
        [r + 0.42, -2.4],
        [r + 0.62, -2.4, 0.08],
        [r + 0.62, -1.1, 0.08],
        [r + 0.42, -1.1],
      ],
      160,
    ),
    steel(),
  )
  const spigot = lathe(
    [
      [r - 0.1, -2],
      [r - 0.02, 3.4],
      [r + 0.12, 3.5, 0.05],
      [r + 0.12, 3.7, 0.05],
      [r - 0.1, 3.75],
    ],
    160,
  )
  const screw = latheX(
    [
      [0, 1.1],
      [0.5, 1.1, 0.08],
      [0.5, 0.2],
      [0.3, 0.2],
      [0.3, -1.4],
    ],
    6,
  )
  const result = group(
    clamp,
    part(spigot, galvanised({ side: DoubleSide, color: 0xc2c6c9 })),
    part(box(2.2, 1.2, 1.2, 0.15), steel(), [0, -1.75, r + 1]),
    part(screw, steel(), [1.2, -1.75, r + 1.05]),
  )
  result.position.copy(curve.getPointAt(1))
  result.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), curve.getTangentAt(1)))
  return result
}

export function flexibleDuct({ finish, radius = 7.4, crumple, rib = 0.36 }: FlexibleDuct): Group {
  const curve = new CatmullRomCurve3(
    [
      [-22, 8, -9],
      [-13, 8, -8.4],
      [-4, 8, -2],
      [0, 8.2, 5],
      [6, 8, 10],
      [15, 8, 9.5],
      [23, 8, 6],
    ].map(([x, y, z]) => new Vector3(x, y, z)),
  )
  return group(part(corrugated(curve, radius, crumple, rib), finish()), collar(curve, radius))
}

const foil = (): Finish =>
  surface({
    color: 0xd9dbdc,
    metalness: 1,
    roughness: 0.3,
    side: DoubleSide,
    bump: [
      [0.16, 1.7],
      [0.1, 5],
    ],
    roughnessNoise: 0.35,
    roughnessScale: 2.5,
  })

export const flexibleDuctModel = defineModel<FlexibleDuct>({
  kind: 'duct-flex',
  colours: {
    aluminium: { finish: foil, crumple: 1 },
    white: { finish: () => plastic(0xefefec, 0.34, { side: DoubleSide }), crumple: 0.15, rib: 0.42 },
  },
  views: {
    a: { azimuth: 20, elevation: 22 },
    b: { azimuth: -18, elevation: 5, lens: 14, fill: 0.88 },
    c: { azimuth: -34, elevation: 20, floor: false, focus: { at: [20, 8, 8], radius: 10 } },
  },
  build: flexibleDuct,
})

import type { BufferGeometry, Group } from 'three'
import { chrome, matte } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { surface } from '../surface.ts'
import { blades } from './blade.ts'
import { around, group, merged, part, turning } from './parts.ts'
import { ring, wire } from './paths.ts'
import { box, latheZ } from './solids.ts'

export interface GuardedHead {
  readonly body: Finish
  readonly blade: number
  readonly wire: number
  /** Outer radius of the guard in cm. */
  readonly radius: number
  readonly wires?: number
  readonly bladeCount?: number
}

/** Wires that run out from the hub with a slight spiral, in front and behind, given for a guard of radius 21.5. */
const FRONT = [
  [3.2, 6.6, 0],
  [7, 6.5, 0.015],
  [13, 5.6, 0.05],
  [18.5, 3.7, 0.09],
  [21.2, 1.2, 0.11],
  [21.5, 0, 0.115],
] as const
const BACK = [
  [5, -3.6, 0],
  [12, -3.3, 0],
  [18.5, -2.4, 0],
  [21, -0.9, 0],
  [21.5, 0, 0],
] as const

function cage(count: number): readonly BufferGeometry[] {
  const rays = around(count, (angle) => [
    wire(
      FRONT.map(([r, z, twist]) => [r * Math.cos(angle + twist * 3), r * Math.sin(angle + twist * 3), z] as const),
      0.11,
      22,
      6,
    ),
    wire(
      BACK.map(([r, z]) => [r * Math.cos(angle + 0.345), r * Math.sin(angle + 0.345), z] as const),
      0.11,
      14,
      6,
    ),
  ]).flat()
  const hoops = [
    ring(21.55, 0.3, 0, 180, 12),
    ring(13, 0.12, 5.45, 140, 8),
    ring(18.6, 0.12, 3.5, 160, 8),
    ring(12, 0.12, -3.45, 120, 8),
    ring(18.5, 0.12, -2.5, 160, 8),
  ]
  return [...rays, ...hoops]
}

/** Motor, blades and wire guard of a desk or stand fan, looking along +z round the origin. */
export function guardedHead({ body, blade, wire: wireColour, radius, wires = 90, bladeCount = 5 }: GuardedHead): Group {
  const leaf = surface({ color: blade, roughness: 0.18, clearcoat: 0.6, clearcoatRoughness: 0.1 })
  const metal = surface({ color: wireColour, metalness: 1, roughness: 0.22 })
  const vents = around(18, (angle) => box(0.5, 0.22, 5, 0.1, 3).translate(6.8, 0, -9).rotateZ(angle))
  const shapes = blades(bladeCount, {
    root: 2.8,
    tip: 18.6,
    rootWidth: 4.5,
    middleWidth: 15,
    tipWidth: 12.5,
    rootPitch: 0.62,
    tipPitch: 0.36,
    sweep: 0.42,
    thickness: 0.28,
    camber: 0.07,
    tipRound: 0.3,
  })
  const head = group(
    part(
      latheZ([
        [0, -17],
        [3, -17, 0.8],
        [6, -14.5, 2],
        [7.2, -9, 2],
        [7.4, -3.5, 0.6],
        [7, -3, 0.2],
        [2, -3],
      ]),
      body,
    ),
    merged(vents, matte(0x1a1d1f)),
    part(
      latheZ(
        [
          [0.5, -3],
          [0.5, 4],
        ],
        24,
      ),
      chrome(),
    ),
    turning(merged(shapes, leaf)),
    part(
      latheZ(
        [
          [0, 2.2],
          [2.4, 2, 0.8],
          [3.2, 0.6, 0.4],
          [3.2, -1.8],
        ],
        64,
      ),
      leaf,
    ),
    merged(cage(wires), metal),
    part(
      latheZ(
        [
          [21.4, -0.65],
          [21.92, -0.65, 0.15],
          [21.92, 0.65, 0.15],
          [21.4, 0.65],
        ],
        180,
      ),
      body,
    ),
    part(
      latheZ(
        [
          [0, 7.4],
          [2.9, 7.2, 0.5],
          [3.5, 6.5, 0.2],
          [3.5, 6.1],
        ],
        80,
      ),
      body,
    ),
    part(
      latheZ(
        [
          [2.1, 7.36],
          [2.25, 7.46, 0.05],
          [2.4, 7.3],
        ],
        80,
      ),
      chrome(),
    ),
  )
  head.scale.setScalar(radius / 21.5)
  return group(head)
}

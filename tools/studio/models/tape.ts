import { BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import { cardboard, matte } from '../finishes.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { lathe } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface Tape {
  readonly radius?: number
  readonly core?: number
  readonly width?: number
}

/** The loose end: leaves the roll as a tangent, then curls up a little where it lies on the floor. */
function looseEnd(radius: number, width: number, length: number): BufferGeometry {
  const points: number[] = []
  const index: number[] = []
  const steps = 60
  for (let i = 0; i <= steps; i++) {
    const along = (i / steps) * length
    const bow = 0.5 * Math.sin((i / steps) * Math.PI * 0.9) - 1.1 * (i / steps) ** 3
    for (const y of [0, width]) points.push(along, y, radius + 0.02 + bow * 0.9)
  }
  for (let i = 0; i < steps; i++) index.push(2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

export function tape({ radius = 6, core = 3.9, width = 5 }: Tape): Group {
  const foil = surface({
    color: 0xe9ebec,
    metalness: 0.62,
    roughness: 0.26,
    bump: [
      [0.06, 0.9],
      [0.04, 4],
    ],
    roughnessNoise: 0.25,
    side: DoubleSide,
  })
  const layers = Array.from({ length: 9 }, (_, i) =>
    flatRing(core + 0.3 + i * ((radius - core - 0.3) / 9), 0.035, width + 0.01, 140, 6),
  )
  return group(
    part(
      lathe(
        [
          [core + 0.25, 0.05],
          [radius - 0.05, 0.05],
          [radius, 0.1, 0.03],
          [radius, width - 0.1, 0.03],
          [radius - 0.05, width - 0.03],
          [core + 0.25, width - 0.03],
        ],
        180,
      ),
      foil,
    ),
    merged(layers, matte(0x9fa2a4, 0.5, { metalness: 0.6 })),
    part(
      lathe(
        [
          [core + 0.26, 0],
          [core + 0.26, width + 0.03, 0.04],
          [core, width + 0.03, 0.04],
          [core, 0],
          [core + 0.26, 0],
        ],
        140,
      ),
      cardboard(0xd9bd93),
    ),
    place(group(part(looseEnd(radius, width, 8.4), foil)), [0, 0, 0], [0, -0.35, 0]),
  )
}

export const tapeModel = defineModel<Tape>({
  kind: 'tape',
  colours: { aluminium: {} },
  views: {
    a: { azimuth: 18, elevation: 30, fill: 0.8 },
    b: { azimuth: 0, elevation: 6, lens: 14, fill: 0.82 },
    c: { azimuth: 20, elevation: 36, floor: false, focus: { at: [1.5, 4, 3], radius: 4.2 } },
  },
  build: tape,
})

import type { Group } from 'three'
import { brushed, matte, shade } from '../finishes.ts'
import { group, merged, part, spread } from '../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface FloorGrille {
  readonly colour: number
  readonly length?: number
  readonly width?: number
  readonly bars?: number
}

/** Walk-on linear grille: a frame with lengthwise bars, a setting lever and a sheet box below. */
export function floorGrille({ colour, length = 42, width = 14, bars = 9 }: FloorGrille): Group {
  const metal = brushed(colour, { roughness: 0.3 })
  const [innerLength, innerWidth] = [length - 4.4, width - 4.4]
  const slats = spread(bars, -innerWidth / 2 + 0.5, innerWidth / 2 - 0.5, (z) =>
    box(innerLength, 1.7, 0.46, 0.14, 3).translate(0, 5.6, z),
  )
  const ties = spread(6, -innerLength / 2 + 3, innerLength / 2 - 3, (x) =>
    box(0.4, 0.6, innerWidth, 0.1, 2).translate(x, 5, 0),
  )
  const blades = spread(5, -innerWidth / 2 + 1, innerWidth / 2 - 1, (z) =>
    box(innerLength, 0.2, 2, 0.05, 2).rotateX(0.7).translate(0, 2.8, z),
  )
  return group(
    part(
      extrude(roundedRect(length, width, 0.5, [roundedRectHole(innerLength, innerWidth, 0.2)]), 0.9, 0.24).rotateX(
        -Math.PI / 2,
      ),
      metal,
      [0, 5.7, 0],
    ),
    part(
      extrude(
        roundedRect(length - 2.6, width - 2.6, 0.4, [roundedRectHole(innerLength, innerWidth, 0.2)]),
        5.8,
        0.1,
      ).rotateX(-Math.PI / 2),
      matte(0x9b9fa2, 0.5, { metalness: 0.5 }),
    ),
    part(box(innerLength, 0.2, innerWidth, 0.05), shade(0x1e2022), [0, 0.4, 0]),
    merged(slats, metal),
    merged(ties, metal),
    merged(blades, matte(0x45494d, 0.5)),
    part(box(1.2, 1.5, 0.5, 0.2), matte(0x2c2f32), [innerLength / 2 - 1.6, 5.9, 0.55]),
  )
}

export const floorGrilleModel = defineModel<FloorGrille>({
  kind: 'grille-floor',
  colours: { steel: { colour: 0xd0d3d5 } },
  views: {
    a: { azimuth: 34, elevation: 30, fill: 0.88 },
    b: { azimuth: 0, elevation: 55, lens: 14, fill: 0.9 },
    c: { azimuth: 44, elevation: 32, floor: false, focus: { at: [15, 6, 2], radius: 7.5 } },
  },
  build: floorGrille,
})

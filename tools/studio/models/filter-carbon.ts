import type { BufferGeometry, Group } from 'three'
import { galvanised, matte, powder, rubber } from '../finishes.ts'
import { ratingPlate } from '../geometry/hardware.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { wire } from '../geometry/paths.ts'
import { lathe } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface CarbonFilter {
  readonly colour: number
  readonly radius?: number
  readonly height?: number
  readonly spigot?: number
}

/** Expanded-metal mesh: crossing helices that together look like diamonds. */
function mesh(radius: number, from: number, to: number): readonly BufferGeometry[] {
  const strands = 46
  return [1, -1].flatMap((way) =>
    Array.from({ length: strands }, (_, k) =>
      wire(
        Array.from({ length: 26 }, (_, i) => {
          const share = i / 25
          const angle = (k / strands) * Math.PI * 2 + way * share * 2.3
          return [radius * Math.sin(angle), from + (to - from) * share, radius * Math.cos(angle)] as const
        }),
        0.13,
        50,
        5,
      ),
    ),
  )
}

export function carbonFilter({ colour, radius = 11, height = 36, spigot = 6.2 }: CarbonFilter): Group {
  const carbon = surface({
    color: 0x1d1f21,
    roughness: 0.8,
    bump: [
      [0.5, 3.4],
      [0.3, 7],
    ],
  })
  const grid = powder(colour, { clearcoat: 0.4, clearcoatRoughness: 0.25 })
  const metal = galvanised({ roughness: 0.34 })
  const r = radius
  return group(
    part(
      lathe(
        [
          [r - 0.35, 2],
          [r - 0.35, height - 2],
        ],
        140,
      ),
      carbon,
    ),
    merged(mesh(r - 0.1, 2, height - 2), grid),
    part(
      lathe(
        [
          [0, 0.1],
          [r - 1, 0],
          [r + 0.15, 0.1, 0.3],
          [r + 0.25, 2.6, 0.15],
          [r - 0.3, 2.7],
        ],
        160,
      ),
      metal,
    ),
    part(
      lathe(
        [
          [r - 0.3, height - 2.7],
          [r + 0.25, height - 2.6, 0.15],
          [r + 0.15, height - 0.1, 0.3],
          [r - 0.8, height + 0.2, 0.3],
          [spigot + 1.4, height + 0.2, 0.3],
          [spigot + 0.1, height + 0.8, 0.5],
          [spigot, height + 5.4],
          [spigot - 0.2, height + 5.4],
          [spigot - 0.25, height - 3],
        ],
        160,
      ),
      metal,
    ),
    part(
      lathe(
        [
          [0, height - 2],
          [spigot - 0.2, height - 2],
        ],
        90,
      ),
      matte(0x1c1e20),
    ),
    part(
      lathe(
        [
          [spigot - 0.02, height + 3.2],
          [spigot + 0.34, height + 3.3, 0.1],
          [spigot + 0.34, height + 3.9, 0.1],
          [spigot - 0.02, height + 4],
        ],
        140,
      ),
      rubber(0x2a2b2d),
    ),
    place(ratingPlate(8, 5.4, ['Ø 125', 'aktivní uhlí 3,2 kg', 'max. 360 m³/h']), [0, height * 0.5, r + 0.12]),
  )
}

export const carbonFilterModel = defineModel<CarbonFilter>({
  kind: 'filter-carbon',
  colours: { black: { colour: 0x565a5f } },
  views: {
    a: { azimuth: -24, elevation: 20, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: -30, elevation: 32, floor: false, focus: { at: [0, 35, 4], radius: 11 } },
  },
  build: carbonFilter,
})

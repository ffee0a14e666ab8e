import type { Group } from 'three'
import { galvanised, powder, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { bolt } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface RoofFan {
  readonly finish: () => Finish
  readonly base: () => Finish
  readonly radius?: number
}

export function roofFan({ finish, base, radius = 24 }: RoofFan): Group {
  const r = radius
  const hood = finish()
  const plinth = base()
  const side = r * 1.9
  const bars = around(90, (angle) =>
    box(0.24, 9.6, 0.24, 0.1, 2)
      .translate(r - 4.6, 12.4, 0)
      .rotateY(angle),
  )
  const posts = around(6, (angle) =>
    box(1.5, 10.2, 0.9, 0.2)
      .translate(r - 5, 12.2, 0)
      .rotateY(angle + 0.3),
  )
  const bolts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => place(bolt(0.6), [x * (side / 2 - 2.4), 3.3, z * (side / 2 - 2.4)], [-Math.PI / 2, 0, 0])),
  )
  const seams = around(12, (angle) =>
    box(r * 0.62, 0.3, 0.32, 0.12, 2)
      .rotateZ(-0.36)
      .translate(r * 0.58, 24.3, 0)
      .rotateY(angle),
  )
  return group(
    part(extrude(roundedRect(side, side, 1.2), 3.2, 0.35).rotateX(-Math.PI / 2), plinth),
    bolts,
    part(
      lathe(
        [
          [r * 0.82, 3.1],
          [r * 0.8, 4.2, 0.6],
          [r - 6, 5.6, 1],
          [r - 6, 7.4],
          [r - 3.8, 7.6, 0.2],
          [r - 3.8, 8.2, 0.2],
          [r - 6, 8.4],
        ],
        160,
      ),
      plinth,
    ),
    part(
      lathe(
        [
          [r - 8, 7],
          [r - 8, 18],
        ],
        120,
      ),
      shade(0x2b2d30),
    ),
    merged(bars, galvanised({ color: 0x9a9ea1 })),
    merged(
      [9.6, 12.4, 15.2].map((y) => flatRing(r - 4.6, 0.14, y)),
      galvanised({ color: 0x9a9ea1 }),
    ),
    merged(posts, plinth),
    part(
      lathe(
        [
          [0, 17],
          [r - 4, 17],
          [r - 0.6, 16.2, 0.4],
          [r - 0.2, 15.6, 0.2],
          [r + 0.5, 15.8, 0.3],
          [r + 0.6, 17.4, 0.8],
          [r - 1, 20.6, 1.8],
          [r * 0.62, 25.4, 5],
          [r * 0.3, 27, 2.5],
          [r * 0.2, 27.2],
          [0, 27.3],
        ],
        200,
        10,
      ),
      hood,
    ),
    merged(seams, hood),
    part(
      lathe(
        [
          [0, 29.4],
          [2.6, 29.2, 0.8],
          [3.4, 28, 0.4],
          [3.6, 27, 0.3],
          [4.6, 26.8],
        ],
        80,
      ),
      hood,
    ),
  )
}

export const roofFanModel = defineModel<RoofFan>({
  kind: 'roof-fan',
  colours: {
    graphite: {
      finish: () => powder(0x55595e, { clearcoat: 0.35, clearcoatRoughness: 0.25 }),
      base: () => powder(0x474b50, { clearcoat: 0.2, clearcoatRoughness: 0.3 }),
    },
    galvanised: { finish: () => galvanised(), base: () => galvanised({ color: 0xa5a9ac }) },
  },
  views: {
    a: { azimuth: 30, elevation: 15, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 24, elevation: 8, floor: false, focus: { at: [-6, 13, 18], radius: 13 } },
  },
  build: roofFan,
})

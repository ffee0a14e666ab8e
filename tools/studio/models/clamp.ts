import { DoubleSide } from 'three'
import type { Group } from 'three'
import { matte, shade, steel } from '../finishes.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { box, extrude, latheX, latheZ } from '../geometry/solids.ts'
import { roundedRect } from '../geometry/profile.ts'
import { defineModel } from '../types.ts'

export interface HoseClamp {
  /** Radius of the band in cm. */
  readonly radius?: number
  readonly width?: number
}

/** Worm-drive clamp: slotted band, screw housing and hexagonal screw. */
export function hoseClamp({ radius = 6, width = 1.3 }: HoseClamp): Group {
  const band = steel({ roughness: 0.24, metalness: 0.85, side: DoubleSide })
  const worm = steel({ roughness: 0.3, metalness: 0.85, color: 0xcfd2d4 })
  const [r, half] = [radius, width / 2]
  const slots = around(84, (angle, i) =>
    i > 26
      ? []
      : [
          box(0.13, 0.05, width * 0.6, 0.02, 2)
            .rotateY(0.28)
            .translate(0, r + 0.075, 0)
            .rotateZ(-angle - 0.22),
        ],
  ).flat()
  const housing = group(
    part(extrude(roundedRect(2.5, 1.25, 0.5), width * 0.92, 0.12).translate(0, 0, -width * 0.46), worm, [0, 0.55, 0]),
    part(
      latheX(
        [
          [0, -2],
          [0.36, -2, 0.05],
          [0.36, 1.2],
          [0.62, 1.25, 0.06],
          [0.62, 2],
          [0.5, 2.12, 0.06],
          [0, 2.12],
        ],
        6,
      ),
      worm,
      [0.2, 0.62, 0],
    ),
    part(
      latheX(
        [
          [0, 0.02],
          [0.5, 0.02],
          [0.5, 0],
        ],
        6,
      ),
      worm,
      [2.3, 0.62, 0],
    ),
    part(box(0.05, 0.9, 0.16, 0.02), shade(), [2.33, 0.62, 0], [0.4, 0, 0]),
    merged(
      Array.from({ length: 9 }, (_, i) =>
        latheX(
          [
            [0.3, -0.06],
            [0.42, 0],
            [0.3, 0.06],
          ],
          32,
        ).translate(-1.6 + i * 0.17, 0.62, 0),
      ),
      worm,
    ),
  )
  return group(
    part(
      latheZ(
        [
          [r, -half],
          [r + 0.07, -half, 0.02],
          [r + 0.07, half, 0.02],
          [r, half],
          [r, -half],
        ],
        220,
      ),
      band,
    ),
    part(box(2.8, 0.08, width * 0.98, 0.03), band, [-1.6, r + 0.16, 0], [0, 0, 0.2]),
    merged(slots, matte(0x55595c, 0.5)),
    place(housing, [0, r + 0.02, 0]),
  )
}

export const hoseClampModel = defineModel<HoseClamp>({
  kind: 'clamp',
  colours: { steel: {} },
  views: {
    a: { azimuth: 44, elevation: 20, fill: 0.76 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.78 },
    c: { azimuth: 40, elevation: 34, floor: false, focus: { at: [0.6, 6.4, 0.2], radius: 3 } },
  },
  build: hoseClamp,
})

import { BackSide, CircleGeometry } from 'three'
import type { Group } from 'three'
import { galvanised, glass, matte, powder, rubber, shade } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { group, part, place } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface CentralRecovery {
  readonly colour: number
  readonly width?: number
  readonly height?: number
  readonly depth?: number
}

function topSpigot(x: number, z: number, y: number, mark: string): Group {
  const r = 7.6
  return place(
    group(
      part(
        lathe(
          [
            [r + 1.6, 0],
            [r + 1.5, 0.5, 0.2],
            [r, 0.7, 0.3],
            [r, 7],
            [r - 0.2, 7],
          ],
          120,
        ),
        galvanised(),
      ),
      part(
        lathe(
          [
            [r - 0.05, 4.4],
            [r + 0.35, 4.5, 0.15],
            [r + 0.35, 5.4, 0.15],
            [r - 0.05, 5.5],
          ],
          120,
        ),
        rubber(0x2a2b2d),
      ),
      part(
        lathe(
          [
            [r - 0.2, 7],
            [r - 0.2, 1],
          ],
          100,
        ),
        galvanised({ side: BackSide, color: 0xa3a7aa }),
      ),
      part(new CircleGeometry(r - 0.2, 64).rotateX(-Math.PI / 2), shade(0x26282b), [0, 1.2, 0]),
      part(
        lathe(
          [
            [r + 1.9, 0],
            [r + 1.9, 0.24, 0.1],
            [r + 1.2, 0.3],
          ],
          90,
        ),
        matte(Number(mark), 0.4),
      ),
    ),
    [x, y, z],
  )
}

function screen(): Group {
  const face = label(
    7,
    3.6,
    (context, width) => {
      context.fillStyle = '#e9f6ff'
      context.font = '600 1.3px sans-serif'
      context.fillText('21,5°', 0.5, 1.6)
      context.font = '.62px sans-serif'
      context.fillText('CO₂ 640 ppm', 0.5, 2.8)
      context.fillStyle = '#53d18c'
      for (let i = 0; i < 4; i++) context.fillRect(width - 2.4 + i * 0.5, 1.6 - i * 0.28, 0.32, 0.3 + i * 0.28)
    },
    { lit: 1.2 },
  )
  return group(part(box(8.6, 4.8, 0.5, 0.24, 5), glass(0x101215)), place(face, [0, 0, 0.27]))
}

export function centralRecovery({ colour, width = 62, height = 74, depth = 44 }: CentralRecovery): Group {
  const coat = powder(colour, {
    bump: [
      [0.05, 18],
      [0.012, 0.4],
    ],
  })
  const dark = matte(0x3a3e42, 0.45)
  const [w, h, d] = [width, height, depth]
  const spigots = [
    [-1, -1, '0x4a90d9'],
    [1, -1, '0xd9822b'],
    [-1, 1, '0x6fb56f'],
    [1, 1, '0xb9bcbe'],
  ] as const
  return group(
    part(box(w, h, d, 1, 6), coat, [0, h / 2, 0]),
    part(extrude(roundedRect(w - 0.9, h * 0.72, 0.8), 1.6, 0.4), coat, [0, h * 0.385, d / 2 - 0.5]),
    part(extrude(roundedRect(w - 0.9, h * 0.235, 0.8), 1.6, 0.4), coat, [0, h * 0.872, d / 2 - 0.5]),
    part(box(w - 0.6, 0.5, 0.6, 0.1), dark, [0, h * 0.75, d / 2 - 0.2]),
    [-1, 1].map((s) => part(box(2.6, 1.2, 1, 0.3), dark, [s * (w / 2 - 6), h * 0.71, d / 2 + 1])),
    place(screen(), [w / 2 - 9.5, h * 0.875, d / 2 + 1.2]),
    part(box(16, 0.5, 0.3, 0.1), dark, [-w / 2 + 13, h * 0.875, d / 2 + 1.05]),
    [-1, 1].map((s) => part(box(13, 9, 0.6, 0.3), dark, [s * 13, h * 0.56, d / 2 + 1])),
    [-1, 1].map((s) => part(box(11.6, 7.6, 0.4, 0.3), matte(0x53585d, 0.5), [s * 13, h * 0.56, d / 2 + 1.3])),
    spigots.map(([x, z, mark]) => topSpigot(x * w * 0.26, z * d * 0.23, h, mark)),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        part(
          lathe(
            [
              [0, 0],
              [2.2, 0],
              [2.2, -1.6, 0.3],
              [1.6, -2.2],
              [0, -2.2],
            ],
            48,
          ),
          rubber(),
          [x * (w / 2 - 6), 0, z * (d / 2 - 6)],
        ),
      ),
    ),
    part(
      pipe(
        [
          [w / 2 - 14, 2, d / 2 - 8],
          [w / 2 - 14, -1.2, d / 2 - 8],
          [w / 2 - 10, -1.2, d / 2 + 3],
          [w / 2 + 3, -1.3, d / 2 + 5],
        ],
        2,
        0.9,
        60,
        18,
      ),
      matte(0xc7cacb),
    ),
  )
}

export const centralRecoveryModel = defineModel<CentralRecovery>({
  kind: 'recovery-central',
  colours: { white: { colour: 0xf3f3f1 } },
  views: {
    a: { azimuth: 30, elevation: 18, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: 34, elevation: 26, floor: false, focus: { at: [10, 72, 14], radius: 21 } },
  },
  build: centralRecovery,
})

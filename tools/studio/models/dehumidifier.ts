import type { Group } from 'three'
import { glass, matte, plastic, rubber } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheX } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface Dehumidifier {
  readonly colour: number
  readonly width?: number
  readonly height?: number
  readonly depth?: number
}

function controlStrip(): Group {
  const face = label(
    15,
    3,
    (context) => {
      context.fillStyle = '#eaf4fb'
      context.font = '600 1.6px sans-serif'
      context.fillText('55 %', 5.4, 2)
      for (const x of [1.6, 3.6, 11.6, 13.6]) {
        context.beginPath()
        context.arc(x, 1.5, 0.42, 0, Math.PI * 2)
        context.fill()
      }
    },
    { lit: 1.1 },
  )
  face.rotation.x = -Math.PI / 2
  return group(part(box(17, 0.5, 4, 0.2, 5), glass(0x14171a)), place(group(face), [0, 0.27, 0]))
}

export function dehumidifier({ colour, width = 34, height = 52, depth = 24 }: Dehumidifier): Group {
  const [w, h, d] = [width, height, depth]
  const body = plastic(colour, 0.36)
  const dark = matte(0x3b3f43, 0.5)
  const water = surface({ color: 0x9fc4d6, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 })
  const louvres = spread(9, -9.5, 9.5, (y) =>
    box(w - 9, 0.75, 1.9, 0.22, 3)
      .rotateX(0.55)
      .translate(0, y, 0),
  )
  const topSlats = spread(13, -10.5, 10.5, (x) => box(0.7, 0.8, 6.4, 0.2, 3).rotateZ(0.3).translate(x, 0, 0))
  const upright = roundedRect(w, d, 5)
  return group(
    part(extrude(upright, h, 1.4, { bevelSegments: 10, curveSegments: 48 }).rotateX(-Math.PI / 2), body, [0, 3, 0]),
    part(extrude(roundedRect(w - 7, 23, 1.6), 1, 0.25), dark, [0, h * 0.66, d / 2 - 0.72]),
    merged(louvres, body, [0, h * 0.66, d / 2 + 0.05]),
    part(
      extrude(roundedRect(w + 0.08, d + 0.08, 5), 0.34, 0.05, { curveSegments: 48 }).rotateX(-Math.PI / 2),
      matte(0x8c9194),
      [0, h * 0.37, 0],
    ),
    part(extrude(roundedRect(9, 11, 1.4), 0.7, 0.2), dark, [0, h * 0.2, d / 2 - 0.45]),
    part(
      extrude(roundedRect(7.6, 9.6, 1), 0.5, 0.2),
      surface({ color: 0xdfeaf0, roughness: 0.1, clearcoat: 1, clearcoatRoughness: 0.04 }),
      [0, h * 0.2, d / 2 - 0.12],
    ),
    part(extrude(roundedRect(7.2, 4.6, 0.6), 0.3, 0.1), water, [0, h * 0.2 - 2.3, d / 2 + 0.14]),
    part(box(11, 1.5, 1.2, 0.5), dark, [0, h * 0.335, d / 2 - 0.3]),
    part(extrude(roundedRect(w - 9, 8, 1.4), 0.8, 0.2).rotateX(-Math.PI / 2), dark, [0, h + 2.5, -4.6]),
    merged(topSlats, body, [0, h + 3.2, -4.6]),
    place(controlStrip(), [0, h + 3, 5.4]),
    part(
      pipe(
        [
          [-9, h + 2, -10],
          [-9, h + 7, -10.4],
          [9, h + 7, -10.4],
          [9, h + 2, -10],
        ],
        3,
        0.9,
        90,
        20,
      ),
      dark,
    ),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        group(
          part(
            latheX(
              [
                [0, -0.9],
                [1.7, -0.9, 0.3],
                [1.9, 0],
                [1.7, 0.9, 0.3],
                [0, 0.9],
              ],
              48,
            ),
            rubber(),
            [x * (w / 2 - 5), 1.9, z * (d / 2 - 4)],
          ),
          part(box(2.4, 1.6, 2.4, 0.5), dark, [x * (w / 2 - 5), 3, z * (d / 2 - 4)]),
        ),
      ),
    ),
  )
}

export const dehumidifierModel = defineModel<Dehumidifier>({
  kind: 'dehumidifier',
  colours: { white: { colour: 0xf2f2f0 } },
  views: {
    a: { azimuth: 32, elevation: 18, fill: 0.9 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: 28, elevation: 34, floor: false, focus: { at: [2, 51, 4], radius: 16 } },
  },
  build: dehumidifier,
})

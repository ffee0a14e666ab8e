import type { Group } from 'three'
import { glass, matte, plastic } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface Hygrostat {
  readonly colour: number
  readonly width?: number
  readonly height?: number
}

function display(): Group {
  return group(
    label(
      5,
      2.8,
      (context) => {
        context.fillStyle = '#dff3ff'
        context.font = '600 1.55px sans-serif'
        context.fillText('58', 0.5, 1.75)
        context.font = '.8px sans-serif'
        context.fillText('% RH', 2.5, 1.75)
        context.font = '.52px sans-serif'
        context.fillText('22,4 °C', 0.55, 2.5)
        context.fillStyle = '#53d18c'
        context.beginPath()
        context.arc(4.3, 2.3, 0.2, 0, Math.PI * 2)
        context.fill()
      },
      { lit: 1.2, pixelsPerCm: 110 },
    ),
  )
}

export function hygrostat({ colour, width = 8.6, height = 10.8 }: Hygrostat): Group {
  const cover = plastic(colour, 0.34)
  const key = latheZ(
    [
      [0, 0.26],
      [0.48, 0.24, 0.12],
      [0.56, 0],
    ],
    48,
  )
  const marks = ['−', '+'].map((sign, i) =>
    place(
      label(
        0.7,
        0.7,
        (context, w, h) => {
          context.fillStyle = '#5b6064'
          context.font = '600 .6px sans-serif'
          context.textAlign = 'center'
          context.fillText(sign, w / 2, h * 0.72)
        },
        { pixelsPerCm: 140 },
      ),
      [i ? 1.5 : -1.5, -1.55, 2.63],
    ),
  )
  const vents = spread(7, -3, -4.6, (y) => box(width - 3, 0.12, 0.4, 0.05, 2).translate(0, y, 2.26))
  const sideVents = [-1, 1].flatMap((s) =>
    spread(9, -3.4, 3.4, (y) => box(0.05, 0.16, 1.2, 0.02, 2).translate((s * width) / 2, y, 1.1)),
  )
  return group(
    part(extrude(roundedRect(width, height, 0.9), 2.4, 0.5, { bevelSegments: 10 }), cover),
    part(extrude(roundedRect(width - 0.5, height - 0.5, 0.8), 0.5, 0.05), matte(0x8b8d8c), [0, 0, -0.3]),
    part(extrude(roundedRect(6, 3.6, 0.35), 0.34, 0.12), glass(0x12161a), [0, 1.6, 2.24]),
    place(display(), [0, 1.6, 2.6]),
    [-1.5, 1.5].map((x) => part(key, cover, [x, -1.55, 2.36])),
    marks,
    merged(vents, matte(0x6a6e71, 0.6)),
    merged(sideVents, matte(0x6a6e71, 0.6)),
  )
}

export const hygrostatModel = defineModel<Hygrostat>({
  kind: 'hygrostat',
  colours: { white: { colour: 0xf3f3f1 } },
  views: {
    a: { azimuth: 30, elevation: 14, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 34, elevation: 20, floor: false, focus: { at: [0.4, 0.8, 2], radius: 3.6 } },
  },
  build: hygrostat,
})

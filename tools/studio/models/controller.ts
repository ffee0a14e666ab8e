import type { Group } from 'three'
import { glow, matte, plastic } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface Controller {
  readonly colour: number
  readonly print: string
  /** Side of the frame in cm. */
  readonly side?: number
}

function scale(print: string): Group {
  return group(
    label(
      5.4,
      5.4,
      (context, width, height) => {
        context.translate(width / 2, height / 2 + 0.15)
        context.fillStyle = print
        for (let i = 0; i <= 10; i++) {
          context.save()
          context.rotate(-Math.PI * 1.25 + (i * Math.PI * 1.5) / 10)
          context.fillRect(2.08, -0.022, i % 5 ? 0.14 : 0.26, 0.044)
          context.restore()
        }
        context.font = '600 .3px sans-serif'
        context.textAlign = 'center'
        context.fillText('0', -1.72, 1.98)
        context.fillText('MAX', 1.7, 1.98)
      },
      { pixelsPerCm: 90 },
    ),
  )
}

export function controller({ colour, print, side = 8.5 }: Controller): Group {
  const cover = plastic(colour, 0.3, { clearcoat: 0.3, clearcoatRoughness: 0.15 })
  const knob = latheZ(
    [
      [0, 1.45],
      [0.4, 1.47],
      [1.45, 1.42, 0.22],
      [1.58, 1.1, 0.1],
      [1.72, 0.1, 0.1],
      [1.72, 0],
    ],
    128,
    10,
  )
  const knurls = around(64, (angle) => box(0.05, 0.07, 1, 0.02, 2).translate(0, 1.66, 0.55).rotateZ(angle))
  return group(
    part(extrude(roundedRect(side, side, 0.75), 1.05, 0.32, { bevelSegments: 10 }), plastic(colour, 0.36)),
    part(extrude(roundedRect(side - 0.6, side - 0.6, 0.6), 0.5, 0.05), matte(0x8b8d8c), [0, 0, -0.35]),
    part(extrude(roundedRect(5.75, 5.75, 0.38), 0.42, 0.14, { bevelSegments: 8 }), cover, [0, 0, 0.92]),
    part(knob, cover, [0, -0.15, 1.32]),
    merged(knurls, cover, [0, -0.15, 1.32]),
    part(
      latheZ(
        [
          [1.72, 0.02],
          [1.86, 0.02, 0.02],
          [1.9, -0.06],
        ],
        96,
      ),
      surface({ color: 0xb9bcbe, metalness: 1, roughness: 0.25 }),
      [0, -0.15, 1.36],
    ),
    part(
      box(0.12, 0.72, 0.06, 0.03),
      matte(print === '#55595c' ? 0x3a3d40 : 0xe8e8e6),
      [-0.62, 0.47, 2.77],
      [0, 0, 0.785],
    ),
    place(scale(print), [0, 0, 1.345]),
    part(box(0.5, 0.09, 0.06, 0.03), glow(0x39c6ff, 2.2), [0, 2.36, 1.35]),
  )
}

export const controllerModel = defineModel<Controller>({
  kind: 'controller',
  colours: {
    white: { colour: 0xf3f3f1, print: '#55595c' },
    black: { colour: 0x46494e, print: '#d8dadb' },
  },
  views: {
    a: { azimuth: 28, elevation: 14, fill: 0.76 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.78 },
    c: { azimuth: 34, elevation: 20, floor: false, focus: { at: [0, -0.2, 1.6], radius: 2.9 } },
  },
  build: controller,
})

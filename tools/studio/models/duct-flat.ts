import type { Group } from 'three'
import { plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { extrude } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface FlatDuct {
  readonly colour: number
  readonly width?: number
  readonly height?: number
  readonly length?: number
}

const channel = (width: number, height: number, wall: number, length: number, finish: Finish): Group =>
  group(
    part(
      extrude(
        roundedRect(width, height, 0.5, [roundedRectHole(width - 2 * wall, height - 2 * wall, 0.35)]),
        length,
        0.05,
      )
        .translate(0, 0, -length / 2)
        .rotateY(Math.PI / 2),
      finish,
    ),
  )

export function flatDuct({ colour, width = 20.4, height = 6, length = 58 }: FlatDuct): Group {
  const white = plastic(colour, 0.34)
  const ribs = [-5, 0, 5].map((z) =>
    part(
      extrude(roundedRect(0.35, 0.16, 0.06), length - 1, 0.02)
        .translate(0, 0, -(length - 1) / 2)
        .rotateY(Math.PI / 2),
      white,
      [0, height + 0.02, z],
    ),
  )
  const sleeve = group(
    channel(width + 0.7, height + 0.7, 0.34, 9, white),
    channel(width + 1.2, height + 1.2, 0.5, 0.9, white),
  )
  return group(
    place(channel(width, height, 0.26, length, white), [0, height / 2, 0]),
    ribs,
    place(sleeve, [length / 2 - 1, height / 2 + 0.25, 0]),
    place(channel(width, height, 0.26, length * 0.72, white), [-6, height * 1.5 + 0.3, -3], [0, 0.16, 0]),
  )
}

export const flatDuctModel = defineModel<FlatDuct>({
  kind: 'duct-flat',
  colours: { white: { colour: 0xf1f1ee } },
  views: {
    a: { azimuth: 46, elevation: 22, fill: 0.88 },
    b: { azimuth: 0, elevation: 5, lens: 14, fill: 0.9 },
    c: { azimuth: 60, elevation: 22, floor: false, focus: { at: [26, 5, 0], radius: 13 } },
  },
  build: flatDuct,
})

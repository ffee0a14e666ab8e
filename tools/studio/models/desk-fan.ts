import type { Group } from 'three'
import { chrome, matte, plastic } from '../finishes.ts'
import { guardedHead } from '../geometry/guard.ts'
import { group, part, place, spread } from '../geometry/parts.ts'
import { box, lathe, latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface DeskFan {
  readonly colour: number
  readonly blade: number
  readonly wire: number
  readonly button: number
}

export function deskFan({ colour, blade, wire, button }: DeskFan): Group {
  const body = plastic(colour, 0.3, { clearcoat: 0.45, clearcoatRoughness: 0.14 })
  const keys = spread(4, -3.6, 3.6, (x, i) =>
    part(
      lathe(
        [
          [0, 0.5],
          [0.62, 0.46, 0.2],
          [0.72, 0],
        ],
        48,
      ),
      i === 0 ? chrome() : matte(button, 0.4),
      [x, 3.35, 8.4],
      [0.2, 0, 0],
    ),
  )
  return group(
    part(
      lathe(
        [
          [0, 0],
          [12.6, 0],
          [13, 0.5, 0.4],
          [12.9, 1.6, 0.6],
          [11.6, 3, 1],
          [6, 4, 1.4],
          [3.2, 5, 1.2],
          [2.4, 9, 1],
          [2.2, 16],
        ],
        170,
        8,
      ),
      body,
    ),
    part(
      lathe(
        [
          [12.9, 0.5],
          [13.08, 0.55, 0.05],
          [13.08, 0.85, 0.05],
          [12.9, 0.9],
        ],
        170,
      ),
      chrome(),
    ),
    keys,
    part(box(4.6, 6, 4.4, 1.6, 8), body, [0, 17.5, -1.2]),
    part(
      latheX(
        [
          [0, 3],
          [1.5, 2.9, 0.3],
          [1.7, 2.4],
          [1.7, -2.4],
          [1.5, -2.9, 0.3],
          [0, -3],
        ],
        48,
      ),
      chrome(),
      [0, 18.6, -1.2],
    ),
    place(guardedHead({ body, blade, wire, radius: 15.4, wires: 66, bladeCount: 4 }), [0, 28, 0], [-0.12, 0, 0]),
  )
}

export const deskFanModel = defineModel<DeskFan>({
  kind: 'desk-fan',
  colours: {
    white: { colour: 0xf1f1ee, blade: 0xdfe6e9, wire: 0xd6d8da, button: 0xc9ccce },
    black: { colour: 0x44484c, blade: 0x8f979c, wire: 0xb4b7b9, button: 0x7a7e82 },
    mint: { colour: 0xa9d8c6, blade: 0xd7ece3, wire: 0xd6d8da, button: 0xf1f1ee },
  },
  views: {
    a: { azimuth: -32, elevation: 10, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: -38, elevation: 12, floor: false, focus: { at: [0, 28, 2], radius: 12 } },
  },
  build: deskFan,
})

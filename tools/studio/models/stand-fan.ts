import type { Group } from 'three'
import { chrome, matte, plastic } from '../finishes.ts'
import { guardedHead } from '../geometry/guard.ts'
import { group, part, place } from '../geometry/parts.ts'
import { box, lathe } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface StandFan {
  readonly colour: number
  readonly blade: number
  readonly wire: number
  readonly height?: number
  readonly buttons?: number
}

export function standFan({ colour, blade, wire, height = 98, buttons = 0x565b60 }: StandFan): Group {
  const body = plastic(colour, 0.4)
  const pole = chrome({ roughness: 0.16 })
  const keys = [0, 1, 2, 3].map((i) =>
    part(box(3.6, 1.3, 0.7, 0.3), matte(i ? buttons : 0xb5382c, 0.4), [0, height - 50 + i * 2.2, 3.3]),
  )
  const knob = group(
    part(
      lathe(
        [
          [0, 1.2],
          [1.2, 1.2, 0.3],
          [1.4, 0, 0.2],
          [0.7, -0.2],
          [0.7, -1.5],
        ],
        40,
      ),
      body,
    ),
  )
  return group(
    part(
      lathe(
        [
          [0, 0],
          [19, 0],
          [19.6, 0.5, 0.4],
          [19.4, 1.5, 0.7],
          [16, 2.6, 1.2],
          [5, 4.2, 1],
          [3.4, 5.2, 0.6],
          [2.9, 10, 0.4],
          [2.4, 10.4],
        ],
        180,
      ),
      body,
    ),
    part(
      lathe(
        [
          [1.35, 9],
          [1.35, height - 36],
        ],
        64,
      ),
      pole,
    ),
    part(
      lathe(
        [
          [1.4, height - 40],
          [2.1, height - 40, 0.2],
          [2.2, height - 34, 0.3],
          [1.5, height - 33],
        ],
        64,
      ),
      body,
    ),
    part(
      lathe(
        [
          [1, height - 38],
          [1, height - 6],
        ],
        48,
      ),
      pole,
    ),
    part(box(3.4, 9, 3.2, 0.8, 6), body, [0, height - 10, -1.5]),
    place(knob, [2.6, height - 37, 0], [0, 0, -Math.PI / 2]),
    place(guardedHead({ body, blade, wire, radius: 21.5 }), [0, height, 0], [-0.1, 0, 0]),
    part(box(6.4, 13, 4.6, 1.2, 8), body, [0, height - 46, 1]),
    keys,
  )
}

export const standFanModel = defineModel<StandFan>({
  kind: 'stand-fan',
  colours: {
    black: { colour: 0x43474c, blade: 0xc7d2d6, wire: 0xc9ccce },
    white: { colour: 0xf1f1ee, blade: 0xd9e2e6, wire: 0xd6d8da, buttons: 0xc3c7ca },
  },
  views: {
    a: { azimuth: -30, elevation: 8, fill: 0.93 },
    b: { azimuth: 0, elevation: 2, lens: 14, fill: 0.92 },
    c: { azimuth: -34, elevation: 10, floor: false, focus: { at: [0, 98, 2], radius: 19 } },
  },
  build: standFan,
})

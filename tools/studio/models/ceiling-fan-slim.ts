import type { Group } from 'three'
import { plastic, wood } from '../finishes.ts'
import { blade } from '../geometry/blade.ts'
import { around, group, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { lathe } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface SlimCeilingFan {
  readonly body: number
  readonly blade: number
  readonly wooden: boolean
  readonly length?: number
}

export function slimCeilingFan({ body, blade: colour, wooden, length = 66 }: SlimCeilingFan): Group {
  const shell = plastic(body, 0.32, { clearcoat: 0.4, clearcoatRoughness: 0.15 })
  const leaf = wooden
    ? wood(colour, { grainAxis: 'y' })
    : plastic(colour, 0.36, { clearcoat: 0.3, clearcoatRoughness: 0.2 })
  const shape = blade({
    root: 5,
    tip: length,
    rootWidth: 8.5,
    middleWidth: 19,
    tipWidth: 8,
    rootPitch: 0.5,
    tipPitch: 0.16,
    sweep: 0.2,
    thickness: 1.1,
    camber: 0.03,
    tipRound: 0.12,
  })
  const leaves = around(3, (angle) => {
    const flat = place(group(part(shape, leaf)), [0, 0, 0], [-Math.PI / 2, 0, 0])
    return place(group(flat), [0, 3.4, 0], [0, angle + 0.62, 0])
  })
  return group(
    part(
      lathe(
        [
          [0, 27],
          [6.6, 27, 0.2],
          [6.7, 26.4, 0.4],
          [6, 23.6, 1.6],
          [2.2, 22, 0.6],
          [1.3, 21.6],
        ],
        110,
      ),
      shell,
    ),
    part(
      lathe(
        [
          [1.1, 22.4],
          [1.1, 7],
        ],
        48,
      ),
      shell,
    ),
    part(
      lathe(
        [
          [0, 9],
          [1.8, 9, 0.3],
          [3, 7.6, 1],
          [8.8, 5.6, 1.6],
          [10.4, 3.6, 1],
          [10.2, 1.2, 1],
          [7, -1.6, 2.4],
          [3, -2.6, 1.5],
          [0, -2.8],
        ],
        160,
        10,
      ),
      shell,
    ),
    part(flatRing(3.4, 0.12, -2.45, 90), surface({ color: 0xc9ccce, metalness: 1, roughness: 0.25 })),
    leaves,
  )
}

export const slimCeilingFanModel = defineModel<SlimCeilingFan>({
  kind: 'ceiling-fan-slim',
  colours: {
    white: { body: 0xf2f2f0, blade: 0xf2f2f0, wooden: false },
    oak: { body: 0xefeeea, blade: 0xd2a56f, wooden: true },
  },
  views: {
    a: { azimuth: 8, elevation: -20, floor: false, lens: 24, fill: 0.94, floorGlow: 4.5, exposure: 1.12 },
    b: { azimuth: 4, elevation: -3, floor: false, lens: 12, fill: 0.94, floorGlow: 4.5, exposure: 1.12 },
    c: {
      azimuth: 8,
      elevation: -22,
      floor: false,
      floorGlow: 4.5,
      exposure: 1.12,
      focus: { at: [0, 4, 2], radius: 19 },
    },
  },
  build: slimCeilingFan,
})

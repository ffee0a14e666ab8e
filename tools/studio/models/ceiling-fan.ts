import { Shape } from 'three'
import type { Group } from 'three'
import { plastic, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { blade } from '../geometry/blade.ts'
import { screw } from '../geometry/hardware.ts'
import { around, group, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { extrude, lathe } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface CeilingFan {
  readonly metal: number
  readonly accent: number
  readonly blade: number
  readonly wooden: boolean
  readonly painted?: boolean
  readonly blades?: number
}

function bladeIron(): Shape {
  const shape = new Shape()
  shape.moveTo(-2.2, 10)
  shape.bezierCurveTo(-2, 14, -1.4, 15, -1.6, 18)
  shape.bezierCurveTo(-2, 20, -4.2, 22, -4.2, 25)
  shape.quadraticCurveTo(-4, 27, -1.5, 26.8)
  shape.quadraticCurveTo(0, 28.4, 1.5, 26.8)
  shape.quadraticCurveTo(4, 27, 4.2, 25)
  shape.bezierCurveTo(4.2, 22, 2, 20, 1.6, 18)
  shape.bezierCurveTo(1.4, 15, 2, 14, 2.2, 10)
  return shape
}

function arm(angle: number, leaf: Finish, metal: Finish): Group {
  const shape = blade({
    root: 19,
    tip: 66,
    rootWidth: 11,
    tipWidth: 13.6,
    middleWidth: 15,
    rootPitch: 0.22,
    tipPitch: 0.22,
    thickness: 0.75,
    camber: 0.012,
    tipRound: 0.07,
    rootRound: 0.06,
  })
  const screws = [
    [-2.2, 24.6],
    [2.2, 24.6],
    [0, 22],
  ].map(([x = 0, y = 0]) => place(screw(0.5, metal), [x, y, -1 - x * 0.22], [Math.PI, 0, 0]))
  const flat = group(
    part(shape, leaf),
    place(group(part(extrude(bladeIron(), 0.7, 0.2), metal, [0, 0, -0.95])), [0, 0, 0], [0, 0.22, 0]),
    screws,
  )
  flat.rotation.x = -Math.PI / 2
  return place(group(flat), [0, 4.4, 0], [0, angle, 0])
}

export function ceilingFan({
  metal,
  accent,
  blade: leafColour,
  wooden,
  painted = false,
  blades = 5,
}: CeilingFan): Group {
  const body = painted
    ? plastic(metal, 0.3, { clearcoat: 0.5, clearcoatRoughness: 0.12 })
    : surface({ color: metal, metalness: 1, roughness: 0.33, bump: [[0.015, 20]], roughnessNoise: 0.2 })
  const leaf = wooden ? wood(leafColour, { grainAxis: 'y' }) : plastic(leafColour, 0.42)
  const opal = surface({ color: 0xfdfaf2, roughness: 0.28, emissive: 0xfff0d8, emissiveIntensity: 3, clearcoat: 0.4 })
  return group(
    part(
      lathe(
        [
          [0, 34],
          [6.2, 34, 0.2],
          [6.3, 33.4, 0.3],
          [5.8, 31, 0.8],
          [3, 29.2, 0.8],
          [1.6, 29, 0.2],
          [1.5, 28.6],
        ],
        96,
      ),
      body,
    ),
    part(
      lathe(
        [
          [1.15, 29],
          [1.15, 12],
        ],
        48,
      ),
      body,
    ),
    part(
      lathe(
        [
          [1.2, 14],
          [2.1, 13.8, 0.2],
          [2.4, 11.5, 0.6],
          [1.6, 11],
        ],
        64,
      ),
      body,
    ),
    part(
      lathe(
        [
          [0, 12],
          [3.5, 12, 0.3],
          [6, 10.6, 1.2],
          [11.6, 9.4, 1],
          [12.2, 8, 0.5],
          [12.2, 4.6, 0.5],
          [11.4, 3.2, 0.6],
          [8.8, 2, 0.6],
          [8.6, 0.6, 0.2],
          [9.1, 0.4, 0.1],
          [9.1, -1, 0.2],
          [8.4, -1.4],
          [0, -1.4],
        ],
        160,
      ),
      body,
    ),
    part(flatRing(12.22, 0.14, 6.3, 160, 12), surface({ color: accent, metalness: 1, roughness: 0.25 })),
    part(
      lathe(
        [
          [8.3, -1.3],
          [8.6, -2, 0.5],
          [8, -4.4, 1.6],
          [5.6, -6.6, 2],
          [2.4, -7.6, 1.2],
          [0, -7.8],
        ],
        128,
        12,
      ),
      opal,
    ),
    around(blades, (angle) => arm(angle + 0.42, leaf, body)),
  )
}

export const ceilingFanModel = defineModel<CeilingFan>({
  kind: 'ceiling-fan',
  colours: {
    walnut: { metal: 0xb9b3aa, accent: 0xb08d57, blade: 0x9a6238, wooden: true },
    white: { metal: 0xf1f1ee, accent: 0xc9ccce, blade: 0xefefec, wooden: false, painted: true },
    black: { metal: 0x4a4c50, accent: 0x9d9fa3, blade: 0x4b4d51, wooden: false, painted: true },
  },
  views: {
    a: { azimuth: 12, elevation: -21, floor: false, lens: 24, fill: 0.94, floorGlow: 4.5, exposure: 1.12 },
    b: { azimuth: 6, elevation: -3, floor: false, lens: 12, fill: 0.94, floorGlow: 4.5, exposure: 1.12 },
    c: {
      azimuth: 12,
      elevation: -24,
      floor: false,
      floorGlow: 4.5,
      exposure: 1.12,
      focus: { at: [0, 4, 4], radius: 22 },
    },
  },
  build: ceilingFan,
})

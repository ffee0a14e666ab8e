import { Shape } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { glass, plastic, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { blade } from '../geometry/blade.ts'
import { screw } from '../geometry/hardware.ts'
import { around, group, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { has, numberOf, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

/** Lamp below the motor, and how the blades are held. */
interface Design {
  readonly lamp: 'bowl' | 'disc' | 'globe' | 'drum' | 'trio'
  readonly holder: 'iron' | 'bar' | 'none'
  readonly blades: number
  readonly tip: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { lamp: 'bowl', holder: 'iron', blades: 5, tip: 0.07 },
  { lamp: 'disc', holder: 'bar', blades: 3, tip: 0.1 },
  { lamp: 'globe', holder: 'iron', blades: 4, tip: 0.3 },
  { lamp: 'drum', holder: 'none', blades: 5, tip: 0.04 },
  { lamp: 'trio', holder: 'bar', blades: 4, tip: 0.14 },
  { lamp: 'disc', holder: 'none', blades: 6, tip: 0.4 },
]

function ironShape(): Shape {
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

function arm({ holder, tip, blades }: Design, form: Form, length: number, leaf: Finish, metal: Finish): Group {
  const wide = (form.rotor.width * 5) / (blades + 0.8)
  const shape = blade({
    ...{
      root: holder === 'none' ? 11 : 19,
      tip: length,
      rootWidth: 10.5 * wide,
      middleWidth: 15 * wide,
      tipWidth: 14 * wide,
    },
    ...{
      rootPitch: 0.22,
      tipPitch: 0.2,
      thickness: 0.75,
      camber: 0.012,
      tipRound: tip,
      rootRound: 0.06,
      sweep: form.rotor.sweep * 0.12,
    },
  })
  const screws = [
    [-2.2, 24.6],
    [2.2, 24.6],
    [0, 22],
  ].map(([x = 0, y = 0]) => place(screw(0.5, metal), [x, y, -1.05], [Math.PI, 0, 0]))
  const hold = {
    iron: [part(extrude(ironShape(), 0.7, 0.2), metal, [0, 0, -0.95]), ...screws],
    bar: [part(box(3.6, 16, 0.7, 0.25), metal, [0, 18, -0.7]), ...screws.slice(0, 2)],
    none: [],
  }[holder]
  const flat = group(part(shape, leaf), place(group(...hold), [0, 0, 0], [0, -0.22, 0]))
  flat.rotation.x = -Math.PI / 2
  return group(flat)
}

function lamp(kind: Design['lamp'], form: Form, body: Finish): Group {
  const opal = surface({ color: 0xfdfaf2, roughness: 0.28, emissive: 0xfff0d8, emissiveIntensity: 1.5, clearcoat: 0.4 })
  switch (kind) {
    case 'bowl':
      return group(
        part(
          lathe(
            [at(8.3, -1.3), at(8.6, -2, 0.5), at(8, -4.4, 1.6), at(5.6, -6.6, 2), at(2.4, -7.6, 1.2), at(0, -7.8)],
            128,
            10,
          ),
          opal,
        ),
      )
    case 'disc':
      return group(
        part(lathe([at(9.4, -1.2), at(9.6, -2.2, 0.3), at(9, -2.8, 0.4), at(0, -3)], 128), opal),
        part(flatRing(9.6, 0.22, -1.4), body),
      )
    case 'globe':
      return group(
        part(lathe([at(5, -1.3), at(8.4, -4, 3), at(8.6, -8, 4), at(5, -12, 4), at(0, -12.8)], 128, 12), opal),
        part(flatRing(5.4, 0.3, -1.6), body),
      )
    case 'drum':
      return group(
        part(lathe([at(10.8, -1.2), at(11, -1.4, 0.2), at(11, -7, 0.4), at(0, -7.1)], 128), opal),
        [-1.4, -6.8].map((y) => part(flatRing(11, 0.25, y), body)),
      )
    case 'trio':
      return group(
        around(3, (angle) => {
          const [x, z] = [7.6 * Math.cos(angle), 7.6 * Math.sin(angle)]
          return group(
            part(lathe([at(1.2, -0.5), at(1.8, -2.4, 0.5), at(1.6, -3)], 40), body, [x, 0, z]),
            part(lathe([at(1.6, -2.8), at(3.6, -5, 2), at(3.7, -8.2, 0.3), at(0, -8)], 64), opal, [x, 0, z]),
          )
        }),
        part(lathe([at(2, -1), at(1.6, -2.6, 0.4), at(0, -2.8)], 40), glass(form.black)),
      )
  }
}

export function ceilingFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const length = numberOf(look, 'span', 1320) / 20
  const painted = look.colour !== 'walnut'
  const colour = { white: form.white, black: form.black }[look.colour] ?? 0xb9b3aa
  const wooden = look.colour === 'walnut' || factMatches(look, 'material', /dřev/)
  const body = painted
    ? plastic(colour, 0.3, { clearcoat: 0.5, clearcoatRoughness: 0.12 })
    : surface({ color: colour, metalness: 1, roughness: 0.33, bump: [[0.015, 20]], roughnessNoise: 0.2 })
  const leaf =
    look.colour === 'walnut'
      ? wood(0x9a6238, { grainAxis: 'y' })
      : wooden
        ? wood(look.colour === 'black' ? 0x5b4a3c : 0xd9c3a0, { grainAxis: 'y' })
        : plastic(colour, 0.42)
  const rod = factMatches(look, 'installation', /těsně/) ? 4 : 15
  const e = Math.min(1.6, 0.6 + form.edge * 0.5)
  const sensor = has(look, 'remote') || has(look, 'wifi')
  return group(
    part(
      lathe(
        [
          at(0, 19 + rod),
          at(6.2, 19 + rod, 0.2),
          at(6.3, 18.4 + rod, 0.3),
          at(5.8, 16 + rod, 0.8),
          at(3, 14.2 + rod, 0.8),
          at(1.5, 13.8 + rod),
        ],
        96,
      ),
      body,
    ),
    part(lathe([at(1.15, 14 + rod), at(1.15, 11)], 40), body),
    part(lathe([at(1.2, 14), at(2.1, 13.8, 0.2), at(2.4, 11.5, 0.6), at(1.6, 11)], 56), body),
    part(
      lathe(
        [
          at(0, 12),
          at(3.5, 12, 0.3),
          at(6, 10.6, e),
          at(11.6, 9.4, e),
          at(12.2, 8, e * 0.5),
          at(12.2, 4.6, e * 0.5),
          at(11.4, 3.2, 0.6),
          at(8.8, 2, 0.6),
          at(8.6, 0.6, 0.2),
          at(9.1, -1, 0.2),
          at(8.4, -1.4),
          at(0, -1.4),
        ],
        128,
      ),
      body,
    ),
    part(flatRing(12.22, 0.16, 6.3, 128, 10), surface({ color: form.accent, metalness: 0.6, roughness: 0.3 })),
    sensor ? [part(box(1.6, 0.7, 0.6, 0.25), glass(0x15181b), [0, 1, 9.3])] : [],
    lamp(design.lamp, form, body),
    around(design.blades, (angle) => place(arm(design, form, length, leaf, body), [0, 4.4, 0], [0, angle + 0.42, 0])),
  )
}

export const ceilingFanModel: Model = {
  kind: 'ceiling-fan',
  colours: ['walnut', 'white', 'black'],
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
  sizes: { of: (look) => numberOf(look, 'span', 1320), usual: 1320, largest: 1520 },
  build: ceilingFan,
}

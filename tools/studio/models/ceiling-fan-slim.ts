import { Shape } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { glass, matte, plastic, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { blade } from '../geometry/blade.ts'
import { screw } from '../geometry/hardware.ts'
import { around, group, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import type { Corner } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { has, numberOf, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

/** Motor between the blades and how many of which shape go out from it. */
interface Design {
  readonly hub: 'drop' | 'disc' | 'cylinder' | 'ball'
  readonly blades: number
  readonly shape: 'leaf' | 'straight' | 'board' | 'paddle' | 'sabre'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { hub: 'drop', blades: 3, shape: 'leaf' },
  { hub: 'disc', blades: 5, shape: 'board' },
  { hub: 'cylinder', blades: 2, shape: 'paddle' },
  { hub: 'ball', blades: 3, shape: 'sabre' },
  { hub: 'disc', blades: 4, shape: 'paddle' },
  { hub: 'drop', blades: 6, shape: 'straight' },
  { hub: 'cylinder', blades: 3, shape: 'board' },
]

const HUBS: Readonly<Record<Design['hub'], readonly Corner[]>> = {
  drop: [
    at(0, 9),
    at(1.8, 9, 0.3),
    at(3, 7.6, 1),
    at(8.8, 5.6, 1.6),
    at(10.4, 3.6, 1),
    at(10.2, 1.2, 1),
    at(7, -1.6, 2.4),
    at(3, -2.6, 1.5),
    at(0, -2.8),
  ],
  disc: [at(0, 7), at(2.4, 6.8, 0.3), at(13, 5.4, 0.8), at(13.6, 4, 0.5), at(13, 1.6, 0.6), at(0, 0.8)],
  cylinder: [at(0, 8.6), at(7.4, 8.6, 0.4), at(7.6, 8, 0.3), at(7.6, -1.6, 0.5), at(0, -2)],
  ball: [at(0, 10), at(5, 9, 3), at(8.8, 3.4, 4), at(5, -2.4, 4), at(0, -4)],
}

const SHAPES = {
  leaf: { rootWidth: 8.5, middleWidth: 19, tipWidth: 8, sweep: 0.2, tipRound: 0.12 },
  straight: { rootWidth: 10, middleWidth: 11.5, tipWidth: 12, sweep: 0, tipRound: 0.03 },
  board: { rootWidth: 10, middleWidth: 12, tipWidth: 12.5, sweep: 0, tipRound: 0.075, fineTip: true },
  paddle: { rootWidth: 6, middleWidth: 12, tipWidth: 18, sweep: 0.05, tipRound: 0.22 },
  sabre: { rootWidth: 12, middleWidth: 17, tipWidth: 4, sweep: 0.55, tipRound: 0.1 },
} as const

/** How far the motor reaches at the height of the blades. */
const RIMS: Readonly<Record<Design['hub'], number>> = { drop: 10.2, disc: 13, cylinder: 7.6, ball: 8.8 }
const ROOT_PITCH = 0.45
const TIP_PITCH = 0.16

/** An arm out of the motor under a blade and screwed to it, along +y in the plane of the blade. */
function bracket(rim: number, root: number, length: number, finish: Finish): Group {
  const [from, to] = [rim - 3, rim + 9.5]
  const pitch = ROOT_PITCH + ((TIP_PITCH - ROOT_PITCH) * (rim + 5 - root)) / (length - root)
  const shape = new Shape()
  shape.moveTo(-2.9, from)
  shape.bezierCurveTo(-2.6, from + 4, -1.7, rim + 1, -1.8, rim + 3)
  shape.bezierCurveTo(-1.9, rim + 5, -2.5, rim + 6, -2.5, to - 2)
  shape.quadraticCurveTo(-2.5, to, 0, to)
  shape.quadraticCurveTo(2.5, to, 2.5, to - 2)
  shape.bezierCurveTo(2.5, rim + 6, 1.9, rim + 5, 1.8, rim + 3)
  shape.bezierCurveTo(1.7, rim + 1, 2.6, from + 4, 2.9, from)
  shape.closePath()
  const screws = [
    [0, rim + 4.4],
    [-1.2, rim + 7.4],
    [1.2, rim + 7.4],
  ].map(([x = 0, y = 0]) => place(screw(0.42, finish), [x, y, -1.15], [Math.PI, 0, 0]))
  return place(group(part(extrude(shape, 0.9, 0.25), finish, [0, 0, -1.15]), screws), [0, 0, 0], [0, -pitch, 0])
}

export function slimCeilingFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const length = numberOf(look, 'span', 1320) / 20
  const shell = plastic(look.colour === 'oak' ? 0xefeeea : form.white, 0.32, {
    clearcoat: 0.4,
    clearcoatRoughness: 0.15,
  })
  const wooden = look.colour === 'oak' || factMatches(look, 'material', /dřev/)
  const leaf = factMatches(look, 'material', /hliník/)
    ? surface({
        color: look.colour === 'oak' ? 0xcfa878 : 0xd6d9db,
        metalness: 0.7,
        roughness: 0.35,
        grain: 'brushed',
        grainAxis: 'y',
      })
    : wooden
      ? wood(look.colour === 'oak' ? 0xd2a56f : 0xe2d3b8, { grainAxis: 'y' })
      : plastic(form.white, 0.36, { clearcoat: 0.3, clearcoatRoughness: 0.2 })
  const { rootWidth, middleWidth, tipWidth, ...rest } = SHAPES[design.shape]
  const wide = 0.45 + 0.55 * form.rotor.width
  const widths = { rootWidth, middleWidth: middleWidth * wide, tipWidth: tipWidth * wide, ...rest }
  const rim = RIMS[design.hub]
  // only narrow ones reach into the motor, wide ones would cut through it
  const root = rootWidth < 10 ? 5 : rim + 1.2
  const shape = blade({
    ...widths,
    root,
    tip: length,
    rootPitch: ROOT_PITCH,
    tipPitch: TIP_PITCH,
    thickness: 1.1,
    camber: 0.03,
  })
  const rod = factMatches(look, 'installation', /těsně/) ? 4 : 14
  const e = Math.min(2, 0.8 + form.edge * 0.6)
  return group(
    part(
      lathe(
        [
          at(0, 13 + rod),
          at(6.6, 13 + rod, 0.2),
          at(6.7, 12.4 + rod, 0.4),
          at(6, 9.6 + rod, e),
          at(2.2, 8 + rod, 0.6),
          at(1.3, 7.6 + rod),
        ],
        96,
      ),
      shell,
    ),
    part(lathe([at(1.1, 8.4 + rod), at(1.1, 6)], 40), shell),
    part(lathe(HUBS[design.hub], 128, 10), shell),
    part(flatRing(2.6, 0.14, design.hub === 'disc' ? 0.92 : -1.9, 80), matte(form.accent, 0.35, { metalness: 0.5 })),
    has(look, 'remote') || has(look, 'wifi')
      ? [part(box(1.6, 0.6, 1, 0.25), glass(0x15181b), [0, 1.6, design.hub === 'cylinder' ? 7.4 : 9])]
      : [],
    around(design.blades, (angle) =>
      place(
        group(place(group(part(shape, leaf), bracket(rim, root, length, shell)), [0, 0, 0], [-Math.PI / 2, 0, 0])),
        [0, 3.4, 0],
        [0, angle + 0.62, 0],
      ),
    ),
  )
}

export const slimCeilingFanModel: Model = {
  kind: 'ceiling-fan-slim',
  colours: ['white', 'oak'],
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
  sizes: { of: (look) => numberOf(look, 'span', 1320), usual: 1320, largest: 1520 },
  build: slimCeilingFan,
}

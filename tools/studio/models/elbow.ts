import { BackSide, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { BufferGeometry, Group } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { ductEnd, endOf, sticker } from '../geometry/duct.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, latheX } from '../geometry/solids.ts'
import { centimetres, numberOf, pick } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** Mitred segments of sheet metal; 0 is a smooth pressed bend. */
  readonly segments: number
  /** Radius of the bend as a share of the diameter. */
  readonly bend: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { segments: 5, bend: 0.75 },
  { segments: 0, bend: 0.95 },
  { segments: 3, bend: 0.7 },
  { segments: 7, bend: 1.1 },
  { segments: 0, bend: 0.68 },
]

/** Plastic ones are moulded: smooth or in segments, with a seal, ribs or nothing round their sockets. */
const MOULDED: readonly [
  readonly [number, 'plain' | 'seal' | 'ribs'],
  ...(readonly [number, 'plain' | 'seal' | 'ribs'])[],
] = [
  [0, 'plain'],
  [4, 'seal'],
  [0, 'ribs'],
  [2, 'plain'],
  [0, 'seal'],
]

/** Turn from -y (at x = 0) round to +x. */
const turnOf = (bend: number, turn: number): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    spread(
      33,
      Math.PI,
      Math.PI - turn,
      (angle) => new Vector3(bend + bend * Math.cos(angle), bend * Math.sin(angle), 0),
    ),
  )

function bendTube(bend: number, radius: number, segments: number, turn: number): BufferGeometry {
  const tube = new TubeGeometry(turnOf(bend, turn), segments || 48, radius, 96, false)
  return segments ? toCreasedNormals(tube, 0.2) : tube
}

const seams = (bend: number, radius: number, segments: number, turn: number): BufferGeometry[] =>
  Array.from({ length: segments - 1 }, (_, i) => {
    const angle = ((i + 1) / segments) * turn
    return ring(radius + 0.06, 0.17, 0, 112, 8)
      .rotateX(Math.PI / 2)
      .rotateZ(-angle)
      .translate(bend - bend * Math.cos(angle), bend * Math.sin(angle), 0)
  })

/** Moulded socket of a plastic elbow. */
function socket(r: number, form: Form, finish: Finish, around: 'plain' | 'seal' | 'ribs'): Group {
  const e = 0.1 + form.edge * 0.1
  const lip = latheX([at(r + 0.3, 4.2), at(r + 0.85, 4.3, 0.2), at(r + 0.85, 5.3, 0.2), at(r + 0.3, 5.4)], 112)
  const ribs = spread(Math.round(r * 3), 0, Math.PI * 2, (angle) =>
    box(3.8, 0.5, 0.6, 0.15, 2)
      .translate(2.5, r + 0.4, 0)
      .rotateX(angle),
  )
  return group(
    part(
      latheX(
        [
          at(r, 0),
          at(r + 0.1, 0.2),
          at(r + 0.34, 0.4, e),
          at(r + 0.34, 4.4, e),
          at(r + 0.6, 4.6, e),
          at(r + 0.6, 5.2, e),
          at(r, 5.2),
        ],
        128,
      ),
      finish,
    ),
    part(
      latheX([at(r - 0.16, -0.15), at(r - 0.04, 0.1), at(r - 0.04, 5.2)], 100),
      plastic(0xd2d3d1, 0.5, { side: BackSide }),
    ),
    around === 'seal' ? [part(lip, matte(form.seal, 0.7))] : [],
    around === 'ribs' ? [merged(ribs, finish)] : [],
  )
}

export function elbow(look: Look): Group {
  const form = formOf(look.brand)
  const white = look.colour === 'white'
  const design = pick(DESIGNS, form.first, look.line)
  const [moulded, collar] = pick(MOULDED, form.first, look.line)
  const segments = white ? moulded : design.segments
  const r = centimetres(look, 'diameter', 15) / 2
  const bend = Math.max(r + 1, design.bend * r * 2)
  const turn = (numberOf(look, 'angle', 90) * Math.PI) / 180
  const outer = white ? plastic(form.white, 0.34) : galvanised()
  const inner = white ? plastic(0xd2d3d1, 0.5, { side: BackSide }) : galvanised({ side: BackSide, color: 0xa9adb0 })
  const end = (): Group => (white ? socket(r, form, outer, collar) : ductEnd(endOf(form, look.line), r, outer, form))
  const last = [bend - bend * Math.cos(turn), bend * Math.sin(turn), 0] as const
  return group(
    part(bendTube(bend, r, segments, turn), outer),
    part(bendTube(bend, r - 0.18, segments, turn), inner),
    segments > 1 ? merged(seams(bend, r, segments, turn), outer) : [],
    place(end(), [0, 0, 0], [0, 0, -Math.PI / 2]),
    place(end(), last, [0, 0, Math.PI / 2 - turn]),
    place(sticker(form, `Ø${r * 20} ${(turn * 180) / Math.PI}°`, r * 1.005), [bend * 0.3, bend * 0.7, 0], [0, 0, 0.78]),
  )
}

export const elbowModel: Model = {
  kind: 'elbow',
  colours: ['white', 'galvanised'],
  views: {
    a: { azimuth: 38, elevation: 14, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 58, elevation: 12, floor: false, focus: { at: [14, 11, 0], radius: 10 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 15), usual: 15, largest: 25 },
  build: elbow,
}

import { DoubleSide } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { cardboard, matte, rubber, shade, steel } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { letters } from '../geometry/letters.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheX, latheZ } from '../geometry/solids.ts'
import { centimetres, numberOf, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

/** How the band is drawn tight. */
type Lock = 'worm' | 'bolt' | 'lever' | 'wires' | 'ears'
const LOCKS: readonly [Lock, ...Lock[]] = ['worm', 'bolt', 'lever', 'wires', 'ears']

const bright = () => steel({ roughness: 0.24, metalness: 0.85, side: DoubleSide })
const worn = () => steel({ roughness: 0.3, metalness: 0.85, color: 0xcfd2d4 })

/** Hexagonal screw along x, its head at the right, or a wing to turn by hand. */
function screw(length: number, wing: boolean, form: Form): Group {
  const shaft = latheX(
    [
      at(0, -length / 2),
      at(0.26, -length / 2, 0.05),
      at(0.26, length / 2),
      at(0.5, length / 2 + 0.05, 0.06),
      at(0.5, length / 2 + 0.6),
      at(0, length / 2 + 0.65),
    ],
    6,
  )
  const thread = spread(11, -length * 0.42, length * 0.3, (x) =>
    latheX([at(0.24, -0.05), at(0.33, 0), at(0.24, 0.05)], 24).translate(x, 0, 0),
  )
  const handle = part(extrude(roundedRect(0.5, 2.4, 0.25), 0.4, 0.15).translate(0, 0, -0.2), matte(form.accent, 0.4), [
    length / 2 + 0.8,
    0,
    0,
  ])
  return group(
    part(shaft, worn()),
    merged(thread, worn()),
    wing ? [handle] : [part(box(0.05, 0.8, 0.14, 0.02), shade(), [length / 2 + 0.66, 0, 0], [0.4, 0, 0])],
  )
}

/** The lock on top of a band; its middle is where the band passes. */
function lock(kind: Lock, width: number, wing: boolean, form: Form): Group {
  const metal = worn()
  const block = (w: number, h: number, x: number, y: number, corner = 0.3): ReturnType<typeof part> =>
    part(extrude(roundedRect(w, h, corner), width * 0.92, 0.1).translate(0, 0, -width * 0.46), metal, [x, y, 0])
  switch (kind) {
    case 'worm':
      return group(block(2.5, 1.25, 0, 0.55, 0.5), place(screw(2.6, wing, form), [0.5, 0.62, 0]))
    case 'bolt':
      return group(
        block(0.5, 1.8, -1.3, 0.8, 0.15),
        block(0.5, 1.8, 1.3, 0.8, 0.15),
        place(screw(3.8, wing, form), [0.3, 1.1, 0]),
      )
    case 'lever':
      return group(
        block(1.1, 0.8, -1.2, 0.4),
        block(0.9, 0.7, 1.3, 0.4),
        part(box(4.2, 0.22, width * 0.8, 0.1), metal, [0.5, 1.05, 0], [0, 0, 0.12]),
        part(box(1, 0.3, width * 0.82, 0.12), matte(form.accent), [2.5, 1.32, 0], [0, 0, 0.12]),
      )
    case 'wires':
      return group(
        block(0.8, 1, -0.9, 0.5, 0.35),
        block(0.8, 1, 0.9, 0.5, 0.35),
        place(screw(3, wing, form), [0.3, 0.6, 0]),
      )
    case 'ears':
      return group(
        [-1, 1].map((s) =>
          part(box(1.7, 1, width * 0.5, 0.25), metal, [s * 0.7, 0.35, s * width * 0.2], [0, 0, s * 0.35]),
        ),
        place(screw(2.4, wing, form), [0.2, 0.75, 0]),
      )
  }
}

function one(kind: Lock, r: number, width: number, wing: boolean, form: Form): Group {
  const half = width / 2
  const metal = bright()
  const slots = kind === 'worm' || kind === 'lever' ? Math.round(r * 4) : 0
  const cuts = spread(slots, 0.24, 2, (angle) =>
    box(0.13, 0.05, width * 0.6, 0.02, 2)
      .rotateY(0.28)
      .translate(0, r + 0.075, 0)
      .rotateZ(-angle),
  )
  const band =
    kind === 'wires'
      ? group([-0.32, 0.32].map((z) => part(ring(r + 0.12, 0.12, z * width * 1.2, 120, 10), metal)))
      : group(
          part(
            latheZ([at(r, -half), at(r + 0.07, -half, 0.02), at(r + 0.07, half, 0.02), at(r, half), at(r, -half)], 128),
            metal,
          ),
        )
  const lining = part(
    latheZ(
      [
        at(r - 0.18, -half * 1.25),
        at(r, -half * 1.3),
        at(r, half * 1.3),
        at(r - 0.18, half * 1.25),
        at(r - 0.18, -half * 1.25),
      ],
      128,
    ),
    rubber(0x25272a),
  )
  return group(
    band,
    kind === 'ears' || kind === 'bolt' ? [lining] : [],
    cuts.length > 0 ? [merged(cuts, matte(0x55595c, 0.5))] : [],
    kind === 'wires'
      ? [
          part(
            wire(
              [
                [-1.4, r + 0.2, 0.4],
                [0, r + 0.35, 0],
                [1.4, r + 0.2, -0.4],
              ],
              0.1,
              16,
              8,
            ),
            metal,
          ),
        ]
      : [],
    place(lock(kind, width, wing, form), [0, r + 0.02, 0]),
    place(badge(form, width * 0.26, metal, 3), [-r * 0.7, -r * 0.72, half + 0.02], [0, 0, 0]),
  )
}

/** How some of them lie with the carton. */
type Pile = 'leaning' | 'heap' | 'fan'
const PILES: readonly [Pile, ...Pile[]] = ['leaning', 'heap', 'fan']

/** A carton of fifty with some of them in front. */
function pack(pile: Pile, kind: Lock, r: number, width: number, wing: boolean, form: Form): Group {
  const [w, h, d] = [r * 2 + 7, r * 1.7 + 3, r + 8]
  const print = matte(form.accent, 0.6)
  const another = (): Group => one(kind, r, width, wing, form)
  const rings = {
    leaning: () =>
      spread(5, 0, 4, (i) =>
        place(another(), [r * (i * 0.55 - 1.1), r, d / 2 + 2 + i * 1.5], [0, 0.35 - i * 0.09, i * 0.7]),
      ),
    heap: () =>
      spread(6, 0, 5, (i) =>
        place(another(), [i * 0.5 - 1, h + width * (i + 0.6), Math.sin(i * 2) * 1.2], [Math.PI / 2, 0, i * 0.9]),
      ),
    fan: () =>
      spread(4, 0, 3, (i) =>
        place(
          another(),
          [r * (i * 1.1 - 1.6), width * 0.6 + i * 0.5, d / 2 + r * 1.2 + (i % 2) * 2],
          [Math.PI / 2 - 0.06, 0, i * 1.3],
        ),
      ),
  }[pile]()
  return group(
    part(box(w, h, d, 0.25), cardboard(), [0, h / 2, 0]),
    part(box(w + 0.05, h * 0.1, d + 0.05, 0.05), print, [0, h * 0.9, 0]),
    place(badge(form, h * 0.1, print, w * 0.7), [0, h * 0.72, d / 2 + 0.02]),
    merged(letters('50 ks', { height: h * 0.12, depth: 0.02 }), matte(0x3a2c1c), [w * 0.3, h * 0.3, d / 2 + 0.01]),
    rings,
  )
}

export function hoseClamp(look: Look): Group {
  const form = formOf(look.brand)
  const kind = pick(LOCKS, form.first, look.line)
  const r = centimetres(look, 'diameter', 12) / 2
  const width = centimetres(look, 'band', 1.2)
  const wing = factMatches(look, 'material', /šroub/)
  return numberOf(look, 'pieces', 1) > 1
    ? pack(pick(PILES, form.first, Math.floor(look.line / 2)), kind, r, width, wing, form)
    : one(kind, r, width, wing, form)
}

export const hoseClampModel: Model = {
  kind: 'clamp',
  colours: ['steel'],
  views: {
    a: { azimuth: 44, elevation: 20, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.78 },
    c: { azimuth: 40, elevation: 34, floor: false, focus: { at: [0.6, 6.4, 0.2], radius: 3 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 12), usual: 12, largest: 25 },
  build: hoseClamp,
}

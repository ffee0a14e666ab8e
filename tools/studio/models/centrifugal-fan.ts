import { Shape, Vector2 } from 'three'
import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, powder, rubber, shade } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { bolt, cable, ratingPlate } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { at, circleHole, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  /** Width of the snail as a share of its inlet's diameter. */
  readonly wide: number
  readonly foot: 'rails' | 'plate' | 'console'
  readonly guard: 'rings' | 'grid' | 'funnel'
  readonly ribs: boolean
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { wide: 1.05, foot: 'rails', guard: 'rings', ribs: false },
  { wide: 0.7, foot: 'plate', guard: 'funnel', ribs: true },
  { wide: 1.3, foot: 'console', guard: 'grid', ribs: false },
  { wide: 0.85, foot: 'rails', guard: 'grid', ribs: true },
]

/** Where the spiral of the snail begins. */
const TONGUE = Math.PI * 0.36

/** Outline of the snail: it widens from the tongue, left and down round the wheel, into the upright outlet on the right. */
function snail(r: number, grow: number): Shape {
  const spiral = Array.from({ length: 121 }, (_, i) => {
    const share = i / 120
    const angle = TONGUE + (Math.PI * 2 - TONGUE) * share
    const radius = r * (1.43 + 0.8 * share) + grow
    return new Vector2(radius * Math.cos(angle), radius * Math.sin(angle))
  })
  return new Shape([...spiral, new Vector2(r * 2.23 + grow, r * 2.76), new Vector2(r * 0.55 - grow, r * 2.76)])
}

/** A rib on the side of the snail, from the mouth nearly to the edge. */
function ribOf(r: number, angle: number): BufferGeometry {
  const share = ((angle % (Math.PI * 2)) - TONGUE) / (Math.PI * 2 - TONGUE)
  const [from, to] = [r + 2, r * (1.43 + 0.8 * Math.max(0, share)) - 0.4]
  return box(to - from, 0.5, 0.5, 0.15, 2).translate((from + to) / 2, 0, 0)
}

function inlet(kind: Design['guard'], r: number, half: number): Group {
  const metal = galvanised({ color: 0xb4b8bb })
  const mouth = part(
    latheZ(
      [
        at(r + 2.6, half + 0.2),
        at(r + 2.5, half + 0.7, 0.2),
        at(r + 0.8, half + 0.8, 0.2),
        at(r + 0.5, half + 1.8, 0.5),
        at(r - 0.4, half + 1.2, 0.8),
        at(r - 1.4, half - 3),
      ],
      128,
      8,
    ),
    metal,
  )
  const bolts = around(8, (angle) =>
    place(bolt(0.4), [(r + 1.6) * Math.cos(angle + 0.4), (r + 1.6) * Math.sin(angle + 0.4), half + 0.55]),
  )
  const z = half + 1.4
  const bars = {
    rings: () => [
      ...[0.5, 0.75, 1].map((share) => ring(r * share, 0.14, z, 96, 7)),
      ...around(4, (angle) =>
        box(0.26, r * 2.1, 0.26, 0.1, 2)
          .translate(0, 0, z - 0.2)
          .rotateZ(angle / 2),
      ),
    ],
    grid: () =>
      [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].flatMap((share) => [
        box(0.2, Math.sqrt(1 - share * share) * r * 2, 0.2, 0.08, 1).translate(share * r, 0, z),
        box(Math.sqrt(1 - share * share) * r * 2, 0.2, 0.2, 0.08, 1).translate(0, share * r, z + 0.2),
      ]),
    funnel: () => [
      latheZ(
        [
          at(r - 0.6, half - 1),
          at(r, half + 1.6, 1),
          at(r + 1.6, half + 4.6, 0.4),
          at(r + 1.9, half + 4.6),
          at(r + 0.3, half + 1.4, 1),
          at(r - 0.4, half - 1),
        ],
        112,
      ),
    ],
  }[kind]()
  return group(mouth, bolts, merged(bars, metal))
}

function base(kind: Design['foot'], r: number, half: number, body: ReturnType<typeof powder>): Group {
  const metal = galvanised({ color: 0xb4b8bb })
  const floor = -r * 2.2
  const pads = [-1, 1].flatMap((x) =>
    [-1, 1].map((s) => part(box(4, 2, 3.4, 0.6), rubber(), [x * r * 1.25, floor - 1.8, s * (half - 1)])),
  )
  switch (kind) {
    case 'rails':
      return group(
        [-1, 1].map((s) => part(box(r * 3.2, 2.2, 2.6, 0.3), metal, [0, floor, s * (half - 1)])),
        pads,
        [-1, 1].flatMap((x) =>
          [-1, 1].map((s) => part(box(2.4, r, 0.5, 0.2), metal, [x * r * 1.05, floor + r * 0.42, s * (half + 0.4)])),
        ),
      )
    case 'plate':
      return group(
        part(box(r * 3.4, 0.8, half * 2 + 12, 0.2), body, [0, floor - 0.4, -4]),
        pads,
        [-1, 1].map((x) => part(box(0.8, r * 1.1, half * 2 - 1, 0.2), body, [x * r * 0.8, floor + r * 0.4, 0])),
      )
    case 'console':
      return group(
        [-1, 1].map((x) => part(box(2.6, r * 1.2, half * 2 + 8, 0.5), body, [x * r * 1.1, floor + r * 0.4, -3])),
        part(box(r * 2.8, 1, half * 2 + 8, 0.3), body, [0, floor + 0.2, -3]),
        pads,
      )
  }
}

function motor(form: Form, half: number, strong: boolean): Group {
  const [r, long] = strong ? [7.6, 19] : [6.2, 13]
  const finish = powder(strong ? form.accent : 0x4a4f54)
  return group(
    part(
      latheZ(
        [
          at(r + 0.8, -half - 0.2),
          at(r + 0.8, -half - 1, 0.3),
          at(r, -half - 1.4, 0.3),
          at(r, -half - long, 1),
          at(r * 0.65, -half - long - 1, 0.5),
          at(0, -half - long - 1),
        ],
        96,
      ),
      finish,
    ),
    merged(
      around(22, (angle) =>
        box(0.3, 0.9, long * 0.74, 0.1, 2)
          .translate(0, r + 0.2, -half - long * 0.56)
          .rotateZ(angle),
      ),
      finish,
    ),
    part(box(8, 5, 6, 0.6), powder(0x3c4045, { clearcoat: 0.3, clearcoatRoughness: 0.2 }), [
      0,
      r + 2.6,
      -half - long * 0.5,
    ]),
  )
}

export function centrifugalFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const r = centimetres(look, 'diameter', 18) / 2
  const half = r * design.wide
  const body = powder(form.grey - 0x0c0c0c, { clearcoat: 0.25, clearcoatRoughness: 0.28 })
  const metal = galvanised({ color: 0xb4b8bb })
  const front = snail(r, 0.9)
  front.holes.push(circleHole(r))
  const vanes = around(36, (angle) =>
    box(0.16, r * 0.2, half * 1.4, 0.06, 2)
      .rotateZ(0.7)
      .translate(0, r * 0.92, 0)
      .rotateZ(angle),
  )
  const rim = extrude(
    roundedRect(r * 2.2, half * 2 + 3.4, 0.4, [roundedRectHole(r * 1.6, half * 2 - 1.4, 0.3)]),
    1.2,
    0.15,
  ).rotateX(-Math.PI / 2)
  const [ox, oy] = [r * 1.39, r * 2.72]
  const ribs = design.ribs
    ? around(5, (angle) =>
        ribOf(r, angle + 2)
          .translate(0, 0, half + 0.4)
          .rotateZ(angle + 2),
      )
    : []
  return group(
    part(extrude(snail(r, 0), half * 2 - 1, 0.15), body, [0, 0, -half + 0.5]),
    part(extrude(front, 0.6, 0.2), body, [0, 0, half - 0.3]),
    part(extrude(snail(r, 0.9), 0.6, 0.2), body, [0, 0, -half - 0.3]),
    part(latheZ([at(0, half + 0.06), at(r - 1.5, half + 0.06)], 80), shade(0x2b2e31)),
    inlet(design.guard, r, half),
    merged(vanes, metal, [0, 0, half * 0.6]),
    part(
      latheZ([at(0, half - 0.4), at(r * 0.2, half - 0.5, 0.4), at(r * 0.28, half - 1), at(r * 0.28, half - 3)], 72),
      metal,
    ),
    ribs.length > 0 ? [merged(ribs, body)] : [],
    part(rim, metal, [ox, oy, 0]),
    part(extrude(roundedRect(r * 1.6, half * 2 - 1.4, 0.3), 0.2, 0.02).rotateX(-Math.PI / 2), shade(0x1c1e20), [
      ox,
      oy + 0.6,
      0,
    ]),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        place(bolt(0.4), [ox + x * (r * 1.1 - 0.9), oy + 1.7, z * (half + 0.8)], [-Math.PI / 2, 0, 0]),
      ),
    ),
    motor(form, half, factMatches(look, 'motor', /fáz/)),
    base(design.foot, r, half, body),
    place(ratingPlate(r * 1.2, r * 0.5, [factMatches(look, 'motor', /fáz/) ? '400 V 3-' : '230 V', 'IP54']), [
      ox,
      r * 1.8,
      half + 0.34,
    ]),
    // below the flange; letters in the colour of the body would not be seen
    place(badge(form, r * 0.2, form.badge.style === 'raised' ? metal : body, r * 1.36), [ox, r * 2.3, half + 0.32]),
    cable(
      [
        [4, 8, -half - 8],
        [r * 2, 6, -half - 8],
        [r * 2.4, -r * 1.4, -half - 6],
        [r * 2.2, -r * 2.36, 0],
        [r * 2.8, -r * 2.38, 8],
      ],
      0.45,
    ),
  )
}

function mounting(look: Look): Mounting {
  const r = centimetres(look, 'diameter', 18) / 2
  const half = r * pick(DESIGNS, formOf(look.brand).first, look.line).wide
  return {
    outlet: { at: [r * 1.39, r * 2.72 + 1.2, 0], x: r * 0.8, z: half - 0.7 },
    gland: { at: [5.8, 8, -half - 8] },
  }
}

export const centrifugalFanModel: Model = {
  kind: 'centrifugal-fan',
  colours: ['grey'],
  views: {
    a: { azimuth: 32, elevation: 16, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 36, elevation: 14, floor: false, focus: { at: [0, 0, 10], radius: 12.5 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 18), usual: 18, largest: 20 },
  mounting,
  build: centrifugalFan,
}

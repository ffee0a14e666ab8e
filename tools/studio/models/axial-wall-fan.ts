import { DoubleSide } from 'three'
import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, powder } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { blades } from '../geometry/blade.ts'
import { bolt, cable, screw } from '../geometry/hardware.ts'
import { outlineHole, outlineShape } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { around, group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { at, circleHole } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  readonly plate: Outline
  readonly guard: 'rings' | 'spiral' | 'square' | 'rays' | 'basket'
  readonly blades: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { plate: 'square', guard: 'rings', blades: 7 },
  { plate: 'octagon', guard: 'rays', blades: 5 },
  { plate: 'square', guard: 'square', blades: 6 },
  { plate: 'round', guard: 'spiral', blades: 8 },
  { plate: 'square', guard: 'basket', blades: 4 },
]

/** Wires over a rotor of radius R; scaled wires would look like toys, so they keep their thickness. */
function guard(kind: Design['guard'], R: number): BufferGeometry[] {
  const high = 2.2 + R * 0.09
  const dome = (radius: number): number => high * (1 - 0.8 * (radius / (R + 2)) ** 3)
  const hoops = (step: number, from = R * 0.24): BufferGeometry[] =>
    spread(Math.max(3, Math.round((R - from) / step)), from, R + 1.4, (radius) =>
      ring(radius, 0.17, dome(radius), 112, 7),
    )
  const spoke = (angle: number, thick = 0.26, twist = 0): BufferGeometry =>
    wire(
      [0.2, 0.45, 0.7, 0.9, 1.08, 1.12].map((share, i) => {
        const turn = angle + twist * share
        return [share * R * Math.cos(turn), share * R * Math.sin(turn), i === 5 ? 0.7 : dome(share * R) - 0.3] as const
      }),
      thick,
      26,
      7,
    )
  switch (kind) {
    case 'rings':
      return [...hoops(1.55), ...around(8, (angle) => spoke(angle))]
    case 'rays':
      return [...around(Math.round(R * 2.4), (angle) => spoke(angle, 0.16)), ...hoops(R * 0.3, R * 0.4)]
    case 'spiral':
      return [...around(Math.round(R * 1.7), (angle) => spoke(angle, 0.16, 0.9)), ...hoops(R * 0.4, R * 0.35)]
    case 'square':
      return [0, Math.PI / 2].flatMap((turn) =>
        spread(Math.round(R / 1.1), -R, R, (y) => {
          const half = Math.sqrt(Math.max(1, (R + 1.6) ** 2 - y * y))
          return wire(
            [
              [-half, y, 0.7],
              [-half * 0.8, y, high * 0.7],
              [half * 0.8, y, high * 0.7],
              [half, y, 0.7],
            ],
            0.16,
            24,
            6,
          ).rotateZ(turn)
        }),
      )
    case 'basket':
      return [
        ...around(16, (angle) =>
          wire(
            [
              [R * 0.2 * Math.cos(angle), R * 0.2 * Math.sin(angle), high * 1.5],
              [R * 0.94 * Math.cos(angle), R * 0.94 * Math.sin(angle), high * 1.4],
              [(R + 2) * Math.cos(angle), (R + 2) * Math.sin(angle), 0.6],
            ],
            0.2,
            24,
            7,
          ),
        ),
        ...spread(5, 0.25, 0.95, (share) => ring(share * R, 0.2, high * 1.45, 100, 7)),
        ring(R + 1.3, 0.2, high * 0.7, 100, 7),
      ]
  }
}

/** Flaps that the air lifts and that fall shut behind a standing fan. */
const flaps = (R: number, finish: Finish): Group =>
  group(
    merged(
      spread(Math.max(4, Math.round(R / 3.2)), -R * 0.86, R * 0.86, (y) =>
        box(Math.sqrt(R * R * 1.1 - y * y) * 2, R * 0.3, 0.25, 0.1, 2)
          .rotateX(0.5)
          .translate(0, y, 0),
      ),
      finish,
      [0, 0, -11],
    ),
    part(latheZ([at(R + 0.8, -13), at(R + 1, -8.6)], 96), finish),
  )

function motor(form: Form, R: number, big: boolean): Group {
  const r = Math.max(3.4, R * (big ? 0.34 : 0.28))
  const ribs = around(18, (angle) =>
    box(0.35, 0.8, 8, 0.1, 2)
      .translate(0, r + 0.3, -10)
      .rotateZ(angle),
  )
  return group(
    part(
      latheZ([at(r * 0.9, -5), at(r, -5.4, 0.3), at(r, -15, 0.8), at(r * 0.7, -16.5, 0.5), at(0, -16.5)], 96),
      big ? powder(form.grey) : galvanised({ color: 0x9fa3a6 }),
    ),
    big ? [merged(ribs, powder(form.grey))] : [],
  )
}

/** The terminal box in the lower right corner: it lies wholly beside the nozzle. */
function terminalOf(R: number, strong: boolean) {
  const room = (R + 3.2 - (R + 2.4) * Math.SQRT1_2) / 5.6
  const [w, h] = strong
    ? [Math.min(9, 6.8 * room), Math.min(7, 5.4 * room)]
    : [Math.min(6.4, 6.2 * room), Math.min(5, 5 * room)]
  return { w, h, x: R + 3.2 - w / 2, y: -(R + 3.2 - h / 2) }
}

export function axialWallFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const R = centimetres(look, 'diameter', 40) / 2
  const side = R * 2 + 8
  const strong = factMatches(look, 'motor', /fáz/)
  const coat = { clearcoat: 0.4, clearcoatRoughness: 0.22 }
  const colour = look.colour === 'grey' ? form.grey + 0x202020 : form.black + 0x141414
  const [plate, leaf] = [
    powder(colour, coat),
    powder(look.brand === 'vichrov' || look.brand === 'kovent' ? form.accent : 0x747a80, coat),
  ]
  const corner = form.corner * 0.6
  const nozzle = latheZ(
    [
      at(R + 2.6, 0.5),
      at(R + 1.4, 1, 0.6),
      at(R + 0.4, 0, 1),
      at(R, -2, 0.8),
      at(R, -8.4),
      at(R + 0.3, -8.6, 0.1),
      at(R + 0.3, -9),
    ],
    128,
    8,
  )
  const shape = {
    ...{
      root: R * 0.3,
      tip: R - 0.5,
      rootWidth: R * 0.44,
      middleWidth: (R * 4.4 * form.rotor.width) / design.blades,
      tipWidth: (R * 4.6 * form.rotor.width) / design.blades,
    },
    ...{
      rootPitch: 0.66,
      tipPitch: 0.42,
      sweep: form.rotor.sweep,
      thickness: 0.36,
      camber: 0.09,
      tipRound: Math.max(0.06, form.rotor.tipRound * 0.5),
    },
  }
  // between the nozzle and a badge in the corner
  const away = design.plate === 'round' ? side * 0.49 - 2.2 : design.plate === 'octagon' ? side * 0.529 - 2.3 : R + 4
  const isSquare = design.plate === 'square'
  // the terminal box covers the fourth one
  const spots = around(4, (angle) => angle + (design.plate === 'round' ? 0 : Math.PI / 4)).slice(0, 3)
  const terminal = terminalOf(R, strong)
  const inCorner = isSquare && form.badge.place !== 'bottom-right'
  const sheet = (depth: number, hole: number): BufferGeometry =>
    extrude(outlineShape(design.plate, side, side, corner, [circleHole(hole)]), depth, 0.15)
  const frame = extrude(
    outlineShape(design.plate, side, side, corner, [outlineHole(design.plate, side - 1.4, side - 1.4, corner)]),
    2.6,
    0.3,
  )
  return group(
    part(sheet(0.6, R + 1.2), plate),
    part(frame, plate, [0, 0, -2]),
    part(nozzle, powder(colour, { ...coat, side: DoubleSide })),
    merged(blades(design.blades, shape), leaf, [0, 0, -3.4]),
    part(latheZ([at(0, -0.6), at(R * 0.27, -0.8, 1), at(R * 0.34, -1.8, 0.8), at(R * 0.34, -6.4)], 96), leaf),
    part(
      latheZ([at(0, 2 + R * 0.1), at(R * 0.18, 2 + R * 0.1, 0.5), at(R * 0.2, 1.4 + R * 0.1, 0.3), at(R * 0.2, 0)], 64),
      plate,
    ),
    motor(form, R, strong),
    merged(guard(design.guard, R), powder(0x5b6065, coat)),
    has(look, 'backflow') ? [flaps(R, galvanised({ color: 0xb5babd }))] : [],
    spots.map((angle) => place(bolt(0.6), [away * Math.cos(angle), away * Math.sin(angle), 0.5])),
    isSquare
      ? []
      : [
          part(box(terminal.w + 1.2, terminal.h + 1.2, 0.7, 0.15), plate, [terminal.x, terminal.y, 0.3]),
          part(box(terminal.w + 0.6, terminal.h + 0.6, 2.2, 0.15), plate, [terminal.x, terminal.y, -0.9]),
        ],
    part(box(terminal.w, terminal.h, 3.4, 0.6), powder(0x3a3d41, coat), [terminal.x, terminal.y, 2.2]),
    part(box(terminal.w - 0.7, terminal.h - 0.7, 0.5, 0.2), powder(0x44484c, coat), [terminal.x, terminal.y, 3.95]),
    [-1, 1].map((u) =>
      place(screw(0.24), [terminal.x + u * (terminal.w / 2 - 0.9), terminal.y - u * (terminal.h / 2 - 0.9), 4.22]),
    ),
    cable(
      [
        [R + 3, terminal.y, 2.4],
        [R + 6, terminal.y, 2.6],
        [R + 7, -R - 3.5, 5],
        [R + 5, -R - 3.6, 9],
      ],
      0.4,
    ),
    frontBadge(form, plate, {
      width: side,
      height: side,
      inset: inCorner ? 1.45 : 1.15,
      z: inCorner ? 0.6 : 0.72,
      size: inCorner ? 1.1 : 0.78,
      corners: inCorner,
      most: inCorner ? side * 0.3 : R * 0.5,
    }),
  )
}

/** The plate lies on a frame; the nozzle, the motor and the flaps reach into a tube behind it. */
function mounting(look: Look): Mounting {
  const R = centimetres(look, 'diameter', 40) / 2
  const plate = R + 4
  return {
    hole: { x: R + 1.7, y: R + 1.7, back: -2, plate },
    gland: { at: [R + 4.6, terminalOf(R, factMatches(look, 'motor', /fáz/)).y, 2.4] },
  }
}

export const axialWallFanModel: Model = {
  kind: 'axial-wall-fan',
  colours: ['black', 'grey'],
  views: {
    a: { azimuth: 34, elevation: 10, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 40, elevation: 12, floor: false, focus: { at: [8, 8, 1], radius: 13 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 40), usual: 40, largest: 50 },
  mounting,
  build: axialWallFan,
}

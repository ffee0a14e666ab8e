import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { glow, matte, plastic, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { screw } from '../geometry/hardware.ts'
import { knob } from '../geometry/knob.ts'
import { letters } from '../geometry/letters.ts'
import { outlineShape, rimPoint } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  readonly plate: Outline
  /** Radius of the knob as a share of half the width. */
  readonly knob: number
  readonly scale: 'ticks' | 'wedge' | 'digits'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { plate: 'square', knob: 0.4, scale: 'ticks' },
  { plate: 'square', knob: 0.52, scale: 'wedge' },
  { plate: 'squircle', knob: 0.46, scale: 'digits' },
  { plate: 'square', knob: 0.34, scale: 'digits' },
]

/** Three quarters of a turn from the lower left to the lower right. */
const angleAt = (share: number): number => Math.PI * 1.25 - share * Math.PI * 1.5

function scale(kind: Design['scale'], r: number, ink: Finish): Group {
  const on = (share: number, radius: number): readonly [number, number] => [
    radius * Math.cos(angleAt(share)),
    radius * Math.sin(angleAt(share)),
  ]
  switch (kind) {
    case 'ticks':
      return group(
        merged(
          spread(11, 0, 1, (share, i) =>
            box(i % 5 ? 0.16 : 0.3, 0.05, 0.02, 0.01, 1)
              .translate(r * 1.2, 0, 0)
              .rotateZ(angleAt(share)),
          ),
          ink,
        ),
        merged(
          [
            ...letters('0', { height: 0.3, depth: 0.02 }).map((one) => one.translate(-r * 1.05, -r * 1.25, 0)),
            ...letters('MAX', { height: 0.3, depth: 0.02 }).map((one) => one.translate(r * 1.1, -r * 1.25, 0)),
          ],
          ink,
        ),
      )
    case 'wedge':
      return group(
        merged(
          spread(40, 0, 1, (share) =>
            box(0.06 + share * 0.34, 0.06, 0.02, 0.01, 1)
              .translate(r * 1.16 + share * 0.17, 0, 0)
              .rotateZ(angleAt(share)),
          ),
          ink,
        ),
      )
    case 'digits':
      return group(
        merged(
          spread(6, 0, 1, (share, i) =>
            letters(String(i), { height: 0.34, depth: 0.02 }).map((one) =>
              one.translate(...on(share, r * 1.3), 0).translate(0, -0.17, 0),
            ),
          ).flat(),
          ink,
        ),
      )
  }
}

export function controller(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const [w, h] = [centimetres(look, 'width', 8.5), centimetres(look, 'depth', 8.5)]
  const black = look.colour === 'black'
  const colour = black ? form.black : form.white
  const cover = plastic(colour, 0.3, { clearcoat: 0.3, clearcoatRoughness: 0.15 })
  const ink = matte(black ? 0xd8dadb : 0x55595c, 0.5)
  const sealed = factMatches(look, 'protection', /54|44/)
  // flush ones are a thin plate on a frame, surface ones a box
  const surface = factMatches(look, 'installation', /^na omítku/)
  const deep = surface ? 4.4 : 1.05
  const r = (Math.min(w, h) / 2) * design.knob
  const y = h > w * 1.15 ? h * 0.12 : -0.05 * h
  const plate = outlineShape(design.plate, w, h, form.corner * 0.8)
  return group(
    part(extrude(plate, deep, Math.min(0.5, 0.32 * form.edge), { bevelSegments: 8 }), plastic(colour, 0.36)),
    surface
      ? []
      : [
          part(
            extrude(outlineShape(design.plate, w - 0.6, h - 0.6, form.corner * 0.8), 0.5, 0.05),
            matte(0x8b8d8c),
            [0, 0, -0.35],
          ),
        ],
    part(extrude(outlineShape(design.plate, w * 0.76, Math.min(h, w) * 0.76, form.corner * 0.6), 0.42, 0.14), cover, [
      0,
      y,
      deep - 0.13,
    ]),
    place(knob(form, r, cover), [0, y, deep + 0.29]),
    place(scale(design.scale, r, ink), [0, y, deep + 0.3]),
    part(box(0.5, 0.09, 0.06, 0.03), glow(form.accent, 2), [0, y + Math.min(w, h) * 0.34, deep + 0.3]),
    h > w * 1.15 ? [part(box(2.2, 1.3, 0.7, 0.25), matte(form.accent, 0.4), [0, -h * 0.36, deep], [0.15, 0, 0])] : [],
    sealed
      ? [0.25, 1.25].map((turn) =>
          place(screw(0.28), [...rimPoint(design.plate, w, h, form.corner * 0.8, 0.7, turn * Math.PI), deep - 0.05]),
        )
      : [],
    sealed && surface
      ? [
          part(
            lathe([at(0.9, -1.6), at(1, 0, 0.2), at(0.8, 1.4, 0.3), at(0.5, 1.5), at(0.5, -1.6)], 40),
            rubber(0x2a2c2f),
            [w * 0.2, -h / 2 - 1, deep * 0.5],
          ),
        ]
      : [],
    frontBadge(form, cover, {
      width: w,
      height: h,
      inset: 0.62,
      z: deep,
      size: 0.42,
      corners: design.plate === 'square',
      most: w * 0.42,
    }),
  )
}

/** Surface boxes that are sealed have a gland below, of which the cable comes. */
function mounting(look: Look): Mounting {
  const [w, h] = [centimetres(look, 'width', 8.5), centimetres(look, 'depth', 8.5)]
  const hasGland = factMatches(look, 'protection', /54|44/) && factMatches(look, 'installation', /^na omítku/)
  return hasGland ? { gland: { at: [w * 0.2, -h / 2 - 2.5, 2.2], down: true } } : {}
}

export const controllerModel: Model = {
  kind: 'controller',
  colours: ['white', 'black'],
  views: {
    a: { azimuth: 28, elevation: 14, fill: 0.78 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.78 },
    c: { azimuth: 34, elevation: 20, floor: false, focus: { at: [0, -0.2, 1.6], radius: 2.9 } },
  },
  sizes: { of: (look) => centimetres(look, 'depth', 8.5), usual: 8.5, largest: 13.5 },
  mounting,
  build: controller,
}

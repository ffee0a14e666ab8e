import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { matte, plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { letters } from '../geometry/letters.ts'
import { extra, group, merged, part, place, spread } from '../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly ribs: number
  readonly sleeve: 'plain' | 'banded' | 'none'
  /** How further pieces lie with the first. */
  readonly stack: 'crossed' | 'beside' | 'single' | 'upright'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { ribs: 3, sleeve: 'plain', stack: 'crossed' },
  { ribs: 0, sleeve: 'banded', stack: 'beside' },
  { ribs: 7, sleeve: 'none', stack: 'single' },
  { ribs: 2, sleeve: 'banded', stack: 'upright' },
]

const channel = (width: number, height: number, wall: number, length: number, round: number, finish: Finish): Group =>
  group(
    part(
      extrude(
        roundedRect(width, height, round, [roundedRectHole(width - 2 * wall, height - 2 * wall, round * 0.8)]),
        length,
        0.05,
      )
        .translate(0, 0, -length / 2)
        .rotateY(Math.PI / 2),
      finish,
    ),
  )

export function flatDuct(look: Look): Group {
  const form = formOf(look.brand)
  const { ribs, sleeve, stack } = pick(DESIGNS, form.first, look.line)
  const [w, h] = [centimetres(look, 'width', 20.4), centimetres(look, 'depth', 6)]
  const length = 30 + centimetres(look, 'length', 100) * 0.3
  const white = plastic(form.white, factMatches(look, 'material', /PVC|polyvinyl/) ? 0.26 : 0.36)
  const round = Math.min(h * 0.45, 0.4 + form.corner * 2.4)
  const one = (share: number): Group => channel(w, h, 0.26, length * share, round, white)
  const ridges = spread(ribs, -w * 0.32, w * 0.32, (z) =>
    box(length - 1, 0.16, 0.35, 0.06, 2).translate(0, h + 0.02, z),
  )
  const joint = group(
    channel(w + 0.7, h + 0.7, 0.34, 9, round, white),
    channel(w + 1.2, h + 1.2, 0.5, 0.9, round, white),
  )
  const band = channel(w + 0.74, h + 0.74, 0.34, 1.6, round, matte(form.accent, 0.45))
  const more = {
    crossed: () => [place(one(0.72), [-6, h * 1.5 + 0.3, -3], [0, 0.16, 0])],
    beside: () => [place(one(0.9), [-2, h / 2, -w - 1.2])],
    single: () => [],
    upright: () => [place(one(0.8), [-3, w / 2, -w / 2 - h / 2 - 0.6], [Math.PI / 2, 0, 0])],
  }[stack]()
  const print = group(
    place(badge(form, h * 0.22, white, length * 0.3), [-length * 0.1, 0, 0]),
    merged(letters(`${w * 10}×${h * 10}`, { height: h * 0.18, depth: 0.012 }), matte(0x7a7f82), [
      length * 0.2,
      -h * 0.08,
      0,
    ]),
  )
  return group(
    place(one(1), [0, h / 2, 0]),
    ridges.length > 0 ? [merged(ridges, white)] : [],
    sleeve === 'none' ? [] : [place(joint, [length / 2 - 1, h / 2 + 0.25, 0])],
    sleeve === 'banded' ? [place(band, [length / 2 - 3.4, h / 2 + 0.25, 0])] : [],
    more.map(extra),
    place(print, [0, h / 2, w / 2 + 0.01]),
  )
}

export const flatDuctModel: Model = {
  kind: 'duct-flat',
  colours: ['white'],
  views: {
    a: { azimuth: 46, elevation: 22, fill: 0.92 },
    b: { azimuth: 0, elevation: 5, lens: 14, fill: 0.9 },
    c: { azimuth: 60, elevation: 22, floor: false, focus: { at: [26, 5, 0], radius: 13 } },
  },
  sizes: { of: (look) => centimetres(look, 'width', 20.4), usual: 20.4, largest: 22 },
  build: flatDuct,
}

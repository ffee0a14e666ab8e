import { BackSide, SphereGeometry } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, powder, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { blades } from '../geometry/blade.ts'
import { knob } from '../geometry/knob.ts'
import { around, group, merged, part, place, spread, turning } from '../geometry/parts.ts'
import { pipe, ring, wire } from '../geometry/paths.ts'
import type { Point } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe, latheX, latheZ } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly stand: 'cart' | 'cradle' | 'trolley'
  readonly guard: 'rings' | 'rays' | 'swirl'
  readonly blades: number
  /** Half depth of the drum as a share of its radius. */
  readonly deep: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { stand: 'cart', guard: 'rings', blades: 4, deep: 0.42 },
  { stand: 'cradle', guard: 'rays', blades: 3, deep: 0.34 },
  { stand: 'trolley', guard: 'swirl', blades: 6, deep: 0.5 },
  { stand: 'cradle', guard: 'rings', blades: 5, deep: 0.44 },
  { stand: 'cart', guard: 'swirl', blades: 3, deep: 0.3 },
]

/** Tube frames are black, grey or pale, by brand. */
const frameFinish = ({ first, grey }: Form) =>
  powder([0x2e3033, grey, 0xc9cccd][first % 3] ?? grey, { clearcoat: 0.2, clearcoatRoughness: 0.3 })

function drum(R: number, h: number, colour: number): Group {
  const half = [
    at(R - 0.5, h - 0.4),
    at(R + 0.4, h, 0.5),
    at(R + 0.9, h - 0.6, 0.5),
    at(R + 0.6, h - 1.4, 0.4),
    at(R, h - 1.8, 0.5),
    at(R, h * 0.42),
    at(R + 0.45, h * 0.36, 0.5),
    at(R, h * 0.3),
  ]
  const outside = latheZ([...half, ...half.toReversed().map(([r, z, rounding]) => at(r, -z, rounding))], 128)
  const inside = latheZ([at(R - 0.5, -h + 0.4), at(R - 0.35, 2 - h), at(R - 0.35, h - 2), at(R - 0.5, h - 0.4)], 128)
  return group(part(outside, powder(colour)), part(inside, powder(colour, { side: BackSide })))
}

function guard(kind: Design['guard'], R: number, h: number, side: number, finish: Finish): Group {
  const z = h * side
  const dome = (radius: number): number => side * 1.6 * (1 - (radius / R) ** 2)
  const hoops = (step: number) =>
    spread(Math.round((R - 5) / step), 5.4, R - 1, (radius) => ring(radius, 0.15, z + dome(radius), 112, 6))
  const spokes = (count: number, thick: number, twist: number) =>
    around(count, (angle) =>
      wire(
        [4.6 / R, 0.36, 0.6, 0.82, 1].map((share) => {
          const turn = angle + 0.2 + twist * share * side
          return [share * R * Math.cos(turn), share * R * Math.sin(turn), z - side * 0.25 + dome(share * R)] as const
        }),
        thick,
        20,
        7,
      ),
    )
  const wires = {
    rings: () => [...hoops(1.7), ...spokes(8, 0.24, 0)],
    rays: () => [...spokes(Math.round(R * 2), 0.15, 0), ...hoops(R * 0.22)],
    swirl: () => [...spokes(Math.round(R * 1.6), 0.16, 0.8), ...hoops(R * 0.3)],
  }[kind]()
  return group(merged([...wires, ring(R + 0.1, 0.26, z - side * 0.1, 128, 8)], finish))
}

function rotor({ blades: count }: Design, form: Form, R: number): Group {
  const leaf = surface({ color: 0xc2c5c8, metalness: 1, roughness: 0.36, grain: 'brushed', grainAxis: 'y' })
  const wide = (R * 2.6 * (0.7 + 0.3 * form.rotor.width)) / count
  const shape = {
    root: 5.5,
    tip: R - 2.5,
    rootWidth: 10,
    middleWidth: wide,
    tipWidth: wide,
    rootPitch: 0.55,
    tipPitch: 0.42,
    sweep: form.rotor.sweep * 0.7,
    thickness: 0.3,
    camber: 0.1,
    tipRound: Math.max(0.06, form.rotor.tipRound * 0.6),
  }
  return group(
    turning(place(merged(blades(count, shape), leaf), [0, 0, 0], [0, 0, 0.5])),
    part(latheZ([at(0, 3.4), at(4.4, 3.2, 0.6), at(5.2, 2, 0.6), at(5.2, -2.2)], 72), galvanised({ color: 0xa8adb0 })),
    part(latheZ([at(0, -2), at(7.5, -2, 0.6), at(7.5, -11, 0.8), at(5, -13, 0.5), at(0, -13)], 80), powder(0x2b2d30)),
  )
}

function wheel(x: number, r: number, z: number): Group {
  return group(
    part(
      latheX(
        [
          at(r * 0.4, -2),
          at(r * 0.93, -2, 0.6),
          at(r, -1.2, 0.6),
          at(r, 1.2, 0.6),
          at(r * 0.93, 2, 0.6),
          at(r * 0.4, 2),
        ],
        72,
      ),
      rubber(),
      [x, r, z],
    ),
    part(
      latheX([at(0, -1.4), at(r * 0.55, -1.2, 0.3), at(r * 0.57, 0), at(r * 0.55, 1.2, 0.3), at(0, 1.4)], 56),
      galvanised({ color: 0xa8adb0 }),
      [x, r, z],
    ),
  )
}

function stand(kind: Design['stand'], form: Form, R: number, axis: number): Group {
  const frame = frameFinish(form)
  const [x, deep] = [R + 4, R * 0.55]
  const tube = (points: readonly Point[], bend = 3): ReturnType<typeof part> =>
    part(pipe(points, bend, 1.45, 60, 20), frame)
  const grip = (s: number): Group =>
    place(knob(form, 2.9, matte(0x1b1c1e)), [s * (x + 1.4), axis, 0], [0, (s * Math.PI) / 2, 0])
  const caps = [-1, 1].map((s) => part(new SphereGeometry(1.62, 24, 16), rubber(), [s * x, 1.6, deep]))
  const wheels = [-1, 1].map((s) => wheel(s * (x + 3.4), kind === 'trolley' ? 9 : 6, -deep))
  const axle = tube(
    [
      [-x - 3, kind === 'trolley' ? 9 : 6, -deep],
      [x + 3, kind === 'trolley' ? 9 : 6, -deep],
    ],
    1,
  )
  switch (kind) {
    case 'cart':
      return group(
        [-1, 1].map((s) =>
          group(
            tube(
              [
                [s * x, 2.6, -deep],
                [s * x, 1.8, deep],
              ],
              1,
            ),
            tube(
              [
                [s * x, 2, deep * 0.5],
                [s * x, axis, 0],
                [s * x, 2, -deep * 0.5],
              ],
              5,
            ),
            grip(s),
          ),
        ),
        tube(
          [
            [-x, 1.9, deep],
            [x, 1.9, deep],
          ],
          1,
        ),
        tube(
          [
            [-14, axis + R - 2, -6],
            [-14, axis + R + 7, -8],
            [14, axis + R + 7, -8],
            [14, axis + R - 2, -6],
          ],
          4,
        ),
        axle,
        wheels,
        caps,
      )
    case 'cradle':
      return group(
        tube(
          [
            [-x, axis, 0],
            [-x, 1.8, 0],
            [x, 1.8, 0],
            [x, axis, 0],
          ],
          R * 0.6,
        ),
        [-1, 1].map((s) =>
          group(
            tube(
              [
                [s * x * 0.62, 1.5, deep],
                [s * x * 0.62, 1.5, -deep],
              ],
              1,
            ),
            grip(s),
            part(box(4, 1.4, 4, 0.5), rubber(), [s * x * 0.62, 0.6, deep]),
            part(box(4, 1.4, 4, 0.5), rubber(), [s * x * 0.62, 0.6, -deep]),
          ),
        ),
      )
    case 'trolley':
      return group(
        [-1, 1].map((s) =>
          group(
            tube(
              [
                [s * x, 1.8, deep],
                [s * x, 2.4, -deep * 0.3],
                [s * x, axis + R * 0.6, -deep * 1.25],
                [s * x * 0.5, axis + R * 0.9, -deep * 1.4],
              ],
              6,
            ),
            tube(
              [
                [s * x, axis, 0],
                [s * x, axis, -deep * 0.9],
              ],
              1,
            ),
            grip(s),
          ),
        ),
        tube(
          [
            [-x * 0.5, axis + R * 0.9, -deep * 1.4],
            [x * 0.5, axis + R * 0.9, -deep * 1.4],
          ],
          1,
        ),
        tube(
          [
            [-x, 1.9, deep],
            [x, 1.9, deep],
          ],
          1,
        ),
        axle,
        wheels,
        caps,
      )
  }
}

export function drumFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const R = centimetres(look, 'diameter', 60) / 2 + 1.6
  const h = R * design.deep
  const axis = R + 10
  const black = powder(0x2b2d30)
  const wires = surface({
    color: form.first % 2 ? 0x2a2c2e : 0xb9bdc0,
    metalness: form.first % 2 ? 0 : 0.9,
    roughness: 0.35,
    bump: [[0.05, 20]],
    clearcoat: 0.4,
    clearcoatRoughness: 0.2,
  })
  const sealed = factMatches(look, 'protection', /44/)
  const switchBox = group(
    part(box(7, 9, 5, 0.4 + form.corner * 3, 6), black),
    place(knob(form, 1.9, matte(form.accent, 0.4)), [0, 1, 2.5]),
    sealed
      ? [part(lathe([at(1, 0), at(1.4, 0.2, 0.2), at(1.4, 2, 0.3), at(0, 2.2)], 40), matte(0x2a2c2f), [0, -6.4, 0])]
      : [],
  )
  const front = group(
    part(latheZ([at(0, 1.2), at(5.4, 0.9, 0.4), at(6, 0, 0.2), at(6, -0.5)], 64), powder(0xe4e6e6)),
    place(badge(form, 1.5, matte(form.black), 9), [0, 0, 1.15]),
  )
  const head = group(
    drum(R, h, look.colour === 'blue' ? 0x2362a6 : 0xe0a41a),
    rotor(design, form, R),
    guard(design.guard, R, h, 1, wires),
    guard(design.guard, R, h, -1, wires),
    place(front, [0, 0, h + 1.5]),
  )
  head.add(place(switchBox, [(R + 2) * Math.cos(0.8), (R + 2) * Math.sin(0.8), 0], [0, 0, 0.8]))
  return group(place(head, [0, axis, 0], [-0.14, 0, 0]), stand(design.stand, form, R, axis))
}

export const drumFanModel: Model = {
  kind: 'drum-fan',
  samples: 14,
  colours: ['yellow', 'blue'],
  views: {
    a: { azimuth: 33, elevation: 12, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 38, elevation: 14, floor: false, focus: { at: [14, 50, 14], radius: 24 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 60), usual: 60, largest: 90 },
  build: drumFan,
}

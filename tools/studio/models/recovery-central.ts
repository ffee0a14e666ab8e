import { BackSide, CircleGeometry } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, plastic, powder, rubber, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { display } from '../geometry/hardware.ts'
import { knob } from '../geometry/knob.ts'
import { connection, extra, group, part, place } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** How the front is parted: top bar, two doors, one door, or a band at the side. */
  readonly front: 'bar' | 'doors' | 'door' | 'side'
  readonly lid: 'white' | 'dark'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { width: 62, height: 74, depth: 44, front: 'bar', lid: 'white' },
  { width: 74, height: 62, depth: 48, front: 'doors', lid: 'white' },
  { width: 56, height: 84, depth: 46, front: 'door', lid: 'dark' },
  { width: 68, height: 78, depth: 42, front: 'side', lid: 'white' },
  { width: 60, height: 66, depth: 40, front: 'doors', lid: 'dark' },
]

const AIR = [0x4a90d9, 0xd9822b, 0x6fb56f, 0xb9bcbe] as const

function topSpigot(r: number, form: Form, mark: number): Group {
  return group(
    connection(
      part(
        lathe([at(r + 1.6, 0), at(r + 1.5, 0.5, 0.2), at(r, 0.7, 0.3), at(r, 7), at(r - 0.2, 7)], 112),
        galvanised(),
      ),
      'y',
      1,
    ),
    part(
      lathe([at(r - 0.05, 4.4), at(r + 0.3, 4.5, 0.15), at(r + 0.3, 5.4, 0.15), at(r - 0.05, 5.5)], 112),
      rubber(form.seal),
    ),
    part(lathe([at(r - 0.2, 7), at(r - 0.2, 1)], 96), galvanised({ side: BackSide, color: 0xa3a7aa })),
    part(new CircleGeometry(r - 0.2, 56).rotateX(-Math.PI / 2), shade(0x26282b), [0, 1.2, 0]),
    part(lathe([at(r + 2.1, 0), at(r + 2.1, 0.3, 0.1), at(r + 1.3, 0.35)], 90), matte(mark, 0.4)),
  )
}

function fronts({ width: w, height: h, depth: d, front, lid }: Design, form: Form, coat: Finish): Group {
  const dark = matte(form.black, 0.45)
  const bevel = Math.min(0.7, 0.4 * form.edge)
  const leaf = (fw: number, fh: number, x: number, y: number, finish = coat): ReturnType<typeof part> =>
    part(extrude(roundedRect(fw, fh, 0.5 + form.corner * 3), 1.6, bevel), finish, [x, y, d / 2 - 0.5])
  const grip = (x: number, y: number, turn = 0): ReturnType<typeof part> =>
    part(box(7, 1.1, 1.2, 0.4), dark, [x, y, d / 2 + 1.2], [0, 0, turn])
  const second = lid === 'dark' ? powder(form.grey) : coat
  switch (front) {
    case 'bar':
      return group(
        leaf(w - 0.9, h * 0.72, 0, h * 0.385),
        leaf(w - 0.9, h * 0.235, 0, h * 0.872, second),
        grip(-w * 0.3, h * 0.7),
        grip(w * 0.3, h * 0.7),
      )
    case 'doors':
      return group(
        [-1, 1].map((s) => leaf(w / 2 - 0.8, h * 0.76, (s * w) / 4, h * 0.4)),
        leaf(w - 0.9, h * 0.19, 0, h * 0.89, second),
        grip(-3, h * 0.4, Math.PI / 2),
        grip(3, h * 0.4, Math.PI / 2),
      )
    case 'door':
      return group(
        leaf(w - 0.9, h * 0.84, 0, h * 0.56),
        leaf(w - 0.9, h * 0.11, 0, h * 0.07, second),
        grip(w * 0.4, h * 0.56, Math.PI / 2),
      )
    case 'side':
      return group(
        leaf(w * 0.7, h - 1, -w * 0.14, h / 2),
        leaf(w * 0.26, h - 1, w * 0.355, h / 2, powder(form.grey)),
        grip(w * 0.16, h * 0.5, Math.PI / 2),
      )
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** The design of a line, grown for ducts of radius r. */
function designOf(look: Look, r: number): Design {
  const chosen = pick(DESIGNS, formOf(look.brand).first, look.line)
  const grow = 0.78 + r / 36
  return {
    ...chosen,
    width: Math.max(chosen.width * grow, r * 5.6),
    height: chosen.height * grow,
    depth: Math.max(chosen.depth * grow, r * 4.9),
  }
}

const radiusOf = (look: Look): number => centimetres(look, 'diameter', 16) / 2

function mounting(look: Look): Mounting {
  const radius = radiusOf(look)
  const { width, height, depth } = designOf(look, radius)
  return {
    tops: { radius, at: CORNERS.map(([x, z]) => [x * width * 0.26, height + 7, z * depth * 0.24]) },
  }
}

export function centralRecovery(look: Look): Group {
  const form = formOf(look.brand)
  const r = radiusOf(look)
  const design = designOf(look, r)
  const { width: w, height: h, depth: d, front } = design
  const foam = factMatches(look, 'material', /polypropylen/)
  const coat = powder(form.white, {
    bump: [
      [0.05, 18],
      [0.012, 0.4],
    ],
  })
  const shellFinish = foam ? coat : powder(form.white, { clearcoat: 0.3, clearcoatRoughness: 0.25 })
  const touch = factMatches(look, 'control', /dotyk/)
  const [px, py] =
    front === 'side' ? [w * 0.355, h * 0.8] : front === 'door' ? [w * 0.28, h * 0.86] : [w * 0.32, h * 0.88]
  const panel = touch
    ? display(8.6, 4.8, [
        { text: '21,5°', height: 1.3, y: 0.1 },
        { text: 'CO2 640', height: 0.7, y: -1.6 },
      ])
    : group(
        place(knob(form, 1.9, plastic(form.white)), [0, 0, 0]),
        part(box(7, 5.4, 0.5, 0.3), matte(form.black, 0.4), [0, 0, -0.1]),
      )
  const badgeAt: readonly [number, number] =
    front === 'side' ? [-w * 0.14, h * 0.12] : front === 'door' ? [-w * 0.22, h * 0.88] : [-w * 0.26, h * 0.88]
  return group(
    part(box(w, h, d, 0.6 + form.corner * 4, 6), shellFinish, [0, h / 2, 0]),
    fronts(design, form, coat),
    place(panel, [px, py, d / 2 + 1.05]),
    place(badge(form, 2.2, coat, w * 0.34), [badgeAt[0], badgeAt[1], d / 2 + 1.12]),
    [-1, 1]
      .map((s) =>
        part(box(10, 7, 0.6, 0.3), matte(AIR[s > 0 ? 1 : 0], 0.5), [
          s * w * 0.2 - (front === 'side' ? w * 0.14 : 0),
          h * 0.62,
          d / 2 + 0.9,
        ]),
      )
      .slice(0, front === 'bar' || front === 'door' ? 2 : 0),
    foam ? [part(box(w + 0.1, 2.4, d + 0.1, 0.4), matte(0x3c4043, 0.8), [0, h - 3, 0])] : [],
    CORNERS.map(([x, z], i) => place(topSpigot(r, form, AIR[i] ?? AIR[3]), [x * w * 0.26, h, z * d * 0.24])),
    has(look, 'wifi')
      ? [
          part(
            lathe([at(0, 12), at(0.5, 11.8, 0.3), at(0.6, 0), at(1.3, 0, 0.2), at(1.3, -0.4)], 32),
            matte(form.black),
            [0, h, -d * 0.3],
          ),
        ]
      : [],
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        part(lathe([at(0, 0), at(2.2, 0), at(2.2, -1.6, 0.3), at(1.6, -2.2), at(0, -2.2)], 40), rubber(), [
          x * (w / 2 - 6),
          0,
          z * (d / 2 - 6),
        ]),
      ),
    ),
    extra(
      part(
        pipe(
          [
            [w / 2 - 14, 2, d / 2 - 8],
            [w / 2 - 14, -1.2, d / 2 - 8],
            [w / 2 - 10, -1.2, d / 2 + 3],
            [w / 2 + 3, -1.3, d / 2 + 5],
          ],
          2,
          0.9,
          60,
          16,
        ),
        matte(0xc7cacb),
      ),
    ),
  )
}

export const centralRecoveryModel: Model = {
  kind: 'recovery-central',
  colours: ['white'],
  views: {
    a: { azimuth: 30, elevation: 18, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: 34, elevation: 26, floor: false, focus: { at: [10, 72, 14], radius: 21 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 16), usual: 16, largest: 20 },
  mounting,
  build: centralRecovery,
}

import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { fabric, galvanised, matte, plastic, powder, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { ratingPlate } from '../geometry/hardware.ts'
import { around, connection, group, merged, part, place, spread } from '../geometry/parts.ts'
import { flatRing, wire } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { centimetres, pick } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model, Mounting } from '../types.ts'

/** What holds the carbon: expanded metal, a wire basket, a sheet with slots, or a white sleeve against dust. */
type Jacket = 'mesh' | 'basket' | 'slots' | 'sleeve'
interface Design {
  readonly jacket: Jacket
  readonly caps: 'metal' | 'plastic'
  /** Width of the body over that of its spigot. */
  readonly wide: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { jacket: 'mesh', caps: 'metal', wide: 4.6 },
  { jacket: 'sleeve', caps: 'plastic', wide: 5.2 },
  { jacket: 'basket', caps: 'metal', wide: 5.6 },
  { jacket: 'slots', caps: 'plastic', wide: 4 },
  { jacket: 'sleeve', caps: 'metal', wide: 4.4 },
]

/** Expanded-metal mesh: crossing helices that together look like diamonds. */
const mesh = (radius: number, from: number, to: number): readonly BufferGeometry[] =>
  [1, -1].flatMap((way) =>
    around(Math.round(radius * 3.6), (start) =>
      wire(
        spread(20, 0, 1, (share) => {
          const angle = start + way * share * ((to - from) / radius) * 0.7
          return [radius * Math.sin(angle), from + (to - from) * share, radius * Math.cos(angle)] as const
        }),
        0.13,
        36,
        5,
      ),
    ),
  )

const basket = (radius: number, from: number, to: number): readonly BufferGeometry[] => [
  ...around(Math.round(radius * 4), (angle) =>
    box(0.22, to - from, 0.22, 0.08, 1)
      .translate(0, (from + to) / 2, radius)
      .rotateY(angle),
  ),
  ...spread(Math.round((to - from) / 3.4), from + 1.5, to - 1.5, (y) => flatRing(radius + 0.05, 0.14, y, 96, 6)),
]

const slots = (radius: number, from: number, to: number): readonly BufferGeometry[] =>
  spread(Math.round((to - from) / 2.2), from + 1.4, to - 1.4, (y) => y).flatMap((y, row) =>
    around(Math.round(radius * 2.2), (angle) =>
      box(1.7, 0.5, 0.2, 0.2, 2)
        .translate(0, y, radius)
        .rotateY(angle + (row % 2) * (1.4 / radius)),
    ),
  )

function jacket(kind: Jacket, form: Form, r: number, h: number): Group {
  const carbon = surface({
    color: 0x1d1f21,
    roughness: 0.8,
    bump: [
      [0.5, 3.4],
      [0.3, 7],
    ],
  })
  const core = (finish: Finish, inset: number): ReturnType<typeof part> =>
    part(lathe([at(r - inset, 2), at(r - inset, h - 2)], 128), finish)
  const grid = powder(0x565a5f, { clearcoat: 0.4, clearcoatRoughness: 0.25 })
  switch (kind) {
    case 'mesh':
      return group(core(carbon, 0.35), merged(mesh(r - 0.1, 2, h - 2), grid))
    case 'basket':
      return group(core(carbon, 0.5), merged(basket(r - 0.1, 2, h - 2), galvanised({ color: 0xaeb3b6 })))
    case 'slots':
      return group(core(powder(form.black + 0x101010), 0.1), merged(slots(r - 0.06, 2, h - 2), carbon))
    case 'sleeve':
      return group(
        core(
          fabric(0xf0f1ef, {
            bump: [
              [0.2, 8],
              [0.08, 0.8],
            ],
          }),
          0.05,
        ),
        [0.12, 0.88].map((share) => part(flatRing(r + 0.02, 0.28, h * share, 112, 8), matte(form.accent, 0.7))),
      )
  }
}

export function carbonFilter(look: Look): Group {
  const form = formOf(look.brand)
  const { jacket: kind, caps, wide } = pick(DESIGNS, form.first, look.line)
  const spigot = centimetres(look, 'diameter', 12.5) / 2
  const r = spigot + wide
  const h = centimetres(look, 'height', 36) - 5
  const metal = caps === 'metal' ? galvanised({ roughness: 0.34 }) : plastic(form.black, 0.42)
  const seal = part(
    lathe(
      [
        at(spigot - 0.02, h + 3.2),
        at(spigot + 0.3, h + 3.3, 0.1),
        at(spigot + 0.3, h + 3.9, 0.1),
        at(spigot - 0.02, h + 4),
      ],
      112,
    ),
    rubber(form.seal),
  )
  return group(
    jacket(kind, form, r, h),
    part(
      lathe([at(0, 0.1), at(r - 1, 0), at(r + 0.15, 0.1, 0.3), at(r + 0.25, 2.6, 0.15), at(r - 0.3, 2.7)], 128),
      metal,
    ),
    connection(
      part(
        lathe(
          [
            at(r - 0.3, h - 2.7),
            at(r + 0.25, h - 2.6, 0.15),
            at(r + 0.15, h - 0.1, 0.3),
            at(r - 0.8, h + 0.2, 0.3),
            at(spigot + 1.4, h + 0.2, 0.3),
            at(spigot + 0.1, h + 0.8, 0.5),
            at(spigot, h + 5),
            at(spigot - 0.2, h + 5),
            at(spigot - 0.25, h - 3),
          ],
          128,
        ),
        metal,
      ),
      'y',
      1,
    ),
    part(lathe([at(0, h - 2), at(spigot - 0.2, h - 2)], 90), matte(0x1c1e20)),
    seal,
    place(
      group(
        ratingPlate(7, 3.4, [`Ø ${spigot * 20}`, 'aktivni uhli', `V ${Math.round(h + 5)} cm`]),
        place(badge(form, 0.9, matte(form.accent), 6.4), [0, 2.9, 0.01]),
      ),
      [0, h * 0.5, r + 0.14],
    ),
  )
}

const mounting = (look: Look): Mounting => ({
  tops: { radius: centimetres(look, 'diameter', 12.5) / 2, at: [[0, centimetres(look, 'height', 36), 0]] },
})

export const carbonFilterModel: Model = {
  kind: 'filter-carbon',
  colours: ['black'],
  views: {
    a: { azimuth: -24, elevation: 20, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: -30, elevation: 32, floor: false, focus: { at: [0, 35, 4], radius: 11 } },
  },
  sizes: { of: (look) => centimetres(look, 'height', 36), usual: 36, largest: 77 },
  mounting,
  build: carbonFilter,
}

import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, plastic } from '../finishes.ts'
import { spiralTube, sticker, tubeInside } from '../geometry/duct.ts'
import { extra, group, part, place } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { latheX } from '../geometry/solids.ts'
import { centimetres, pick } from '../look.ts'
import type { Look, Model } from '../types.ts'

/** Tubes of a picture: how they lie, in radii from the floor up and back, with their length and their shift. */
type Stack = readonly (readonly [up: number, back: number, length: number, shift: number])[]
const STACKS: readonly [Stack, ...Stack[]] = [
  [
    [1, 0, 1, 0],
    [1, -2.1, 0.92, 2],
    [2.72, -1.05, 0.86, -1],
  ],
  [[1, 0, 1, 0]],
  [
    [1, 0, 1, 0],
    [1, -2.1, 1, 5],
  ],
  [
    [1, 0, 0.9, 0],
    [1, -2.1, 0.9, 3],
    [1, -4.2, 0.9, -3],
    [2.72, -1.05, 0.84, 1],
    [2.72, -3.15, 0.84, 4],
  ],
  [
    [1, 0, 1, 0],
    [3, 0, 0.7, -6],
  ],
]

function tube(radius: number, length: number, pitch: number, form: Form, capped: boolean): Group {
  const metal = galvanised({ roughness: 0.36 })
  const cap = latheX([at(0, 0.6), at(radius - 0.6, 0.6, 0.3), at(radius + 0.25, 0.3, 0.2), at(radius + 0.25, -2)], 112)
  return group(
    part(spiralTube(radius, length, pitch, 0.12 + radius * 0.006), metal),
    tubeInside(radius, length),
    [-1, 1].map((s) =>
      part(ring(radius - 0.06, 0.12, 0, 112, 8).rotateY(Math.PI / 2), metal, [(s * length) / 2, 0, 0]),
    ),
    capped ? [part(cap, plastic(form.accent, 0.45), [length / 2, 0, 0])] : [],
  )
}

export function spiralDuct(look: Look): Group {
  const form = formOf(look.brand)
  const r = centimetres(look, 'diameter', 16) / 2
  const metres = centimetres(look, 'length', 300) / 100
  const length = r * 2.2 + 34 + metres * 8
  const stack = pick(STACKS, form.first, look.line).map((lies): Stack[number] => {
    const [up, back, share, shift] = lies
    // wide ones lie side by side: on top of each other they would be higher than their picture
    return r > 14 && up > 2 ? [1, back - 2.1, share, shift] : lies
  })
  const pitch = { kovent: 6.4, prodech: 9, nordair: 4.6, plechar: 12 }[look.brand] ?? 6.4
  const print = `Ø${r * 20} ${String(metres).replace('.', ',')} m`
  return group(
    stack.map(([up, back, share, shift], i) => {
      const one = place(tube(r, length * share, pitch, form, form.first % 2 === 1 && i === 0), [
        shift,
        up * r,
        back * r,
      ])
      return i === 0 ? one : extra(one)
    }),
    place(sticker(form, print, r + 0.2, length * 0.1), [length * 0.1, r, 0], [-0.3, 0, 0]),
  )
}

export const spiralDuctModel: Model = {
  kind: 'duct-spiro',
  colours: ['galvanised'],
  views: {
    a: { azimuth: 42, elevation: 16, fill: 1 },
    b: { azimuth: 0, elevation: 4, lens: 14, fill: 0.9 },
    c: { azimuth: 62, elevation: 14, floor: false, focus: { at: [27, 12, -6], radius: 15 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 16), usual: 16, largest: 31.5 },
  build: spiralDuct,
}

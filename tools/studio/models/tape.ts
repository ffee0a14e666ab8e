import { BufferGeometry, DoubleSide, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { cardboard, matte } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { letters } from '../geometry/letters.ts'
import { around, extra, group, merged, part, place, spread } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { centimetres, numberOf, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

/** The loose end: leaves the roll as a tangent, then curls up a little where it lies on the floor. */
function looseEnd(radius: number, width: number, length: number): BufferGeometry {
  const points: number[] = []
  const index: number[] = []
  const steps = 60
  for (let i = 0; i <= steps; i++) {
    const along = (i / steps) * length
    const bow = 0.5 * Math.sin((i / steps) * Math.PI * 0.9) - 1.1 * (i / steps) ** 3
    for (const y of [0, width]) points.push(along, y, radius + 0.02 + bow * 0.9)
  }
  for (let i = 0; i < steps; i++) index.push(2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** How the roll is shown: lying, standing, two of them, or still in its wrapper. */
type Show = 'lying' | 'standing' | 'pair' | 'wrapped'
const SHOWS: readonly [Show, ...Show[]] = ['lying', 'standing', 'pair', 'wrapped']

/** Threads of a reinforcing net just under the surface of the roll. */
const net = (radius: number, width: number): BufferGeometry[] => [
  ...around(46, (angle) =>
    box(0.05, width - 0.2, 0.05, 0.02, 1)
      .translate(0, width / 2, radius)
      .rotateY(angle),
  ),
  ...spread(Math.round(width / 0.7), 0.35, width - 0.35, (y) => flatRing(radius, 0.028, y, 112, 5)),
]

function roll(look: Look, form: Form, radius: number, width: number, loose: boolean): Group {
  const foil = surface({
    ...{ color: 0xe9ebec, metalness: 0.62, roughness: 0.26, roughnessNoise: 0.25, side: DoubleSide },
    bump: [
      [0.06, 0.9],
      [0.04, 4],
    ],
  })
  const layers = spread(9, CORE + 0.5, radius - 0.2, (r) => flatRing(r, 0.035, width + 0.01, 112, 6))
  const inside = merged(
    letters(`${form.name} ${width * 10} mm`, { height: 0.55, depth: 0.02, most: 5.4 }),
    matte(form.accent, 0.6),
  )
  return group(
    part(
      lathe(
        [
          at(CORE + 0.25, 0.05),
          at(radius - 0.05, 0.05),
          at(radius, 0.1, 0.03),
          at(radius, width - 0.1, 0.03),
          at(radius - 0.05, width - 0.03),
          at(CORE + 0.25, width - 0.03),
        ],
        128,
      ),
      foil,
    ),
    merged(layers, matte(0x9fa2a4, 0.5, { metalness: 0.6 })),
    part(
      lathe(
        [
          at(CORE + 0.26, 0),
          at(CORE + 0.26, width + 0.03, 0.04),
          at(CORE, width + 0.03, 0.04),
          at(CORE, 0),
          at(CORE + 0.26, 0),
        ],
        128,
      ),
      cardboard(form.first % 2 ? 0xd9bd93 : form.white),
    ),
    place(inside, [0, width * 0.4, -CORE + 0.06]),
    factMatches(look, 'material', /sít/)
      ? [merged(net(radius + 0.01, width), matte(0xc6c9cb, 0.5, { metalness: 0.4 }))]
      : [],
    loose ? [place(group(part(looseEnd(radius, width, 8.4), foil)), [0, 0, 0], [0, -0.35, 0])] : [],
  )
}

/** Inner radius of the cardboard core, the same for all rolls. */
const CORE = 3.8

/** Longer and thicker tapes make larger rolls. */
const radiusOf = (look: Look): number =>
  Math.sqrt(CORE ** 2 + numberOf(look, 'length', 25000) * (0.00045 + numberOf(look, 'wall', 0.05) * 0.006)) + 0.4

export function tape(look: Look): Group {
  const form = formOf(look.brand)
  const show = pick(SHOWS, form.first, look.line)
  const [radius, width] = [radiusOf(look), centimetres(look, 'band', 5)]
  const lying = roll(look, form, radius, width, show === 'lying' || show === 'pair')
  switch (show) {
    case 'lying':
      return lying
    case 'standing':
      return place(group(lying), [0, radius, -width / 2], [Math.PI / 2, 0, 0])
    case 'pair':
      return group(
        lying,
        extra(
          // stands upright behind the other one, wholly clear of it
          place(
            group(place(roll(look, form, radius, width, false), [0, 0, 0], [Math.PI / 2, 0, 0])),
            [-radius * 0.8, radius, -radius * 1.12 - width],
            [0, 0.12, 0],
          ),
        ),
      )
    case 'wrapped': {
      const sleeve = part(
        lathe([at(radius + 0.05, width * 0.22), at(radius + 0.08, width * 0.78)], 128),
        matte(form.accent, 0.45),
      )
      return group(
        lying,
        sleeve,
        place(badge(form, width * 0.22, matte(form.white), radius), [0, width / 2, radius + 0.1]),
      )
    }
  }
}

export const tapeModel: Model = {
  kind: 'tape',
  colours: ['aluminium'],
  views: {
    a: { azimuth: 18, elevation: 30, fill: 0.82 },
    b: { azimuth: 0, elevation: 6, lens: 14, fill: 0.82 },
    c: { azimuth: 20, elevation: 36, floor: false, focus: { at: [1.5, 4, 3], radius: 4.2 } },
  },
  sizes: { of: (look) => radiusOf(look) + centimetres(look, 'band', 5) * 0.5, usual: 8.5, largest: 13 },
  build: tape,
}

import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import { brushed, matte, shade } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

/** Bars along, bars across like a ladder, slanted bars, slots in a sheet, or combs. */
type Top = 'along' | 'across' | 'slanted' | 'slots' | 'honeycomb'
const TOPS: readonly [Top, ...Top[]] = ['along', 'across', 'honeycomb', 'slots', 'slanted']

function bars(kind: Top, length: number, width: number): BufferGeometry[] {
  const flat = (geometries: readonly BufferGeometry[]): BufferGeometry[] =>
    geometries.map((one) => one.rotateX(-Math.PI / 2).translate(0, 5.6, 0))
  switch (kind) {
    case 'along':
      return [
        ...spread(9, -width / 2 + 0.5, width / 2 - 0.5, (z) => box(length, 1.7, 0.46, 0.14, 3).translate(0, 5.6, z)),
        ...spread(Math.round(length / 7), -length / 2 + 3, length / 2 - 3, (x) =>
          box(0.4, 0.6, width, 0.1, 2).translate(x, 5, 0),
        ),
      ]
    case 'across':
      return [
        ...spread(Math.round(length / 1.5), -length / 2 + 0.6, length / 2 - 0.6, (x) =>
          box(0.5, 1.7, width, 0.14, 3).translate(x, 5.6, 0),
        ),
        ...[-0.3, 0.3].map((share) => box(length, 0.7, 0.4, 0.1, 2).translate(0, 5, share * width)),
      ]
    case 'slanted':
      return flat(grille('diagonal', { width: length, height: width, pitch: 1.5, thick: 0.5, depth: 1.6 }))
    case 'slots':
      return flat(grille('slots', { width: length, height: width, pitch: 1.5, thick: 0.62, depth: 1 }))
    case 'honeycomb':
      return flat(grille('hex', { width: length, height: width, pitch: 1.9, thick: 0.5, depth: 1.4 }))
  }
}

/** Lengths over a metre are shown shorter, or nothing of the width would be seen. */
const shown = (length: number): number => 18 + Math.sqrt(length) * 1.8

export function floorGrille(look: Look): Group {
  const form = formOf(look.brand)
  const kind = pick(TOPS, form.first, look.line)
  const length = shown(centimetres(look, 'length', 100))
  const width = centimetres(look, 'width', 13)
  const metal = brushed(factMatches(look, 'material', /hliník/) ? 0xd9d8d2 : 0xcdd1d4, {
    roughness: factMatches(look, 'material', /hliník/) ? 0.42 : 0.28,
  })
  const [innerLength, innerWidth] = [length - 4.4, width - 4.4]
  const blades = spread(5, -innerWidth / 2 + 1, innerWidth / 2 - 1, (z) =>
    box(innerLength, 0.2, 2, 0.05, 2).rotateX(0.7).translate(0, 2.8, z),
  )
  const corner = 0.35 + form.corner * 3
  return group(
    part(
      extrude(
        roundedRect(length, width, corner, [roundedRectHole(innerLength, innerWidth, 0.3)]),
        0.9,
        Math.min(0.28, 0.2 * form.edge),
      ).rotateX(-Math.PI / 2),
      metal,
      [0, 5.7, 0],
    ),
    part(
      extrude(
        roundedRect(length - 2.6, width - 2.6, 0.4, [roundedRectHole(innerLength, innerWidth, 0.2)]),
        5.8,
        0.1,
      ).rotateX(-Math.PI / 2),
      matte(0x9b9fa2, 0.5, { metalness: 0.5 }),
    ),
    part(box(innerLength, 0.2, innerWidth, 0.05), shade(0x1e2022), [0, 0.4, 0]),
    merged(bars(kind, innerLength, innerWidth), metal),
    merged(blades, matte(0x45494d, 0.5)),
    part(box(1.4, 1.5, 0.6, 0.2), matte(form.accent, 0.4), [innerLength / 2 - 1.6, 6, 0.55]),
    place(
      badge(form, 0.8, metal, length * 0.3),
      [form.badge.place.endsWith('left') ? -length * 0.28 : length * 0.24, 6.61, width / 2 - 1.1],
      [-Math.PI / 2, 0, 0],
    ),
  )
}

export const floorGrilleModel: Model = {
  kind: 'grille-floor',
  colours: ['steel'],
  views: {
    a: { azimuth: 34, elevation: 44, fill: 0.96 },
    b: { azimuth: 0, elevation: 55, lens: 14, fill: 0.9 },
    c: { azimuth: 44, elevation: 32, floor: false, focus: { at: [15, 6, 2], radius: 7.5 } },
  },
  sizes: { of: (look) => shown(centimetres(look, 'length', 100)), usual: 36, largest: 44 },
  build: floorGrille,
}

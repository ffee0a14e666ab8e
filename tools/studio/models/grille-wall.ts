import { CylinderGeometry, Shape } from 'three'
import type { Group } from 'three'
import { brushed, galvanised, plastic, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { screw } from '../geometry/hardware.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { fillet, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { extrude } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface WallGrille {
  readonly colour: number
  readonly metal: boolean
  readonly width?: number
  readonly height?: number
  readonly louvres?: number
}

const BORDER = 2.2

function insectScreen(width: number, height: number): Group {
  const wires = []
  for (let x = -width / 2 + 0.2; x < width / 2; x += 0.62)
    wires.push(new CylinderGeometry(0.05, 0.05, height, 5).translate(x, 0, -2.2))
  for (let y = -height / 2 + 0.2; y < height / 2; y += 0.62) {
    wires.push(new CylinderGeometry(0.05, 0.05, width, 5).rotateZ(Math.PI / 2).translate(0, y, -2.2))
  }
  return group(merged(wires, galvanised({ color: 0x8d9194 })))
}

function louvre(width: number, y: number, finish: Finish): Group {
  const profile = new Shape(
    fillet(
      [
        [-1.6, 1.55],
        [-1.5, 1.62, 0.06],
        [1.05, -0.75, 0.3],
        [1.35, -0.75, 0.2],
        [1.35, -1.35, 0.12],
        [1.22, -1.35, 0.05],
        [1.22, -0.92, 0.1],
        [0.95, -0.92, 0.1],
        [-1.6, 1.45, 0.03],
        [-1.6, 1.55],
      ],
      4,
    ),
  )
  return group(
    part(
      extrude(profile, width, 0.02)
        .rotateY(-Math.PI / 2)
        .translate(width / 2, y, 0.6),
      finish,
    ),
  )
}

export function wallGrille({ colour, metal, width = 30, height = 22, louvres = 8 }: WallGrille): Group {
  const finish = metal ? brushed(colour, { roughness: 0.38, bump: [[0.015, 0.4]] }) : plastic(colour, 0.42)
  const [innerWidth, innerHeight] = [width - 2 * BORDER, height - 2 * BORDER]
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => place(screw(0.42, steel()), [x * (width / 2 - 1.1), y * (height / 2 - 1.1), 2.58])),
  )
  return group(
    part(
      extrude(roundedRect(width, height, 0.5, [roundedRectHole(innerWidth, innerHeight, 0.12)]), 1, 0.16),
      finish,
      [0, 0, 1.6],
    ),
    part(
      extrude(
        roundedRect(innerWidth + 0.4, innerHeight + 0.4, 0.1, [
          roundedRectHole(innerWidth - 0.1, innerHeight - 0.1, 0.1),
        ]),
        4.8,
        0.05,
      ),
      finish,
      [0, 0, -3],
    ),
    Array.from({ length: louvres }, (_, i) =>
      louvre(innerWidth, innerHeight / 2 - ((i + 0.62) * innerHeight) / louvres, finish),
    ),
    insectScreen(innerWidth, innerHeight),
    corners,
  )
}

export const wallGrilleModel = defineModel<WallGrille>({
  kind: 'grille-wall',
  colours: {
    steel: { colour: 0xc9ccce, metal: true },
    white: { colour: 0xf2f2ef, metal: false },
    brown: { colour: 0x6b4631, metal: false },
  },
  views: {
    a: { azimuth: 32, elevation: 13 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 36, elevation: 18, floor: false, focus: { at: [-9, 6, 1.5], radius: 6.5 } },
  },
  build: wallGrille,
})

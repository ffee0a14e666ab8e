import type { BufferGeometry, Group } from 'three'
import { glass, glow, matte, plastic, rubber } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { box, lathe } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface AirPurifier {
  readonly colour: number
  readonly slot: number
  readonly radius?: number
  readonly height?: number
}

/** Upright slots all round the body, in rows that grow denser towards the floor. */
function slots(radius: number): readonly BufferGeometry[] {
  const rows = [0, 1, 2, 3, 4]
  return rows.flatMap((row) =>
    around(76, (angle) =>
      box(0.62, 4.6 - row * 0.35, 0.7, 0.28, 2)
        .translate(0, 6.2 + row * 5.3, radius - 0.22)
        .rotateY(angle + (row % 2) * 0.0413),
    ),
  )
}

function panel(): Group {
  const face = label(
    6.6,
    6.6,
    (context, width, height) => {
      context.fillStyle = '#eaf7f2'
      context.textAlign = 'center'
      context.font = '600 2px sans-serif'
      context.fillText('12', width / 2, height / 2 + 0.5)
      context.font = '.7px sans-serif'
      context.fillText('PM2,5', width / 2, height / 2 + 1.7)
    },
    { lit: 1.2 },
  )
  return group(face)
}

export function airPurifier({ colour, slot, radius = 14, height = 52 }: AirPurifier): Group {
  const [r, h] = [radius, height]
  const body = plastic(colour, 0.36)
  const top = matte(slot, 0.45)
  const fins = around(60, (angle) =>
    box(0.24, 1.4, 5.6, 0.08, 2)
      .rotateY(0.5)
      .translate(0, 0, 8.2)
      .rotateY(angle)
      .translate(0, h - 1.4, 0),
  )
  return group(
    part(
      lathe(
        [
          [0, 0],
          [r - 1.4, 0],
          [r - 1.2, 1.2],
        ],
        120,
      ),
      rubber(0x2a2b2d),
    ),
    part(
      lathe(
        [
          [r - 1.4, 0.8],
          [r - 0.3, 1, 0.5],
          [r, 2, 0.6],
          [r, h - 3, 0.2],
          [r - 0.4, h - 1, 1.4],
          [r - 1.8, h, 1],
          [r - 2.6, h - 0.4, 0.4],
          [r - 2.8, h - 2.4],
        ],
        200,
        10,
      ),
      body,
    ),
    part(
      lathe(
        [
          [0, h - 2.4],
          [r - 2.7, h - 2.4],
        ],
        120,
      ),
      matte(0x1d1f21),
    ),
    merged(slots(r), matte(slot, 0.6)),
    part(
      lathe(
        [
          [r - 0.02, 34.5],
          [r + 0.05, 34.6, 0.02],
          [r + 0.05, 34.9, 0.02],
          [r - 0.02, 35],
        ],
        200,
      ),
      matte(0x9b9fa2, 0.4),
    ),
    merged(fins, top),
    merged(
      [5.2, 7.4, 9.6, 11.2].map((radius) => flatRing(radius, 0.16, h - 0.75)),
      top,
    ),
    part(
      lathe(
        [
          [4.9, h - 2],
          [4.9, h - 0.4, 0.2],
          [4.5, h, 0.3],
          [0, h + 0.05],
        ],
        110,
      ),
      glass(0x15181b),
    ),
    part(flatRing(4.7, 0.12, h - 0.02), glow(0x58dba4, 1.6)),
    place(panel(), [0, h * 0.79, r + 0.26]),
    part(box(7.2, 7.2, 0.6, 0.28, 6), glass(0x15181b), [0, h * 0.79, r - 0.06]),
  )
}

export const airPurifierModel = defineModel<AirPurifier>({
  kind: 'air-purifier',
  colours: {
    white: { colour: 0xf2f2f0, slot: 0x8f9497 },
    black: { colour: 0x484b4f, slot: 0x232527 },
  },
  views: {
    a: { azimuth: -22, elevation: 20, fill: 0.9 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: -20, elevation: 34, floor: false, focus: { at: [0, 48, 4], radius: 14.5 } },
  },
  build: airPurifier,
})

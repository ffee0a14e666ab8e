import { Shape, Vector2 } from 'three'
import type { Group } from 'three'
import { glass, matte, plastic, rubber, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { around, group, merged, part, place, spread } from '../geometry/parts.ts'
import { flatRing, pipe, wire } from '../geometry/paths.ts'
import { ellipse } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface TowerFan {
  readonly colour: number
  readonly accent: number
  readonly grille?: number
  readonly height?: number
}

const RX = 7.6
const RZ = 7
/** Half of the angle that the front grille takes. */
const OPEN = 0.62

/** Ring segment of the shell, open to the front. */
function shell(): Shape {
  const steps = 90
  const arc = (inset: number): Vector2[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = Math.PI / 2 + OPEN + ((2 * Math.PI - 2 * OPEN) * i) / steps
      return new Vector2((RX - inset) * Math.cos(angle), (RZ - inset) * Math.sin(angle))
    })
  return new Shape([...arc(0), ...arc(0.55).reverse()])
}

function slice(y: number, height: number, finish: Finish, grow = 0, bevel = 0.35): Group {
  const shape = extrude(ellipse(RX + grow, RZ + grow), height, bevel, { curveSegments: 80 })
  return group(part(shape.rotateX(-Math.PI / 2), finish, [0, y, 0]))
}

function grille(height: number, finish: Finish): Group {
  const ribs = spread(21, -OPEN * 1.02, OPEN * 1.02, (offset) => {
    const angle = Math.PI / 2 - offset
    return box(0.2, height - 14.4, 0.8, 0.08, 3)
      .rotateY(Math.PI / 2 - angle)
      .translate((RX - 0.2) * Math.cos(angle), height / 2 + 1, (RZ - 0.2) * Math.sin(angle))
  })
  const hoops = Array.from({ length: 6 }, (_, i) =>
    wire(
      spread(25, -OPEN * 1.05, OPEN * 1.05, (offset) => {
        const angle = Math.PI / 2 - offset
        return [
          (RX - 0.35) * Math.cos(angle),
          8 + ((i + 1) * (height - 14)) / 7,
          (RZ - 0.35) * Math.sin(angle),
        ] as const
      }),
      0.16,
      40,
      8,
    ),
  )
  return group(merged([...ribs, ...hoops], finish))
}

function display(): Group {
  const face = label(
    5.2,
    2.6,
    (context, width) => {
      context.fillStyle = '#fff'
      context.textAlign = 'center'
      context.font = '700 1.35px sans-serif'
      context.fillText('24°', width / 2, 1.45)
      context.font = '.5px sans-serif'
      context.fillText('● ● ● ○ ○', width / 2, 2.3)
    },
    { lit: 1.1 },
  )
  face.scale.setScalar(0.9)
  return group(face)
}

export function towerFan({ colour, accent, grille: grilleColour = colour, height = 84 }: TowerFan): Group {
  const body = plastic(colour, 0.3, { clearcoat: 0.25, clearcoatRoughness: 0.2 })
  const dark = matte(accent, 0.42)
  const black = glass(0x101114, { roughness: 0.12 })
  const drum = around(44, (angle) =>
    box(0.18, height - 15, 0.8, 0.05, 2)
      .translate(0, height / 2 + 1, 4.7)
      .rotateY(angle),
  )
  return group(
    part(
      lathe(
        [
          [0, 0],
          [15, 0],
          [15.4, 0.5, 0.4],
          [15.2, 1.3, 0.6],
          [13, 2.2, 1],
          [4, 3.2, 0.8],
          [3.4, 5.5],
        ],
        160,
      ),
      body,
    ),
    part(flatRing(15, 0.16, 0.2, 160), rubber()),
    part(
      extrude(shell(), height - 14, 0.22, { curveSegments: 8 })
        .rotateX(-Math.PI / 2)
        .rotateY(Math.PI),
      body,
      [0, 8, 0],
    ),
    slice(4.6, 3.6, body),
    slice(height - 6.2, 7.4, body, 0, 1.1),
    slice(height - 6.5, 0.5, dark, -0.25, 0.05),
    slice(8, 0.4, dark, -0.25, 0.05),
    slice(height + 1.05, 0.3, black, -1.3, 0.1),
    part(
      lathe(
        [
          [4.9, 8],
          [4.9, height - 6],
        ],
        64,
      ),
      shade(0x1a1c1e),
    ),
    merged(drum, matte(0x44474a)),
    grille(height, plastic(grilleColour, 0.34)),
    part(box(6.2, 3.6, 0.5, 0.24, 6), black, [0, height - 2.6, RZ - 0.02]),
    place(display(), [0, height - 2.6, RZ + 0.25]),
    part(
      pipe(
        [
          [0, 1.2, -14.6],
          [0, 1.2, -19],
          [9, 0.35, -21],
          [19, 0.35, -14],
        ],
        3,
        0.34,
        80,
        16,
      ),
      rubber(),
    ),
  )
}

export const towerFanModel = defineModel<TowerFan>({
  kind: 'tower-fan',
  colours: {
    white: { colour: 0xf0f0ee, accent: 0x3b3e41 },
    black: { colour: 0x484b50, accent: 0x232527, grille: 0x565a5f },
  },
  views: {
    a: { azimuth: -28, elevation: 13, fill: 0.92 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: -26, elevation: 18, floor: false, focus: { at: [0, 78, 4], radius: 11 } },
  },
  build: towerFan,
})

import { BufferGeometry, Float32BufferAttribute } from 'three'
import { chrome, glow, plastic, rubber, shade, steel, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { around, group, merged, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at, circleHole, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe, latheX, latheZ } from '../../geometry/solids.ts'
import { surface } from '../../surface.ts'
import { glaze, lacquer, shifted } from '../palette.ts'
import { cushion } from './soft.ts'
import { noise } from './window.ts'

export const terry = (colour: number): Finish =>
  surface({
    ...{ color: colour, roughness: 1, grain: 'fabric' as const },
    bump: [
      [0.9, 5],
      [0.9, 11],
    ],
  })

/** One fold of a towel, `thick`, its round edges to the front and the back; its middle lies at the origin. */
export function fold(width: number, deep: number, thick: number, seed: number): BufferGeometry {
  const [columns, bow] = [30, 10]
  const r = thick / 2
  const loop: [number, number][] = []
  for (let k = 0; k <= bow; k += 1) {
    const turn = (k / bow - 0.5) * Math.PI
    loop.push([deep / 2 - r + r * Math.cos(turn), r * Math.sin(turn)])
  }
  for (let k = 1; k < 8; k += 1) loop.push([(deep / 2 - r) * (1 - k / 4), r])
  const round = [...loop, ...loop.map(([z, y]): [number, number] => [-z, -y])]
  const points: number[] = []
  const index: number[] = []
  for (let column = 0; column <= columns; column += 1) {
    const u = (column / columns) * 2 - 1
    const end = Math.max(0, (Math.abs(u) - 0.94) / 0.06)
    const inset = 1 - Math.sqrt(Math.max(0, 1 - end * end))
    for (const [k, [z, y]] of round.entries()) {
      const x = (u * width) / 2
      const sag = 0.7 * (noise(x / 8 + seed, z / 9) - 0.5) - 0.5 * u * u
      points.push(x, y * (1 - inset * 0.92) + sag, z * (1 - inset * 0.04) + 0.9 * (noise(x / 11, seed * 5.3) - 0.5))
      const next = (k + 1) % round.length
      const from = column * round.length
      if (column < columns)
        index.push(
          from + k,
          from + next,
          from + round.length + k,
          from + next,
          from + round.length + next,
          from + round.length + k,
        )
    }
  }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  made.computeVertexNormals()
  return made
}

/** A washing machine or, with a dark door, a drier; its drum is seen behind the glass of the door. */
export function machine(dark: boolean) {
  const white = lacquer(0xf2f2f0, 0.25)
  const groove = shade(0x5b6064)
  const door = plastic(dark ? 0x33383b : 0xe4e6e6, 0.3)
  const pane = surface({ color: 0x0b0f12, roughness: 0.06, clearcoat: 1, opacity: 0.5 })
  const front = extrude(roundedRect(59, 66, 1.2, [circleHole(16.4, 0, 2)]), 28, 0.5)
  return group(
    part(box(59, 82, 32, 1.2), white, [0, 43, 16.5]),
    part(front, white, [0, 35, 31]),
    part(box(59, 15.4, 28, 0.8), white, [0, 76.2, 45.2]),
    part(box(57, 3, 50, 0.2), shade(0x1f2224), [0, 1.7, 30]),
    [-24, 24].flatMap((x) =>
      [6, 54].map((z) => part(lathe([at(0, 0), at(2.2, 0, 0.2), at(1.8, 2.6), at(0, 2.6)], 28), rubber(), [x, 0, z])),
    ),
    // the flap of the filter
    part(box(11, 6, 0.5, 0.2), lacquer(0xe9eaea, 0.3), [21, 7.6, 59]),
    // the drawer, the dial and the display
    dark
      ? []
      : [
          part(box(16.6, 9.4, 0.3, 0.1), groove, [-19.6, 76.2, 59.1]),
          part(box(16, 8.8, 1.1, 0.4), white, [-19.6, 76.2, 59.3]),
          part(box(9, 1.5, 1.2, 0.5), plastic(0xc2c6c8), [-19.6, 73.6, 59.7]),
        ],
    part(box(27, 9, 0.5, 0.3), glaze(0x15191c, 0.12), [12.4, 76.2, 59.2]),
    part(box(5.4, 2, 0.2, 0.05), glow(0x9fd8e8, 0.9), [19.6, 76.8, 59.45]),
    [15.2, 18.4, 21.6, 24].map((x) => part(box(1.1, 0.5, 0.3, 0.1), plastic(0x8e9698), [x, 73.6, 59.4])),
    part(latheZ([at(0, 2.6), at(2.7, 2.5, 0.4), at(3.1, 0.2), at(3.4, 0)], 56), chrome(), [4.4, 76.2, 59.4]),
    part(box(0.3, 2, 0.3, 0.1), shade(0x1d2022), [4.4, 77.6, 62]),
    // the drum and the washing in it
    part(latheZ([at(16.3, 58.6), at(15, 55, 0.5), at(14.4, 54)], 72), rubber(0x4b5053), [0, 37, 0]),
    part(latheZ([at(14.6, 55), at(16, 50), at(16, 33.4)], 72), steel(), [0, 37, 0]),
    part(latheZ([at(0, 33.6), at(16.2, 33.5)], 72), steel({ color: 0x9fa3a6 }), [0, 37, 0]),
    part(cushion(22, 12, 14, 0.8), terry(dark ? 0xd9d3c6 : 0x9fb3b8), [-1, 27.5, 45], [0, 0, 0.2]),
    part(cushion(15, 9, 12, 0.8), terry(dark ? 0x7f97a3 : 0xe6e1d6), [5, 33, 43], [0, 0, -0.5]),
    part(
      latheZ([at(15.4, 0), at(16.2, 2.6, 1), at(20.4, 2.4, 1.2), at(21.4, 0.2, 0.3), at(21.4, -0.4)], 96),
      door,
      [0, 37, 59],
    ),
    part(latheZ([at(15, 0.8), at(15.4, 2, 0.3), at(16, 2.4, 0.3), at(16.3, 1.6)], 96), chrome(), [0, 37, 59.2]),
    part(latheZ([at(0, 2.6), at(9, 2, 4), at(15.2, 0.6)], 72), pane, [0, 37, 59]),
    part(box(3.4, 9, 1.4, 0.6), plastic(dark ? 0x24282a : 0xc4c8ca, 0.3), [18.4, 37, 61.2]),
  )
}

/** An ironing board folded up against the wall: its cover with stripes, its feet on the floor. */
export function ironing(colour: number) {
  const [cloth, pale] = [terry(colour), terry(shifted(colour, 0.22))]
  const legs = lacquer(0xb9bec0, 0.35)
  const outline = roundedRect(34, 94, 13)
  return place(
    group(
      part(extrude(outline, 3, 1.2), cloth, [0, 62, 0]),
      part(extrude(roundedRect(35, 95, 13.4), 1.4, 0.5), lacquer(0xcfd3d4, 0.4), [0, 62, -0.9]),
      [-31, -20.5, -10, 0.5, 11, 21.5, 32].map((y) => part(box(31.4, 3.6, 0.3, 0.1), pale, [0, 62 + y, 2.96])),
      [-1, 1].map((side) =>
        part(
          pipe(
            [
              [side * 9, 22, -3],
              [side * 9, 5, -3],
              [side * 14, 1, -3],
            ],
            5,
            1,
            40,
            14,
          ),
          legs,
        ),
      ),
      part(
        latheX([at(0, -17), at(1.2, -16.8, 0.4), at(1.2, 16.8, 0.4), at(0, 17)], 20),
        rubber(0x2d3133),
        [0, 1.2, -3],
      ),
    ),
    [0, 0, 0],
    [-0.09, 0, 0],
  )
}

/** A basket of woven willow. */
export function basket() {
  const willow = [wood(0xc6a273, { roughness: 0.7 }), wood(0xb48f60, { roughness: 0.7 })] as const
  const rows = 11
  return group(
    part(lathe([at(0, 1), at(18.4, 1), at(22, 29)], 64), shade(0x6b5233)),
    Array.from({ length: rows }, (_, row) => {
      const [y, count] = [1.4 + row * 2.6, 26]
      const r = 19 + (row / rows) * 4
      return merged(
        around(count, (angle, k) =>
          lathe([at(0, -3), at(1.35, -2.2, 1), at(1.35, 2.2, 1), at(0, 3)], 8)
            .rotateX(Math.PI / 2)
            .rotateY((k + row) % 2 ? 0.14 : -0.14)
            .translate(r + ((k + row) % 2 ? 0.35 : -0.35), y, 0)
            .rotateY(angle + row * 0.06),
        ),
        willow[row % 2] ?? willow[0],
      )
    }),
    part(lathe([at(22, 29.6), at(24.4, 29.8, 0.8), at(24.4, 31.4, 0.8), at(22, 31.6)], 72), willow[0]),
  )
}

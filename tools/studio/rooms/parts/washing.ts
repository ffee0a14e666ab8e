import { BufferGeometry, Float32BufferAttribute } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { chrome, glow, plastic, rubber, shade, steel, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part } from '../../geometry/parts.ts'
import { wire } from '../../geometry/paths.ts'
import { at, circleHole, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe, latheZ } from '../../geometry/solids.ts'
import { surface } from '../../surface.ts'
import { glaze, lacquer } from '../palette.ts'
import { cushion } from './soft.ts'
import { noise } from './window.ts'

export const terry = (colour: number): Finish =>
  surface({
    ...{ color: colour, roughness: 1, grain: 'fabric' as const },
    bump: [[0.4, 14]],
  })

/** One layer of a folded towel, `thick`, its round edges to the front and the back; its middle lies at the origin. */
export function fold(width: number, deep: number, thick: number, seed: number): BufferGeometry {
  const bow = 10
  const r = thick / 2
  const loop: [number, number][] = []
  for (let k = 0; k <= bow; k += 1) {
    const turn = (k / bow - 0.5) * Math.PI
    loop.push([deep / 2 - r + r * Math.cos(turn), r * Math.sin(turn)])
  }
  for (let k = 1; k < 8; k += 1) loop.push([(deep / 2 - r) * (1 - k / 4), r])
  const round = [...loop, ...loop.map(([z, y]): [number, number] => [-z, -y])]
  // the ends are cut straight, their edges a little rounded
  const bevel = 0.3
  const middle = Array.from({ length: 31 }, (_, k): [number, number] => [(k / 15 - 1) * (width / 2 - bevel), 0])
  const end = ([0.5, 1] as const).map((share): [number, number] => {
    const turn = (share * Math.PI) / 2
    return [width / 2 - bevel * (1 - Math.sin(turn)), bevel * (1 - Math.cos(turn))]
  })
  const closed: [number, number] = [width / 2, r]
  const ends: [number, number][] = [...end, closed]
  const columns = [...ends.map(([x, by]): [number, number] => [-x, by]).toReversed(), ...middle, ...ends]
  const points: number[] = []
  const index: number[] = []
  for (const [column, [x, inset]] of columns.entries()) {
    const [sag, shift] = [0.24 * (noise(x / 9 + seed, 3) - 0.5), 0.5 * (noise(x / 12, seed * 5.3) - 0.5)]
    for (const [k, [z, y]] of round.entries()) {
      points.push(x, y * (1 - inset / r) + sag, z * (1 - inset / (deep / 2)) + shift)
      const next = (k + 1) % round.length
      const from = column * round.length
      if (column < columns.length - 1)
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
  return toCreasedNormals(made.toNonIndexed(), 0.7)
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

type Place = (turn: number, up: number) => readonly [radius: number, y: number]

/** A surface all round the y axis from `up` 0 to 1. */
function turned(columns: number, rows: number, point: Place): BufferGeometry {
  const points: number[] = []
  const index: number[] = []
  for (let row = 0; row <= rows; row += 1)
    for (let k = 0; k < columns; k += 1) {
      const turn = (k / columns) * Math.PI * 2
      const [r, y] = point(turn, row / rows)
      points.push(r * Math.sin(turn), y, r * Math.cos(turn))
      const [here, next] = [row * columns + k, row * columns + ((k + 1) % columns)]
      if (row < rows) index.push(here, next, next + columns, here, next + columns, here + columns)
    }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  made.computeVertexNormals()
  return made
}

/** A basket on y = 0: thin willow woven over staves, a thick rim and two handles. */
export function basket() {
  const willow = wood(0xb8925f, { roughness: 0.75 })
  const [staves, rows, tall] = [44, 25, 29]
  const wall = turned(staves * 8, rows * 6, (turn, up) => {
    const row = Math.min(rows - 1, Math.floor(up * rows))
    const bulge = Math.sin(Math.PI * (up * rows - row)) ** 0.6
    const phase = turn * (staves / 2) + (row % 2) * Math.PI
    const weaver = bulge * (0.34 + 0.3 * Math.cos(phase))
    const stave = 0.4 * Math.max(0, Math.abs(Math.cos(turn * (staves / 2))) - 0.55)
    return [18.6 + 4 * up ** 0.8 + Math.max(weaver, stave), up * tall + 0.3]
  })
  const handle = (side: number) =>
    wire(
      [-1, -0.75, 0, 0.75, 1].map((k) => {
        const turn = k * 0.36
        return [
          side * 23 * Math.cos(turn),
          tall - 1 + 7.4 * Math.sqrt(Math.max(0, 1 - k * k)),
          23 * Math.sin(turn),
        ] as const
      }),
      0.95,
      60,
      14,
    )
  return group(
    part(lathe([at(0, 1), at(18.2, 1), at(22, tall)], 64), shade(0x6b5233)),
    part(wall, willow),
    part(
      lathe([at(21.6, tall - 0.6), at(24.2, tall - 0.4, 0.9), at(24.2, tall + 1.5, 0.9), at(21.6, tall + 1.4)], 72),
      willow,
    ),
    [-1, 1].map((side) => part(handle(side), willow)),
  )
}

/** Washing that fills a basket of the radius `reach` up to y = 0: a cloth with soft creases, higher by `rise` in its middle. */
export function washing(reach: number, rise: number, seed: number): BufferGeometry {
  return turned(96, 40, (turn, up) => {
    const r = reach * (1 - up)
    const [x, z] = [r * Math.sin(turn), r * Math.cos(turn)]
    const bend = 5 * noise(x / 16 + seed, z / 16)
    const crease = 1 - Math.abs(Math.sin((x * 0.5 + z * 0.86) * 0.2 + bend))
    const high = rise * Math.cos((Math.PI / 2) * (1 - up)) ** 0.7
    return [
      r,
      high + Math.min(1, (1 - (r / reach) ** 2) * 3) * (1.7 * crease ** 1.6 + 1.6 * (noise(x / 7, z / 7 + seed) - 0.5)),
    ]
  })
}

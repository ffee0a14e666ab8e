import { Shape, Vector2 } from 'three'
import { galvanised, steel } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { concrete, glaze, lacquer, plaster, shifted } from './palette.ts'
import { chanceOf } from './chance.ts'
import { plant } from './parts/plant.ts'
import { bent } from './parts/ducts.ts'
import { put } from './parts/things.ts'
import { outside } from './parts/window.ts'
import type { Room } from './room.ts'

/** A house across the street: walls with rows of windows, a tiled gable roof, a chimney. */
function house(long: number, high: number, k: number) {
  const deep = 90
  const gable = new Shape([
    new Vector2(-deep / 2 - 6, 0),
    new Vector2(deep / 2 + 6, 0),
    new Vector2(0, 46),
    new Vector2(-deep / 2 - 6, 0),
  ])
  const tiles = shifted([0xa5604a, 0x9a5443, 0x6f6a66, 0xa86a50][k] ?? 0xa5604a, 0)
  const columns = Math.floor(long / 24)
  const cells = [0.3, 0.7].flatMap((row) =>
    Array.from({ length: columns }, (_, c) => [-long / 2 + (long / columns) * (c + 0.5), high * row] as const),
  )
  return group(
    part(box(long, high, deep, 0.4), plaster([0xd8ccb8, 0xcdb9a2, 0xdcd8cc, 0xbfc9c6][k] ?? 0xcfc3b2), [
      0,
      high / 2,
      0,
    ]),
    part(extrude(gable, long + 10, 0.2).rotateY(Math.PI / 2), plaster(tiles), [-long / 2 - 5, high, 0]),
    // rows of tiles and the gutter
    Array.from({ length: 9 }, (_, row) =>
      part(box(long + 10.4, 0.7, 0.7, 0.1), plaster(shifted(tiles, -0.2)), [
        0,
        high + 46 * (row / 9),
        (deep / 2 + 6) * (1 - row / 9) + 0.1,
      ]),
    ),
    part(box(long + 10, 2.4, 2.6, 0.8), galvanised(), [0, high - 0.4, deep / 2 + 6.6]),
    cells.map(([x, y]) => part(box(11.5, 17.5, 1, 0.2), lacquer(0xf0efea, 0.5), [x, y, deep / 2 + 0.2])),
    cells.flatMap(([x, y]) =>
      [-1, 1].map((side) => part(box(4.4, 15, 0.6, 0.1), glaze(0x33424c, 0.1), [x + side * 2.6, y, deep / 2 + 0.6])),
    ),
    part(box(10, 26, 10, 0.3), plaster(0xa87158), [long * 0.24, high + 42, -6]),
    part(box(12, 2, 12, 0.3), concrete(0xb9b6b0), [long * 0.24, high + 55.5, -6]),
  )
}

/** Houses of the street behind, lower than this roof. */
const houses = () => [-420, -250, 30, 240].map((x, k) => put(house(130 + k * 26, 74 + k * 8, k), x, -60, -640 - k * 30))

/** Paler towards the horizon. */
const sky = () =>
  Array.from({ length: 60 }, (_, k) => {
    const share = k / 59
    const mix = (from: number, to: number): number => Math.round(from + (to - from) * Math.sqrt(share))
    const colour = (mix(0xf2, 0x7f) << 16) | (mix(0xf6, 0xb4) << 8) | mix(0xf8, 0xe2)
    return part(box(2600, 9, 1, 0.01), outside(colour, 1.25), [0, -60 + k * 9, -1100])
  })

/** A flat roof in the sun: a curb under the fan, gravel at the edge, a parapet, chimneys, the sky. */
export const roof: Room = {
  name: 'roof',
  holds: { 'roof-fan': 'floor' },
  furnish: (chance, { size }) => {
    const felt = concrete(chance.pick([0x8a8f8f, 0x9a9a95, 0xb4b6b3]))
    const brick = plaster(chance.pick([0xa5644a, 0xb87a5c, 0xd9d3c7]))
    const cap = galvanised()
    const wide = size.x + 12
    const high = 34
    const stone = chanceOf('gravel')
    const gravel = Array.from({ length: 420 }, () => {
      const r = stone.between(1.2, 3)
      const one = lathe([at(0, -r * 0.6), at(r, 0, r * 0.8), at(0, r * 0.6)], 7, 2)
      return part(one, plaster(stone.pick([0xc9c6bd, 0xa9a8a2, 0xb8b0a3])), [
        stone.between(-260, 260),
        1 + stone.next(),
        stone.between(-96, -30),
      ])
    })
    return {
      object: group(
        part(box(900, 6, 900, 0.1), felt, [0, -3, 250]),
        [-200, -100, 0, 100, 200].map((x) => part(box(10, 0.5, 700, 0.2), felt, [x + 30, 0.1, 250])),
        gravel,
        part(box(900, 44, 22, 0.6), plaster(0xd9d6cd), [0, 22, -110]),
        part(box(904, 2.4, 28, 0.6), cap, [0, 45, -110]),
        part(box(wide, high, wide, 0.8), galvanised(), [0, high / 2, 60]),
        part(box(wide + 22, 3, wide + 22, 1), felt, [0, 1.5, 60]),
        part(box(wide + 5, 2.4, wide + 5, 0.6), cap, [0, high + 0.4, 60]),
        part(box(66, 150, 46, 0.8), brick, [130, 75, -60]),
        part(box(76, 8, 56, 1), concrete(0xbdbbb5), [130, 154, -60]),
        [-1, 1].map((side) =>
          put(part(lathe([at(10, 0), at(10, 26, 0.6), at(8.6, 26), at(8.6, 0)], 48), brick), 130 + side * 15, 158, -60),
        ),
        put(part(lathe([at(6, 0), at(6, 62), at(11, 62, 0.4), at(9, 74, 2), at(0, 76)], 56), cap), -118, 0, 10),
        bent(
          [
            [-30, 6, 96],
            [-150, 6, 110],
            [-300, 6, 60],
          ],
          1.2,
          steel(),
        ),
        part(box(9, 14, 6, 0.8), lacquer(0xd9dcdc, 0.4), [wide / 2 + 2.6, high * 0.55, 66]),
        houses(),
        sky(),
        put(plant(chance, 60), -178, 0, -46),
      ),
      lights: [],
      sun: { towards: [0.55, -0.72, -0.5], strength: 3.6 },
      fill: [0xb9d4ee, 0.95],
      spot: { at: [0, high + 1.6, 60] },
      shot: { eye: [90, 104, 420], target: [4, 62, 40], frame: Math.max(164, size.x * 4.6) },
    }
  },
}

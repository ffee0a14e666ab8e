import { wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { ACCENTS, lacquer, PALE } from './palette.ts'
import { bed, cupboard, rug } from './parts/furniture.ts'
import { interior, woodenFloor } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { cushion, plush, textile, woven } from './parts/soft.ts'
import { books, framed, pendant, put, shelf } from './parts/things.ts'
import { BRIGHTER, sidelight, tinted } from './parts/uplight.ts'
import type { Room, Shot, Spot } from './room.ts'

/** A child's bed along the wall, a shelf with books, a low chest, wooden blocks and a bear on a round rug. */
export const children: Room = {
  name: 'children',
  holds: { 'recovery-wall': 'wall', 'air-purifier': 'floor', 'ceiling-fan-slim': 'ceiling', 'tower-fan': 'floor' },
  furnish: (chance, { mount }) => {
    const isHung = mount === 'ceiling'
    const bright = isHung ? BRIGHTER : 1
    const oak = wood(chance.pick([0xdcc6a2, 0xc9a274]))
    const shell = interior({
      back: chance.pick([0xdfe8e4, 0xeee3d2, 0xd5e0e6, 0xe6ddd6]),
      side: 0xf1efe9,
      left: -180,
      opening: [-220, 85, 120, 140],
      curtain: woven(chance.pick([0xf0ece2, 0xd3a24a, 0xb9c4bf])),
      floor: woodenFloor(chance, chance.pick([0xdcc6a2, 0xc9a274])),
      strength: 10 * bright,
    })
    const [first, second, third] = [chance.pick(ACCENTS), chance.pick(ACCENTS), chance.pick([0xd3a24a, 0x7d9684])]
    const block = (color: number, x: number, y: number, z: number, turn: number) =>
      put(part(box(9, 9, 9, 0.8), lacquer(color, 0.5)), x, y + 4.5, z, turn)
    const fur = woven(0xa98460)
    const bear = group(
      part(plush(18, 22, 16, 0.9), fur, [0, 11, 0]),
      part(plush(11, 9, 9, 1), fur, [0, 20.5, 0.6]),
      part(plush(15, 14, 14, 0.95), fur, [0, 27, 1]),
      [-1, 1].map((side) => part(plush(6, 6, 3.5, 1), fur, [side * 6, 33, 1])),
      [-1, 1].map((side) => part(plush(8, 8, 15, 0.95), fur, [side * 6.4, 4, 9], [0, side * 0.2, 0])),
      [-1, 1].map((side) => part(plush(6.4, 15, 7, 0.95).rotateZ(side * 0.34), fur, [side * 7.4, 14.6, 4])),
      part(plush(7, 5, 5, 0.95, 0.4), woven(0xd9c3a3), [0, 25, 8]),
      part(cushion(2.4, 1.6, 1.4, 1), lacquer(0x1d1d1e, 0.2), [0, 26.2, 10.3]),
      [-1, 1].map((side) => part(cushion(1.7, 1.7, 1.4, 1), lacquer(0x1d1d1e, 0.2), [side * 3.1, 29.2, 8])),
    )
    const [spot, shot]: [Spot, Shot] = isHung
      ? [
          { at: [10, 262, 160], turn: 12 },
          { eye: [104, 64, 505], target: [2, 184, 160], frame: 256 },
        ]
      : mount === 'wall'
        ? [{ at: [-112, 196, 0.2] }, { eye: [-20, 132, 400], target: [-52, 128, 0], frame: 232 }]
        : [
            { at: [-132, 0, 74], turn: 20 },
            { eye: [10, 112, 420], target: [-76, 70, 50], frame: 224 },
          ]
    return {
      object: group(
        shell.object,
        isHung ? tinted(-180) : [],
        put(
          textile(
            lathe([at(0, 0), at(75, 0, 0.6), at(75, 1.6, 0.6), at(0, 1.6)], 96),
            woven(chance.pick([0xc9b59b, 0xb9c4bf, 0xc67b5c])),
            [0, 0, 0],
            [0, 0, 0],
            12,
          ),
          -60,
          0,
          190,
        ),
        put(bed(90, oak, chance), 96, 0, 1),
        put(rug(120, 70, 0xe6e0d2), 70, 0, 260),
        put(cupboard([96, 70, 40], [2, 3], oak, lacquer(chance.pick([0xf0eee8, ...PALE]), 0.4), 10), -38, 0, 1),
        put(shelf(96, 20, oak), -30, 140, 0),
        put(books(chance, 9, 22), -70, 140, 2),
        put(plant(chance, 26), 4, 140, 10),
        put(bear, -60, 70, 20, -0.25),
        block(first, -22, 70, 20, 0.3),
        block(second, -13, 70, 22, 0.1),
        block(third, -18, 79, 21, 0.7),
        block(second, -64, 1.6, 168, 0.5),
        block(third, -48, 1.6, 176, 0.1),
        block(first, -84, 1.6, 186, 0.9),
        put(framed(chance, 46, 58, oak), 86, 160, 0),
        put(framed(chance, 34, 44, lacquer(first, 0.5)), 136, 156, 0),
        isHung ? [] : [put(pendant(chance, 70, 18), 40, 262, 110)],
      ),
      lights: [shell.light, ...(isHung ? [sidelight()] : [])],
      sun: { towards: [0.8, -0.36, -0.55], strength: 3.2 * bright },
      fill: [0xf5f1e9, (isHung ? 0.3 : 0.45) * bright],
      ...(mount === 'floor' && { socket: [-103, 25, 0] as const }),
      spot,
      shot,
    }
  },
}

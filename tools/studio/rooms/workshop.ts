import { chrome, matte, steel, wood } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { ACCENTS, concrete, lacquer, shifted } from './palette.ts'
import { bookcase, cupboard } from './parts/furniture.ts'
import { interior } from './parts/interior.ts'
import { shaft, upright } from './parts/ducts.ts'
import { cordDown, serviceSwitch, throughWall } from './parts/mounts.ts'
import { ground, holeAt } from './parts/shell.ts'
import { bottle, put, shelf } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

const HIGH = 280
const BENCH = 90.1
const CURB = 2

/** A workbench with a vice, tools on a board above it, shelves with boxes, a concrete floor. */
export const workshop: Room = {
  name: 'workshop',
  holds: {
    'drum-fan': 'floor',
    'axial-wall-fan': 'wall',
    'centrifugal-fan': 'table',
    'stand-fan': 'floor',
    'filter-carbon': 'table',
  },
  furnish: (chance, { mount, size, mounting, base }) => {
    const { hole, tops, outlet } = mounting
    const [fanX, fanY] = [-118, 208]
    const plank = wood(chance.pick([0xb58a5c, 0xc9a274]))
    const paint = lacquer(chance.pick([0x2f5a62, 0x456a86, 0xa5543f, 0x5d6a66]), 0.45)
    const walls = chance.pick([0xe3e1da, 0xdadedd, 0xcfd4d2])
    const shell = interior({
      back: walls,
      left: -210,
      height: HIGH,
      opening: [-230, 130, 140, 100],
      floor: group(ground(640, 420, concrete(chance.pick([0xa9a9a5, 0x9a9d9c])))),
      strength: 12,
      ...(hole && { holes: [holeAt(hole.plate, fanX, fanY)] }),
    })
    const handle = wood(0xb9824e)
    const tools = [
      group(part(box(2.4, 26, 2, 0.8), handle, [0, -8, 1.4]), part(box(11, 3.4, 3, 0.8), steel(), [0, 6, 1.4])),
      group(
        part(box(3, 11, 2.6, 1), lacquer(0xc67b5c), [0, 3, 1.6]),
        part(box(0.8, 16, 0.8, 0.3), steel(), [0, -10, 1.6]),
      ),
      group(
        part(box(3, 11, 2.6, 1), lacquer(0xd3a24a), [0, 3, 1.6]),
        part(box(0.9, 12, 0.9, 0.3), chrome(), [0, -8, 1.6]),
      ),
      group(
        part(box(2.8, 24, 0.7, 0.3), chrome(), [0, -4, 1]),
        part(
          lathe([at(1.4, 0), at(2.9, 0), at(2.9, 0.8), at(1.4, 0.8)], 40).rotateX(Math.PI / 2),
          chrome(),
          [0, 8, 0.6],
        ),
      ),
      group(part(box(40, 9, 0.5, 0.2), steel(), [0, -2, 0.8]), part(box(11, 12, 2.2, 1.2), handle, [24, -1, 1])),
    ]
    const cases = Array.from({ length: 9 }, (_, k) => {
      const wide = chance.between(20, 30)
      const tall = chance.between(16, 26)
      const colour = chance.pick([0xcfae83, 0xcfae83, 0xb9bdbb, ...ACCENTS])
      return put(
        part(box(wide, tall, 26, 1.2), lacquer(colour, 0.7)),
        162 + (k % 3) * 32,
        3 + 48 * Math.floor(k / 3) + tall / 2,
        20,
        chance.between(-0.08, 0.08),
      )
    })
    const [spot, shot]: [Spot, Shot] =
      mount === 'wall'
        ? [
            { at: [fanX, fanY, CURB - (hole?.back ?? 0)] },
            { eye: [10, 146, 400], target: [-72, 166, 0], frame: Math.max(196, size.x * 3.8) },
          ]
        : mount === 'table'
          ? [
              { at: [-62, BENCH, 34], turn: 20 },
              { eye: [34, 146, 300], target: [-26, 112, 10], frame: Math.max(136, size.y * 3.2) },
            ]
          : [
              { at: [-122, 0, 120], turn: 26 },
              { eye: [10, 128, 440], target: [-70, 78, 60], frame: Math.max(236, size.y * 2.1) },
            ]
    return {
      object: group(
        shell.object,
        part(box(196, 7, 66, 0.8), plank, [10, 86.5, 36]),
        [-1, 1].flatMap((x) => [10, 60].map((z) => part(box(8, 83, 8, 0.6), plank, [10 + x * 88, 41.5, z]))),
        part(box(180, 3, 50, 0.4), plank, [10, 22, 36]),
        put(cupboard([60, 58, 54], [1, 4], paint, paint, 4), 60, 24, 4),
        put(part(box(44, 26, 32, 1.5), lacquer(0xcfae83, 0.8)), -40, 36.6, 34, 0.1),
        part(box(150, 74, 1.6, 0.3), lacquer(shifted(walls, -0.22), 0.7), [16, 150, 0.9]),
        tools.map((tool, k) => put(tool, -40 + k * 25, 160 - (k === 4 ? 18 : 0), 2)),
        put(
          group(
            part(box(14, 12, 20, 1), paint, [0, 6, 0]),
            part(box(18, 6, 5, 0.8), paint, [0, 14, 8]),
            part(box(18, 6, 5, 0.8), paint, [0, 14, 14]),
            place(group(part(box(24, 1.6, 1.6, 0.7), chrome())), [0, 9, 20]),
          ),
          84,
          90,
          54,
        ),
        put(bottle(0xd3a24a, 24, 4), 24, 90, 16),
        put(bottle(0x456a86, 20, 3.6), 36, 90, 14),
        put(part(lathe([at(0, 0), at(8, 0, 0.4), at(8, 17, 0.4), at(0, 17)], 64), lacquer(0xb9bcbe, 0.3)), 50, 90, 18),
        put(shelf(150, 24, plank), 16, 208, 0),
        [0, 1, 2, 3].map((k) =>
          put(
            part(box(26, chance.between(15, 24), 22, 1), lacquer(chance.pick([0xcfae83, 0xb9bdbb, ...ACCENTS]), 0.7)),
            -36 + k * 34,
            218,
            12,
            chance.between(-0.1, 0.1),
          ),
        ),
        put(bookcase(104, 200, 40, 4, lacquer(0x7f8a8c, 0.5)), 194, 0, 1),
        cases,
        put(part(box(46, 0.6, 60, 0.2), matte(0x7a8580, 0.8)), 0, 0.3, 130),
      ),
      fitting: group(
        hole ? [throughWall(hole, CURB), ...serviceSwitch(mounting, hole.back - CURB, -fanY)] : [],
        tops ? tops.at.map((end) => upright(tops.radius, end, HIGH - BENCH + base.y)) : [],
        outlet ? [shaft(outlet, HIGH - BENCH + base.y), ...cordDown(mounting, base.y)] : [],
      ),
      lights: [
        shell.light,
        { at: [10, 276, 120], towards: [0, -1, -0.2], width: 150, height: 16, colour: 0xfff8ec, strength: 8 },
      ],
      sun: { towards: [0.78, -0.5, -0.4], strength: 2.6 },
      fill: [0xf0f1ee, 0.42],
      ...(mount === 'floor' && { socket: [-108, 36, 0] as const }),
      spot,
      shot,
    }
  },
}

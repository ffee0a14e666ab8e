import { drawn, wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, concrete, lacquer, shifted } from './palette.ts'
import { bookcase, cupboard } from './parts/furniture.ts'
import { interior } from './parts/interior.ts'
import { shaft, upright } from './parts/ducts.ts'
import { cordToBox, serviceSwitch, throughWall } from './parts/mounts.ts'
import { ground, holeAt } from './parts/shell.ts'
import { bin, carton, crate, drawing } from './parts/stores.ts'
import { put, shelf } from './parts/things.ts'
import {
  bracket,
  glove,
  hammer,
  perforated,
  pliers,
  saw,
  screwdriver,
  spanner,
  spray,
  tape,
  tin,
  vice,
} from './parts/tools.ts'
import type { Room, Shot, Spot } from './room.ts'

const HIGH = 280
const BENCH = 90.1
const CURB = 2
const SHELF = 206

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
    // a low sun falls on a fan in the wall, and only on the bench otherwise
    const [fanX, fanY] = [-80, 186]
    const plank = wood(chance.pick([0xb58a5c, 0xc9a274]))
    const paint = lacquer(chance.pick([0x2f5a62, 0x456a86, 0xa5543f, 0x5d6a66]), 0.45)
    const walls = chance.pick([0xe3e1da, 0xdadedd, 0xcfd4d2])
    const shell = interior({
      back: walls,
      left: -210,
      height: HIGH,
      // its sill is out of the picture
      opening: [mount === 'floor' ? -268 : -230, 130, 140, 100],
      floor: group(ground(640, 420, concrete(chance.pick([0xa9a9a5, 0x9a9d9c])))),
      strength: 12,
      ...(hole && { holes: [holeAt(hole.plate, fanX, fanY)] }),
    })
    const cardboards = [0xc49d70, 0xbd9363, 0xcaa67c] as const
    const cases = Array.from({ length: 9 }, (_, k) => {
      const wide = chance.between(22, 28)
      const tall = chance.between(16, 26)
      const colour = chance.pick([...cardboards, 0x8c9496, 0x456a86])
      const made =
        k % 3 === 1 || colour === 0x8c9496 || colour === 0x456a86
          ? crate([27, 18, 30], colour === 0x8c9496 ? colour : 0x456a86)
          : carton([wide, tall, 28], colour)
      return put(made, 162 + (k % 3) * 32, 2.7 + 49.25 * Math.floor(k / 3), 20, chance.between(-0.05, 0.05))
    })
    // the board and the shelf make room for a fan in the wall
    const over = mount === 'wall' ? 50 : tops ? 43 : mount === 'table' ? 34 : 16
    const [spot, shot]: [Spot, Shot] =
      mount === 'wall'
        ? [
            { at: [fanX, fanY, CURB - (hole?.back ?? 0)] },
            { eye: [30, 150, 400], target: [-30, 158, 0], frame: Math.max(180, size.x * 3.4) },
          ]
        : mount === 'table'
          ? [
              // in line with its duct and with the wall
              { at: [tops ? -30 : -42, BENCH, 36], turn: 0 },
              { eye: [26, 140, 300], target: [-14, 112, 24], frame: Math.max(outlet ? 126 : 112, size.y * 2.9) },
            ]
          : [
              { at: [-122, 0, 120], turn: 26 },
              { eye: [10, 128, 440], target: [-68, 82, 60], frame: Math.max(244, size.y * 2.16) },
            ]
    // lower where a duct fills the upper part of the picture
    const middle = tops ? 133 : outlet ? 138 : 142
    const hung = [
      put(hammer(), -58, middle + 12, 1.4),
      put(pliers(0xa5543f), -42, middle + 10, 1.4),
      put(screwdriver(0xc67b5c, 14), -29, middle + 4, 1.4),
      put(screwdriver(0xd3a24a, 11), -21, middle + 4, 1.4),
      put(screwdriver(0x456a86, 9), -13, middle + 4, 1.4),
      put(spanner(22), 0, middle + 15, 1.4),
      put(spanner(18), 9, middle + 15, 1.4),
      put(spanner(15), 17, middle + 15, 1.4),
      put(saw(), 63, middle + 16, 1.4),
    ]
    const bins = [0, 1, 2, 3, 4, 5].map((k) =>
      put(bin([14, 11, 20], chance.pick([0x456a86, 0x456a86, 0xa5543f, 0xd3a24a])), over - 62 + k * 15.6, SHELF, 12),
    )
    return {
      object: group(
        shell.object,
        part(box(196, 7, 66, 0.8), plank, [10, 86.5, 36]),
        [-1, 1].flatMap((x) => [10, 60].map((z) => part(box(8, 83, 8, 0.6), plank, [10 + x * 88, 41.5, z]))),
        part(box(180, 3, 50, 0.4), plank, [10, 22, 36]),
        put(cupboard([60, 58, 54], [1, 4], paint, paint, 4), 60, 24, 4),
        put(carton([44, 26, 32], 0xc49d70), -40, 23.6, 34, 0.1),
        put(crate([36, 22, 30], 0x8c9496), 6, 23.6, 34, -0.04),
        put(perforated(150, 58, lacquer(shifted(walls, -0.16), 0.6)), over, middle, 0.1),
        hung.map((tool) => put(tool, over, 0, 0)),
        put(vice(paint), 92, BENCH - 0.1, 54, 0.1),
        put(shelf(150, 26, plank), over, SHELF, 0),
        [-58, 0, 58].map((x) => put(bracket(22, drawn(0x6d7377)), over + x, SHELF - 2.6, 0)),
        bins,
        put(carton([30, 20, 22], chance.pick(cardboards)), over + 48, SHELF, 13, 0.06),
        mount === 'table'
          ? [
              put(tin(chance.pick(ACCENTS), 6.4, 14), 60, BENCH, 18),
              put(tin(chance.pick(ACCENTS), 5, 10), 73, BENCH, 20),
              put(spray(0xa5543f), 47, BENCH, 16),
              put(drawing(42, 30), 22, BENCH, 47, 0.16),
              put(tape(0xb9bec1), -4, BENCH, 54),
              put(tape(0x2b2d2f, 4.2, 2), 8, BENCH + 0.2, 39, 0.4),
              put(glove(0x456a86), 56, BENCH, 50, 2.6),
              put(glove(0x456a86), 60, BENCH + 2.2, 46, 2.2),
            ]
          : [
              put(tin(0x456a86, 6.4, 14), 30, BENCH, 20),
              put(tin(0xd3a24a, 5, 10), 44, BENCH, 22),
              put(spray(0xa5543f), 16, BENCH, 17),
              ...(mount === 'wall' ? [] : [put(crate([40, 22, 30], 0x456a86), -52, BENCH, 28, 0.05)]),
              put(tape(0xb9bec1), -14, BENCH, 46),
            ],
        put(bookcase(104, 200, 40, 4, lacquer(0x7f8a8c, 0.5)), 194, 0, 1),
        cases,
      ),
      fitting: group(
        hole ? [throughWall(hole, CURB), ...serviceSwitch(mounting, hole.back - CURB, -fanY)] : [],
        tops ? tops.at.map((end) => upright(tops.radius, end, HIGH - BENCH + base.y)) : [],
        outlet
          ? [
              shaft(outlet, HIGH - BENCH + base.y),
              ...cordToBox(mounting, base.y, base.z - spot.at[2], outlet.at[0] + outlet.x + 22),
            ]
          : [],
      ),
      lights: [
        shell.light,
        { at: [10, 276, 120], towards: [0, -1, -0.2], width: 150, height: 16, colour: 0xfff8ec, strength: 8 },
      ],
      sun:
        mount === 'wall'
          ? { towards: [0.62, -0.07, -0.6], strength: 2.4 }
          : { towards: [0.8, -0.5, -0.22], strength: 2.6 },
      fill: [0xf0f1ee, mount === 'wall' ? 0.32 : 0.4],
      ...(mount === 'floor' && { socket: [-108, 36, 0] as const }),
      spot,
      shot,
    }
  },
}

import { wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, glaze, lacquer, linen, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { DEPTH, interior } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { toilet } from './parts/sanitary.ts'
import { tiled, tiledFloor } from './parts/shell.ts'
import type { Tiling } from './parts/shell.ts'
import { hung } from './parts/soft.ts'
import { books, framed, put, rail } from './parts/things.ts'
import type { Room } from './room.ts'

/** A small room: half-high tiles, a ledge over the cistern, the fan above it. */
export const wc: Room = {
  name: 'wc',
  holds: { 'bathroom-fan': 'wall', 'bathroom-fan-glass': 'wall', 'valve-round': 'wall' },
  furnish: (chance, { size }) => {
    const tone = chance.pick([0xf0efec, 0xe9e3d8, 0x55747a, 0x3f5a60])
    const tiles = [0, 0.04, -0.04].map((by) => glaze(shifted(tone, by)))
    const grout = plaster(0xd2d1cc)
    const tiling = chance.pick<Tiling>([
      { tile: [15, 15], joint: 0.25, lean: 0.01 },
      { tile: [20, 7.5], joint: 0.25, shift: 0.5, lean: 0.012 },
      { tile: [6, 22], joint: 0.2, lean: 0.012 },
    ])
    const oak = wood(chance.pick(WOODS))
    const upper = chance.pick([...TONES, 0xd8c8b4, 0x7f9aa0])
    const shell = interior({
      back: upper,
      left: -78,
      opening: [-120, 120, 60, 100],
      floor: tiledFloor(
        640,
        DEPTH,
        { tile: [20, 20], joint: 0.25 },
        [glaze(0x8d9494, 0.4), glaze(0xa2a8a6, 0.4)],
        grout,
        chance,
      ),
      strength: 12,
    })
    const fanAt = [20, 206 - size.y / 2, 0.2] as const
    return {
      object: group(
        shell.object,
        put(tiled([-78, 0, 240, 118], tiling, tiles, grout, chance), 0, 0, 14),
        part(box(240, 118, 14, 0.2), plaster(0xe8e6e1), [42, 59, 7]),
        part(box(242, 2.6, 17, 0.4), oak, [42, 119.3, 8.6]),
        part(box(3, 262, DEPTH, 0.2), plaster(upper), [99, 131, DEPTH / 2]),
        put(toilet(), 0, 0, 14.8),
        put(plant(chance, 34), -48, 120.6, 9),
        put(books(chance, 4, 18), 44, 120.6, 2),
        put(framed(chance, 34, 44, chance.pick([oak, lacquer(0x23272a, 0.4)])), -26, 172, 0),
        put(rail(26), 78, 78, 20),
        put(part(hung(22, 34), linen(chance.pick([...ACCENTS, ...PALE]))), 78, 78, 20),
      ),
      lights: [
        shell.light,
        { at: [10, 258, 80], towards: [0, -1, -0.1], width: 34, height: 34, colour: 0xfff0dc, strength: 7 },
      ],
      fill: [0xf5f2ea, 0.5],
      spot: { at: fanAt },
      shot: { eye: [36, 146, 340], target: [8, 147, 0], frame: 196 },
    }
  },
}

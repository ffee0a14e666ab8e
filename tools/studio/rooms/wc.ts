import { wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, glaze, plaster, shifted, TONES, WOODS } from './palette.ts'
import { DEPTH, interior } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { toilet } from './parts/sanitary.ts'
import { tiled, tiledFloor } from './parts/shell.ts'
import type { Tiling } from './parts/shell.ts'
import { bottle, paperRoll, pile, put, vase } from './parts/things.ts'
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
      opening: [-98, 100, 74, 128],
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
    // so far above the ledge that one picture shows both
    const frame = Math.min(104, 5.7 * Math.max(size.x, size.y))
    const low = 116
    const fanAt = [6, low + 0.75 * frame - 9 - size.y / 2, 0.2] as const
    return {
      object: group(
        shell.object,
        put(tiled([-78, 0, 240, 118], tiling, tiles, grout, chance), 0, 0, 14),
        part(box(240, 118, 14, 0.2), plaster(0xe8e6e1), [42, 59, 7]),
        part(box(242, 2.6, 17, 0.4), oak, [42, 119.3, 8.6]),
        part(box(3, 262, 110, 0.2), plaster(upper), [99, 131, 55]),
        put(toilet(), 0, 0, 14.8),
        put(plant(chance, 30), -26, 120.6, 9),
        put(pile(21, 14, [chance.pick(TONES), 0xf0eee8]), 15.5, 120.6, 1.5),
        put(vase(chance, 13), -0.5, 120.6, 9),
        frame > 86 ? [0, 1, 2].map((k) => put(paperRoll(), 33 + 5.7 * k, k === 1 ? 130.2 : 120.6, 3)) : [],
        put(bottle(chance.pick(ACCENTS), 13, 2.8), -10, 120.6, 8),
      ),
      lights: [
        shell.light,
        { at: [10, 258, 80], towards: [0, -1, -0.1], width: 34, height: 34, colour: 0xfff0dc, strength: 3 },
      ],
      sun: { towards: [0.86, -0.25, -0.45], strength: 3 },
      fill: [0xf5f2ea, 0.34],
      spot: { at: fanAt },
      shot: { eye: [136, 136, 300], target: [9 - (104 - frame) * 0.3, low + 0.375 * frame, 0], frame },
    }
  },
}

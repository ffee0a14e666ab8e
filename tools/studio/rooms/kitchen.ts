import { brushed, chrome, wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { ACCENTS, ceramic, glaze, lacquer, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { cupboard } from './parts/furniture.ts'
import { interior, woodenFloor } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { tap } from './parts/sanitary.ts'
import { tiled } from './parts/shell.ts'
import type { Tiling } from './parts/shell.ts'
import { bottle, bracketed, mug, put, shelf, tumbler, vase } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

const MIDDLE = [0x9fb3ad, 0xc2a98a, 0xc9a08a, 0xa5ae94, 0x8ea6ae, 0xb9a797, ...TONES] as const

/** A kitchen counter with a hob under a hood, tiles between the counter and a shelf, fans on the wall above. */
export const kitchen: Room = {
  name: 'kitchen',
  holds: { 'bathroom-fan': 'wall', 'grille-wall': 'wall', 'valve-round': 'wall', 'desk-fan': 'table' },
  furnish: (chance, { mount, size }) => {
    const oak = wood(chance.pick(WOODS))
    const onWall = mount === 'wall'
    // white products need tiles that are darker
    const tone = chance.pick(onWall ? MIDDLE : [0xefeeea, ...PALE, ...TONES])
    const tiles = [0, 0.035, -0.035].map((by) => glaze(shifted(tone, by)))
    const tiling = chance.pick<Tiling>([
      { tile: [20, 10], joint: 0.25, shift: 0.5, lean: 0.01 },
      { tile: [10, 10], joint: 0.25, lean: 0.014 },
      { tile: [7, 20], joint: 0.2, lean: 0.012 },
    ])
    const front = lacquer(chance.pick([...TONES, 0x47666c, 0xeceae4, 0x3d4f53]))
    const stone = chance.pick<number | undefined>([undefined, 0xe4e3df, 0x5a5e60])
    // a fan on the counter is often white
    const top = stone === undefined || (!onWall && stone === 0xe4e3df) ? oak : ceramic(stone)
    const [tall, lean] = [Math.min(30, size.y * 0.8), 0.13]
    const shell = interior({
      back: chance.pick(PALE),
      left: -150,
      opening: onWall ? [-170, 100, 110, 145] : [-170, 105, 110, 115],
      floor: woodenFloor(chance, chance.pick(WOODS)),
      strength: 11,
    })
    const pan = (r: number, h: number) =>
      lathe([at(0, 0), at(r, 0, 1), at(r, h, 0.3), at(r - 0.6, h), at(r - 1, 1), at(0, 1)], 80)
    const [spot, shot]: [Spot, Shot] =
      mount === 'table'
        ? [
            { at: [-44, 92.1, 34], turn: 16 },
            { eye: [16, 132, 250], target: [-32, 107, 10], frame: Math.max(92, size.y * 2.7) },
          ]
        : [{ at: [-56, 192, 0.9] }, { eye: [62, 152, 290], target: [-42, 174, 0], frame: Math.max(104, size.x * 4.6) }]
    return {
      object: group(
        shell.object,
        put(tiled([-150, 92, 420, mount === 'table' ? 62 : 128], tiling, tiles, plaster(0xd6d5d0), chance), 0, 0, 0),
        put(cupboard([420, 88, 60], [7, 2], front, front, 8), 60, 0, 1),
        part(box(422, 3.6, 63, 0.5), top, [60, 90.2, 32]),
        part(box(58, 0.7, 50, 0.3), glaze(0x17191a, 0.08), [62, 92.3, 34]),
        part(box(60, 5, 46, 0.8), brushed(0xc6c9ca), [62, 168, 24]),
        part(box(28, 94, 24, 0.5), brushed(0xc6c9ca), [62, 217, 13]),
        put(
          group(part(pan(11, 12), brushed()), part(box(20, 1.4, 2, 0.5), lacquer(0x222426), [20, 9, 0])),
          54,
          92.6,
          30,
          0.5,
        ),
        put(tap(30, 18), -96, 92, 12),
        part(box(46, 0.5, 40, 0.2), chrome(), [-96, 91.9, 34]),
        onWall
          ? []
          : [
              part(
                box(tall * 0.68, tall, 1.8, 0.8),
                wood(0x6f4a2f),
                [-8, 92.1 + (tall / 2) * Math.cos(lean) + 0.12, 1.9 + (tall / 2) * Math.sin(lean)],
                [-lean, 0, 0],
              ),
            ],
        put(bottle(chance.pick(ACCENTS), 24, 3.4), onWall ? 14 : 9, 92, 12),
        put(bottle(0xe9e2c8, 19, 3.2), onWall ? 22 : 17, 92, 16),
        onWall
          ? [put(bracketed(80, 20, oak, lacquer(0x2a2c2e, 0.4)), -38, 156, 0.8)]
          : [put(shelf(120, 20, oak), -40, 164, 0)],
        onWall
          ? [put(mug(0xe9e5dc), -66, 156, 10, 0.7), put(mug(0xc9bfae, 8), -50, 156, 9, -0.5)]
          : [0, 1, 2].map((k) => put(tumbler(9 + k, 3.6), -58 + k * 9, 164, 10)),
        put(vase(chance, 18), onWall ? -27 : -22, onWall ? 156 : 164, 10),
        put(plant(chance, onWall ? 20 : 26), onWall ? -9 : -84, onWall ? 156 : 164, 10),
        put(plant(chance, 30), -132, 92, 30),
      ),
      lights: [
        shell.light,
        { at: [62, 164, 26], towards: [0, -1, 0], width: 40, height: 20, colour: 0xfff0d8, strength: 7 },
      ],
      sun: onWall ? { towards: [0.74, -0.2, -0.62], strength: 4.2 } : { towards: [0.76, -0.34, -0.6], strength: 3 },
      fill: [0xf4f1ea, onWall ? 0.34 : 0.45],
      ...(mount === 'table' && { socket: [-70, 110, 0.9] as const }),
      spot,
      shot,
    }
  },
}

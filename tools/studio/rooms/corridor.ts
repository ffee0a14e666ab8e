import { chrome, matte, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { ACCENTS, glaze, lacquer, linen, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { rug } from './parts/furniture.ts'
import { interior } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { cordFromBelow } from './parts/mounts.ts'
import { border, holeAt, tiledFloor } from './parts/shell.ts'
import { cushion } from './parts/soft.ts'
import { basket, bracketed, hat, put, vase } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

/** A door leaf with two panels in its casing, its middle at x = 0; `handle` is the side of its handle, its hinges face it. */
const door = (white: Finish, handle: number) =>
  group(
    part(box(84, 206, 1, 0.1), matte(0x2c2e30, 0.8), [0, 103, 0.2]),
    part(box(80.2, 202, 3, 0.3), white, [0, 101.4, 0.6]),
    [60, 146].map((y, k) => part(border(58, 78 - 2 * k, 1.6, 0.9, 0.3), white, [0, y, 1.9])),
    part(border(98, 212, 8.6, 2.6, 0.5), white, [0, 106 - 4.4 + 1.8, 1.2]),
    part(border(100.4, 214.4, 2, 3.6, 0.4), white, [0, 103.4, 0.4]),
    part(box(1.6, 15, 0.8, 0.3), chrome(), [handle * 34, 103, 2.4]),
    part(box(12, 1.8, 1.8, 0.8), chrome(), [handle * 29, 104, 5.7]),
    part(box(1.6, 1.6, 5, 0.7), chrome(), [handle * 34, 104, 4]),
    [26, 182].map((y) =>
      part(lathe([at(0, -5), at(0.7, -5, 0.2), at(0.7, 5, 0.2), at(0, 5)], 28), lacquer(0xd5d5d2, 0.3), [
        handle * -40.3,
        y,
        3.6,
      ]),
    ),
  )

/** Walls that white products stand out from. */
const MIDDLE = [0xb9a58b, 0x9db3b8, 0xc3a894, 0x93a99c, 0xb2a79b] as const
/** Where the large products hang. */
const HOLE = 10

/** A hall with a door, a shelf for hats and a bench with shoes; small products beside the door have a narrow shelf. */
export const corridor: Room = {
  name: 'corridor',
  holds: {
    controller: 'wall',
    hygrostat: 'wall',
    'grille-wall': 'wall',
    'recovery-wall': 'wall',
    'valve-round': 'wall',
  },
  furnish: (chance, { kind, mounting, size }) => {
    const { hole } = mounting
    const oak = wood(chance.pick(WOODS))
    const back = chance.pick([...MIDDLE, ...TONES])
    const white = lacquer(chance.pick([0xf1f0ec, 0xf1f0ec, 0x47666c, 0x7d9684]), 0.4)
    const dark = chance.pick([0x6f7778, 0xb2aca1])
    const shell = interior({
      back,
      side: chance.pick(PALE),
      left: -170,
      opening: [-170, 90, 80, 160],
      floor: tiledFloor(
        640,
        420,
        { tile: [25, 25], joint: 0.3 },
        [glaze(dark, 0.35), glaze(shifted(dark, 0.12), 0.35)],
        plaster(0xc3c1bb),
        chance,
      ),
      strength: 13,
      ...(hole && { holes: [holeAt(hole.x, HOLE, 200, hole.y)] }),
    })
    const shoe = (colour: number) => [
      put(part(cushion(9, 8, 26, 0.6), linen(colour)), 0, 4, 0),
      put(part(cushion(9, 8, 26, 0.6), linen(colour)), 11, 4, 1.5, 0.08),
    ]
    const small = kind === 'controller' || kind === 'hygrostat'
    // the shelf hangs so far below a large product that one picture shows both
    const isTiny = Math.max(size.x, size.y) < 16
    const ledge = (isTiny ? 174 : 171) - size.y / 2
    const [low, high] = [ledge - (isTiny ? 11 : 18), (isTiny ? 206 : 209) + size.y / 2]
    const [spot, shot]: [Spot, Shot] = small
      ? [{ at: [-8, 122, 0.1] }, { eye: [44, 117, 150], target: [1, 119.5, 0], frame: 58 }]
      : [
          { at: [HOLE, 200, 0.1 - (hole?.back ?? 0)] },
          {
            eye: [98, 154, 340],
            target: [isTiny ? 8 : 15, (low + high) / 2, 0],
            frame: Math.max(size.x * 4.2, (high - low) * 1.34),
          },
        ]
    return {
      object: group(
        shell.object,
        put(door(white, small ? 1 : -1), -72, 0, 0),
        small
          ? [
              put(bracketed(66, 13, oak, lacquer(0x2a2c2e, 0.4)), 33, 109, 0),
              put(vase(chance, 10), 6, 109, 6.5),
              put(plant(chance, 16), 18, 109, 6.8),
            ]
          : [
              part(box(8.1, 8.1, 1, 0.5), lacquer(0xf3f3f0, 0.3), [-17, 112, 0.5]),
              part(box(5.4, 5.4, 0.6, 0.4), lacquer(0xf6f6f3, 0.25), [-17, 112, 1.1]),
              isTiny
                ? put(bracketed(44, 14, oak, lacquer(0x2a2c2e, 0.4)), 15, ledge, 0)
                : put(bracketed(62, 24, oak, lacquer(0x2a2c2e, 0.4)), 23, ledge, 0),
              put(
                basket(isTiny ? 6 : 10, isTiny ? 8 : 14, chance.pick([0xc2a173, 0xa98a62])),
                isTiny ? 2 : 4,
                ledge,
                isTiny ? 7 : 12.4,
              ),
              isTiny ? put(vase(chance, 12), 24, ledge, 7) : put(hat(0xd9c293, chance.pick(ACCENTS)), 36, ledge, 18),
            ],
        part(box(112, 4, 38, 0.8), oak, [76, 44, 20]),
        [-1, 1].flatMap((side) => [6, 34].map((z) => part(box(4, 42, 4, 0.6), oak, [76 + side * 52, 21, z]))),
        part(box(106, 2, 32, 0.4), oak, [76, 14, 20]),
        put(group(shoe(0x8a6344)), 40, 15, 20),
        put(group(shoe(chance.pick(ACCENTS))), 76, 15, 20),
        put(part(cushion(40, 12, 34, 0.35), linen(chance.pick([...ACCENTS, ...TONES]))), 106, 51, 20),
        put(rug(150, 70, chance.pick([...TONES, ...ACCENTS])), 20, 0, 120),
        put(plant(chance, small ? 60 : 96), small ? 150 : -146, 0, 34),
      ),
      fitting: group(cordFromBelow(mounting, -122)),
      lights: [
        shell.light,
        { at: [10, 258, 140], towards: [0, -1, -0.15], width: 60, height: 30, colour: 0xfff0dc, strength: 4 },
      ],
      sun: { towards: small ? [0.73, -0.45, -0.51] : [0.81, -0.11, -0.57], strength: 3.8 },
      fill: [0xf4f1ec, 0.34],
      spot,
      shot,
    }
  },
}

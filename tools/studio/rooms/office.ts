import { glow, matte, plastic, wood } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, lacquer, PALE, shifted, TONES, WOODS } from './palette.ts'
import { bookcase, chair, cupboard, table } from './parts/furniture.ts'
import { interior, woodenFloor } from './parts/interior.ts'
import { cordFromBelow } from './parts/mounts.ts'
import { plant } from './parts/plant.ts'
import { woven } from './parts/soft.ts'
import { books, bottle, framed, put, shelf, tumbler, vase } from './parts/things.ts'
import { chanceOf } from './chance.ts'
import type { Room, Shot, Spot } from './room.ts'

/** A desk at the wall with a screen, a keyboard and a shelf above; the fan stands on the desk or beside it. */
export const office: Room = {
  name: 'office',
  holds: {
    'desk-fan': 'table',
    'tower-fan': 'floor',
    'stand-fan': 'floor',
    'air-purifier': 'floor',
    controller: 'wall',
    hygrostat: 'wall',
  },
  furnish: (chance, { mount, size, mounting, isMirrored }) => {
    const oak = wood(chance.pick(WOODS))
    const dark = matte(0x2c2f31, 0.5)
    const shell = interior({
      back: mount === 'wall' ? shifted(chance.pick(TONES), -0.06) : chance.pick([...PALE, ...TONES]),
      side: chance.pick(PALE),
      left: -160,
      // down to the floor, so that what stands there throws a shadow
      opening: mount === 'floor' ? [-200, 14, 130, 211] : [-200, 95, 130, 130],
      floor: woodenFloor(chance, chance.pick(WOODS), 18),
      strength: mount === 'floor' ? 7 : 11,
    })
    const screen = group(
      part(box(62, 37, 1.8, 0.8), dark, [0, 36, 0]),
      part(box(60.4, 35, 0.4, 0.15), glow(0x3c6670, 0.8), [0, 36.2, 0.9]),
      // a letter, its list and a chart
      part(box(11, 33, 0.1, 0.02), glow(0x27454d, 0.8), [-24, 36.2, 1.14]),
      [0, 1, 2, 3, 4].map((k) => part(box(7.4, 0.9, 0.1, 0.02), glow(0x9fb9bd, 0.7), [-24.4, 48 - k * 3, 1.24])),
      part(box(25, 30, 0.1, 0.02), glow(0xf4f4f0, 0.72), [-4, 36.2, 1.14]),
      Array.from({ length: 11 }, (_, k) => {
        const wide = k === 0 ? 11 : k % 4 === 3 ? 12 : 20
        return part(box(wide, 0.7, 0.1, 0.02), glow(k === 0 ? 0x2f5a62 : 0xa9b0b2, 0.6), [
          -14.4 + wide / 2,
          48 - k * 2.3,
          1.24,
        ])
      }),
      part(box(16, 14, 0.1, 0.02), glow(0xe6ecec, 0.66), [19, 44, 1.14]),
      [5, 8, 6.4, 10, 8.6].map((tall, k) =>
        part(box(1.8, tall, 0.1, 0.02), glow(k === 3 ? 0xd3a24a : 0x7fa3a8, 0.7), [
          13.4 + k * 2.8,
          38.6 + tall / 2,
          1.24,
        ]),
      ),
      part(box(5, 22, 2, 0.5), dark, [0, 12, -2]),
      part(box(24, 1.2, 17, 0.5), dark, [0, 0.6, 0]),
    )
    // what is written on it shall be read from left to right
    if (isMirrored) screen.scale.x = -1
    const keys = group(
      part(box(38, 1.4, 12, 0.6), plastic(0xe3e3e0), [0, 0.7, 0]),
      Array.from({ length: 52 }, (_, k) =>
        part(box(2.3, 0.7, 2, 0.25), plastic(0xf3f3f0), [-17 + (k % 13) * 2.85, 1.7, -4 + Math.floor(k / 13) * 2.7]),
      ),
    )
    const ledge = group(
      put(shelf(58, 13, oak), -8, 104, 0),
      put(vase(chanceOf('ledge'), 15), -27, 104, 7),
      put(framed(chanceOf('ledge'), 20, 26, dark), -4, 117.4, 2.2),
      put(tumbler(8, 3.2), 13, 104, 6),
    )
    const [spot, shot]: [Spot, Shot] =
      mount === 'table'
        ? [
            { at: [-52, 74, 30], turn: 24 },
            { eye: [34, 118, 260], target: [-22, 98, 10], frame: Math.max(128, size.y * 3.1) },
          ]
        : mount === 'wall'
          ? [{ at: [-46, 126, 0.2] }, { eye: [-14, 128, 190], target: [-34, 118, 0], frame: 82 }]
          : [
              { at: [-112, 0, 62], turn: 24 },
              { eye: [30, 122, 420], target: [-58, 78, 40], frame: 236 },
            ]
    return {
      object: group(
        shell.object,
        put(table([150, 74, 70], oak, lacquer(chance.pick([0xeceae5, 0x26292b]), 0.4)), 10, 0, 36),
        put(screen, mount === 'wall' ? 52 : 6, 74, 18),
        put(keys, mount === 'wall' ? 48 : 4, 74, 46),
        part(box(6, 3, 10, 1.4), plastic(0xe9e9e6), [34, 75.4, 47]),
        put(tumbler(9, 3.6), 56, 74, 38),
        put(books(chance, 4, 23), 64, 74, 8),
        mount === 'floor' ? [put(vase(chance, 20), -48, 74, 20)] : [],
        put(shelf(110, 22, oak), 16, 152, 0),
        mount === 'wall' ? ledge : [],
        put(books(chance, 8, 24), -30, 152, 2),
        put(plant(chance, 30), 20, 152, 11),
        put(bottle(chance.pick(ACCENTS), 14, 3), 44, 152, 10),
        put(framed(chance, 24, 30, oak), 62, 167, 3),
        place(group(put(chair(woven(chance.pick([...TONES, ...ACCENTS])), dark), 0, 0, 0)), [26, 0, 118], [0, 2.6, 0]),
        put(cupboard([44, 58, 50], [1, 3], lacquer(0xeceae5), lacquer(0xeceae5), 6), 108, 0, 2),
        put(bookcase(80, 190, 30, 5, oak), 190, 0, 1),
        mount === 'floor' ? [put(plant(chance, 52), 108, 58, 26)] : [put(plant(chance, 110), -134, 0, 34)],
      ),
      fitting: group(mount === 'wall' ? cordFromBelow(mounting, -120) : []),
      lights: [
        shell.light,
        { at: [20, 255, 150], towards: [0, -1, 0], width: 120, height: 20, colour: 0xfff6ea, strength: 5 },
      ],
      sun: {
        towards: mount === 'floor' ? [0.74, -0.48, -0.46] : [0.78, -0.36, -0.58],
        strength: mount === 'floor' ? 3.6 : 3,
      },
      fill: [0xf2f2ee, 0.5],
      ...(mount !== 'wall' && { socket: mount === 'table' ? ([24, 83, 0] as const) : ([-82, 25, 0] as const) }),
      spot,
      shot,
    }
  },
}

import { glass, plastic, wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe, latheZ } from '../geometry/solids.ts'
import { ACCENTS, glaze, lacquer, linen, PALE, plaster, TONES, WOODS } from './palette.ts'
import { bent, hanger, run, upright, whitePlastic } from './parts/ducts.ts'
import { interior } from './parts/interior.ts'
import { cordFromBelow, cordUp, rails } from './parts/mounts.ts'
import { tiledFloor } from './parts/shell.ts'
import { cushion, hung } from './parts/soft.ts'
import { bottle, put, shelf } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

const HIGH = 236

/** A cellar with a washing machine and a drier, washing on a line, ducts and pipes under the ceiling. */
export const laundry: Room = {
  name: 'laundry',
  holds: {
    dehumidifier: 'floor',
    'recovery-central': 'floor',
    'box-fan': 'duct',
    'inline-fan': 'duct',
    hygrostat: 'wall',
  },
  furnish: (chance, thing) => {
    const { kind, mount, size, radius, reach, mounting, base } = thing
    const oak = wood(chance.pick(WOODS))
    const shell = interior({
      back: chance.pick([...PALE, 0xcbd6d6]),
      left: -190,
      height: HIGH,
      opening: [-210, 158, 110, 52],
      floor: tiledFloor(
        640,
        420,
        { tile: [30, 30], joint: 0.4 },
        [glaze(0xa9aca9, 0.4), glaze(0xb5b7b3, 0.4)],
        plaster(0x8d8f8c),
        chance,
      ),
      strength: 20,
    })
    const machine = (dark: boolean) =>
      group(
        part(box(59, 84, 58, 1.6), lacquer(0xf2f2f0, 0.25), [0, 43, 30]),
        part(box(57, 11, 1, 0.4), lacquer(0xe3e5e5, 0.25), [0, 77, 59.2]),
        part(box(16, 5, 0.6, 0.2), glaze(0x1c2124, 0.1), [14, 77, 59.8]),
        part(latheZ([at(0, 0), at(3.2, 0), at(3, 2.4, 0.5), at(0, 2.4)], 40), plastic(0xd6d8d8), [-4, 77, 59.6]),
        part(
          latheZ([at(14, 0), at(19, 0), at(18.6, 3, 1), at(14.6, 3.4, 1), at(14, 0)], 80),
          plastic(dark ? 0x3a3f42 : 0xd9dbdb),
          [0, 42, 58.6],
        ),
        part(latheZ([at(0, 0.6), at(9, 0.8), at(14.4, 2)], 72), glass(0x141a1d), [0, 42, 58.4]),
      )
    const axis = 206 - Math.max(radius, size.y / 2)
    const [spot, shot]: [Spot, Shot] =
      mount === 'duct'
        ? [
            { at: [-10, axis, 60] },
            { eye: [64, 142, 420], target: [0, axis - 24, 50], frame: Math.max(140, reach * 3.8) },
          ]
        : mount === 'wall'
          ? [{ at: [-106, 142, 0.2] }, { eye: [-60, 138, 170], target: [-88, 132, 0], frame: 92 }]
          : [
              { at: [size.y > 66 ? -106 : -84, 0, size.y > 66 ? 44 : 70], turn: size.y > 66 ? 0 : 18 },
              size.y > 66
                ? { eye: [96, 140, 430], target: [-60, 96, 40], frame: 250 }
                : { eye: [20, 122, 420], target: [-54, 76, 40], frame: 196 },
            ]
    // under the product, not behind it
    const ledge = mount === 'duct' ? Math.min(146, axis - size.y / 2 - 44) : 146
    const isUnit = mount === 'floor' && size.y > 66
    const { feet, tops } = mounting
    const fitting = group(
      feet ? [rails(feet, HIGH - axis), ...cordUp(mounting, HIGH - axis)] : [],
      tops ? tops.at.map((end) => upright(tops.radius, end, HIGH + base.y)) : [],
      cordFromBelow(mounting, -142),
    )
    return {
      object: group(
        shell.object,
        put(machine(false), 0, 0, 1),
        put(machine(true), 62, 0, 1),
        part(box(150, 3.2, 64, 0.5), oak, [46, 87, 32]),
        put(shelf(124, 24, oak), 34, ledge, 0),
        put(bottle(chance.pick(ACCENTS), 26, 5), 70, ledge, 12),
        put(bottle(0xe9e4da, 24, 5), 56, ledge, 12),
        [0, 1, 2, 3].map((k) =>
          put(
            part(cushion(34, 7, 24, 0.3), linen(chance.pick([...PALE, ...TONES, ...ACCENTS]))),
            2,
            ledge + 3.6 + k * 6.6,
            13,
          ),
        ),
        put(
          group(
            part(lathe([at(0, 0), at(19, 0, 1), at(23, 30, 1), at(21.6, 30), at(18, 2)], 72), linen(0xcbb08a)),
            part(cushion(38, 20, 36, 0.7), linen(chance.pick(PALE)), [0, 27, 0]),
          ),
          84,
          88.6,
          34,
        ),
        mount === 'duct' || isUnit
          ? []
          : [
              part(
                lathe([at(0, 0), at(0.25, 0), at(0.25, 300), at(0, 300)], 10).rotateZ(-Math.PI / 2),
                plastic(0xe3e3e0),
                [-60, 206, 40],
              ),
              [0, 1, 2]
                .map((k) =>
                  put(
                    part(hung(40, chance.between(40, 54), 0.6), linen(chance.pick([...PALE, ...TONES, ...ACCENTS]))),
                    22 + k * 52,
                    206,
                    40,
                  ),
                )
                .flat(),
            ].flat(),
        mount === 'duct'
          ? [
              put(
                run(thing, {
                  ...{ far: 340, at: [reach + 26, reach + 150] },
                  held: (x) => hanger(radius, x, HIGH - axis),
                }),
                -10,
                axis,
                60,
              ),
            ]
          : [],
        bent(
          [
            [-168, 0, 6],
            [-168, 200, 6],
            [300, 212, 6],
          ],
          4.5,
          whitePlastic(),
        ),
      ),
      fitting,
      lights: [
        shell.light,
        { at: [10, 232, 150], towards: [0, -1, -0.1], width: 110, height: 14, colour: 0xfff4e4, strength: 9 },
      ],
      fill: [0xf2f3f1, 0.46],
      ...(kind === 'dehumidifier' && { socket: [-130, 36, 0] as const }),
      spot,
      shot,
    }
  },
}

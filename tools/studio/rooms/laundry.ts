import type { Object3D } from 'three'
import { drawn, galvanised, plastic, rubber, shade, steel, wood } from '../finishes.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { wire } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe, latheZ } from '../geometry/solids.ts'
import type { Mounting } from '../types.ts'
import { chanceOf } from './chance.ts'
import { ACCENTS, glaze, PALE, plaster, TONES, WOODS } from './palette.ts'
import { bent, hanger, run, upright, whitePlastic } from './parts/ducts.ts'
import { interior } from './parts/interior.ts'
import { cordFromBelow } from './parts/mounts.ts'
import { towelBar } from './parts/sanitary.ts'
import { tiled, tiledFloor } from './parts/shell.ts'
import { bottle, put, shelf } from './parts/things.ts'
import { basket, fold, machine, terry, washing } from './parts/washing.ts'
import { noise } from './parts/window.ts'
import type { Room, Shot, Spot, Thing } from './room.ts'

const HIGH = 236

const TILED = 124

/** Rails under the feet on two more across, whose rods hang beside the product, so that none crosses it. */
function trapeze(feet: NonNullable<Mounting['feet']>, { radius, reach }: Thing, up: number) {
  const [pad, rail] = [1.1, 2.9]
  const top = feet.y - pad
  const [out, side] = [reach + 2.4, Math.max(radius + 4.4, feet.z + 3.4)]
  const rod = drawn()
  const slots = (long: number) =>
    Array.from({ length: Math.floor(long / 5) }, (_, k) =>
      box(2.6, 0.9, 4.15, 0.02, 1).translate(5 * k - long / 2 + 2.8, 0, 0),
    )
  const bar = (long: number) =>
    group(part(box(long, rail, 4.1, 0.25), galvanised()), merged(slots(long), shade(0x25282a)))
  return group(
    feet.x.flatMap((x) =>
      [-1, 1].map((v) => part(box(4.4, pad, 3.6, 0.3), rubber(), [x, top + pad / 2 + 0.02, v * feet.z])),
    ),
    [-1, 1].map((v) => place(bar(out * 2 + 8), [0, top - rail / 2, v * feet.z])),
    [-1, 1].map((u) => place(bar(side * 2 + 6), [u * out, top - rail * 1.5 - 0.02, 0], [0, Math.PI / 2, 0])),
    [-1, 1].flatMap((u) =>
      [-1, 1].flatMap((v) => [
        part(lathe([at(0.42, top - rail * 2 - 2), at(0.42, up)], 14), rod, [u * out, 0, v * side]),
        ...[top - rail * 2 - 0.9, top - rail + 0.1].map((y) =>
          part(lathe([at(0, 0), at(0.9, 0, 0.1), at(0.9, 0.8, 0.1), at(0, 0.8)], 6), rod, [u * out, y, v * side]),
        ),
      ]),
    ),
  )
}

/** From a gland that looks to the right to the rod behind the duct, and up with it. */
function cordAside({ feet, gland }: Mounting, { radius, reach }: Thing, up: number): Object3D[] {
  if (feet === undefined || gland === undefined) return []
  const [x, y, z] = gland.at
  const [rod, behind] = [reach + 1.6, -Math.max(radius + 4.4, feet.z + 3.4) + 0.2]
  const points = [
    [x - 1, y, z],
    [x + 2.5, y, z],
    [x + (rod - x) * 0.55, y + 0.6, z + (behind - z) * 0.4],
    [rod - 0.8, y + 5, behind * 0.93],
    [rod, y + 12, behind],
    [rod, (y + 12 + up) / 2, behind],
    [rod, up, behind],
  ] as const
  return [
    part(wire(points, 0.42, 160, 14), plastic(0x2b2d2f, 0.5)),
    ...[14, 26, 38]
      .filter((over) => y + over < up)
      .map((over) => part(box(2, 0.6, 1.6, 0.2), rubber(), [rod + 0.3, y + over, behind])),
  ]
}

/** Clamps round the ducts of a unit, on arms from the wall, z = `wallAt`. */
function braced({ radius, at: ends }: NonNullable<Mounting['tops']>, wallAt: number): Object3D[] {
  const front = Math.max(...ends.map(([, , z]) => z))
  return [36, 92].flatMap((over) => [
    ...ends.flatMap(([x, y, z]) => [
      part(
        lathe(
          [
            at(radius, y + over - 1.5),
            at(radius + 0.7, y + over - 1.4, 0.15),
            at(radius + 0.7, y + over + 1.4, 0.15),
            at(radius, y + over + 1.5),
          ],
          72,
        ),
        steel(),
        [x, 0, z],
      ),
      part(box(3.4, 2.4, 2.6, 0.3), steel(), [x + Math.sign(x) * (radius + 1.4), y + over, z]),
    ]),
    ...[-1, 1].flatMap((side) => {
      const [x, y] = [ends[0] ?? [0, 0, 0]].map(
        ([ex, ey]) => [side * (Math.abs(ex) + radius + 4.2), ey + over] as const,
      )[0] ?? [0, 0]
      return [
        part(box(2.8, 3.8, front + 3 - wallAt, 0.3), galvanised(), [x, y, (front + 3 + wallAt) / 2]),
        part(box(7, 11, 0.8, 0.3), galvanised(), [x, y, wallAt + 0.4]),
        ...[-3.8, 3.8].map((v) =>
          part(latheZ([at(0, 1), at(0.9, 0.9, 0.2), at(0.9, 0)], 6), steel(), [x, y + v, wallAt + 0.8]),
        ),
      ]
    }),
  ])
}

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
      strength: 24,
    })
    const axis = 206 - Math.max(radius, size.y / 2)
    const [spot, shot]: [Spot, Shot] =
      mount === 'duct'
        ? [
            { at: [-10, axis, 60] },
            { eye: [64, 142, 420], target: [0, axis - 28, 50], frame: Math.max(140, reach * 3.8) },
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
    const ledge =
      mount === 'duct' ? Math.min(146, axis - size.y / 2 - 41) : mount === 'floor' && size.y > 66 ? 136 : 146
    const isUnit = mount === 'floor' && size.y > 66
    const isHung = mount === 'duct'
    const trim = chanceOf(`trim ${size.x}`).pick([0x6f8f96, 0x88a08f, 0xb98a6a, 0x5f7f92])
    const { feet, tops } = mounting
    const fitting = group(
      feet ? [trapeze(feet, thing, HIGH - axis), ...cordAside(mounting, thing, HIGH - axis)] : [],
      tops ? tops.at.map((end) => upright(tops.radius, end, HIGH + base.y)) : [],
      tops ? braced(tops, base.z - spot.at[2]) : [],
      cordFromBelow(mounting, -142),
    )
    return {
      object: group(
        shell.object,
        put(machine(false), 0, 0, 1),
        put(machine(true), 62, 0, 1),
        part(box(150, 3.2, 64, 0.5), oak, [46, 87, 32]),
        tiled(
          [-189, 7.2, 638, TILED - 7.2],
          { tile: [19.8, 19.8], joint: 0.3 },
          [glaze(0xf0f1ee, 0.22), glaze(0xecefec, 0.22), glaze(0xe4e9e7, 0.22)],
          plaster(0xd3d5d2),
          chanceOf('laundry tiles'),
        ),
        part(box(638, 2, 1.6, 0.5), glaze(trim, 0.2), [130, TILED + 1, 0.8]),
        put(shelf(isHung ? 330 : 124, 24, oak), 34, ledge, 0),
        (isHung ? [-58, 24, 106] : [-14, 82]).flatMap((x) => [
          part(box(2.4, 14, 0.6, 0.15), steel(), [x, ledge - 9.7, 0.4]),
          part(box(2.4, 0.6, 20, 0.15), steel(), [x, ledge - 2.95, 10.6]),
          part(box(1.6, 0.5, 21, 0.15), steel(), [x, ledge - 8.6, 9.4], [-0.6, 0, 0]),
        ]),
        put(bottle(chance.pick(ACCENTS), 26, 5), isHung ? 44 : 70, ledge, 12),
        put(bottle(0xe9e4da, 24, 5), isHung ? 32 : 56, ledge, 12),
        [0, 1, 2, 3].map((k) => {
          const cloth = terry(chance.pick([...PALE, ...TONES, ...ACCENTS]))
          const turn = (noise(k * 3.7, 2) - 0.5) * 0.1
          return put(
            group([0, 1].map((half) => part(fold(33, 23.4, 3.3, k * 2 + half), cloth, [0, 1.75 + half * 3.3, 0]))),
            2 + noise(k, 6) * 1.4,
            ledge + k * 6.7,
            12.6,
            turn,
          )
        }),
        isHung
          ? []
          : [
              put(
                group(
                  basket(),
                  part(washing(22, 5, 1), terry(chance.pick(PALE)), [0, 28.4, 0]),
                  part(washing(12.5, 3.4, 6), terry(TONES[2]), [6, 30.6, 4], [0.1, 0, -0.16]),
                ),
                kind === 'dehumidifier' ? 6 : isUnit ? 32 : 84,
                88.6,
                isUnit ? 41 : 33,
              ),
            ],
        kind === 'dehumidifier'
          ? [put(towelBar(58, 34, 46, chance.pick([...TONES, ...ACCENTS]), steel()), -78, 114, 8.9)]
          : [],
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
      sun: { towards: [0.5, -0.35, -0.62], strength: 3.4 },
      fill: [0xf2f3f1, 0.36],
      ...(kind === 'dehumidifier' && { socket: [-130, 36, 0.8] as const }),
      ...(isUnit && { socket: [-54, 44, 0.8] as const }),
      spot,
      shot,
    }
  },
}

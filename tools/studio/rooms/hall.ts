import { galvanised, plastic, steel, wood } from '../finishes.ts'
import { group, merged, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { concrete, lacquer, shifted } from './palette.ts'
import { hanger, run, spiro } from './parts/ducts.ts'
import { cordUp, rails, serviceSwitch, throughWall } from './parts/mounts.ts'
import { ground, holeAt, wall } from './parts/shell.ts'
import { put } from './parts/things.ts'
import { daylight, glazed } from './parts/window.ts'
import type { Rect } from './parts/shell.ts'
import type { Room, Shot, Spot } from './room.ts'

const LONG = 1000
const HIGH = 420
/** How far the curb of a fan stands out: over the ribs of the sheet. */
const CURB = 4.2
const RIB = 3

/** A production hall: trapezoidal sheet, steel columns and girders, a band of windows, ducts under the roof. */
export const hall: Room = {
  name: 'hall',
  holds: {
    'inline-fan': 'duct',
    'box-fan': 'duct',
    silencer: 'duct',
    'axial-wall-fan': 'wall',
    'drum-fan': 'floor',
  },
  furnish: (chance, thing) => {
    const { kind, mount, size, radius, reach, mounting } = thing
    const paint = chance.pick([0xe9e2d2, 0xe6e3da, 0xd9e0d6, 0xeae6e0])
    const sheet = lacquer(paint, 0.5)
    const frame = lacquer(chance.pick([0x456a86, 0x2f5a62, 0x7b8585, 0xa5543f]), 0.45)
    const windows: Rect = [-420, 270, 840, 90]
    const { hole } = mounting
    const [fanX, fanY] = [-24, 192]
    const rib = (x: number, from: number, to: number) => box(9, to - from, 4, 1.2).translate(x, (from + to) / 2, 1)
    const ribs = Array.from({ length: 44 }, (_, k) => k * 23 - LONG / 2).flatMap((x) => [
      // a curb interrupts the sheet
      ...(hole && Math.abs(x - fanX) < hole.plate + 5
        ? [rib(x, 0, fanY - hole.plate - 1), rib(x, fanY + hole.plate + 1, windows[1])]
        : [rib(x, 0, windows[1])]),
      rib(x, windows[1] + windows[3], HIGH),
    ])
    const beam = (x: number, y: number, z: number, [w, h, d]: readonly [number, number, number]) =>
      part(box(w, h, d, 0.5), frame, [x, y, z])
    const column = (x: number) => [
      beam(x, HIGH / 2, 8, [22, HIGH, 1.6]),
      beam(x, HIGH / 2, 28, [22, HIGH, 1.6]),
      beam(x, HIGH / 2, 18, [1.6, HIGH, 20]),
    ]
    const deep = 96
    const axis = 226
    // a second duct that has nothing to do with the product
    const [thin, upper] = mount === 'duct' ? [10, axis + 92] : [14, 246]
    const [spot, shot]: [Spot, Shot] =
      mount === 'wall'
        ? [
            { at: [fanX, fanY, CURB - (hole?.back ?? 0)] },
            { eye: [80, 150, 440], target: [4, 166, 0], frame: Math.max(156, size.x * 3.2) },
          ]
        : mount === 'floor'
          ? [
              { at: [-60, 0, 190], turn: 26 },
              { eye: [60, 128, 560], target: [6, 84, 150], frame: Math.max(250, size.y * 3) },
            ]
          : [
              { at: [0, axis, deep] },
              { eye: [120, 168, 460], target: [10, axis - 8, deep], frame: Math.max(150, reach * 4.4) },
            ]
    const fitting = group(
      hole ? [throughWall(hole, CURB, RIB), ...serviceSwitch(mounting, hole.back - CURB + RIB + 0.4, -fanY)] : [],
      mounting.feet ? [rails(mounting.feet, HIGH - axis), ...cordUp(mounting, HIGH - axis)] : [],
    )
    const painted = lacquer(chance.pick([0x3f6a78, 0x5b7d6c, 0xf0eeea]), 0.4)
    const orange = lacquer(0xc9713f, 0.45)
    const rack = (x: number) =>
      put(
        group(
          [0, 130].flatMap((at) => [16, 78].map((z) => part(box(7, 184, 6, 0.5), frame, [at, 92, z]))),
          [58, 126].flatMap((y) => [16, 78].map((z) => part(box(128, 9, 4, 0.5), orange, [65, y, z]))),
          [58, 126].map((y) => part(box(126, 2, 62, 0.3), wood(0xc9a274), [65, y + 5.5, 47])),
          [0, 64.6, 132.6].flatMap((y, row) =>
            [0, 1].map((k) =>
              row === 2 && k === 1
                ? group()
                : crate(34 + k * 62, y, 46, chance.pick([0xcfae83, 0xcfae83, 0x456a86, 0xb9bdbb, 0xa5543f])),
            ),
          ),
        ),
        x,
        0,
        10,
      )
    const crate = (x: number, y: number, z: number, colour: number) =>
      put(part(box(58, 40, 40, 0.8), lacquer(colour, 0.8)), x, y + 20, z, chance.between(-0.1, 0.1))
    return {
      object: group(
        wall([-LONG / 2, 0, LONG, HIGH], sheet, [windows, ...(hole ? [holeAt(hole.plate, fanX, fanY)] : [])]),
        merged(ribs, lacquer(shifted(paint, 0.02), 0.5)),
        glazed(windows, 7, lacquer(0x8f9a9b, 0.4)),
        part(box(LONG, 34, 6, 0.6), concrete(0xaaaba8), [0, 17, 4]),
        ground(LONG, 700, concrete(chance.pick([0xa3a7a5, 0x8f9899, 0xb0aea7]))),
        part(box(7, 0.3, 520, 0.05), lacquer(0xd3a24a, 0.6), [-190, 0.1, 330]),
        part(box(400, 0.3, 7, 0.05), lacquer(0xd3a24a, 0.6), [10, 0.1, 96]),
        column(-230),
        column(150),
        [60, 250].map((z) => beam(0, HIGH - 18, z, [LONG, 26, 10])),
        part(box(LONG, 4, 700, 0.5), lacquer(shifted(paint, -0.04), 0.6), [0, HIGH, 350]),
        mount === 'duct'
          ? [
              put(
                run(thing, {
                  ...{ far: 480, at: [reach + 26, reach + 150] },
                  finish: kind === 'inline-fan' ? galvanised() : painted,
                  held: (x) => hanger(radius, x, HIGH - axis),
                }),
                0,
                axis,
                deep,
              ),
            ]
          : [],
        put(spiro(thin, -500, 500), 0, upper, 46),
        [-160, 40, 240].map((x) => put(hanger(thin, x, HIGH - upper), 0, upper, 46)),
        part(box(LONG, 3, 18, 0.3), galvanised(), [0, 264, 12]),
        rack(mount === 'wall' ? 60 : mount === 'duct' ? 6 : 90),
        part(box(30, 40, 18, 1.2), plastic(0xd9dcdc), [-110, 140, 10]),
        part(box(3, 120, 3, 0.6), steel(), [-110, 220, 5]),
        part(box(LONG, 96, 1.6, 0.2), lacquer(chance.pick([0x5f8088, 0x6f8a7a, 0x8a7f70]), 0.5), [0, 82, 3.4]),
      ),
      fitting,
      lights: [
        daylight(windows, 6),
        { at: [0, HIGH - 12, 260], towards: [0, -1, -0.1], width: 420, height: 30, colour: 0xf6faff, strength: 9 },
      ],
      fill: [0xf5f1e8, 0.5],
      ...(mount === 'floor' && { socket: [-96, 42, RIB] as const }),
      spot,
      shot,
    }
  },
}

import { Shape } from 'three'
import type { Object3D } from 'three'
import { drawn, galvanised, plastic, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, merged, part, spread } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, extrude, lathe, latheX, latheZ } from '../geometry/solids.ts'
import { concrete, lacquer, shifted } from './palette.ts'
import { run, spiro } from './parts/ducts.ts'
import { clamp, cordUp, rails, serviceSwitch, throughWall } from './parts/mounts.ts'
import { border, ground, holeAt, wall } from './parts/shell.ts'
import { carton, crate, PALLET, pallet, palletRack } from './parts/stores.ts'
import { put } from './parts/things.ts'
import { daylight, outside } from './parts/window.ts'
import type { Rect } from './parts/shell.ts'
import type { Room, Shot, Spot } from './room.ts'

const LONG = 1000
const HIGH = 420
/** How far the curb of a fan stands out: over the ribs of the sheet. */
const CURB = 4.2
const RIB = 3
const DADO = 130

/** A rib of the sheet between two heights, with sloping flanks. */
function rib(x: number, from: number, to: number) {
  const profile = new Shape()
  profile.moveTo(-5.4, 0.5).lineTo(5.4, 0.5).lineTo(3, -RIB).lineTo(-3, -RIB)
  profile.closePath()
  return extrude(profile, to - from, 0)
    .rotateX(-Math.PI / 2)
    .translate(x, from, 0)
}

/** A band of steel windows with slender bars, and a soft sky that is brighter above the horizon. */
function steelWindows([left, bottom, width, height]: Rect, finish: Finish): Object3D[] {
  const [x, y] = [left + width / 2, bottom + height / 2]
  const bars = spread(13, left, left + width, (across) => across).slice(1, -1)
  return [
    part(border(width, height, 4, 7, 0.3), finish, [x, y, -9]),
    ...bars.map((across, k) =>
      part(box(k % 3 === 2 ? 5 : 2.6, height - 6, k % 3 === 2 ? 6 : 4, 0.25), finish, [across, y, -5.6]),
    ),
    part(box(width - 6, 2.6, 3.4, 0.25), finish, [x, bottom + 36, -5.6]),
    ...spread(12, 0, 11, (k) =>
      part(
        box(width + 500, 31, 1),
        outside(
          [0xd9e3e8, 0xd2dfe8, 0xcbdbe8, 0xc4d6e8, 0xbdd1e7, 0xb7cde6][Math.floor(k / 2)] ?? 0xb7cde6,
          1.02 - k * 0.02,
        ),
        [x, bottom - 20 + k * 30, -150 - k * 0.1],
      ),
    ),
  ]
}

/** A conduit along the wall with a branch down to a distribution box. */
function conduits(x: number, high: number, low: number): Object3D[] {
  const grey = plastic(0xc9cccc, 0.45)
  const z = RIB + 1.5
  const clip = (cx: number, cy: number, upright: boolean): Object3D =>
    part(box(upright ? 3.2 : 1.4, upright ? 1.4 : 3.2, 2.9, 0.4), plastic(0xaeb3b4, 0.5), [cx, cy, z - 0.2])
  return [
    part(latheX([at(0.95, -LONG / 2), at(0.95, LONG / 2)], 24), grey, [0, high, z]),
    part(lathe([at(0.95, low), at(0.95, high)], 24), grey, [x, 0, z]),
    part(box(7.5, 7.5, 4.4, 0.8), plastic(0xd5d8d8, 0.42), [x, high, z + 0.3]),
    ...spread(10, -460, 460, (cx) => clip(cx, high, false)),
    ...spread(2, low + 18, high - 20, (cy) => clip(x, cy, true)),
    part(box(24, 32, 11, 1.1), plastic(0xd9dcdc), [x, low - 16, RIB + 5.4]),
    part(box(20, 13, 1.2, 0.4), plastic(0xc3d0d6, 0.15), [x, low - 12, RIB + 11]),
    ...[-1, 1].map((u) =>
      part(latheZ([at(0, 0.3), at(0.8, 0.2, 0.1), at(0.8, 0)], 20), plastic(0xb4b8b8), [
        x + u * 9.6,
        low - 28.6,
        RIB + 10.9,
      ]),
    ),
    part(lathe([at(1.3, -0.7), at(1.3, 0.9, 0.2), at(0.9, 1)], 24), rubber(), [x, low, z]),
  ]
}

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
    const frame = lacquer(chance.pick([0x456a86, 0x2f5a62, 0x7b8585, 0x35607f]), 0.45)
    const windows: Rect = [-420, 270, 840, 90]
    const { hole } = mounting
    const [fanX, fanY] = [-24, 192]
    const xs = Array.from({ length: 44 }, (_, k) => k * 23 - LONG / 2)
    const isCut = (x: number): boolean => hole !== undefined && Math.abs(x - fanX) < hole.plate + 7
    const ribs = xs.flatMap((x) => [
      // a curb interrupts the sheet
      ...(hole && isCut(x)
        ? [rib(x, 0, fanY - hole.plate - 1), rib(x, fanY + hole.plate + 1, windows[1])]
        : [rib(x, 0, windows[1])]),
      rib(x, windows[1] + windows[3], HIGH),
    ])
    const screws = xs.flatMap((x) =>
      [148, 240].flatMap((y) =>
        isCut(x + 11.5)
          ? []
          : [
              latheZ([at(0, 0.7), at(0.45, 0.6, 0.1), at(0.5, 0.2), at(0.85, 0.15), at(0.9, 0)], 16).translate(
                x + 11.5,
                y,
                0,
              ),
            ],
      ),
    )
    const beam = (x: number, y: number, z: number, [w, h, d]: readonly [number, number, number]) =>
      part(box(w, h, d, 0.5), frame, [x, y, z])
    const column = (x: number) => [
      beam(x, HIGH / 2, 8, [22, HIGH, 1.6]),
      beam(x, HIGH / 2, 28, [22, HIGH, 1.6]),
      beam(x, HIGH / 2, 18, [1.6, HIGH, 20]),
    ]
    const deep = 96
    const axis = 226
    const [spot, shot]: [Spot, Shot] =
      mount === 'wall'
        ? [
            { at: [fanX, fanY, CURB - (hole?.back ?? 0)] },
            { eye: [110, 160, 430], target: [14, 172, 0], frame: Math.max(156, size.x * 3.2) },
          ]
        : mount === 'floor'
          ? [
              { at: [-60, 0, 190], turn: 26 },
              { eye: [60, 128, 560], target: [6, 84, 150], frame: Math.max(250, size.y * 3) },
            ]
          : [
              { at: [0, axis, deep] },
              { eye: [120, 178, 470], target: [8, axis - 23, deep], frame: Math.max(162, reach * 4.5) },
            ]
    const fitting = group(
      hole ? [throughWall(hole, CURB, RIB), ...serviceSwitch(mounting, hole.back - CURB + RIB + 0.4, -fanY)] : [],
      mounting.feet ? [rails(mounting.feet, HIGH - axis), ...cordUp(mounting, HIGH - axis)] : [],
    )
    const painted = lacquer(chance.pick([0x3f6a78, 0x5b7d6c, 0xf0eeea]), 0.4)
    const cardboards = [0xc49d70, 0xbd9363, 0xcaa67c] as const
    const stored = (x: number, y: number, k: number) => {
      const turn = chance.between(-0.05, 0.05)
      const colour = chance.pick([...cardboards, 0x456a86])
      const made =
        colour === 0x456a86
          ? crate([56, 32, 40], chance.pick([0x456a86, 0x8c9496]))
          : carton([k % 2 === 0 ? 58 : 50, 28 + ((k * 7) % 11), 44], colour, ['808', '080', 'V 8 V'][k % 3])
      return put(made, x, y, 42, turn)
    }
    const rackAt = mount === 'wall' ? 50 : mount === 'duct' ? -12 : 90
    const rack = put(
      group(
        palletRack(130, 190, [63, 134], frame, lacquer(0xc9713f, 0.45)),
        [0, 63, 134].flatMap((y, row) => [0, 1].map((k) => stored(35 + k * 61, y, row * 2 + k))),
      ),
      rackAt,
      0,
      8,
    )
    const pile = put(
      group(
        pallet(),
        [-30, 30].flatMap((x) => [-20, 20].map((z) => put(carton([58, 36, 39], cardboards[0], '808'), x, PALLET, z))),
        [-30, 30].map((x) => put(carton([58, 36, 39], cardboards[2], '808'), x, PALLET + 36.4, -20)),
      ),
      -212,
      0,
      96,
      0.06,
    )
    const yellow = lacquer(0xd3a24a, 0.6)
    return {
      object: group(
        wall([-LONG / 2, 0, LONG, HIGH], sheet, [windows, ...(hole ? [holeAt(hole.plate, fanX, fanY)] : [])]),
        merged(ribs, lacquer(shifted(paint, 0.02), 0.5)),
        merged(screws, drawn(0xb9bdbb)),
        steelWindows(windows, lacquer(0x59656a, 0.45)),
        part(box(LONG, 1.4, 12, 0.3), lacquer(0xc9cdcc, 0.4), [0, windows[1] + 0.2, 1]),
        part(box(LONG, 6, 0.8, 0.2), lacquer(0xc9cdcc, 0.4), [0, windows[1] - 3, 6.6]),
        part(box(LONG, 34, 6, 0.6), concrete(0xaaaba8), [0, 17, 4]),
        ground(LONG, 700, concrete(chance.pick([0xa3a7a5, 0x8f9899, 0xb0aea7]))),
        part(box(7, 0.3, 520, 0.05), yellow, [-270, 0.1, 330]),
        part(box(700, 0.3, 7, 0.05), yellow, [76, 0.12, 118]),
        column(-230),
        column(190),
        [60, 250].map((z) => beam(0, HIGH - 18, z, [LONG, 26, 10])),
        part(box(LONG, 4, 700, 0.5), lacquer(shifted(paint, -0.04), 0.6), [0, HIGH, 350]),
        mount === 'duct'
          ? [
              put(
                run(thing, {
                  ...{ far: 480, at: [reach + 26, reach + 150] },
                  finish: kind === 'inline-fan' ? galvanised() : painted,
                  held: (x) => clamp(radius, x, HIGH - axis),
                }),
                0,
                axis,
                deep,
              ),
            ]
          : [
              put(spiro(14, -500, 500), 0, 330, 46),
              [-160, 40, 240].map((x) => put(clamp(14, x, HIGH - 330), 0, 330, 46)),
            ].flat(),
        rack,
        mount === 'floor' ? [pile] : [],
        conduits(mount === 'duct' ? -105 : -150, 252, mount === 'duct' ? 196 : 180),
        part(box(LONG, 96, 1.6, 0.2), lacquer(chance.pick([0x5f8088, 0x6f8a7a, 0x8a7f70]), 0.5), [0, DADO - 48, 3.4]),
      ),
      fitting,
      lights: [
        daylight(windows, 5),
        { at: [0, HIGH - 12, 260], towards: [0, -1, -0.1], width: 420, height: 30, colour: 0xf6faff, strength: 9 },
        // an open gate at the side: what stands out of the wall throws a shadow along it
        { at: [-430, 240, 190], towards: [1, -0.16, -0.34], width: 150, height: 190, colour: 0xfff6e6, strength: 20 },
      ],
      fill: [0xf1f1ee, 0.34],
      ...(mount === 'floor' && { socket: [-96, 42, RIB] as const }),
      spot,
      shot,
    }
  },
}

import { chrome, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import type { Chance } from './chance.ts'
import { ACCENTS, ceramic, glaze, lacquer, mirrored, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { bowl, tap, towelBar, vanity, wallMirror } from './parts/sanitary.ts'
import { border, tiled, tiledFloor, wall } from './parts/shell.ts'
import type { Tiling } from './parts/shell.ts'
import { plant } from './parts/plant.ts'
import { bottle, bracketed, put, tumbler, vase } from './parts/things.ts'
import { atLeft, daylightAtLeft, glazed } from './parts/window.ts'
import type { Room } from './room.ts'

const TILINGS: readonly [Tiling, ...Tiling[]] = [
  { tile: [20, 20], joint: 0.25 },
  { tile: [20, 7.5], joint: 0.25, shift: 0.5, lean: 0.012 },
  { tile: [30, 60], joint: 0.2 },
  { tile: [10, 10], joint: 0.25, lean: 0.016 },
  { tile: [7.5, 24], joint: 0.2, lean: 0.014 },
]

/** What the mirror shows behind the camera: a wall with a door, a picture and a towel. */
const opposite = (white: Finish, chance: Chance) =>
  put(
    group(
      part(box(640, 270, 2, 0.01), mirrored(white), [0, 135, -1]),
      part(border(96, 212, 8, 5, 0.4), mirrored(lacquer(0xf3f1ec, 0.4)), [60, 106, 0]),
      part(box(80, 204, 2, 0.3), mirrored(lacquer(0xece7dc, 0.4)), [60, 102, 0.6]),
      part(box(2, 14, 3, 0.4), mirrored(chrome()), [28, 104, 3]),
      part(box(44, 60, 2, 0.6), mirrored(lacquer(chance.pick(ACCENTS), 0.8)), [-30, 150, 1.2]),
    ),
    0,
    0,
    425,
    Math.PI,
  )

/** A basin under a mirror; the fan sits high on the tiled wall beside it, the window is at the left. */
export const bathroom: Room = {
  name: 'bathroom',
  holds: { 'bathroom-fan': 'wall', 'bathroom-fan-glass': 'wall', 'valve-round': 'wall', hygrostat: 'wall' },
  furnish: (chance, { kind }) => {
    const small = kind === 'hygrostat'
    // white products need tiles that are darker
    const tone = chance.pick([0xa9bab8, 0xbfae9b, 0x94aab0, ...TONES, 0x47666c])
    const tiles = [0, 0.03, -0.03].map((by) => glaze(shifted(tone, by), 0.22))
    const grout = plaster(chance.pick([0xd9d8d4, 0xc9c9c5]))
    const tiling = chance.pick(TILINGS)
    const front = chance.pick([wood(chance.pick(WOODS)), lacquer(chance.pick([...PALE, ...TONES]))])
    const top = chance.pick([wood(chance.pick(WOODS)), ceramic(0xefefec)])
    const frame = chance.pick([lacquer(0x26292b, 0.4), wood(chance.pick(WOODS)), lacquer(0xb99a62, 0.3)])
    const opening = [-150, 100, 84, 155] as const
    const white = plaster(chance.pick(PALE))
    const round = chance.maybe(0.5)
    // high, where the camera sees it beside the fan
    const hasShelf = small || round
    const mirrorX = round ? -6 : -4
    const side = atLeft(
      -100,
      wall([-430, 0, 430, 270], white, [opening]),
      glazed(opening),
      tiled([-300, 0, 300, 96], tiling, tiles, grout, chance),
    )
    const object = group(
      part(box(460, 280, 2, 0.01), white, [100, 140, -1.2]),
      tiled([-100, 0, 400, 270], tiling, tiles, grout, chance),
      side,
      tiledFloor(
        420,
        320,
        { tile: [30, 30], joint: 0.25 },
        [glaze(chance.pick([0xb9b6ae, 0x7f8a8c, 0xc9c3b7]), 0.35)],
        grout,
        chance,
      ),
      part(box(420, 3, 320, 0.1), plaster(0xf3f2ee), [90, 271, 160]),
      put(vanity(100, 44, 46, front, top), 0, 84, 0.8),
      put(bowl(19), -4, 84, 24),
      put(tap(22, 14), -4, 84, 4),
      put(wallMirror(round ? 74 : 64, round ? 74 : 92, frame, round ? 36.9 : 5), mirrorX, 150, 0.8),
      put(bottle(chance.pick(ACCENTS), 17, 3), 31, 84, 22),
      put(tumbler(10, 3.6), 24, 84, 14),
      hasShelf
        ? [
            put(bracketed(54, 15, wood(0xc9a274), lacquer(0x2a2c2e, 0.4)), 88, 166, 0.8),
            put(plant(chance, 20), 106, 166, 9),
            put(vase(chance, 14), 91, 166, 8),
            put(bottle(0xe7e2d8, 14, 3), 69, 166, 7),
            put(bottle(0xb9a88f, 11, 3), 77, 166, 9),
          ]
        : [put(towelBar(50, 36, 30, chance.pick([...ACCENTS, ...PALE]), chrome()), 88, 175, 8.8)],
      opposite(white, chance),
      atLeft(
        -100,
        tiled([-430, 96, 256, 174], tiling, tiles, grout, chance),
        put(towelBar(60, 44, 52, chance.pick([...ACCENTS, ...PALE]), chrome()), -248, 196, 8.8),
      ),
    )
    const at = small ? ([52, 140, 0.8] as const) : ([56, 199, 0.8] as const)
    return {
      object,
      lights: [
        daylightAtLeft(-100, opening, 11),
        { at: [-4, 226, 30], towards: [0.1, -1, -0.2], width: 70, height: 20, colour: 0xfff0da, strength: 2 },
        { at: [-55, 264, 250], towards: [-0.2, -1, 0], width: 60, height: 60, colour: 0xfff4e4, strength: 6 },
      ],
      sun: { towards: [0.82, -0.17, -0.52], strength: 3.5 },
      fill: [0xf4f1ea, 0.36],
      spot: { at },
      shot: small
        ? { eye: [120, 150, 150], target: [46, 140, 0], frame: 92 }
        : { eye: [158, 150, 262], target: [66, 181, 0], frame: 106 },
    }
  },
}

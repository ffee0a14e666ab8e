import { wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, ceramic, glaze, lacquer, linen, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { bowl, tap, vanity, wallMirror } from './parts/sanitary.ts'
import { tiled, tiledFloor, wall } from './parts/shell.ts'
import type { Tiling } from './parts/shell.ts'
import { hung } from './parts/soft.ts'
import { plant } from './parts/plant.ts'
import { bottle, put, rail, shelf, tumbler, vase } from './parts/things.ts'
import { atLeft, daylightAtLeft, glazed } from './parts/window.ts'
import type { Room } from './room.ts'

const TILINGS: readonly [Tiling, ...Tiling[]] = [
  { tile: [20, 20], joint: 0.25 },
  { tile: [20, 7.5], joint: 0.25, shift: 0.5, lean: 0.012 },
  { tile: [30, 60], joint: 0.2 },
  { tile: [10, 10], joint: 0.25, lean: 0.016 },
  { tile: [7.5, 24], joint: 0.2, lean: 0.014 },
]

/** A basin under a mirror; the fan sits high on the tiled wall beside it, the window is at the left. */
export const bathroom: Room = {
  name: 'bathroom',
  holds: { 'bathroom-fan': 'wall', 'bathroom-fan-glass': 'wall', 'valve-round': 'wall', hygrostat: 'wall' },
  furnish: (chance, { kind }) => {
    const small = kind === 'hygrostat'
    const tone = chance.pick([0xf0efec, 0xf0efec, 0xe7ebea, ...TONES, 0x47666c])
    const tiles = [0, 0.03, -0.03].map((by) => glaze(shifted(tone, by), 0.22))
    const grout = plaster(chance.pick([0xd9d8d4, 0xc9c9c5]))
    const tiling = chance.pick(TILINGS)
    const front = chance.pick([wood(chance.pick(WOODS)), lacquer(chance.pick([...PALE, ...TONES]))])
    const top = chance.pick([wood(chance.pick(WOODS)), ceramic(0xefefec)])
    const frame = chance.pick([lacquer(0x26292b, 0.4), wood(chance.pick(WOODS)), lacquer(0xb99a62, 0.3)])
    const opening = [-150, 105, 80, 110] as const
    const white = plaster(chance.pick(PALE))
    const round = chance.maybe(0.5)
    const side = atLeft(
      -100,
      wall([-300, 0, 300, 270], white, [opening]),
      glazed(opening),
      tiled([-300, 0, 300, 100], tiling, tiles, grout, chance),
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
      put(wallMirror(round ? 74 : 64, round ? 74 : 92, frame, round ? 36.9 : 5), -4, 148, 0.8),
      put(bottle(chance.pick(ACCENTS), 17, 3), 31, 84, 22),
      put(tumbler(10, 3.6), 24, 84, 14),
      put(shelf(52, 13, frame), 96, 158, 0.8),
      put(plant(chance, 30), 82, 158, 8),
      put(vase(chance, 15), 103, 158, 8),
      put(bottle(0xe7e2d8, 14, 3), 114, 158, 7),
      put(rail(60), 96, 128, 8),
      put(part(hung(40, 52), linen(chance.pick([...PALE, ...TONES, ...ACCENTS]))), 94, 128, 8),
    )
    const at = small ? ([52, 140, 0.8] as const) : ([68, 196, 0.8] as const)
    return {
      object,
      lights: [
        daylightAtLeft(-100, opening, 11),
        { at: [-4, 226, 30], towards: [0.1, -1, -0.2], width: 70, height: 20, colour: 0xfff0da, strength: 6 },
      ],
      sun: { towards: [0.78, -0.3, -0.62], strength: 3.4 },
      fill: [0xf4f1ea, 0.5],
      spot: { at },
      shot: small
        ? { eye: [120, 150, 150], target: [46, 140, 0], frame: 92 }
        : { eye: [112, 146, 280], target: [38, 158, 0], frame: 160 },
    }
  },
}

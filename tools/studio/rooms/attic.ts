import { cardboard, galvanised, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { lacquer, linen, plaster, shifted } from './palette.ts'
import { bent, run } from './parts/ducts.ts'
import { boards, wall } from './parts/shell.ts'
import { cushion } from './parts/soft.ts'
import { put } from './parts/things.ts'

import { daylight, glazed } from './parts/window.ts'
import type { Room } from './room.ts'

/** Under the rafters: boards, wool between the beams, a round window in the gable, a duct that runs through. */
export const attic: Room = {
  name: 'attic',
  holds: {
    'inline-fan': 'duct',
    'box-fan': 'duct',
    silencer: 'duct',
    'recovery-central': 'floor',
  },
  furnish: (chance, { mount, size, radius, reach, kind }) => {
    const raw = chance.pick([0xc79c68, 0xb98d5b, 0xd2ac7c])
    const plank = (by: number): Finish => wood(shifted(raw, by), { roughness: 0.7, clearcoat: 0 })
    const timber = [plank(0), plank(0.06), plank(-0.07)] as const
    const one = (): Finish => chance.pick(timber)
    const wool = linen(chance.pick([0xe3d49b, 0xd9cfae, 0xc9b98f]))
    const opening = [-46, 110, 92, 80] as const
    const axis = Math.max(86, radius + 62)
    // the slope rises from the left eave to the ridge above the right
    const slope = Math.PI / 4.1
    const roof = group(
      part(box(460, 2, 520, 0.1), wood(shifted(raw, -0.05), { roughness: 0.8, clearcoat: 0 }), [0, 10, 0]),
      [-220, -145, -70, 5, 80, 155].map((z) => part(box(460, 17, 9, 0.6), one(), [0, 0, z])),
      [-182, -108, -33, 42, 117].map((z) => part(cushion(460, 12, 64, 0.3), wool, [0, 4, z])),
    )
    const isUnit = mount === 'floor'
    const [r, top] = [isUnit ? radius : 0, size.y]
    return {
      object: group(
        wall([-300, 0, 600, 340], plaster(0xd9d2c6), [opening]),
        glazed(opening, 2, wood(shifted(raw, -0.1))),
        put(place(group(roof), [0, 0, 0], [0, 0, slope]), -150, 142, 190),
        part(box(14, 340, 14, 0.7), one(), [150, 170, 60]),
        part(box(500, 15, 12, 0.7), one(), [0, 236, 120]),
        part(box(14, 14, 420, 0.7), one(), [-206, 62, 210]),
        boards(640, 420, timber, chance, 18),
        isUnit
          ? []
          : [
              put(
                run(radius, reach, 340, 0.5, kind === 'inline-fan' ? galvanised() : lacquer(0xf0eeea, 0.45)),
                0,
                axis,
                96,
              ),
            ],
        isUnit
          ? []
          : [-1, 1].map((side) =>
              part(box(6, axis - radius - 0.5, 12, 0.5), one(), [side * (reach + 40), (axis - radius) / 2, 96]),
            ),
        isUnit || kind === 'silencer'
          ? []
          : [
              part(box(Math.max(60, reach * 1.7), 3, 44, 0.4), one(), [0, axis - size.y / 2 - 1.4, 96]),
              ...[-1, 1].map((side) =>
                part(box(6, axis - size.y / 2 - 2, 40, 0.4), one(), [
                  side * Math.max(24, reach * 0.7),
                  (axis - size.y / 2 - 2) / 2,
                  96,
                ]),
              ),
            ],
        isUnit
          ? [-1, 1].map((side) =>
              bent(
                [
                  [side * size.x * 0.27 - 20, top - 6, 66],
                  [side * size.x * 0.27 - 20, top + 58, 66],
                  [side * 320, top + 96, 66],
                ],
                r,
                galvanised(),
              ),
            )
          : [],
        put(part(box(52, 36, 40, 0.8), cardboard()), 122, 18, 60, 0.2),
        put(part(box(44, 30, 36, 0.8), cardboard(0xc29e70)), 118, 51, 58, -0.15),
        put(part(box(60, 34, 42, 2), linen(chance.pick([0x7d9684, 0x456a86, 0xa5543f]))), -130, 17, 46, 0.25),
      ),
      lights: [
        daylight(opening, 14),
        { at: [110, 300, 260], towards: [-0.4, -1, -0.5], width: 90, height: 60, colour: 0xf3f7ff, strength: 6 },
        { at: [-40, 205, 190], towards: [0, -1, -0.2], width: 16, height: 16, colour: 0xffddb0, strength: 14 },
      ],
      sun: { towards: [-0.5, -0.62, -0.6], strength: 1.6 },
      fill: [0xf1ece2, 0.36],
      spot: isUnit ? { at: [-20, 0, 66], turn: 8 } : { at: [0, axis, 96] },
      shot: isUnit
        ? { eye: [70, 130, 470], target: [-6, 88, 60], frame: 262 }
        : { eye: [120, 156, 470], target: [-8, axis + 34, 90], frame: Math.max(224, reach * 4.6) },
    }
  },
}

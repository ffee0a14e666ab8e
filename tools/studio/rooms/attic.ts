import { cardboard, galvanised, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe } from '../geometry/solids.ts'
import { lacquer, linen, plaster, shifted } from './palette.ts'
import { bent, run, saddle } from './parts/ducts.ts'
import { cordDown, planks } from './parts/mounts.ts'
import { boards, wall } from './parts/shell.ts'
import type { Rect } from './parts/shell.ts'
import { cushion } from './parts/soft.ts'
import { put } from './parts/things.ts'

import { daylight, glazed } from './parts/window.ts'
import type { Room } from './room.ts'

/** The joists of the floor, and how high they are; wool lies between them. */
const JOISTS = [-279, -217, -155, -93, -31, 31, 93, 155, 217, 279]
const JOIST = 18

/** From an end that looks up: at the back through the roof, in front in a bend down through the floor beside the unit. */
function loop([x, y, z]: readonly [number, number, number], radius: number, half: number) {
  if (z < 0)
    return bent(
      [
        [x, y - 4, z],
        [x, y + 90, z],
        [x, y + 240, z],
      ],
      radius + 0.5,
      galvanised(),
    )
  const side = Math.sign(x) * (half + radius + 9)
  const top = y + radius * 2 + 9
  return group(
    bent(
      [
        [x, y - 4, z],
        [x, top, z],
        [side, top, z],
        [side, -4, z],
      ],
      radius + 0.5,
      galvanised(),
    ),
    part(lathe([at(radius, 0.9), at(radius + 3.4, 0.8, 0.3), at(radius + 3.6, -2.2)], 72), galvanised(), [side, 0, z]),
  )
}

/** Under the rafters: boards, wool between the beams, a round window in the gable, a duct that runs through. */
export const attic: Room = {
  name: 'attic',
  holds: {
    'inline-fan': 'duct',
    'box-fan': 'duct',
    silencer: 'duct',
    'recovery-central': 'floor',
  },
  furnish: (chance, thing) => {
    const { mount, size, radius, reach, kind, mounting } = thing
    const raw = chance.pick([0xc79c68, 0xb98d5b, 0xd2ac7c])
    const plank = (by: number): Finish => wood(shifted(raw, by), { roughness: 0.7, clearcoat: 0 })
    const timber = [plank(0), plank(0.06), plank(-0.07)] as const
    const one = (): Finish => chance.pick(timber)
    const wool = linen(chance.pick([0xe3d49b, 0xd9cfae, 0xc9b98f]))
    const isUnit = mount === 'floor'
    const opening: Rect = isUnit ? [58, 110, 92, 80] : [-46, 84, 92, 80]
    const { feet, tops } = mounting
    // feet stand on boards, and a duct without them on blocks
    const axis = feet ? JOIST + 5 - feet.y : JOIST + radius + 12
    // the slope rises from the left eave to the ridge above the right
    const slope = Math.PI / 4.1
    const roof = group(
      part(box(460, 2, 520, 0.1), wood(shifted(raw, -0.05), { roughness: 0.8, clearcoat: 0 }), [0, 10, 0]),
      [-220, -145, -70, 5, 80, 155].map((z) => part(box(460, 17, 9, 0.6), one(), [0, 0, z])),
      [-182, -108, -33, 42, 117].map((z) => part(cushion(460, 12, 64, 0.3), wool, [0, 4, z])),
    )
    return {
      object: group(
        wall([-300, 0, 600, 340], plaster(0xd9d2c6), [opening]),
        glazed(opening, 2, wood(shifted(raw, -0.1))),
        put(place(group(roof), [0, 0, 0], [0, 0, slope]), -150, 142, 190),
        part(box(14, 340, 14, 0.7), one(), [150, 170, 60]),
        part(box(500, 15, 12, 0.7), one(), [0, 236, 120]),
        part(box(14, 14, 420, 0.7), one(), [-206, 62, 210]),
        isUnit
          ? boards(640, 420, timber, chance, 18)
          : [
              part(box(640, 2, 420, 0.1), wood(shifted(raw, -0.2)), [0, 1, 210]),
              JOISTS.map((x) => part(box(10, JOIST, 420, 0.7), one(), [x, JOIST / 2, 210])),
              JOISTS.map((x) => part(cushion(53, 15, 440, 0.22), wool, [x + 31, 8.5, 210])),
            ].flat(),
        isUnit
          ? []
          : [
              put(
                run(thing, {
                  ...{ far: 340, at: JOISTS.filter((x) => x > reach + 10) },
                  finish: kind === 'inline-fan' ? galvanised() : lacquer(0xf0eeea, 0.45),
                  held: (x) => saddle(radius, x, axis - JOIST, one()),
                }),
                0,
                axis,
                96,
              ),
            ],
        isUnit ? [] : [-1, 1].map((side) => part(box(112, 1.8, 62, 0.2), plank(0.02), [side * 124, JOIST + 0.9, 34])),
        put(
          group(
            put(part(box(52, 36, 40, 0.8), cardboard()), 122, 18, 34, 0.1),
            put(part(box(44, 30, 36, 0.8), cardboard(0xc29e70)), 118, 51, 32, -0.15),
            put(part(box(60, 34, 42, 2), linen(chance.pick([0x7d9684, 0x456a86, 0xa5543f]))), -130, 17, 34, 0.1),
          ),
          0,
          isUnit ? 0 : JOIST + 1.8,
          isUnit ? 20 : 0,
        ),
      ),
      fitting: group(
        feet ? [planks(feet, JOIST - axis, plank(0.04), 76), ...cordDown(mounting, JOIST - axis)] : [],
        tops ? tops.at.map((end) => loop(end, tops.radius, size.x / 2)) : [],
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
        : { eye: [110, 128, 470], target: [-4, axis + 30, 90], frame: Math.max(186, reach * 4.6) },
    }
  },
}

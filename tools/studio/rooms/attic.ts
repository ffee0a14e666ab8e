import type { Object3D } from 'three'
import { cardboard, galvanised, plastic, rubber, steel, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part, place } from '../geometry/parts.ts'
import { wire } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, lathe, latheZ } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import type { Mounting } from '../types.ts'
import { lacquer, plaster, shifted } from './palette.ts'
import { routed, run, saddle, sleeve } from './parts/ducts.ts'
import { boards, wall } from './parts/shell.ts'
import type { Rect } from './parts/shell.ts'
import { cushion } from './parts/soft.ts'
import { put } from './parts/things.ts'
import { batts, carton, fibres, trunk } from './parts/loft.ts'
import { daylight, glazed } from './parts/window.ts'
import type { Room, Thing, Triple } from './room.ts'

/** The joists of the floor, and how high they are; wool lies between them. */
const JOISTS = [-279, -217, -155, -93, -31, 31, 93, 155, 217, 279]
const JOIST = 18

/** The ends that look up: at the back in insulation through the roof, in front in two bends down through the floor. */
function loop([x, y, z]: Triple, radius: number, half: number, floor: number) {
  const tube = radius + 0.1
  if (z < 0) {
    const foam = surface({ color: 0x35393c, roughness: 0.85, bump: [[0.2, 2.4]] })
    const thick = radius + 2.3
    return group(
      sleeve(radius, [x, y, z]),
      routed(
        [
          [x, y - 4, z],
          [x, y + 240, z],
        ],
        tube,
      ),
      part(lathe([at(radius, y + 9), at(thick, y + 9, 0.5), at(thick, y + 236)], 72), foam, [x, 0, z]),
      [9.8, 58, 118, 178].map((up) =>
        part(
          lathe(
            [
              at(thick, y + up),
              at(thick + 0.12, y + up + 0.1),
              at(thick + 0.12, y + up + 4.6),
              at(thick, y + up + 4.7),
            ],
            72,
          ),
          plastic(0x1f2224, 0.3),
          [x, 0, z],
        ),
      ),
    )
  }
  const side = Math.sign(x) * (half + radius + 8)
  const top = y + radius * 1.5 + 13
  const plate = radius * 2 + 13
  return group(
    sleeve(radius, [x, y, z]),
    routed(
      [
        [x, y - 4, z],
        [x, top, z],
        [side, top, z],
        [side, floor - 3, z],
      ],
      tube,
    ),
    // a plate on the boards, and a collar with a seal round the duct
    part(box(plate, 0.6, plate, 0.15), galvanised({ color: 0xb9bdc0 }), [side, floor + 0.3, z]),
    part(
      lathe(
        [
          at(radius + 2, floor + 0.5),
          at(radius + 0.9, floor + 0.8, 0.3),
          at(radius + 0.7, floor + 5),
          at(radius, floor + 5),
        ],
        72,
      ),
      galvanised(),
      [side, 0, z],
    ),
    part(
      lathe([at(radius + 1.1, floor + 4.4), at(radius + 1, floor + 5.6, 0.3), at(radius, floor + 5.9)], 72),
      rubber(),
      [side, 0, z],
    ),
    [-1, 1].flatMap((u) =>
      [-1, 1].map((v) =>
        part(lathe([at(0.9, 0.5), at(0.7, 0.9, 0.2), at(0, 1)], 12), steel(), [
          side + u * (plate / 2 - 2),
          floor,
          z + v * (plate / 2 - 2),
        ]),
      ),
    ),
  )
}

const PAD = 1.1

/** A board on two battens across the joists, whose upper side is at y = `floor`; the feet stand on it on rubber. */
function deck({ x, y, z }: NonNullable<Mounting['feet']>, floor: number, finish: Finish) {
  const high = y - PAD - floor
  return group(
    x.flatMap((u) => [-z, z].map((v) => part(box(4.4, PAD, 3.6, 0.3), rubber(), [u, y - PAD / 2 + 0.02, v]))),
    [-z, z].map((v) => part(box(78, high - 1.8, 7, 0.3), finish, [0, floor + (high - 1.8) / 2, v])),
    part(box(74, 1.8, z * 2 + 15, 0.15), finish, [0, y - PAD - 0.9, 0]),
  )
}

/** From the gland along the top of the duct, tied to it, down to a junction box on a joist and on in a conduit. */
function wired({ mounting: { feet, gland }, radius, reach, kind }: Thing, floor: number): Object3D[] {
  if (feet === undefined || gland === undefined) return []
  const [x, y, z] = gland.at
  const edge = kind === 'box-fan' ? Math.max(...feet.x) + 1 : reach - 5
  const off = radius + 1.35
  const [high, front] = [off * 0.96, off * 0.28]
  const leaves = reach + 9
  const [spot, grey] = [feet.z + 15, plastic(0xc9cdcd, 0.45)]
  const isAside = leaves > 46
  const entry: Triple[] = isAside
    ? [
        [leaves - 2, floor + 4, spot - 1],
        [42, floor + 2.6, spot],
        [35, floor + 2.4, spot],
      ]
    : [
        [30.6, floor + 14, spot - 1.4],
        [31, floor + 8, spot],
        [31, floor + 4, spot],
      ]
  const over: Triple[] =
    kind === 'box-fan'
      ? [
          [(x + edge) / 2, y - 1.5, z * 0.8],
          [edge - 1.6, y - 1.5, z * 0.6],
          [edge + 1, y - 3.4, z * 0.5],
        ]
      : [[edge + 1, y * 0.7 + high * 0.3, z * 0.5 + front * 0.5]]
  return [
    part(
      wire(
        [
          [x - 1, y, z],
          [x + 2.5, y, z],
          ...over,
          [reach + 1, high + 0.7, front],
          [reach + 4, high, front],
          [leaves - 1, high - 0.1, front * 1.3],
          [leaves + 1.6, off * 0.72, off * 0.72],
          [leaves + 1, 0, off + 0.5],
          ...entry,
        ],
        0.42,
        260,
        14,
      ),
      plastic(0x2b2d2f, 0.5),
    ),
    part(box(0.9, 0.9, 1.6, 0.2), rubber(), [reach + 5.4, high + 0.3, front]),
    part(box(8.6, 4.4, 8.6, 0.7), grey, [31, floor + 2.2, spot]),
    part(box(7.8, 0.5, 7.8, 0.2), plastic(0xd9dcdc, 0.4), [31, floor + 4.4, spot]),
    part(
      lathe([at(0.95, 0), at(0.9, 1.3, 0.3), at(0.5, 1.7)], 20).rotateZ(isAside ? -Math.PI / 2 : 0),
      rubber(),
      isAside ? [35.2, floor + 2.4, spot] : [31, floor + 4.4, spot],
    ),
    part(latheZ([at(0.9, spot + 4), at(0.9, 260)], 24), grey, [31, floor + 1.1, 0]),
    part(latheZ([at(1.3, spot + 3.8), at(1.3, spot + 5.6, 0.2), at(0.9, spot + 5.8)], 24), plastic(0x8f9494, 0.45), [
      31,
      floor + 1.1,
      0,
    ]),
    ...[18, 46, 74, 102, 130].map((away) =>
      part(box(3.4, 1.6, 1.5, 0.4), plastic(0x9da2a2, 0.5), [31, floor + 0.8, spot + away]),
    ),
  ]
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
    const { mount, size, radius, reach, kind, mounting, base } = thing
    const raw = chance.pick([0xc79c68, 0xb98d5b, 0xd2ac7c])
    const plank = (by: number): Finish => wood(shifted(raw, by), { roughness: 0.7, clearcoat: 0 })
    const timber = [plank(0), plank(0.06), plank(-0.07)] as const
    const one = (): Finish => chance.pick(timber)
    const wool = fibres(chance.pick([0xc9bb8e, 0xc6bc9c, 0xb9ab88]))
    const isUnit = mount === 'floor'
    const opening: Rect = isUnit ? [58, 110, 92, 80] : [-46, 76, 92, 80]
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
              JOISTS.slice(0, -1).map((x, k) => part(batts(52, 330, k), wool, [x + 31, 0, 0])),
            ].flat(),
        isUnit
          ? []
          : [
              put(
                run(thing, {
                  ...{ far: 340, at: JOISTS.filter((x) => x > reach + 10) },
                  finish: kind === 'inline-fan' ? galvanised() : lacquer(0xf0eeea, 0.45),
                  // the first block stands on the board under the feet
                  held: (x) => saddle(radius, x, axis - JOIST - (feet && Math.abs(x) < 37 ? 3.9 : 0), one()),
                }),
                0,
                axis,
                96,
              ),
            ],
        isUnit ? [] : [-1, 1].map((side) => part(box(112, 1.8, 62, 0.2), plank(0.02), [side * 124, JOIST + 0.9, 34])),
        put(
          group(
            put(carton(52, 36, 40, cardboard()), 122, 18, 34, 0.1),
            put(carton(44, 30, 36, cardboard(0xc29e70)), 118, 51, 32, -0.15),
            put(trunk(chance.pick([0x53665a, 0x3d5468, 0x6e4334]), plank(-0.2)), isUnit ? -130 : -106, 0, 34, 0.1),
          ),
          0,
          isUnit ? 0 : JOIST + 1.8,
          isUnit ? 20 : 0,
        ),
      ),
      fitting: group(
        feet ? [deck(feet, JOIST - axis, plank(0.04)), ...wired(thing, JOIST - axis)] : [],
        tops ? tops.at.map((end) => loop(end, tops.radius, size.x / 2, base.y)) : [],
      ),
      lights: [
        daylight(opening, 14),
        { at: [110, 300, 260], towards: [-0.4, -1, -0.5], width: 90, height: 60, colour: 0xf3f7ff, strength: 6 },
        { at: [-40, 205, 190], towards: [0, -1, -0.2], width: 16, height: 16, colour: 0xffddb0, strength: 14 },
      ],
      sun: { towards: [-0.5, -0.62, -0.6], strength: 1.6 },
      fill: [0xf1ece2, 0.36],
      ...(isUnit && { socket: [76, 34, 0] as const }),
      spot: isUnit ? { at: [-20, 0, 66], turn: 8 } : { at: [0, axis, 96] },
      shot: isUnit
        ? { eye: [70, 130, 470], target: [-6, 88, 60], frame: 262 }
        : { eye: [110, 128, 470], target: [-4, axis + 11, 90], frame: Math.max(164, reach * 5) },
    }
  },
}

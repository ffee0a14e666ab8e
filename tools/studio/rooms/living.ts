import { glow, wood } from '../finishes.ts'
import { group } from '../geometry/parts.ts'
import { ACCENTS, lacquer, linen, PALE, TONES, WOODS } from './palette.ts'
import { bookcase, floorLamp, roundTable, rug, sofa } from './parts/furniture.ts'
import { bounced, interior, woodenFloor } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { books, framed, put, tumbler, vase } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

/** A sofa under pictures, a round table on a rug, a bookcase at the right, a wide window at the left. */
export const living: Room = {
  name: 'living',
  holds: {
    'ceiling-fan': 'ceiling',
    'ceiling-fan-slim': 'ceiling',
    'stand-fan': 'floor',
    'tower-fan': 'floor',
    'air-purifier': 'floor',
    'recovery-wall': 'wall',
  },
  furnish: (chance, { mount, kind }) => {
    const oak = wood(chance.pick(WOODS))
    const dark = lacquer(0x26292b, 0.4)
    const shell = interior({
      back: chance.pick([...PALE, ...PALE, ...TONES]),
      side: chance.pick(PALE),
      left: -230,
      opening: [-270, 60, 170, 175],
      ...(chance.maybe(0.6) && { curtain: linen(chance.pick([0xe9e5db, ...TONES])) }),
      floor: woodenFloor(chance, chance.pick(WOODS), chance.pick([12, 16, 20])),
      strength: 9,
    })
    const aside = mount === 'floor' ? 44 : 0
    const [spot, shot]: [Spot, Shot] =
      mount === 'ceiling'
        ? [
            { at: [-20, 262, 170], turn: 24 },
            { eye: [110, 124, 540], target: [-26, 168, 165], frame: 290 },
          ]
        : mount === 'wall'
          ? [{ at: [-168, 205, 0.2] }, { eye: [-30, 140, 410], target: [-108, 130, 0], frame: 246 }]
          : [
              { at: [-118, 0, 78], turn: 20 },
              {
                eye: [-10, 124, 440],
                target: [-78, kind === 'air-purifier' ? 74 : 88, 40],
                frame: kind === 'air-purifier' ? 230 : 262,
              },
            ]
    return {
      object: group(
        shell.object,
        put(rug(240, 170, chance.pick([...TONES, ...ACCENTS])), -20, 0, 190),
        put(sofa(214, linen(chance.pick([...TONES, 0xd8d2c6, 0x47666c, 0x3f5a60])), oak, chance), aside - 10, 0, 6),
        put(roundTable(38, 38, oak, dark), aside + 10, 0, 190),
        put(vase(chance, 20), aside + 2, 38, 186),
        put(tumbler(), aside + 26, 38, 196),
        put(framed(chance, 62, 84, chance.pick([oak, dark])), aside - 48, 158, 0),
        put(framed(chance, 62, 84, chance.pick([oak, dark])), aside + 26, 158, 0),
        put(floorLamp(150, glow(0xffe6c2, 0.9)), aside + 122, 0, 34),
        put(bookcase(84, 196, 30, 5, oak), aside + 190, 0, 1),
        [0, 1, 2, 3].map((row) => put(books(chance, 6, 24), aside + 154, 2.6 + 38.6 * (row + 1), 6)),
        put(plant(chance, 150), -200, 0, 36),
      ),
      lights: [
        shell.light,
        ...(mount === 'ceiling' ? [bounced(170)] : []),
        { at: [aside + 122, 150, 40], towards: [0, -1, 0.1], width: 30, height: 30, colour: 0xffdcae, strength: 5 },
      ],
      sun: { towards: [0.78, -0.32, -0.6], strength: 3.2 },
      fill: [0xf4f1ea, 0.42],
      ...(mount === 'floor' && { socket: [-152, 25, 0] as const }),
      spot,
      shot,
    }
  },
}

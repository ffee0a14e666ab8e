import { glow, wood } from '../finishes.ts'
import { group } from '../geometry/parts.ts'
import { ACCENTS, lacquer, PALE, shifted, TONES, WOODS } from './palette.ts'
import { bookcase, floorLamp, roundTable, rug, sofa } from './parts/furniture.ts'
import { interior, woodenFloor } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { woven } from './parts/soft.ts'
import { books, framed, put, tumbler, vase } from './parts/things.ts'
import { BRIGHTER, lampOf, sidelight, tinted, uplight } from './parts/uplight.ts'
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
  furnish: (chance, { mount, kind, size }) => {
    const isHung = mount === 'ceiling'
    const bright = isHung ? BRIGHTER : 1
    const oak = wood(chance.pick(WOODS))
    const dark = lacquer(0x26292b, 0.4)
    const shell = interior({
      back: mount === 'floor' ? chance.pick([...PALE, ...PALE, ...TONES]) : shifted(chance.pick(TONES), -0.1),
      side: chance.pick(PALE),
      left: -230,
      opening: [-270, 60, 170, 175],
      ...(chance.maybe(0.6) && { curtain: woven(chance.pick([0xe9e5db, ...TONES])) }),
      floor: woodenFloor(chance, chance.pick(WOODS), chance.pick([12, 16, 20])),
      strength: 9 * bright,
    })
    const aside = mount === 'floor' ? 44 : mount === 'wall' ? -30 : 0
    const [spot, shot]: [Spot, Shot] = isHung
      ? [
          { at: [-20, 262, 170], turn: 24 },
          { eye: [104, 66, 520], target: [-22, 184, 165], frame: 268 },
        ]
      : mount === 'wall'
        ? [{ at: [-168, 205, 0.2] }, { eye: [-50, 142, 410], target: [-142, 184, 0], frame: 128 }]
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
        kind === 'ceiling-fan-slim' ? tinted(-230) : [],
        put(rug(240, 170, chance.pick([...TONES, ...ACCENTS])), -20, 0, 190),
        put(sofa(214, woven(chance.pick([...TONES, 0xd8d2c6, 0x47666c, 0x3f5a60])), oak, chance), aside - 10, 0, 6),
        put(roundTable(38, 38, oak, dark), aside + 10, 0, 190),
        put(vase(chance, 20), aside + 2, 38, 186),
        put(tumbler(), aside + 26, 38, 196),
        put(framed(chance, 62, 84, chance.pick([oak, dark])), aside - 48, 158, 0),
        put(framed(chance, 62, 84, chance.pick([oak, dark])), aside + 26, 158, 0),
        put(floorLamp(150, glow(0xffe6c2, isHung ? 1.5 : 0.9)), aside + 122, 0, 34),
        put(bookcase(84, 196, 30, 5, oak), aside + 190, 0, 1),
        [0, 1, 2, 3].map((row) => put(books(chance, 6, 24), aside + 154, 2.6 + 38.6 * (row + 1), 6)),
        put(plant(chance, 150), -200, 0, 36),
      ),
      lights: [
        shell.light,
        ...(isHung ? [kind === 'ceiling-fan' ? uplight() : sidelight()] : []),
        ...(kind === 'ceiling-fan' ? lampOf(spot.at, spot.at[1] - size.y) : []),
        { at: [aside + 122, 150, 40], towards: [0, -1, 0.1], width: 30, height: 30, colour: 0xffdcae, strength: 5 },
      ],
      // on a wall it falls beside the product
      sun: { towards: mount === 'wall' ? [0.56, -0.17, -0.81] : [0.78, -0.32, -0.6], strength: 3.2 * bright },
      fill: [0xf4f1ea, (isHung ? 0.3 : 0.42) * bright],
      ...(mount === 'floor' && { socket: [-152, 25, 0] as const }),
      spot,
      shot,
    }
  },
}

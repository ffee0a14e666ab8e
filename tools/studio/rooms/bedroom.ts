import { glow, wood } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { ACCENTS, lacquer, PALE, shifted, TONES, WOODS } from './palette.ts'
import { bed, cupboard, rug } from './parts/furniture.ts'
import { interior, woodenFloor } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { textile, woven } from './parts/soft.ts'
import { at } from '../geometry/profile.ts'
import { lathe } from '../geometry/solids.ts'
import { books, framed, put, tumbler } from './parts/things.ts'
import { BRIGHTER, lampOf, sidelight, tinted, uplight } from './parts/uplight.ts'
import type { Room, Shot, Spot } from './room.ts'

/** A bed with its head at the wall, a bedside cupboard with a lamp, curtains in front of the window. */
export const bedroom: Room = {
  name: 'bedroom',
  holds: {
    'ceiling-fan': 'ceiling',
    'ceiling-fan-slim': 'ceiling',
    'tower-fan': 'floor',
    'stand-fan': 'floor',
    'air-purifier': 'floor',
    'recovery-wall': 'wall',
  },
  furnish: (chance, { kind, mount, size }) => {
    // it stands beside the cupboard, not before it, where the plant is else
    const isPurifier = kind === 'air-purifier'
    const isTower = kind === 'tower-fan'
    const isHung = mount === 'ceiling'
    const bright = isHung ? BRIGHTER : 1
    const right = isPurifier ? 54 : 30
    const high = isPurifier ? 57 : 50
    const oak = wood(chance.pick(WOODS))
    const tone = chance.pick([...PALE, ...TONES])
    // white products stand out against it, and the ceiling is the brightest of what is seen
    const back = shifted(tone, (PALE as readonly number[]).includes(tone) ? -0.14 : -0.08)
    const shell = interior({
      back,
      side: chance.pick(PALE),
      left: -170,
      opening: [-240, 70, 130, 160],
      curtain: woven(chance.pick([0xe9e5db, 0xdfe3e1, ...TONES])),
      floor: woodenFloor(chance, chance.pick(WOODS)),
      strength: 10 * bright,
    })
    const lamp = (x: number) => [
      put(
        part(
          lathe([at(0, 0), at(6, 0, 0.6), at(6, 1.4, 0.5), at(1.2, 2.4, 0.6), at(1.2, 24)], 48),
          lacquer(0xb99a62, 0.3),
        ),
        x,
        high,
        20,
      ),
      put(part(lathe([at(12, 0), at(9, 17)], 72), glow(0xffe2b8, isHung ? 1.6 : 0.95)), x, high + 20, 20),
    ]
    const [spot, shot]: [Spot, Shot] = isHung
      ? [
          { at: [right - 10, 262, 165], turn: 17 },
          { eye: [118, 68, 505], target: [right - 12, 184, 165], frame: 258 },
        ]
      : mount === 'wall'
        ? [{ at: [right - 118, 196, 0.2] }, { eye: [40, 138, 400], target: [right - 74, 132, 0], frame: 236 }]
        : [
            isPurifier
              ? { at: [right - 141 - size.x * 0.42, 0, 48], turn: 8 }
              : { at: [right - 124, 0, 88 + size.z * 0.2], turn: 8 },
            {
              eye: [isPurifier ? -64 : -78, isPurifier ? 112 : 122, 410],
              target: [right - (isPurifier ? 104 : 84), isPurifier ? 62 : 80, 50],
              frame: isPurifier ? 204 : 244,
            },
          ]
    return {
      object: group(
        shell.object,
        kind === 'ceiling-fan-slim' ? tinted(-170) : [],
        put(rug(250, 170, chance.pick([...TONES, ...PALE])), right, 0, 175),
        put(bed(160, oak, chance), right, 0, 1),
        put(cupboard([46, high, 40], [1, 2], oak, oak), right - 112, 0, 1),
        put(cupboard([46, high, 40], [1, 2], oak, oak), right + 112, 0, 1),
        mount === 'wall' ? lamp(right - 106) : lamp(right + 108),
        mount === 'wall' ? [] : [put(books(chance, 3, 20), right - 128, high, 12)],
        put(tumbler(), right - 98, high, 28),
        put(framed(chance, 60, 80, chance.pick([oak, lacquer(0x23272a, 0.4)])), right - 32, 162, 0),
        put(framed(chance, 44, 60, oak), right + 38, 162, 0),
        put(plant(chance, 92), isPurifier || isTower ? right + 178 : right - 172, 0, 38),
        put(
          textile(lathe([at(0, 0), at(26, 0, 6), at(28, 34, 9), at(0, 38)], 72), woven(chance.pick(ACCENTS))),
          right + 126,
          0,
          150,
        ),
      ),
      lights: [
        shell.light,
        ...(isHung ? [kind === 'ceiling-fan' ? uplight() : sidelight()] : []),
        ...(kind === 'ceiling-fan' ? lampOf(spot.at, spot.at[1] - size.y) : []),
        {
          at: [mount === 'wall' ? right - 106 : right + 108, 80, 30],
          towards: [0, -0.3, 1],
          width: 16,
          height: 14,
          colour: 0xffd9a8,
          strength: 8,
        },
      ],
      sun: { towards: [0.8, -0.34, -0.56], strength: 3.2 * bright },
      fill: [0xf4f0ea, (isHung ? 0.3 : 0.42) * bright],
      ...(mount === 'floor' && { socket: [isPurifier ? -144 : isTower ? -142 : -112, 25, 0] as const }),
      spot,
      shot,
    }
  },
}

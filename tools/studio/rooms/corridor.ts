import type { BufferGeometry } from 'three'
import { chrome, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { box } from '../geometry/solids.ts'
import { ACCENTS, glaze, lacquer, linen, mirrored, PALE, plaster, shifted, TONES, WOODS } from './palette.ts'
import { rug } from './parts/furniture.ts'
import { interior } from './parts/interior.ts'
import { plant } from './parts/plant.ts'
import { cordFromBelow } from './parts/mounts.ts'
import { border, holeAt, tiledFloor } from './parts/shell.ts'
import { cushion, folds } from './parts/soft.ts'
import { wallMirror } from './parts/sanitary.ts'
import { framed, put, rail } from './parts/things.ts'
import type { Room, Shot, Spot } from './room.ts'

/** Cloth that narrows towards the hook on which it hangs. */
function shouldered(cloth: BufferGeometry): BufferGeometry {
  const position = cloth.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const share = Math.min(1, 0.14 + Math.sqrt(Math.max(0, -position.getY(at)) / 22))
    position.setX(at, position.getX(at) * share)
    position.setZ(at, position.getZ(at) * (0.4 + 0.6 * share))
  }
  cloth.computeVertexNormals()
  return cloth
}

/** What the mirror shows behind the camera: a wall with a picture and the frame of a door. */
const opposite = (colour: number, wooden: Finish, white: Finish) =>
  put(
    group(
      part(box(640, 262, 2, 0.01), mirrored(plaster(colour)), [0, 131, -1]),
      part(border(58, 74, 2.4, 3, 0.3), mirrored(wooden), [18, 158, 0]),
      part(box(54, 70, 1, 0.1), mirrored(lacquer(0xf4f1ea, 0.6)), [18, 158, 0.6]),
      part(box(30, 26, 0.4, 0.1), mirrored(lacquer(0x456a86, 0.6)), [16, 150, 1.1]),
      part(box(18, 30, 0.4, 0.1), mirrored(lacquer(0xd3a24a, 0.6)), [24, 168, 1.4]),
      part(box(9, 206, 5, 0.5), mirrored(white), [66, 103, 1]),
      part(box(80, 200, 2, 0.3), mirrored(white), [110, 100, 0.6]),
    ),
    0,
    0,
    418,
    Math.PI,
  )

/** A hall with a door, a bench with shoes, coats on a rail and a mirror. */
export const corridor: Room = {
  name: 'corridor',
  holds: {
    controller: 'wall',
    hygrostat: 'wall',
    'grille-wall': 'wall',
    'recovery-wall': 'wall',
    'valve-round': 'wall',
  },
  furnish: (chance, { kind, mounting }) => {
    const { hole } = mounting
    const oak = wood(chance.pick(WOODS))
    const back = chance.pick([...PALE, ...TONES])
    const white = lacquer(chance.pick([0xf1f0ec, 0xf1f0ec, 0x47666c, 0x7d9684]), 0.4)
    const dark = chance.pick([0x6f7778, 0xb2aca1])
    const shell = interior({
      back,
      side: chance.pick(PALE),
      left: -170,
      opening: [-200, 110, 70, 120],
      floor: tiledFloor(
        640,
        420,
        { tile: [25, 25], joint: 0.3 },
        [glaze(dark, 0.35), glaze(shifted(dark, 0.12), 0.35)],
        plaster(0xc3c1bb),
        chance,
      ),
      strength: 13,
      ...(hole && { holes: [holeAt(hole.x, -6, 200, hole.y)] }),
    })
    const shoe = (colour: number) => [
      put(part(cushion(9, 8, 26, 0.6), linen(colour)), 0, 4, 0),
      put(part(cushion(9, 8, 26, 0.6), linen(colour)), 11, 4, 1.5, 0.08),
    ]
    const coat = (colour: number, x: number, long: number) =>
      put(part(shouldered(folds(38, long, 3, 3)), linen(colour)), x, 169, 7)
    const small = kind === 'controller' || kind === 'hygrostat'
    const [spot, shot]: [Spot, Shot] = small
      ? [{ at: [-17, 122, 0.1] }, { eye: [26, 128, 180], target: [-4, 118, 0], frame: 88 }]
      : [{ at: [-6, 200, 0.1 - (hole?.back ?? 0)] }, { eye: [40, 142, 380], target: [6, 142, 0], frame: 226 }]
    const panel = (y: number, high: number) => part(box(58, high, 0.8, 0.35), white, [-76, y, 1.6])
    return {
      object: group(
        shell.object,
        part(box(80, 202, 3, 0.3), white, [-76, 101, 0.2]),
        panel(60, 78),
        panel(146, 76),
        [-1, 1].map((side) => part(box(9, 203, 4.4, 0.5), white, [-76 + side * 45, 101.5, 1.4])),
        part(box(101, 9, 5.2, 0.5), white, [-76, 207.5, 1.6]),
        part(box(1.6, 15, 0.8, 0.3), chrome(), [-42, 103, 2.2]),
        part(box(12, 1.8, 1.8, 0.8), chrome(), [-47, 104, 5.5]),
        part(box(1.6, 1.6, 5, 0.7), chrome(), [-42, 104, 3.8]),
        part(box(8.1, 8.1, 1, 0.5), lacquer(0xf3f3f0, 0.3), [small ? 4 : -17, small ? 122 : 112, 0.5]),
        part(box(5.4, 5.4, 0.6, 0.4), lacquer(0xf6f6f3, 0.25), [small ? 4 : -17, small ? 122 : 112, 1.1]),
        small
          ? [
              put(rail(104, 1.1), 74, 172, 7),
              coat(chance.pick(TONES), 44, 92),
              coat(chance.pick([0x34474d, 0x5b5148, 0x47666c]), 76, 104),
              coat(chance.pick(ACCENTS), 108, 78),
            ].flat()
          : [put(framed(chance, 36, 48, oak), 54, 138, 0), put(framed(chance, 36, 48, oak), 98, 138, 0)],
        part(box(112, 4, 38, 0.8), oak, [76, 44, 20]),
        [-1, 1].flatMap((side) => [6, 34].map((z) => part(box(4, 42, 4, 0.6), oak, [76 + side * 52, 21, z]))),
        part(box(106, 2, 32, 0.4), oak, [76, 14, 20]),
        put(group(shoe(0x8a6344)), 40, 15, 20),
        put(group(shoe(chance.pick(ACCENTS))), 76, 15, 20),
        put(part(cushion(40, 12, 34, 0.35), linen(chance.pick([...ACCENTS, ...TONES]))), 106, 51, 20),
        small ? [] : [put(wallMirror(40, 40, oak, 19.9), 8, 152, 0), opposite(back, oak, white)],
        put(rug(150, 70, chance.pick([...TONES, ...ACCENTS])), 20, 0, 120),
        put(plant(chance, small ? 60 : 96), small ? 150 : -146, 0, 34),
      ),
      fitting: group(cordFromBelow(mounting, -122)),
      lights: [
        shell.light,
        { at: [10, 258, 140], towards: [0, -1, -0.15], width: 60, height: 30, colour: 0xfff0dc, strength: 9 },
      ],
      sun: { towards: [0.78, -0.4, -0.56], strength: 2.6 },
      fill: [0xf4f1ec, 0.46],
      spot,
      shot,
    }
  },
}

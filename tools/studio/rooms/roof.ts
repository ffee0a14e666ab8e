import { BufferGeometry, Float32BufferAttribute, IcosahedronGeometry, Vector3 } from 'three'
import { galvanised, plastic, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe, latheX, latheZ } from '../geometry/solids.ts'
import { wire } from '../geometry/paths.ts'
import { surface } from '../surface.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import { concrete, lacquer, plaster, shifted } from './palette.ts'
import { put } from './parts/things.ts'
import { blend, noise, painted, rgb, skyAt } from './parts/window.ts'
import type { Room } from './room.ts'

/** What is far away pales into the colour of the horizon. */
const HAZE = rgb(0xdfe7ea)
function hazy(colour: number, share: number): number {
  const [red, green, blue] = blend(rgb(colour), HAZE, share)
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
}

/** Clay tiles from far: cells that are lighter and darker. */
const tiles = (colour: number): Finish =>
  surface({ color: colour, roughness: 0.9, grain: 'spangle', bump: [[0.3, 1.1]] })

/** Flat faces from corners, four by four. */
function faces(...quads: readonly (readonly (readonly [number, number, number])[])[]): BufferGeometry {
  const points = quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d].flatMap((corner) => [...(corner ?? [])]))
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.computeVertexNormals()
  return made
}

interface House {
  readonly long: number
  readonly deep: number
  /** From the street to the eaves, and from there to the ridge. */
  readonly high: number
  readonly pitch: number
  readonly wall: number
  readonly roof: number
  readonly haze: number
}

/** A house far away: a tiled gable roof along x with eaves, chimneys, and windows of different floors. */
function house({ long, deep, high, pitch, wall, roof, haze }: House, chance: Chance) {
  const [x, z, over] = [long / 2, deep / 2, 3]
  const low = high - (over * pitch) / z
  const [coat, clay] = [plaster(hazy(wall, haze)), tiles(hazy(roof, haze))]
  const [pane, trim] = [plaster(hazy(0x59646b, haze)), plaster(hazy(0xe4e1d8, haze))]
  const chimneys = [chance.between(-0.4, -0.1), chance.between(0.1, 0.42)].map((share) =>
    group(
      part(box(6, 15, 6, 0.1), plaster(hazy(0x9a6a55, haze)), [share * long, high + pitch, -z * 0.12]),
      part(box(7.4, 1.4, 7.4, 0.1), plaster(hazy(0xb5b0a8, haze)), [share * long, high + pitch + 8, -z * 0.12]),
    ),
  )
  const columns = Math.max(2, Math.round(long / 17))
  const windows = Array.from({ length: columns }, (_, at_) => [-x + (long / columns) * (at_ + 0.5), high - 13] as const)
  const skylights = chance.maybe(0.6) ? [-0.22, 0.08].map((share) => share * long) : []
  const lean = Math.atan2(pitch, z)
  return group(
    part(box(long, high, deep, 0.1), coat, [0, high / 2, 0]),
    [-1, 1].map((side) =>
      part(
        faces([
          [side * x, high, z],
          [side * x, high, -z],
          [side * x, high + pitch, 0],
          [side * x, high, z],
        ]),
        coat,
      ),
    ),
    part(
      box(long + 7, 1.1, Math.hypot(z + over, pitch * (1 + over / z)), 0.1),
      clay,
      [0, (low + high + pitch) / 2 + 0.6, (z + over) / 2],
      [lean, 0, 0],
    ),
    part(
      box(long + 7, 1.1, Math.hypot(z + over, pitch * (1 + over / z)), 0.1),
      clay,
      [0, (low + high + pitch) / 2 + 0.5, -(z + over) / 2],
      [-lean, 0, 0],
    ),
    part(box(long + 7.4, 1.6, 2.2, 0.6), tiles(hazy(shifted(roof, -0.12), haze)), [0, high + pitch + 1.1, 0]),
    part(box(long + 6, 1.2, 1.4, 0.5), plaster(hazy(0x8f9294, haze)), [0, low + 0.4, z + over + 0.9]),
    windows.flatMap(([wx, wy]) => [
      part(box(6.4, 10, 0.5, 0.1), trim, [wx, wy, z + 0.2]),
      part(box(5, 8.6, 0.5, 0.1), pane, [wx, wy, z + 0.4]),
    ]),
    skylights.map((sx) =>
      part(box(6, 0.6, 8, 0.1), plaster(hazy(0x66727a, haze)), [sx, high + pitch * 0.55 + 1.3, z * 0.45], [lean, 0, 0]),
    ),
    chimneys,
  )
}

/** The crown of a tree far away: leaves round some boughs. */
function tree(radius: number, chance: Chance, colour: number) {
  const boughs = Array.from({ length: 9 }, () => ({
    middle: new Vector3(
      chance.between(-0.6, 0.6),
      chance.between(-0.45, 0.6),
      chance.between(-0.4, 0.4),
    ).multiplyScalar(radius),
    r: radius * chance.between(0.3, 0.52),
  }))
  const leaves = ([0.06, 0, -0.07] as const).map((by) => {
    const points: number[] = []
    for (const { middle, r } of boughs)
      for (let leaf = 0; leaf < 36; leaf += 1) {
        const way = new Vector3(chance.between(-1, 1), chance.between(-1, 1), chance.between(-1, 1)).normalize()
        const spot = middle.clone().addScaledVector(way, r * chance.between(0.8, 1.12))
        for (let corner = 0; corner < 3; corner += 1)
          points.push(
            spot.x + chance.between(-1, 1) * 2.1,
            spot.y + chance.between(-1, 1) * 1.7,
            spot.z + chance.between(-1, 1) * 2.1,
          )
      }
    const made = new BufferGeometry()
    made.setAttribute('position', new Float32BufferAttribute(points, 3))
    made.computeVertexNormals()
    return part(made, plaster(shifted(colour, by)))
  })
  return group(
    leaves,
    boughs.map(({ middle, r }) =>
      put(part(new IcosahedronGeometry(r * 0.9, 1), plaster(shifted(colour, -0.12))), middle.x, middle.y, middle.z),
    ),
    part(box(radius * 0.12, radius * 2, radius * 0.12, 0.2), plaster(shifted(0x7a6a58, 0)), [0, -radius * 1.2, 0]),
  )
}

/** Roofs and trees of the town behind this roof, which is a little higher. */
function town() {
  const chance = chanceOf('town')
  const clay = [0xa9674f, 0x9c5f4b, 0xb0735a, 0x7d6f69, 0x96604f] as const
  const walls = [0xd9cfbd, 0xd2c3ae, 0xdedad0, 0xc9cfcb, 0xe0d3c0] as const
  const land = 0.05
  /** The height of the land, which rises towards the hill. */
  const landAt = (z: number): number => 4 - (z + 1330) * land
  const row = (z: number, haze: number, step: number, [from, count]: readonly [number, number]) =>
    Array.from({ length: count }, (_, k) => {
      const small = chance.between(0.5, 0.78)
      const spec: House = {
        ...{ long: step * chance.between(0.4, 0.62), deep: chance.between(44, 60) * small },
        ...{ high: chance.between(50, 84) * small, pitch: chance.between(24, 38) * small },
        ...{ wall: chance.pick(walls), roof: chance.pick(clay), haze },
      }
      const turn = chance.pick([0, 0.22, -0.3, Math.PI / 2 - 0.25, Math.PI / 2 + 0.3, 0.1])
      return put(house(spec, chance), from + k * step + chance.between(-40, 40), landAt(z) - 8, z, turn)
    })
  const wood = (z: number, haze: number, [from, count]: readonly [number, number]) =>
    Array.from({ length: count }, (_, k) => {
      const colour = hazy(chance.pick([0x5c7650, 0x668058, 0x55704e]), haze)
      const radius = chance.between(14, 27)
      return put(
        tree(radius, chance, colour),
        from + k * 24 + chance.between(-9, 9),
        landAt(z) + radius * 0.5,
        z + chance.between(-30, 30),
      )
    })
  const meadow = part(box(2600, 2, 1300, 0.1), plaster(hazy(0x4b5c47, 0.34)), [0, 3, -1330], [land, 0, 0])
  return group(
    wood(-1000, 0.46, [-640, 38]),
    row(-1160, 0.54, 142, [-680, 6]),
    wood(-1320, 0.6, [-780, 42]),
    row(-1480, 0.68, 150, [-800, 6]),
    wood(-1690, 0.72, [-940, 48]),
    meadow,
  )
}

/** Sky with light haze at the horizon, and a wooded hill behind the town. */
function sky() {
  return put(
    painted([-1300, -60, 1700, 460], 4, 1.2, (x, y) => {
      const hill = 46 + noise(x / 330, 2) * 62 + noise(x / 90, 5) * 10
      const above = skyAt(x, y, (y - 70) / 300, 190)
      const wood = blend(rgb(0xbccdd2), rgb(0xa9bcb8), (hill - y) / 90 + noise(x / 40, y / 22) * 0.16)
      return blend(above, wood, (hill - y) / 5 + 0.5)
    }),
    0,
    0,
    -1900,
  )
}

/** Round pebbles, half sunk in a bed of smaller ones. */
function gravel([left, right]: readonly [number, number], [back, front]: readonly [number, number]) {
  const stone = chanceOf('gravel')
  const colours = [0xc4bfb3, 0xa8a59d, 0xb5aa9a, 0x8f8d88, 0xd2cec4] as const
  const piles = colours.map(() => [] as number[])
  const plain = new IcosahedronGeometry(1, 1).getAttribute('position')
  const pebbles = 6400
  for (let at_ = 0; at_ < pebbles; at_ += 1) {
    const r = stone.between(0.7, 1.05) + stone.next() ** 3 * 0.9
    const [long, flat, turn] = [r * stone.between(1, 1.5), r * stone.between(0.5, 0.8), stone.between(0, Math.PI)]
    const [x, y, z] = [stone.between(left, right), stone.between(0.3, 1.1), stone.between(back, front)]
    const [lean, twist] = [stone.between(-0.3, 0.3), stone.between(0, 40)]
    const pile = piles[Math.floor(stone.next() * colours.length)]
    for (let corner = 0; corner < plain.count; corner += 3) {
      const three = [0, 1, 2].map((k) => new Vector3().fromBufferAttribute(plain, corner + k))
      if (three.every((point) => point.y < 0)) continue
      for (const point of three) {
        const dent = 0.84 + 0.32 * noise(point.x * 1.3 + twist, point.y * 1.3 + point.z * 1.7 + twist)
        const [px, py, pz] = [point.x * long * dent, point.y * flat * dent, point.z * r * dent]
        pile?.push(
          x + px * Math.cos(turn) + pz * Math.sin(turn),
          y + py + px * lean,
          z - px * Math.sin(turn) + pz * Math.cos(turn),
        )
      }
    }
  }
  return piles.map((points, at_) => {
    const made = new BufferGeometry()
    made.setAttribute('position', new Float32BufferAttribute(points, 3))
    made.computeVertexNormals()
    return part(made, plaster(colours[at_] ?? colours[0]))
  })
}

/** A switch for repairs on the front of the curb, z = 0, and its conduit down to a boot in the roof at y = `floor`. */
function isolator(floor: number) {
  const grey = plastic(0xd3d6d6, 0.42)
  return group(
    part(box(8.6, 11, 5, 0.8), grey, [0, 0, 2.5]),
    part(box(7.6, 10, 0.6, 0.25), plastic(0xdfe1e1, 0.4), [0, 0, 5]),
    part(extrude(roundedRect(5.4, 5.4, 0.5), 0.4, 0.1), lacquer(0xd9b23a, 0.4), [0, -0.4, 5.2]),
    part(latheZ([at(0, 1.5), at(1.8, 1.4, 0.2), at(1.9, 0)], 40), lacquer(0xb43a2f, 0.35), [0, -0.4, 5.5]),
    part(box(1, 3.6, 1.4, 0.35), lacquer(0xb43a2f, 0.35), [0, -0.4, 7.2]),
    part(lathe([at(0.9, 0), at(1, 1.6, 0.2), at(0.6, 2)], 24), plastic(0x3b3f42), [0, 5.4, 2.4]),
    part(lathe([at(1.1, floor), at(1.1, -6.2)], 28), plastic(0xb9bdbd, 0.45), [0, 0, 2.4]),
    part(lathe([at(1.5, -7), at(1.5, -5.4, 0.2), at(1.2, -5.2)], 28), plastic(0x9da2a2, 0.45), [0, 0, 2.4]),
    part(box(3.6, 1.4, 3.8, 0.4), steel(), [0, -13, 1.8]),
    part(
      lathe([at(4.4, floor), at(4, floor + 0.8, 0.4), at(1.7, floor + 3.4, 1), at(1.2, floor + 3.6)], 40),
      plastic(0x4a4d4f, 0.6),
      [0, 0, 2.4],
    ),
  )
}

/** A flat roof in the sun: a curb under the fan, gravel at the edge, a parapet, a chimney, the town and the sky. */
export const roof: Room = {
  name: 'roof',
  holds: { 'roof-fan': 'floor' },
  furnish: (chance, { size, radius }) => {
    const shade = chance.pick([0x8a8f8f, 0x9a9a95, 0xb4b6b3])
    const felt = surface({
      color: shade,
      roughness: 0.94,
      grain: 'fabric',
      bump: [
        [0.5, 9],
        [0.12, 0.4],
      ],
    })
    const brick = plaster(chance.pick([0xa5644a, 0xb87a5c, 0xd9d3c7]))
    const cap = galvanised()
    const wide = size.x + 12
    const high = 34
    const front = 60 + wide / 2
    // the plinth of the fan has a gland at its right
    const half = (radius + 8) * 0.95
    const top = high + 1.6
    const right = wide / 2 - 7
    return {
      object: group(
        part(box(900, 6, 900, 0.1), felt, [0, -3, 250]),
        // seams of the felt
        [-200, -100, 0, 100, 200].map((x) => part(box(10, 0.5, 700, 0.2), felt, [x + 30, 0.1, 250])),
        part(
          box(900, 1, 70, 0.2),
          surface({
            color: 0x9b978e,
            roughness: 1,
            bump: [
              [1.4, 1.2],
              [0.8, 3],
            ],
          }),
          [0, 0.1, -64],
        ),
        gravel([-310, 310], [-99, -30]),
        part(box(900, 3.4, 0.5, 0.1), cap, [0, 1.7, -28.6]),
        part(box(900, 44, 22, 0.6), plaster(0xd9d6cd), [0, 22, -110]),
        part(box(904, 2.4, 28, 0.6), cap, [0, 45, -110]),
        [-166, 34, 234].map((x) => part(box(5, 2.9, 28.6, 0.4), cap, [x, 45, -110])),
        part(box(wide, high, wide, 0.8), galvanised(), [0, high / 2, 60]),
        part(box(wide + 22, 3, wide + 22, 1), felt, [0, 1.5, 60]),
        part(box(wide + 5, 2.4, wide + 5, 0.6), cap, [0, high + 0.4, 60]),
        part(latheX([at(0, 0), at(1.1, 0), at(1, 1.4, 0.2), at(0.6, 2), at(0, 2)], 20), plastic(0x3b3f42), [
          half - 0.1,
          top + 1.7,
          64,
        ]),
        part(
          wire(
            [
              [half, top + 1.7, 64],
              [half + 4, top + 1.5, 65],
              [right + 3, top + 0.6, front - 8],
              [right + 1, top + 0.5, front + 0.5],
              [right, top - 1.6, front + 3.6],
              [right, high * 0.64 + 7.6, front + 2.5],
              [right, high * 0.64 + 5, front + 2.4],
            ],
            0.5,
            120,
            14,
          ),
          plastic(0x2b2d2f, 0.5),
        ),
        put(isolator(3 - high * 0.64), right, high * 0.64, front),
        part(box(66, 150, 46, 0.8), brick, [130, 75, -60]),
        part(box(76, 8, 56, 1), concrete(0xbdbbb5), [130, 154, -60]),
        [-1, 1].map((side) =>
          put(part(lathe([at(10, 0), at(10, 26, 0.6), at(8.6, 26), at(8.6, 0)], 48), brick), 130 + side * 15, 158, -60),
        ),
        put(part(lathe([at(6, 0), at(6, 62), at(11, 62, 0.4), at(9, 74, 2), at(0, 76)], 56), cap), -118, 0, 10),
        put(part(lathe([at(13, 0), at(12, 1, 0.5), at(6.6, 5, 2), at(6.1, 9)], 56), felt), -118, 0, 10),
        put(town(), 0, -40, 0),
        sky(),
      ),
      lights: [],
      sun: { towards: [0.55, -0.72, -0.5], strength: 3.6 },
      fill: [0xb9d4ee, 0.95],
      spot: { at: [0, high + 1.6, 60] },
      shot: { eye: [90, 104, 420], target: [4, 54, 40], frame: Math.max(156, size.x * 4.1) },
    }
  },
}

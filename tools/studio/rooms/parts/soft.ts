import { BufferGeometry, Float32BufferAttribute, PlaneGeometry, SphereGeometry } from 'three'
import type { Mesh } from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { fabric } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { part } from '../../geometry/parts.ts'
import { wire } from '../../geometry/paths.ts'
import type { Point } from '../../geometry/paths.ts'

const bent = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

/** Thick cloth with a coarse weave; `textile` makes the weave large enough to be seen across a room. */
export const woven = (color: number): Finish =>
  fabric(color, {
    bump: [
      [0.7, 12],
      [0.14, 2.4],
    ],
  })

/** A part whose noise, which is in the space of its geometry, is `coarse` times as large. */
export function textile(
  geometry: BufferGeometry,
  finish: Finish,
  at: Point = [0, 0, 0],
  turn: Point = [0, 0, 0],
  coarse = 5,
): Mesh {
  const made = part(geometry.scale(1 / coarse, 1 / coarse, 1 / coarse), finish, at, turn)
  made.scale.setScalar(coarse)
  return made
}

/** A point of a sphere, from -1 to 1, drawn out into a box. */
function stuffed([x, y, z]: Point, [width, height, depth]: Point, round: number): [number, number, number] {
  const flat = Math.hypot(x, z) || 1
  const wide = bent(flat, round)
  return [
    (bent(x / flat, round) * wide * width) / 2,
    (bent(y, round) * height) / 2,
    (bent(z / flat, round) * wide * depth) / 2,
  ]
}

/** A stuffed body: a sphere drawn out into a box. `round` 1 is an ellipsoid, 0.2 nearly a box. */
export function cushion(width: number, height: number, depth: number, round = 0.45): BufferGeometry {
  const made = new SphereGeometry(1, 40, 28)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const here: Point = [position.getX(at), position.getY(at), position.getZ(at)]
    position.setXYZ(at, ...stuffed(here, [width, height, depth], round))
  }
  made.computeVertexNormals()
  return made
}

/** The piping round the middle of a cushion. */
export function piping(width: number, depth: number, round: number, radius = 0.5): BufferGeometry {
  const points = Array.from({ length: 73 }, (_, k): Point => {
    const turn = ((k + 0.5) / 72) * Math.PI * 2
    const [x, , z] = stuffed([Math.cos(turn), 0, Math.sin(turn)], [width, 0, depth], round)
    return [x, 0, z]
  })
  return wire(points, radius, 220, 8)
}

/** A stuffed body with hair. */
export function plush(width: number, height: number, depth: number, round: number, hair = 0.9): BufferGeometry {
  const count = Math.round((width * height + height * depth + depth * width) * 7)
  const points: number[] = []
  const random = (k: number): number => {
    const value = Math.sin(k * 12.9898) * 43758.5453
    return value - Math.floor(value) - 0.5
  }
  for (let k = 0; k < count; k += 1) {
    const y = 1 - (2 * (k + 0.5)) / count
    const [flat, turn] = [Math.sqrt(1 - y * y), k * 2.39996]
    const way: Point = [flat * Math.cos(turn), y, flat * Math.sin(turn)]
    const [px, py, pz] = stuffed(way, [width, height, depth], round)
    const [a, b, c] = [random(k) * 1.3, random(k + 0.37) * 1.3 - 0.35, random(k + 0.71) * 1.3]
    const long = hair * (0.7 + 0.6 * random(k + 0.13))
    const thin = 0.13
    points.push(px - thin * way[2], py, pz + thin * way[0], px + thin * way[2], py, pz - thin * way[0])
    points.push(px + (way[0] + a) * long, py + (way[1] + b) * long, pz + (way[2] + c) * long)
  }
  const hairs = new BufferGeometry()
  hairs.setAttribute('position', new Float32BufferAttribute(points, 3))
  hairs.computeVertexNormals()
  const body = cushion(width, height, depth, round).toNonIndexed()
  body.deleteAttribute('uv')
  return mergeGeometries([body, hairs])
}

type Place = (u: number, v: number) => readonly [number, number, number]

/** A surface over a grid of `columns` by `rows` cells; `u` and `v` go from -1 to 1. */
function sheet(columns: number, rows: number, point: Place): BufferGeometry {
  const made = new PlaneGeometry(2, 2, columns, rows)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) position.setXYZ(at, ...point(position.getX(at), position.getY(at)))
  made.computeVertexNormals()
  return made
}

/** A seam along straight lines between corners in `u` and `v`. */
function hem(point: Place, corners: readonly (readonly [number, number])[], radius: number): BufferGeometry {
  const steps = 60
  const points = corners.slice(1).flatMap(([u, v], k) => {
    const [fromU, fromV] = corners[k] ?? [u, v]
    return Array.from({ length: steps }, (_, at) => {
      const t = (at + 0.5) / steps
      return point(fromU + (u - fromU) * t, fromV + (v - fromV) * t)
    })
  })
  return wire(points, radius, points.length * 2, 8)
}

/** A pillow in the plane z = 0, thick in its middle, its sides drawn in between the four corners. */
export function pillow(width: number, height: number, thick: number): BufferGeometry {
  const side =
    (to: number): Place =>
    (u, v) => {
      const [near, far] = [1 - u * u, 1 - v * v]
      const corner = u * u * v * v
      const crease =
        0.06 * Math.sin(u * 7 + v * 3) * (u * u + v * v) +
        0.04 * Math.sin(v * 11 - u * 4) +
        0.16 * corner * Math.sin(Math.atan2(Math.abs(u), Math.abs(v)) * 26)
      const full = (near * far) ** 0.42 * (1 + crease)
      return [(u * width * (1 - 0.09 * far)) / 2, (v * height * (1 - 0.09 * near)) / 2, (to * full * thick) / 2]
    }
  const back = sheet(44, 40, side(-1))
  back.setIndex([...(back.index?.array ?? [])].toReversed())
  back.computeVertexNormals()
  const round = [
    [0, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [0, -1],
  ] as const
  return mergeGeometries([sheet(44, 40, side(1)), back, hem(side(1), round, 0.42)])
}

export interface Cover {
  /** Stitched in diamonds. */
  readonly quilted?: boolean
  /** Where it begins along the bed: covers on each other have the same folds. */
  readonly from?: number
}

/**
 * A cover on a mattress whose upper side is at y = 0, from z = 0 on: it hangs down by `drop` at both flanks and by `end` at its
 * far end, in soft folds. Without an `end` its far edge is tucked into what lies below.
 */
export function cover(
  width: number,
  deep: number,
  drop: number,
  end: number,
  { quilted = false, from = 0 }: Cover = {},
): BufferGeometry {
  const bend = 5
  const edge = width / 2 - bend
  /** From the length of cloth beyond the edge to how far it goes out and down. */
  const fall = (over: number): readonly [number, number] => {
    if (over <= 0) return [over, 0]
    const arc = (bend * Math.PI) / 2
    if (over >= arc) return [bend, bend + over - arc]
    return [bend * Math.sin(over / bend), bend * (1 - Math.cos(over / bend))]
  }
  const [sideways, along] = [edge + drop + bend * 0.6, deep - bend + (end > 0 ? end + bend * 0.6 : bend)]
  const point: Place = (u, v) => {
    const [x, z] = [u * sideways, ((1 - v) / 2) * along]
    const [outX, downX] = fall(Math.abs(x) - edge)
    const [outZ, downZ] = fall(z - (deep - bend))
    const down = Math.max(downX, downZ)
    const low = Math.min(1, down / Math.max(1, drop))
    const far = z + from
    const puff =
      1.2 * Math.sin(x * 0.07 + far * 0.021 + 1) * Math.sin(far * 0.075 - x * 0.02) +
      0.5 * Math.sin(x * 0.19 + far * 0.11) +
      0.22 * Math.sin(far * 0.52 + 2.4 * Math.sin(x * 0.11)) * Math.sin(x * 0.13 + far * 0.05)
    // flat where a sheet is turned down over it
    const flat = Math.min(1, Math.max(0, (z - 25) / 7))
    const tuft = quilted
      ? 1.3 * flat * (1 - low ** 3) * Math.sqrt(Math.abs(Math.sin((x + far) * 0.19) * Math.sin((x - far) * 0.19)))
      : 0
    const wave = (way: number): number => 0.6 * Math.sin(way * 0.1) + 0.25 * Math.sin(way * 0.23 + 2) + 0.9
    // the folds of the flank become those of the end round the corner
    const flank = Math.min(1, Math.max(0, (downX - downZ) / 8 + 0.5))
    const fold = low * (wave(far) * flank + wave(x) * (1 - flank))
    const [sideOn, endOn] = [Math.min(1, downX / bend), Math.min(1, downZ / bend)]
    const tucked = end > 0 ? 0 : 1.6 * endOn * sideOn
    return [
      Math.sign(x) * (edge + outX + (downX > 0 ? fold : 0) + tuft * sideOn - tucked * 2),
      (1 - low) * puff - down + low * Math.sin((x + far) * 0.04) * 0.3 + tuft * (1 - Math.max(sideOn, endOn)),
      deep - bend + outZ + (downZ > 0 && end > 0 ? fold + tuft * endOn : 0),
    ]
  }
  const round = [
    [-1, 1],
    [-1, -1],
    [1, -1],
    [1, 1],
  ] as const
  return mergeGeometries([sheet(170, 130, point), hem(point, round, 0.6)])
}

/** Cloth that hangs in folds from y = 0 downwards, facing +z. */
export function folds(width: number, height: number, count: number, deep = 3): BufferGeometry {
  const made = new PlaneGeometry(width, height, count * 14, 16).translate(0, -height / 2, 0)
  const position = made.getAttribute('position')
  for (let at = 0; at < position.count; at += 1) {
    const [x, y] = [position.getX(at), position.getY(at)]
    const turn = (x / width) * count * Math.PI * 2
    const wave = Math.sin(turn + Math.sin(turn * 0.37) * 0.8) + 0.25 * Math.sin(turn * 2.3 + y * 0.02)
    position.setZ(at, wave * deep * (0.7 + (0.3 * -y) / height))
  }
  made.computeVertexNormals()
  return made
}

/** A towel or a cover over a bar along x: both flanks and the bend, from y = 0 down to -`height`; woven bands near its hem. */
export function hung(width: number, height: number, radius = 1.4): BufferGeometry {
  const across = 40
  const down = 56
  const line: [number, number][] = []
  for (let at = 0; at <= down; at += 1) line.push([-height + (height * at) / down, radius])
  for (let at = 1; at < 8; at += 1)
    line.push([Math.sin((at / 8) * Math.PI) * radius, Math.cos((at / 8) * Math.PI) * radius])
  for (let at = 0; at <= 8; at += 1) line.push([(-height * 0.8 * at) / 8, -radius])
  const points: number[] = []
  const index: number[] = []
  line.forEach(([y, z], row) => {
    const low = Math.min(1, Math.max(0, -y / height))
    const above = y + height
    const band = above > 4 && above < 8.5 ? -0.16 : above < 1.2 ? 0.18 : 0
    for (let k = 0; k <= across; k += 1) {
      const t = k / across
      const wave = Math.sin(t * 15.6 + 1) * 0.25 + Math.sin(t * 8 + y * 0.04) * 0.35
      const loop = band < 0 ? 0 : 0.05 * Math.sin(k * 2.4 + row * 1.9)
      const out = z + Math.sign(z) * (band + loop) + wave * (0.2 + low * 0.8)
      points.push((t - 0.5) * width * (1 - 0.03 * low), y + 0.3 * low * Math.sin(t * 5), out)
      if (row > 0 && k > 0) {
        const at = row * (across + 1) + k
        index.push(at - across - 2, at, at - across - 1, at - across - 2, at - 1, at)
      }
    }
  })
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.setIndex(index)
  return toCreasedNormals(made.toNonIndexed(), 1)
}

import { BufferGeometry, Float32BufferAttribute, Path, Shape } from 'three'
import type { Group } from 'three'
import type { Finish } from '../../finishes.ts'
import { group, merged, part, place } from '../../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../../geometry/profile.ts'
import { box, extrude } from '../../geometry/solids.ts'
import type { Chance } from '../chance.ts'

/** A rectangle: left, bottom, width, height. */
export type Rect = readonly [left: number, bottom: number, width: number, height: number]

/** A square hole under a plate or a curb that is `half` as wide. */
export const holeAt = (half: number, x: number, y: number, high = half): Rect => [
  x - half,
  y - high,
  2 * half,
  2 * high,
]

/** A wall from x = `left` and y = `bottom` in the plane z = 0, facing +z, as thick as its openings are deep. */
export function wall([left, bottom, width, height]: Rect, finish: Finish, holes: readonly Rect[] = [], thick = 18) {
  const outline = (shape: Path, [x, y, w, h]: Rect): void => {
    shape.moveTo(x, y).lineTo(x + w, y)
    shape.lineTo(x + w, y + h).lineTo(x, y + h)
    shape.closePath()
  }
  const shape = new Shape()
  outline(shape, [left, bottom, width, height])
  for (const hole of holes) {
    const path = new Path()
    outline(path, hole)
    shape.holes.push(path)
  }
  return part(extrude(shape, thick, 0), finish, [0, 0, -thick])
}

/** A frame in one piece round the origin, its bars `wide`: bars that overlap would fight for what is in front. */
export function border(width: number, height: number, wide: number, deep: number, bevel: number): BufferGeometry {
  // corners that are sharper than their bevel would overlap themselves
  const corner = bevel * 2.4
  const hole = roundedRectHole(width - 2 * wide, height - 2 * wide, corner)
  return extrude(roundedRect(width, height, corner, [hole]), deep, bevel)
}

/** A floor from z = 0 towards the camera. */
export const ground = (width: number, depth: number, finish: Finish) =>
  part(box(width, 4, depth, 0.01), finish, [0, -2, depth / 2])

type Ring = readonly number[][]

/** A tile of width and height with a bevelled rim, its back at z = 0. Ten triangles: a wall has hundreds. */
function tile(x: number, y: number, w: number, h: number, thick: number, tilt: readonly [number, number]) {
  const bevel = Math.min(0.18, thick * 0.4)
  const lean = (px: number, py: number): number => thick + tilt[0] * (px - x - w / 2) + tilt[1] * (py - y - h / 2)
  const outer = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const
  const inner = [
    [x + bevel, y + bevel],
    [x + w - bevel, y + bevel],
    [x + w - bevel, y + h - bevel],
    [x + bevel, y + h - bevel],
  ] as const
  const top = inner.map(([px, py]) => [px, py, lean(px, py)])
  const low = outer.map(([px, py]) => [px, py, lean(px, py) - bevel])
  const foot = outer.map(([px, py]) => [px, py, 0])
  const points: number[] = []
  const face = (...corners: readonly [Ring, number][]): void => {
    const [a, b, c, d] = corners.map(([ring, at]) => ring[at % 4] ?? [])
    for (const corner of [a, b, c, a, c, d]) points.push(...(corner ?? []))
  }
  face([top, 0], [top, 1], [top, 2], [top, 3])
  for (let at = 0; at < 4; at += 1) {
    face([low, at], [low, at + 1], [top, at + 1], [top, at])
    face([foot, at], [foot, at + 1], [low, at + 1], [low, at])
  }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  made.computeVertexNormals()
  return made
}

export interface Tiling {
  readonly tile: readonly [width: number, height: number]
  readonly joint?: number
  /** Share of a tile by which each second row is moved. */
  readonly shift?: number
  readonly thick?: number
  /** How far a tile may lean, as slope. */
  readonly lean?: number
}

/** Tiles that fill a rectangle in the plane z = 0, of several finishes by chance, with grout between them. */
export function tiled(rect: Rect, tiling: Tiling, finishes: readonly Finish[], grout: Finish, chance: Chance): Group {
  const { tile: size, joint = 0.3, shift = 0, thick = 0.8, lean = 0.004 } = tiling
  const [left, bottom, width, height] = rect
  const [stepX, stepY] = [size[0] + joint, size[1] + joint]
  const piles = finishes.map((finish) => ({ finish, tiles: [] as BufferGeometry[] }))
  for (let row = 0, y = bottom; y < bottom + height - 0.5; row += 1, y += stepY) {
    for (let x = left - (row % 2) * shift * stepX; x < left + width - 0.5; x += stepX) {
      const [from, to] = [Math.max(left, x), Math.min(left + width, x + size[0])]
      const top = Math.min(bottom + height, y + size[1])
      if (to - from < 0.6 || top - y < 0.6) continue
      const tilt = [(chance.next() - 0.5) * lean, (chance.next() - 0.5) * lean] as const
      const at = Math.floor(chance.next() * finishes.length)
      piles[at]?.tiles.push(tile(from, y, to - from, top - y, thick, tilt))
    }
  }
  return group(
    part(box(width, height, 0.1, 0.01), grout, [left + width / 2, bottom + height / 2, thick * 0.72]),
    piles.flatMap(({ finish, tiles }) => (tiles.length === 0 ? [] : [merged(tiles, finish)])),
  )
}

/** The same on the floor, from z = 0 towards the camera. */
export const tiledFloor = (
  width: number,
  depth: number,
  tiling: Tiling,
  finishes: readonly Finish[],
  grout: Finish,
  chance: Chance,
): Group =>
  group(
    place(
      tiled([-width / 2, -depth, width, depth], tiling, finishes, grout, chance),
      [0, -(tiling.thick ?? 0.8), 0],
      [-Math.PI / 2, 0, 0],
    ),
  )

/** Boards of a floor along x, in random lengths; each shows another piece of the trunk. */
export function boards(
  width: number,
  depth: number,
  finishes: readonly [Finish, ...Finish[]],
  chance: Chance,
  wide = 14,
): Group {
  const pieces = []
  for (let z = wide / 2; z < depth; z += wide) {
    let x = -width / 2 - chance.between(0, 120)
    while (x < width / 2) {
      const long = chance.between(110, 190)
      const [dx, dz] = [chance.between(-400, 400), chance.between(-400, 400)]
      const board = box(long - 0.15, 2, wide - 0.15, 0.12).translate(dx, 0, dz)
      const finish = chance.pick(finishes)
      pieces.push(group(part(board, finish, [x + long / 2 - dx, -1, z - dz])))
      x += long
    }
  }
  return group(part(box(width, 1, depth, 0.01), finishes[0], [0, -2.2, depth / 2]), pieces)
}

export const skirting = (left: number, width: number, finish: Finish, height = 7): Group =>
  group(part(box(width, height, 1.6, 0.5), finish, [left + width / 2, height / 2, 0.8]))

import { BoxGeometry } from 'three'
import type { Group } from 'three'
import { glass, glow, matte, rubber, shade, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { letters } from './letters.ts'
import { extra, group, merged, part, spread } from './parts.ts'
import { pipe } from './paths.ts'
import type { Point } from './paths.ts'
import { roundedRect } from './profile.ts'
import { box, extrude, lathe, latheX } from './solids.ts'

/** Slotted screw head that looks along +z. */
export function screw(radius = 0.3, finish: Finish = steel()): Group {
  const head = lathe(
    [
      [0, radius * 0.5],
      [radius * 0.6, radius * 0.45],
      [radius, radius * 0.1, radius * 0.2],
      [radius, -0.05],
    ],
    32,
  )
  const slot = box(radius * 1.1, 0.04, radius * 0.22, 0.01, 2)
  return group(
    part(head, finish, [0, 0, 0], [Math.PI / 2, 0, 0]),
    part(slot, shade(), [0, 0, radius * 0.47], [Math.PI / 2, 0.6, 0]),
  )
}

/** Hexagonal bolt head that looks along +z. */
export const bolt = (radius = 0.5, finish: Finish = steel()): Group =>
  group(
    part(
      lathe(
        [
          [0, 0.18],
          [radius * 1.35, 0.18, 0.05],
          [radius * 1.35, 0],
        ],
        40,
      ).rotateX(Math.PI / 2),
      finish,
    ),
    part(
      lathe(
        [
          [0, 0.75 * radius + 0.18],
          [radius * 0.92, 0.75 * radius + 0.18, 0.06],
          [radius, 0.6 * radius + 0.18],
          [radius, 0.18],
        ],
        6,
      ).rotateX(Math.PI / 2),
      finish,
    ),
  )

/** Rating plate: rows of values, the first one bold, and a bar code. Looks along +z. */
export function ratingPlate(width: number, height: number, rows: readonly string[]): Group {
  const line = height / (rows.length + 1.9)
  const words = rows.flatMap((row, at) =>
    letters(row, {
      height: line * (at === 0 ? 0.62 : 0.48),
      depth: 0.008,
      weight: at === 0 ? 1.2 : 0.8,
      align: 'left',
      most: width * 0.9,
    }).map((one) => one.translate(-width * 0.45, height / 2 - line * (at + 1.2), 0.02)),
  )
  const code = spread(26, -width * 0.45, width * 0.1, (x, at) =>
    new BoxGeometry(width * (0.005 + ((at * 7) % 3) * 0.004), line * 0.8, 0.01).translate(
      x,
      -height / 2 + line * 0.75,
      0.022,
    ),
  )
  return group(
    part(box(width, height, 0.03, 0.01), matte(0xdfe3e6, 0.45)),
    merged([...words, ...code], matte(0x20262b, 0.5)),
  )
}

/** Rows of a display with their height in centimetres and where they stand. */
export interface DisplayRow {
  readonly text: string
  readonly height: number
  readonly x?: number
  readonly y: number
}

/** Dark glass with glowing signs that looks along +z from z = 0. */
export function display(width: number, height: number, rows: readonly DisplayRow[], light = 0xdff3ff): Group {
  const signs = rows.flatMap(({ text, height: size, x = 0, y }) =>
    letters(text, { height: size, depth: 0.012, most: width * 0.9 }).map((one) => one.translate(x, y, 0.2)),
  )
  const pane = extrude(roundedRect(width, height, Math.min(width, height) * 0.12), 0.2, 0.06)
  return group(part(pane, glass(0x12161a)), signs.length > 0 ? [merged(signs, glow(light, 1.4))] : [])
}

/** Cable with its gland; the gland sits at the first point and looks along +x. */
export const cable = (points: readonly Point[], radius = 0.36, color = 0x1d1d1e): Group => {
  const [x, y, z] = points[0] ?? [0, 0, 0]
  const gland = latheX(
    [
      [0, radius * 4],
      [radius * 1.5, radius * 4, 0.15],
      [radius * 1.5, radius * 2.4, 0.1],
      [radius * 2.1, radius * 2.2, 0.08],
      [radius * 2.1, 0],
    ],
    6,
  )
  return group(
    part(gland, matte(0x2a2c2f, 0.45), [x, y, z]),
    extra(part(pipe(points, 3, radius, 90, 18), rubber(color))),
  )
}

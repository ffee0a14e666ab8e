import { BufferGeometry, Float32BufferAttribute, Shape } from 'three'
import type { Group } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { chrome } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { pipe } from '../../geometry/paths.ts'
import { at, roundedRect } from '../../geometry/profile.ts'
import { box, extrude, lathe } from '../../geometry/solids.ts'
import { ceramic, lacquer, linen, mirror, shifted } from '../palette.ts'
import { cushion } from './soft.ts'

/** A tap on y = 0 that reaches towards +z. */
export function tap(height = 16, reach = 12): Group {
  const arm = pipe(
    [
      [0, 0, 0],
      [0, height, 0],
      [0, height, reach],
      [0, height - 3, reach],
    ],
    4,
    1.1,
    60,
    20,
  )
  return group(
    part(lathe([at(0, 0), at(2.3, 0, 0.3), at(2.3, 0.8, 0.2), at(1.1, 1.2)], 48), chrome()),
    part(arm, chrome()),
    part(box(1.2, 1, 5, 0.4), chrome(), [2.6, height * 0.55, 0.6]),
    part(lathe([at(0, 0), at(1, 0), at(1, 2.4, 0.2), at(0, 2.4)], 24).rotateZ(-Math.PI / 2), chrome(), [
      0.6,
      height * 0.55,
      0,
    ]),
  )
}

/** A round bowl for a top at y = 0. */
export function bowl(radius = 21, height = 13): Group {
  const r = radius
  const profile = [
    at(0, 0),
    at(r * 0.55, 0, 3),
    at(r * 0.92, height * 0.6, 6),
    at(r, height, 0.5),
    at(r - 1.1, height, 0.5),
    at(r * 0.84, height * 0.55, 5),
    at(r * 0.4, 2.5, 4),
    at(0, 2),
  ]
  return group(part(lathe(profile, 112, 8), ceramic()))
}

/** A cupboard that hangs below a top, its back at z = 0: two drawers and a slab on it. */
export function vanity(width: number, height: number, deep: number, front: Finish, top: Finish): Group {
  return group(
    part(box(width - 0.6, height, deep - 2, 0.3), front, [0, -3 - height / 2, (deep - 2) / 2]),
    [0, 1].map((row) =>
      part(box(width - 0.8, height / 2 - 0.5, 1.8, 0.25), front, [0, -3 - height * (0.25 + row * 0.5), deep - 1.1]),
    ),
    [0, 1].map((row) =>
      part(box(width * 0.3, 1, 1.6, 0.3), lacquer(0x2a2c2d, 0.4), [0, -5 - row * height * 0.5, deep + 0.3]),
    ),
    part(box(width, 3, deep, 0.35), top, [0, -1.5, deep / 2]),
  )
}

/** A mirror with a thin rim, its middle at the origin, its back at z = 0. */
export function wallMirror(width: number, height: number, rim: Finish, round = 6): Group {
  return group(
    part(extrude(roundedRect(width, height, Math.min(round, width / 2 - 0.01, height / 2 - 0.01)), 2, 0.3), rim),
    part(
      extrude(
        roundedRect(width - 1.6, height - 1.6, Math.max(0.5, Math.min(round - 0.8, width / 2 - 0.9, height / 2 - 0.9))),
        0.4,
        0.05,
      ),
      mirror(),
      [0, 0, 1.8],
    ),
  )
}

/** A strip of cloth over a bar along x, from `from` to `to` along its length: negative is behind, 0 on top of the bar. */
function draped(width: number, radius: number, from: number, to: number, thick: number): BufferGeometry {
  const [columns, rows] = [48, 40]
  const arc = (Math.PI * radius) / 2
  const point = (u: number, along: number, out: number): number[] => {
    const x = (u - 0.5) * width
    const [down, side] = [Math.max(0, Math.abs(along) - arc), Math.sign(along) || 1]
    const turn = Math.max(-arc, Math.min(arc, along)) / radius
    const loose = Math.min(1, down / 30)
    const wave =
      loose * (0.55 * Math.sin(x * 0.3 + 1) + 0.3 * Math.sin(x * 0.71 + down * 0.02)) + 0.05 * Math.sin(x * 2.1)
    return [
      x * (1 - 0.03 * loose) + 0.25 * Math.sin(down * 0.11),
      Math.cos(turn) * (radius + out) - down - loose * 0.5 * Math.sin(x * 0.16 + 0.6),
      Math.sin(turn) * (radius + out) + (down > 0 ? wave + side * loose * 0.3 : 0),
    ]
  }
  const points: number[] = []
  const quad = (...corners: readonly number[][]): void => {
    const [a, b, c, d] = corners
    for (const corner of [a, b, c, a, c, d]) points.push(...(corner ?? []))
  }
  const step = (k: number): number => from + ((to - from) * k) / rows
  for (let row = 0; row < rows; row += 1) {
    const [near, far] = [step(row), step(row + 1)]
    for (let k = 0; k < columns; k += 1) {
      const [left, right] = [k / columns, (k + 1) / columns]
      quad(point(left, far, 0), point(right, far, 0), point(right, near, 0), point(left, near, 0))
      quad(point(left, near, -thick), point(right, near, -thick), point(right, far, -thick), point(left, far, -thick))
    }
    quad(point(0, near, 0), point(0, near, -thick), point(0, far, -thick), point(0, far, 0))
    quad(point(1, far, 0), point(1, far, -thick), point(1, near, -thick), point(1, near, 0))
  }
  for (let k = 0; k < columns; k += 1) {
    const [left, right] = [k / columns, (k + 1) / columns]
    quad(point(left, to, -thick), point(right, to, -thick), point(right, to, 0), point(left, to, 0))
  }
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(points, 3))
  return toCreasedNormals(made, 0.7)
}

/** A towel over a bar on two posts, its middle at the origin, the wall at z = -8. */
export function towelBar(length: number, width: number, drop: number, colour: number, metal: Finish): Group {
  const cloth = linen(colour)
  const tone = linen(shifted(colour, -0.14))
  const bar = lathe([at(0, 0), at(0.8, 0, 0.2), at(0.8, length, 0.2), at(0, length)], 32).rotateZ(-Math.PI / 2)
  const post = lathe([at(0, 0), at(2.2, 0), at(2.2, 0.7, 0.2), at(0.7, 0.9), at(0.7, 8)], 40).rotateX(Math.PI / 2)
  return group(
    part(bar, metal, [-length / 2, 0, 0]),
    [-1, 1].map((side) => part(post, metal, [side * (length / 2 - 2.5), 0, -8])),
    part(draped(width, 1.5, -drop * 0.7, drop, 0.6), cloth),
    [8, 5.6].map((up) => part(draped(width + 0.1, 1.56, drop - up, drop - up + 1.3, 0.1), tone)),
  )
}

/** A toilet on a wall at z = 0, its rim at y = 40, and the plate that flushes it. */
export function toilet(): Group {
  const profile = new Shape()
  profile.absellipse(0, 0, 18, 26, 0, Math.PI * 2, false)
  const seat = (lift: number, thick: number, size: number) =>
    place(
      group(
        part(
          extrude(profile, thick, thick * 0.45)
            .scale(size, size, 1)
            .rotateX(-Math.PI / 2),
          lacquer(0xf3f3f1, 0.22),
        ),
      ),
      [0, lift, 28],
    )
  return group(
    part(cushion(34, 36, 52, 0.7).translate(0, 24, 26), ceramic()),
    part(box(30, 22, 16, 5), ceramic(), [0, 28, 8]),
    seat(38.5, 2, 1),
    seat(40.8, 2.4, 1.01),
    part(box(24, 16, 1.4, 0.6), lacquer(0xf1f1ef, 0.25), [0, 100, 0.7]),
    [-1, 1].map((side) => part(box(10.4, 12.6, 0.6, 0.25), lacquer(0xe4e6e6, 0.2), [side * 5.6, 100, 1.5])),
  )
}

/** A bath along a wall at z = 0, its rim at y = 56; the panel in front is left to the room. */
export function bath(length = 170, deep = 75): Group {
  const rim = roundedRect(length, deep, 6, [])
  const hole = roundedRect(length - 14, deep - 14, 22)
  rim.holes.push(hole)
  const basin = extrude(roundedRect(length - 13, deep - 13, 22), 1, 0)
  return group(
    place(group(part(extrude(rim, 3, 1.2), ceramic())), [0, 54, deep / 2], [-Math.PI / 2, 0, 0]),
    place(group(part(basin, ceramic(0xe9eae9))), [0, 38, deep / 2], [-Math.PI / 2, 0, 0]),
    part(box(length, 54, 2, 0.3), lacquer(0xefefed, 0.3), [0, 27, deep - 1]),
  )
}

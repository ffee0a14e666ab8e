import { BoxGeometry, Shape } from 'three'
import type { Group, Object3D } from 'three'
import { matte, shade, wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { letters } from '../../geometry/letters.ts'
import { group, merged, part, spread } from '../../geometry/parts.ts'
import { roundedRect } from '../../geometry/profile.ts'
import { box, extrude } from '../../geometry/solids.ts'
import { lacquer, shifted } from '../palette.ts'

/** What is stored in halls and workshops. All of it stands on y = 0 and looks along +z. */

type Size = readonly [width: number, height: number, deep: number]

const INK = 0x2b2a28

/** A printed label: a number, two lines and a bar code. Rooms are mirrored, so the number must read from both sides: 808. */
export function label(width: number, height: number, text: string): Group {
  const line = (y: number, share: number): BoxGeometry =>
    new BoxGeometry(width * share, height * 0.05, 0.02).translate(-width * (0.42 - share / 2), y, 0.07)
  const bars = spread(22, -width * 0.4, width * 0.4, (x, at) =>
    new BoxGeometry(width * (0.007 + ((at * 5) % 3) * 0.006), height * 0.28, 0.02).translate(x, -height * 0.28, 0.07),
  )
  const words = letters(text, { height: height * 0.24, depth: 0.02, most: width * 0.8 }).map((one) =>
    one.translate(0, height * 0.18, 0.06),
  )
  return group(
    part(box(width, height, 0.12, 0.03), matte(0xf1f0eb, 0.6)),
    merged([...words, line(height * 0.06, 0.7), line(-height * 0.05, 0.5), ...bars], matte(INK, 0.6)),
  )
}

/** Two arrows that show the upper side of a carton. */
function arrows(size: number): Object3D {
  const arrow = new Shape()
  arrow.moveTo(-0.12, 0).lineTo(0.12, 0).lineTo(0.12, 0.55).lineTo(0.36, 0.55)
  arrow.lineTo(0, 1).lineTo(-0.36, 0.55).lineTo(-0.12, 0.55)
  arrow.closePath()
  const made = [-0.48, 0.48].map((x) =>
    extrude(arrow, 0.04, 0)
      .scale(size, size, 1)
      .translate(x * size, 0, 0),
  )
  const line = new BoxGeometry(size * 2.1, size * 0.12, 0.04).translate(0, -size * 0.2, 0.02).toNonIndexed()
  return merged([...made, line], matte(0x5a4634, 0.8))
}

/** A closed carton: two flaps that meet in the middle, a tape over them, a label and printed signs. */
export function carton([w, h, d]: Size, colour = 0xc49d70, text = '808'): Group {
  const body = lacquer(colour, 0.85)
  const tape = lacquer(shifted(colour, -0.24), 0.3)
  const flap = 0.35
  const wide = Math.min(5, w * 0.14)
  return group(
    part(box(w, h - flap, d, 0.35), body, [0, (h - flap) / 2, 0]),
    [-1, 1].map((side) =>
      part(
        box(w / 2 - 0.25, flap, d - 0.1, 0.12),
        lacquer(shifted(colour, 0.03), 0.85),
        [side * (w / 4 + 0.02), h - flap / 2 + 0.04, 0],
        [0, 0, side * 0.006],
      ),
    ),
    part(box(wide, 0.12, d + 0.2, 0.03), tape, [0, h + 0.16, 0]),
    part(box(wide, Math.min(9, h * 0.3), 0.1, 0.03), tape, [0, h - Math.min(9, h * 0.3) / 2 + 0.16, d / 2 + 0.05]),
    placed(label(w * 0.3, h * 0.26, text), -w * 0.29, h * 0.36, d / 2 + 0.06),
    placed(group(arrows(Math.min(5.4, h * 0.17))), w * 0.31, h * 0.26, d / 2),
  )
}

const placed = (object: Group, x: number, y: number, z: number): Group => {
  object.position.set(x, y, z)
  return object
}

/** A stacking box of plastic with a rim, ribs, a grip and a card. */
export function crate([w, h, d]: Size, colour: number): Group {
  const body = lacquer(colour, 0.5)
  const ribs = spread(4, -w * 0.44, w * 0.44, (x) => box(1.1, h - 5, 1, 0.2).translate(x, h / 2 - 2, d / 2 - 0.5))
  return group(
    part(box(w - 2, h - 1, d - 2, 0.8), body, [0, (h - 1) / 2, 0]),
    part(box(w, 2.6, d, 0.5), body, [0, h - 1.4, 0]),
    part(box(w, 1.2, d, 0.4), body, [0, h - 5.4, 0]),
    merged(ribs, body),
    part(box(w * 0.26, 2.8, 0.6, 0.25), shade(0x1b1d1f), [0, h - 9, d / 2 - 0.9]),
    placed(label(w * 0.23, h * 0.22, '88'), -w * 0.293, h * 0.3, d / 2 - 0.94),
  )
}

/** An open-fronted box for small parts, with a card on its lip. */
export function bin([w, h, d]: Size, colour: number): Group {
  const finish = lacquer(colour, 0.45)
  const side = new Shape()
  side
    .moveTo(-d / 2, 0)
    .lineTo(d / 2 - 1.4, 0)
    .lineTo(d / 2, h * 0.5)
  side.lineTo(d * 0.16, h).lineTo(-d / 2, h)
  side.closePath()
  const cheek = (): ReturnType<typeof extrude> => extrude(side, 0.4, 0.1).rotateY(-Math.PI / 2)
  return group(
    [-w / 2 + 0.4, w / 2].map((x) => part(cheek(), finish, [x, 0, 0])),
    part(box(w - 0.9, h - 0.2, 0.4, 0.1), finish, [0, h / 2, -d / 2 + 0.3]),
    part(box(w - 0.9, 0.4, d - 2, 0.1), finish, [0, 0.25, -0.4]),
    part(box(w - 0.9, h * 0.48, 0.5, 0.15), finish, [0, h * 0.25, d / 2 - 1], [0.28, 0, 0]),
    part(box(w - 1.4, h * 0.3, d * 0.7, 0.8), lacquer(0x8d9296, 0.5), [0, h * 0.26, -1]),
    part(box(w * 0.56, h * 0.2, 0.14, 0.04), matte(0xf1f0eb), [0, h * 0.27, d / 2 - 0.66], [0.28, 0, 0]),
  )
}

/** A pallet of 120 by 80 with its front towards +z. */
export function pallet(): Group {
  const board = wood(0xc6a06c, { roughness: 0.8 })
  return group(
    [-55, 0, 55].flatMap((x) => [-34, 0, 34].map((z) => part(box(14, 8, 11, 0.3), board, [x, 6.1, z]))),
    [-34, 0, 34].map((z) => part(box(120, 2, 10, 0.2), board, [0, 1, z])),
    [-55, 0, 55].map((x) => part(box(14.4, 2, 79.4, 0.2), board, [x, 11.2, 0])),
    [-33.5, -16.8, 0, 16.8, 33.5].map((z) => part(box(120, 2, 12.6, 0.25), board, [0, 13.3, z])),
  )
}

/** The height on which things on a pallet stand. */
export const PALLET = 14.3

/** An upright of a rack: perforated at the front, on a foot. */
const post = (height: number, finish: Finish, x: number, z: number): Object3D[] => [
  part(box(7, height, 5.6, 0.35), finish, [x, height / 2, z]),
  part(box(12, 0.8, 10, 0.2), finish, [x, 0.42, z]),
  merged(
    [-1.6, 1.6].flatMap((side) =>
      spread(Math.floor((height - 12) / 5), 8, height - 6, (y) => box(1.3, 2.3, 0.3, 0.02, 1).translate(side, y, 2.7)),
    ),
    shade(0x1d2022),
    [x, 0, z],
  ),
]

/** A pallet rack from x = 0 to `long`, with boards on beams whose upper sides are `levels`. */
export function palletRack(long: number, height: number, levels: readonly number[], steel: Finish, beam: Finish) {
  const [back, front] = [5, 73]
  const brace = (y: number, up: number): Object3D =>
    part(
      box(1.8, Math.hypot(front - back, up), 3, 0.3),
      steel,
      [0, y, (front + back) / 2],
      [Math.atan2(front - back, up), 0, 0],
    )
  return group(
    [0, long].flatMap((x) => [
      ...[back, front].flatMap((z) => post(height, steel, x, z)),
      ...spread(Math.max(2, Math.round(height / 60)), 36, height - 32, (y, at) =>
        group(placed(group(brace(0, at % 2 === 0 ? 44 : -44)), x, y, 0)),
      ),
    ]),
    levels.flatMap((y) => [
      ...[back + 0.4, front + 0.6].flatMap((z) => [
        part(box(long - 7.4, 9, 4.4, 0.4), beam, [long / 2, y - 7, z]),
        ...[3.9, long - 3.9].map((x) => part(box(0.8, 17, 6.2, 0.2), beam, [x, y - 7, z])),
      ]),
      part(box(long - 9, 2, front - back + 7, 0.2), wood(0xc9a274), [long / 2, y - 1.2, (front + back) / 2]),
      placed(label(16, 5, 'O 8 O'), long * 0.24, y - 7, front + 2.87),
    ]),
  )
}

/** A sheet of paper with a frame, lines and a title block, lying on y = 0. */
export function drawing(width: number, deep: number): Group {
  const line = (w: number, d: number, x: number, z: number): BoxGeometry =>
    new BoxGeometry(w, 0.03, d).translate(x, 0.15, z)
  const [x, z] = [width / 2 - 1.4, deep / 2 - 1.4]
  const rings = [0, 1].flatMap((k) =>
    spread(28, 0, Math.PI * 2, (turn) =>
      new BoxGeometry(0.16, 0.03, deep * 0.03)
        .translate(deep * (0.14 + k * 0.09), 0.15, 0)
        .rotateY(turn)
        .translate(-width * 0.2, 0, -deep * 0.02),
    ),
  )
  return group(
    part(extrude(roundedRect(width, deep, 0.2), 0.14, 0).rotateX(-Math.PI / 2), matte(0xf3f2ec, 0.7)),
    merged(
      [
        ...[-z, z].map((at) => line(x * 2, 0.16, 0, at)),
        ...[-x, x].map((at) => line(0.16, z * 2, at, 0)),
        line(width * 0.3, 0.14, x - width * 0.15, z - deep * 0.2),
        line(0.14, deep * 0.2, x - width * 0.3, z - deep * 0.1),
        line(width * 0.3, 0.1, x - width * 0.15, z - deep * 0.1),
        ...[-0.28, -0.1, 0.1].map((at) => line(width * 0.26, 0.16, width * 0.24, deep * at)),
        ...[0.12, 0.36].map((at) => line(0.16, deep * 0.38, width * at, -deep * 0.09)),
        line(width * 0.56, 0.1, -width * 0.18, -deep * 0.02),
        line(0.1, deep * 0.64, -width * 0.2, -deep * 0.02),
        ...rings,
      ],
      matte(0x3a4a5c, 0.7),
    ),
  )
}

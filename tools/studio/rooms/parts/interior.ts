import type { Group, Object3D } from 'three'
import { wood } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part } from '../../geometry/parts.ts'
import { at } from '../../geometry/profile.ts'
import { box, lathe } from '../../geometry/solids.ts'
import type { Chance } from '../chance.ts'
import { lacquer, plaster, shifted } from '../palette.ts'
import type { Light } from '../room.ts'
import { boards, skirting, wall } from './shell.ts'
import type { Rect } from './shell.ts'
import { folds } from './soft.ts'
import { atLeft, daylightAtLeft, glazed } from './window.ts'

export interface Interior {
  readonly back: number
  readonly side?: number
  readonly floor: Object3D
  /** Where the left wall is; the room reaches as far to the right. */
  readonly left: number
  readonly height?: number
  /** The window in the left wall; its x is how far from the back wall it ends, negative. */
  readonly opening?: Rect
  readonly curtain?: Finish
  readonly strength?: number
  /** Holes in the back wall. */
  readonly holes?: readonly Rect[]
}

export const DEPTH = 420
const WIDE = 640

/** Boards of one wood, each a little lighter or darker. */
export function woodenFloor(chance: Chance, colour: number, wide = 14): Group {
  const plank = (by: number): Finish => wood(shifted(colour, by), { roughness: 0.5 })
  return boards(WIDE, DEPTH, [plank(0), plank(0.07), plank(-0.07)], chance, wide)
}

/** Two walls, a floor, a ceiling and a window at the left: the shell of most rooms. */
export function interior(shell: Interior): { readonly object: Group; readonly light: Light } {
  const { back, side = back, floor, left, height = 262, opening = [-190, 90, 110, 135] as const } = shell
  const { curtain, holes = [] } = shell
  const white = lacquer(0xf2f1ed, 0.5)
  const cloth = (finish: Finish, x: number, width: number) =>
    part(folds(width, height - 22, 5, 3.4), finish, [x, height - 16, 9])
  const [start, , wide] = opening
  const metal = lacquer(0x3a3d3f, 0.4)
  const pole = wide + 90
  return {
    object: group(
      wall([left, 0, WIDE, height], plaster(back), holes),
      atLeft(
        left,
        wall([-DEPTH, 0, DEPTH, height], plaster(side), [opening]),
        glazed(opening, wide > 120 ? 2 : 1),
        skirting(-DEPTH, DEPTH, white),
        curtain === undefined
          ? []
          : [
              cloth(curtain, start - 22, 42),
              cloth(curtain, start + wide + 20, 38),
              part(
                lathe([at(0, -2), at(1.3, -1.6, 0.5), at(1.3, 0), at(1.1, 0.2), at(1.1, pole)], 24).rotateZ(
                  -Math.PI / 2,
                ),
                metal,
                [start - 46, height - 15, 9],
              ),
              [start - 44, start + wide + 41].map((x) => part(box(1.6, 1.6, 9, 0.4), metal, [x, height - 15, 4.5])),
            ].flat(),
      ),
      skirting(left, WIDE, white),
      part(box(WIDE, 3, DEPTH, 0.1), plaster(0xf4f3ef), [left + WIDE / 2, height + 1.5, DEPTH / 2]),
      floor,
    ),
    light: daylightAtLeft(left, opening, shell.strength ?? 10),
  }
}

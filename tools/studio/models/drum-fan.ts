import { BackSide, SphereGeometry } from 'three'
import type { Group } from 'three'
import { galvanised, matte, powder, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { blades } from '../geometry/blade.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { pipe, ring, wire } from '../geometry/paths.ts'
import { box, lathe, latheX, latheZ } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface DrumFan {
  readonly colour: number
  readonly frame?: number
}

const R = 32

function drum(colour: number): Group {
  const outside = latheZ(
    [
      [R - 0.5, -13.2],
      [R + 0.4, -13.6, 0.5],
      [R + 0.9, -13, 0.5],
      [R + 0.6, -12.2, 0.4],
      [R, -11.8, 0.5],
      [R, -5.2],
      [R + 0.45, -4.6, 0.5],
      [R, -4],
      [R, 4],
      [R + 0.45, 4.6, 0.5],
      [R, 5.2],
      [R, 11.8, 0.5],
      [R + 0.6, 12.2, 0.4],
      [R + 0.9, 13, 0.5],
      [R + 0.4, 13.6, 0.5],
      [R - 0.5, 13.2],
    ],
    220,
  )
  const inside = latheZ(
    [
      [R - 0.5, -13.2],
      [R - 0.35, -11],
      [R - 0.35, 11],
      [R - 0.5, 13.2],
    ],
    180,
  )
  return group(part(outside, powder(colour)), part(inside, powder(colour, { side: BackSide })))
}

function guard(side: number, finish: Finish, cap: Finish): Group {
  const z = 13.6 * side
  const dome = (radius: number): number => side * 1.5 * (1 - (radius / R) ** 2)
  const hoops = Array.from({ length: 17 }, (_, i) => ring(5.4 + i * 1.66, 0.15, z + dome(5.4 + i * 1.66), 140, 7))
  const spokes = around(8, (angle) =>
    wire(
      [4.6, 12, 20, 27, R + 0.2].map(
        (r) => [r * Math.cos(angle + 0.2), r * Math.sin(angle + 0.2), z - side * 0.25 + dome(r)] as const,
      ),
      0.24,
      24,
      8,
    ),
  )
  const badge = latheZ(
    [
      [0, 1],
      [4.4, 0.8, 0.4],
      [5, 0, 0.2],
      [5, -0.5],
    ],
    64,
  ).rotateX(side < 0 ? Math.PI : 0)
  return group(
    merged([...hoops, ...spokes, ring(R + 0.1, 0.26, z - side * 0.1, 200, 8)], finish),
    part(badge, cap, [0, 0, z + side * 1.4]),
  )
}

function rotor(black: Finish, metal: Finish): Group {
  const leaf = surface({ color: 0xc2c5c8, metalness: 1, roughness: 0.36, grain: 'brushed', grainAxis: 'y' })
  const shape = {
    root: 5.5,
    tip: 29.5,
    rootWidth: 10,
    middleWidth: 20,
    tipWidth: 21,
    rootPitch: 0.55,
    tipPitch: 0.42,
    sweep: 0.25,
    thickness: 0.3,
    camber: 0.1,
    tipRound: 0.18,
  }
  return group(
    place(merged(blades(4, shape), leaf), [0, 0, 0], [0, 0, 0.5]),
    part(
      latheZ(
        [
          [0, 3.4],
          [4.4, 3.2, 0.6],
          [5.2, 2, 0.6],
          [5.2, -2.2],
        ],
        80,
      ),
      metal,
    ),
    part(
      latheZ(
        [
          [0, -2],
          [7.5, -2, 0.6],
          [7.5, -15, 0.8],
          [5, -17, 0.5],
          [0, -17],
        ],
        96,
      ),
      black,
    ),
  )
}

function stand(frame: Finish, metal: Finish): Group {
  const [x, low, deep] = [R + 4.2, 1.6, 17]
  const sides = [-1, 1].map((s) =>
    group(
      part(
        pipe(
          [
            [s * x, low + 1.2, -deep],
            [s * x, low + 0.4, deep + 2],
          ],
          1,
          1.55,
          30,
          28,
        ),
        frame,
      ),
      part(
        pipe(
          [
            [s * x, low + 0.4, 9],
            [s * x, 43, 0],
            [s * x, low + 0.4, -9],
          ],
          5,
          1.4,
          100,
          24,
        ),
        frame,
      ),
      place(
        group(
          part(
            lathe(
              [
                [0, 1.4],
                [2.6, 1.4, 0.4],
                [2.9, 0.8, 0.3],
                [2.9, 0],
                [1.2, -0.2],
                [1.2, -4],
              ],
              48,
            ),
            matte(0x1b1c1e),
          ),
        ),
        [s * (x + 1.6), 43, 0],
        [0, 0, (-s * Math.PI) / 2],
      ),
      part(
        latheX(
          [
            [2.2, -2],
            [5.6, -2, 0.6],
            [6, -1.2, 0.6],
            [6, 1.2, 0.6],
            [5.6, 2, 0.6],
            [2.2, 2],
          ],
          80,
        ),
        rubber(),
        [s * (x + 3.4), 6, -deep + 2],
      ),
      part(
        latheX(
          [
            [0, -1.2],
            [3.2, -1.2, 0.3],
            [3.4, 0],
            [3.2, 1.2, 0.3],
            [0, 1.2],
          ],
          64,
        ),
        metal,
        [s * (x + 3.9), 6, -deep + 2],
      ),
      part(new SphereGeometry(1.62, 32, 20), rubber(), [s * x, low + 0.4, deep + 2]),
      part(new SphereGeometry(1.62, 32, 20), rubber(), [s * x, low + 1.2, -deep]),
    ),
  )
  return group(
    sides,
    part(
      pipe(
        [
          [-x, low + 0.4, deep],
          [x, low + 0.4, deep],
        ],
        1,
        1.5,
        20,
        28,
      ),
      frame,
    ),
    part(
      pipe(
        [
          [-x, low + 1.1, 2 - deep],
          [x, low + 1.1, 2 - deep],
        ],
        1,
        1.4,
        20,
        28,
      ),
      frame,
    ),
    part(
      pipe(
        [
          [-14, 73, -6],
          [-14, 82, -8],
          [14, 82, -8],
          [14, 73, -6],
        ],
        4,
        1.25,
        100,
        24,
      ),
      frame,
    ),
  )
}

export function drumFan({ colour, frame = 0x2e3033 }: DrumFan): Group {
  const black = powder(0x2b2d30)
  const metal = galvanised({ color: 0xa8adb0 })
  const wires = surface({
    color: 0x2a2c2e,
    roughness: 0.35,
    bump: [[0.05, 20]],
    clearcoat: 0.4,
    clearcoatRoughness: 0.2,
  })
  const clamps = around(4, (angle) =>
    part(
      box(1.6, 2.6, 1.6, 0.3),
      metal,
      [(R + 0.2) * Math.cos(angle + 0.6), (R + 0.2) * Math.sin(angle + 0.6), 13.3],
      [0, 0, angle + 0.6],
    ),
  )
  const dial = lathe(
    [
      [0, 1.5],
      [1.6, 1.5, 0.2],
      [1.8, 0],
    ],
    48,
  )
  const switchBox = group(part(box(7, 9, 5, 0.8, 6), black), part(dial, metal, [0, 1, 2.6], [Math.PI / 2, 0, 0]))
  const head = group(drum(colour), rotor(black, metal), guard(1, wires, black), guard(-1, wires, black), clamps)
  head.add(place(switchBox, [(R + 2) * Math.cos(0.5), (R + 2) * Math.sin(0.5), 0], [0, 0, 0.5]))
  return group(
    place(head, [0, 43, 0], [-0.14, 0, 0]),
    stand(powder(frame, { clearcoat: 0.2, clearcoatRoughness: 0.3 }), metal),
  )
}

export const drumFanModel = defineModel<DrumFan>({
  kind: 'drum-fan',
  colours: { yellow: { colour: 0xe0a41a }, blue: { colour: 0x2362a6 } },
  views: {
    a: { azimuth: 33, elevation: 12, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 38, elevation: 14, floor: false, focus: { at: [14, 50, 14], radius: 24 } },
  },
  build: drumFan,
})

import type { BufferGeometry, Group } from 'three'
import type { Form } from '../brands.ts'
import { chrome, matte } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { surface } from '../surface.ts'
import { badge } from './badge.ts'
import { blades } from './blade.ts'
import { around, group, merged, part, place, spread, turning } from './parts.ts'
import { ring, wire } from './paths.ts'
import { at } from './profile.ts'
import { box, latheZ } from './solids.ts'

/** How the wires of a guard run: out from the hub, twisted, in rings, bent like arches, or in pairs. */
export type Cage = 'rays' | 'swirl' | 'rings' | 'arches' | 'pairs'

export interface GuardedHead {
  readonly form: Form
  readonly body: Finish
  readonly blade: number
  readonly wire: number
  /** Outer radius of the guard in cm. */
  readonly radius: number
  readonly cage: Cage
  /** Shape of the motor behind the guard: 0 is slim, 1 bulky. */
  readonly bulk?: number
}

/** Radius of the guard for which all is drawn; other sizes are scaled. */
const R = 21.5

/** How far the front of the guard bulges at a share of its radius. */
const bulge = (share: number, deep: number): number => deep * (1 - share ** 2.6)

function front(cage: Cage, deep: number): BufferGeometry[] {
  const shares = [0.15, 0.34, 0.6, 0.86, 0.97, 1]
  const ray = (angle: number, twist: number): BufferGeometry =>
    wire(
      shares.map((share) => {
        const turn = angle + twist * share ** 1.5
        return [share * R * Math.cos(turn), share * R * Math.sin(turn), bulge(share, deep)] as const
      }),
      0.11,
      20,
      6,
    )
  const hoops = (radii: readonly number[], thick = 0.12): BufferGeometry[] =>
    radii.map((share) => ring(share * R, thick, bulge(share, deep) - 0.15, 120, 6))
  switch (cage) {
    case 'rays':
      return [...around(72, (angle) => ray(angle, 0)), ...hoops([0.45, 0.75])]
    case 'swirl':
      return [...around(66, (angle) => ray(angle, 0.75)), ...hoops([0.6])]
    case 'rings':
      return [
        ...hoops(
          spread(22, 0.18, 0.97, (share) => share),
          0.1,
        ),
        ...around(8, (angle) => ray(angle, 0)),
      ]
    case 'arches':
      return [...around(26, (angle) => [ray(angle, 0.55), ray(angle, -0.55)]).flat(), ...hoops([0.9])]
    case 'pairs':
      return [...around(30, (angle) => [ray(angle, 0.1), ray(angle + 0.045, 0.1)]).flat(), ...hoops([0.35, 0.55, 0.8])]
  }
}

const back = (): BufferGeometry[] =>
  around(60, (angle) =>
    wire(
      (
        [
          [5, -3.6],
          [12, -3.3],
          [18.5, -2.4],
          [21, -0.9],
          [R, 0],
        ] as const
      ).map(([r, z]) => [r * Math.cos(angle), r * Math.sin(angle), z] as const),
      0.1,
      12,
      5,
    ),
  )

function motor(body: Finish, bulk: number): Group {
  const [r, long] = [5.6 + bulk * 2.4, -13 - bulk * 4]
  const vents = around(18, (angle) =>
    box(0.5, 0.22, 5, 0.1, 3)
      .translate(r - 0.6, 0, -9)
      .rotateZ(angle),
  )
  return group(
    part(
      latheZ([
        at(0, long),
        at(r * 0.45, long, 0.8),
        at(r * 0.84, long + 2.5, 2),
        at(r, -9, 2),
        at(r + 0.2, -3.5, 0.6),
        at(r, -3, 0.2),
        at(2, -3),
      ]),
      body,
    ),
    merged(vents, matte(0x1a1d1f)),
    part(latheZ([at(0.5, -3), at(0.5, 4)], 24), chrome()),
  )
}

/** Motor, blades and wire guard of a desk or stand fan, looking along +z round the origin. */
export function guardedHead({ form, body, blade, wire: wireColour, radius, cage, bulk = 0.6 }: GuardedHead): Group {
  const leaf = surface({ color: blade, roughness: 0.18, clearcoat: 0.6, clearcoatRoughness: 0.1 })
  const metal = surface({ color: wireColour, metalness: 1, roughness: 0.22 })
  const { rotor } = form
  const deep = 5.6 + form.edge
  const width = (15 * rotor.width * 5) / (rotor.blades + 1.2)
  const shapes = blades(rotor.blades, {
    ...{
      root: 2.8,
      tip: 18.6,
      rootWidth: 4.5,
      middleWidth: width,
      tipWidth: width * 0.85,
      rootPitch: 0.62,
      tipPitch: 0.36,
    },
    ...{ sweep: rotor.sweep, thickness: 0.28, camber: 0.07, tipRound: Math.max(0.08, rotor.tipRound) },
  })
  const cap = latheZ([at(0, deep + 0.9), at(3.4, deep + 0.7, 0.5), at(4, deep, 0.2), at(4, deep - 0.5)], 80)
  const head = group(
    motor(body, bulk),
    turning(merged(shapes, leaf)),
    part(latheZ([at(0, 2.2), at(2.4, 2, 0.8), at(3.2, 0.6, 0.4), at(3.2, -1.8)], 64), leaf),
    merged(
      [
        ...front(cage, deep),
        ...back(),
        ring(R + 0.05, 0.3, 0, 128, 10),
        ring(12, 0.12, -3.45, 100, 6),
        ring(18.5, 0.12, -2.5, 120, 6),
      ],
      metal,
    ),
    part(
      latheZ([at(R - 0.1, -0.65), at(R + 0.42, -0.65, 0.15), at(R + 0.42, 0.65, 0.15), at(R - 0.1, 0.65)], 128),
      body,
    ),
    part(cap, body),
    part(latheZ([at(3.1, deep + 0.86), at(3.3, deep + 0.96, 0.05), at(3.5, deep + 0.7)], 80), matte(form.accent, 0.4)),
    place(badge(form, 0.9, body, 5.2), [0, 0, deep + 0.92]),
  )
  head.scale.setScalar(radius / R)
  return group(head)
}

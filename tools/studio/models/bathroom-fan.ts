import { BackSide, Shape } from 'three'
import type { BufferGeometry, Group, Object3D } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { matte, plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { impeller } from '../geometry/impeller.ts'
import { outlineHole, outlineShape, rimPoint } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { connection, group, merged, part, place, spread } from '../geometry/parts.ts'
import { at, fillet } from '../geometry/profile.ts'
import { humiditySensor, motionLens, pilot, pullCord, timerDial } from '../geometry/sensors.ts'
import { extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, has, pick } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly outline: Outline
  /** What covers the rotor: a grille, tilted louvres, or a closed panel with a gap round it. */
  readonly cover: Pattern | 'louvres' | 'panel'
  /** Outline of the opening. */
  readonly opening: 'square' | 'round'
  /** Share of the front that the opening takes. */
  readonly open: number
  readonly depth: number
  readonly pitch: number
}

const design = (
  outline: Outline,
  cover: Design['cover'],
  opening: Design['opening'],
  open = 0.72,
  depth = 2.3,
  pitch = 1.2,
): Design => ({
  ...{ outline, cover, opening, open, depth, pitch },
})

const DESIGNS: readonly [Design, ...Design[]] = [
  design('square', 'louvres', 'square', 0.716, 2.3, 1.4),
  design('square', 'hex', 'square', 0.7, 1.8, 1.5),
  design('round', 'panel', 'round', 0.8, 2.6),
  design('square', 'slots', 'square', 0.74, 2, 1.1),
  design('squircle', 'panel', 'square', 0.76, 2.2),
  design('square', 'columns', 'square', 0.68, 2.6, 0.95),
  design('round', 'radial', 'round', 0.78, 2.1, 1.15),
  design('leaf', 'diagonal', 'square', 0.66, 2.2, 1.3),
  design('square', 'concentric', 'round', 0.8, 1.7, 1.15),
  design('octagon', 'louvres', 'square', 0.64, 2.4, 1.1),
  design('square', 'panel', 'square', 0.84, 2.9),
  design('round', 'spiral', 'round', 0.8, 2.4, 1.6),
  design('arch', 'lines', 'square', 0.64, 2, 0.8),
]

/** Wall spigot behind a front: a tube with sealing beads. Its outside is the diameter of the duct it fits. */
export function wallSpigot(finish: Finish, radius: number): Group {
  const r = radius - 0.06
  const tube = latheZ([
    ...[at(r - 0.15, -9.2), at(r + 0.05, -9.2, 0.1), at(r + 0.05, -8.9, 0.1), at(r - 0.02, -8.8), at(r - 0.02, -6.2)],
    ...[at(r + 0.12, -6.05, 0.08), at(r + 0.12, -5.75, 0.08), at(r, -5.6), at(r, -1), at(r + 0.1, -0.4)],
  ])
  const inside = latheZ([at(r - 0.2, -9.2), at(r - 0.2, 0)], 96)
  return group(connection(part(tube, finish), 'z', -1), part(inside, plastic(0xcfd0ce, 0.5, { side: BackSide })))
}

/** Slanted slats with a small lip, from the bottom of the opening to its top. */
function louvres(width: number, height: number, pitch: number): BufferGeometry[] {
  const half = pitch * 0.44
  const corners = [at(-half, -0.42), at(half, 0.28), at(half, 0.44, 0.06), at(-half, -0.24, 0.06), at(-half, -0.42)]
  const profile = new Shape(fillet(corners, 5))
  const most = height / 2 - pitch * 0.55
  return spread(Math.round((2 * most) / pitch) + 1, -most, most, (y) =>
    extrude(profile, width, 0.05)
      .rotateY(Math.PI / 2)
      .translate(-width / 2, y, 0),
  )
}

function cover(
  { cover: kind, opening, depth, pitch, outline }: Design,
  hole: number,
  form: Form,
  finish: Finish,
): Group {
  const round = opening === 'round'
  if (kind === 'panel') {
    const side = hole - 1.1
    const panel = outlineShape(outline, side, side, form.corner)
    return group(
      part(extrude(panel, 0.9, Math.min(0.4, 0.25 * form.edge)), finish, [0, 0, depth - 0.35]),
      part(latheZ([at(1.2, 0), at(1.2, depth)], 24), finish),
    )
  }
  if (kind === 'louvres') return group(merged(louvres(hole - 0.2, hole, pitch), finish, [0, 0, depth * 0.42]))
  const opened = { width: hole, height: hole, round, pitch, thick: pitch * 0.36, depth: 0.7 }
  return group(merged(grille(kind, opened), finish, [0, 0, depth * 0.55]))
}

/** What is built in shows on the rim. The badge leaves the top or the bottom free. */
function equipment(look: Look, { outline, depth, open }: Design, form: Form, side: number, finish: Finish): Group {
  const free = form.badge.place.startsWith('top') ? -1 : 1
  const rim = Math.max(1.1, (side * (1 - open)) / 4)
  const on = <T extends Object3D>(object: T, angle: number): T => {
    const [x, y] = rimPoint(outline, side, side, form.corner, rim, angle)
    return place(object, [x, y, depth - 0.02])
  }
  return group(
    has(look, 'motion') ? [on(motionLens(), (free * Math.PI) / 2)] : [],
    has(look, 'hygrostat') ? [on(humiditySensor(finish), free * Math.PI * 0.5 + (has(look, 'motion') ? 0.6 : 0))] : [],
    has(look, 'timer') ? [on(timerDial(finish), (free * Math.PI) / 4)] : [],
    has(look, 'cord') ? [place(pullCord(side * 0.3, finish), [side * 0.22, 0.5 - side / 2, 1])] : [],
    on(pilot(form.accent, 0.7), free * Math.PI * 0.75),
  )
}

const sideOf = (look: Look): number => 7 + 0.9 * centimetres(look, 'diameter', 10)

export function bathroomFan(look: Look): Group {
  const form = formOf(look.brand)
  const chosen = pick(DESIGNS, form.first, look.line)
  const side = sideOf(look)
  const { outline, opening, open, depth } = chosen
  const metallic = look.colour === 'silver' ? { metalness: 0.6, clearcoat: 0.3, clearcoatRoughness: 0.2 } : {}
  const colour = { silver: 0xc9ccce, black: form.black }[look.colour] ?? form.white
  const front = plastic(colour, 0.34, metallic)
  const inner = plastic(look.colour === 'white' ? colour : colour + 0x050505, 0.42, metallic)
  const hole = side * open
  const corner = form.corner
  const mouth = opening === 'round' ? 'round' : outline === 'squircle' ? 'squircle' : 'square'
  const cut = outlineHole(mouth, hole, hole, corner * 0.8)
  const radius = centimetres(look, 'diameter', 10) / 2
  const bladeShape = {
    root: 1.6,
    tip: radius - 0.5,
    rootWidth: 1.6,
    tipWidth: 3.2 * form.rotor.width,
    rootPitch: 0.7,
    tipPitch: 0.45,
  }
  return group(
    part(
      extrude(outlineShape(outline, side, side, corner, [cut]), depth, Math.min(0.7, 0.5 * form.edge), {
        bevelSegments: 8,
      }),
      front,
    ),
    cover(chosen, hole, form, inner),
    part(
      extrude(outlineShape(outline, side - 2.2, side - 2.2, corner), 1.2, 0.2),
      plastic(0xdedfdd, 0.4),
      [0, 0, -1.15],
    ),
    wallSpigot(plastic(0xdedfdd, 0.4), radius),
    part(extrude(outlineShape(mouth, hole - 0.1, hole - 0.1, corner * 0.8), 0.1, 0.02), matte(0x2a2c2e), [0, 0, 0.06]),
    place(impeller(form.rotor.blades + 2, plastic(0x8d9296, 0.4), bladeShape), [0, 0, 0.25]),
    equipment(look, chosen, form, side, front),
    frontBadge(form, front, {
      width: side,
      height: side,
      inset: (side * (1 - open)) / 4,
      z: depth,
      size: 0.62,
      corners: outline === 'square' && form.corner < 0.5,
    }),
  )
}

export const bathroomFanModel: Model = {
  kind: 'bathroom-fan',
  colours: ['white', 'silver', 'black'],
  views: {
    a: { azimuth: 34, elevation: 12 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 40, elevation: 16, floor: false, focus: { at: [1.5, 0.5, 1.5], radius: 5.6 } },
  },
  sizes: { of: sideOf, usual: 16, largest: 20.5 },
  build: bathroomFan,
}

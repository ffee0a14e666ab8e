import { BackSide, BufferGeometry, CylinderGeometry, Float32BufferAttribute } from 'three'
import type { Group } from 'three'
import type { Form } from '../brands.ts'
import { galvanised, matte, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { pick } from '../look.ts'
import { badge } from './badge.ts'
import { bolt } from './hardware.ts'
import { letters } from './letters.ts'
import { around, connection, group, merged, part, place } from './parts.ts'
import { at } from './profile.ts'
import { latheX } from './solids.ts'

/** Tube along x with one helical seam, as spiral-wound ducts have. Centred at the origin; open at both ends. */
export function spiralTube(radius: number, length: number, pitch = 6.4, seam = 0.16): BufferGeometry {
  const around = 84
  const along = Math.round(length / Math.max(0.22, length / 420))
  const points: number[] = []
  const index: number[] = []
  for (let i = 0; i <= along; i++) {
    const x = (i / along - 0.5) * length
    for (let j = 0; j <= around; j++) {
      const angle = (j / around) * Math.PI * 2
      const turn = x / pitch + j / around
      const away = (Math.abs(turn - Math.round(turn)) * pitch) / 0.34
      const r = radius + (away < 1 ? seam * Math.cos((away * Math.PI) / 2) : 0)
      points.push(x, r * Math.cos(angle), r * Math.sin(angle))
    }
  }
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * (around + 1) + j
      index.push(a, a + 1, a + around + 1, a + 1, a + around + 2, a + around + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((points.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** The shaded inside of a tube along x, with the thickness of its rim at both ends. */
export function tubeInside(
  radius: number,
  length: number,
  finish: Finish = galvanised({ color: 0xb1b5b8, side: BackSide }),
): Group {
  return group(
    part(
      latheX(
        [
          [radius - 0.18, -length / 2],
          [radius - 0.18, length / 2],
        ],
        120,
      ),
      finish,
    ),
  )
}

/** How a fitting plugs in: with a double rubber lip, plain with a bead, or with a flange and bolts. */
export type End = 'lip' | 'bead' | 'flange'

/** The ends that a brand makes, and the colour of its seals. */
export const endOf = ({ first }: Form, line: number): End => pick(['lip', 'bead', 'flange'], first, line)

/** End that points along +x from the origin. Its outside fits a duct of that radius. */
export function ductEnd(end: End, radius: number, finish: Finish, form: Form, length = 6): Group {
  const r = radius
  const tube = latheX(
    [
      at(r, 0),
      at(r + 0.05, 0.2),
      at(r + 0.42, 0.45, 0.15),
      at(r + 0.42, 0.75, 0.15),
      at(r, 1),
      at(r, length - 0.2),
      at(r - 0.18, length, 0.08),
      at(r - 0.22, length - 0.3),
    ],
    128,
  )
  const inside = latheX([at(r - 0.17, -0.15), at(r - 0.2, 0.1), at(r - 0.2, length)], 112)
  const lip = (x: number): ReturnType<typeof part> =>
    part(
      latheX([at(r - 0.03, x - 0.35), at(r + 0.34, x - 0.25, 0.08), at(r + 0.34, x, 0.08), at(r - 0.03, x + 0.2)], 128),
      rubber(form.seal),
    )
  const bead = (x: number): ReturnType<typeof part> =>
    part(
      latheX(
        [at(r - 0.02, x - 0.5), at(r + 0.26, x - 0.1, 0.2), at(r + 0.26, x + 0.1, 0.2), at(r - 0.02, x + 0.5)],
        128,
      ),
      finish,
    )
  const flange = (): Group =>
    group(
      part(
        latheX(
          [at(r - 0.1, length - 0.3), at(r + 2.2, length - 0.3, 0.08), at(r + 2.2, length, 0.08), at(r - 0.1, length)],
          128,
        ),
        finish,
      ),
      around(Math.max(6, Math.round(r)), (angle) =>
        place(
          group(
            place(bolt(0.32), [length, (r + 1.2) * Math.cos(angle), (r + 1.2) * Math.sin(angle)], [0, Math.PI / 2, 0]),
          ),
          [0, 0, 0],
        ),
      ),
    )
  const fitted = {
    lip: () => [lip(length * 0.58), lip(length * 0.8)],
    bead: () => [bead(length * 0.55)],
    flange: () => [flange()],
  }[end]()
  return group(
    connection(part(tube, finish), 'x', 1),
    part(inside, galvanised({ color: 0xa9adb0, side: BackSide })),
    fitted,
  )
}

/** A printed sticker with the brand and a line of text, wrapped flat on the front of a tube of that radius along x. */
export function sticker(form: Form, text: string, radius: number, x = 0): Group {
  const [w, h] = [Math.max(5, Math.min(11, radius)), Math.max(2, Math.min(4, radius * 0.36))]
  const sheet = part(latheSector(radius + 0.03, w, h / radius), matte(0xf2f3f1, 0.4))
  const bar = part(latheSector(radius + 0.04, w * 0.12, h / radius), matte(form.accent, 0.4), [-w * 0.44, 0, 0])
  const words = group(
    place(badge(form, h * 0.26, matte(form.black), w * 0.72), [w * 0.06, h * 0.14, 0]),
    merged(letters(text, { height: h * 0.24, depth: 0.01, most: w * 0.7 }), matte(0x2a2f33), [w * 0.06, -h * 0.36, 0]),
  )
  return place(group(sheet, bar, place(words, [0, 0, radius + 0.05])), [x, 0, 0], [-0.35, 0, 0])
}

/** Piece of the wall of a tube along x that looks along +z. */
function latheSector(radius: number, width: number, angle: number): BufferGeometry {
  return new CylinderGeometry(radius, radius, width, 16, 1, true, -angle / 2, angle).rotateZ(Math.PI / 2).rotateX(0)
}

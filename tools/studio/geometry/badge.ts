import { BoxGeometry, CylinderGeometry, SRGBColorSpace, TorusGeometry } from 'three'
import type { BufferGeometry, Group } from 'three'
import type { Form, Mark, Place } from '../brands.ts'
import { matte } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { surface } from '../surface.ts'
import { letters, wordWidth } from './letters.ts'
import { around, group, merged, part, place, spread } from './parts.ts'
import { roundedRect } from './profile.ts'
import { extrude } from './solids.ts'

/** The sign of a brand, in a square of side 1 round the origin. */
function signOf(mark: Mark): BufferGeometry[] {
  const bar = (width: number, height: number): BoxGeometry => new BoxGeometry(width, height, 0.05)
  switch (mark) {
    case 'ring':
      return [new TorusGeometry(0.38, 0.1, 6, 28)]
    case 'bars':
      return spread(3, -0.32, 0.32, (x, at) => bar(0.2, 0.5 + at * 0.2).translate(x, at * 0.1 - 0.1, 0))
    case 'leaf':
      return [new CylinderGeometry(0.45, 0.45, 0.05, 24, 1, false, 0, Math.PI).rotateX(Math.PI / 2).rotateZ(0.8)]
    case 'peak':
      return [bar(0.62, 0.16).rotateZ(0.9).translate(-0.2, 0, 0), bar(0.62, 0.16).rotateZ(-0.9).translate(0.2, 0, 0)]
    case 'wave':
      return [-0.26, 0, 0.26].map((y) => bar(0.9, 0.13).rotateZ(0.25).translate(0, y, 0))
    case 'star':
      return around(4, (angle) => bar(0.42, 0.2).translate(0.26, 0.1, 0).rotateZ(angle))
    case 'drop':
      return [
        new CylinderGeometry(0.3, 0.3, 0.05, 24).rotateX(Math.PI / 2).translate(0, -0.14, 0),
        bar(0.4, 0.4).rotateZ(0.785).translate(0, 0.06, 0),
      ]
    case 'square':
      return [
        bar(0.8, 0.18).translate(0, 0.31, 0),
        bar(0.8, 0.18).translate(0, -0.31, 0),
        bar(0.18, 0.8).translate(-0.31, 0, 0),
      ]
    case 'dots':
      return spread(3, -0.34, 0.34, (x, at) =>
        new CylinderGeometry(0.07 + at * 0.05, 0.07 + at * 0.05, 0.05, 16).rotateX(Math.PI / 2).translate(x, 0, 0),
      )
    case 'none':
      return []
  }
}

/** The name of a brand with its sign, centred in the plane z = 0 and looking along +z. `height` is that of a capital. */
export function badge(form: Form, height: number, finish: Finish, most = Infinity): Group {
  const { mark, slant = 0, weight = 1, style } = form.badge
  const sign = mark === 'none' ? 0 : 1.7
  const size = Math.min(height, most / (wordWidth(form.name) + sign + (style === 'plate' ? 1.4 : 0)))
  const width = wordWidth(form.name) * size
  const depth = style === 'raised' ? Math.min(0.09, size * 0.16) : 0.015
  // the accent would drown on a dark body
  const printed = finish.color.getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace).l < 0.35 ? 0xe2e5e6 : form.accent
  const ink = style === 'raised' ? finish : matte(style === 'plate' ? form.black : printed, 0.45)
  const word = letters(form.name, { height: size, depth, slant, weight }).map((one) =>
    one.translate((sign * size) / 2, -size / 2, 0),
  )
  const sized = signOf(mark).map((one) =>
    one.scale(size * 1.05, size * 1.05, depth / 0.1).translate(-width / 2 - size * 0.05, 0, depth / 2),
  )
  if (style !== 'plate') return group(merged(word, ink), sized.length > 0 ? [merged(sized, ink)] : [])
  const plate = surface({ color: 0xcfd2d4, metalness: 0.85, roughness: 0.3 })
  const [long, high] = [width + (sign + 1) * size, size * 1.9]
  return group(
    part(extrude(roundedRect(long, high, size * 0.25), 0.08, 0.03), plate),
    place(group(merged(word, ink), sized.length > 0 ? [merged(sized, matte(form.accent, 0.4))] : []), [0, 0, 0.08]),
  )
}

/** How wide a badge is. */
export function badgeWidth(form: Form, height: number, most = Infinity): number {
  const extra = (form.badge.mark === 'none' ? 0 : 1.7) + (form.badge.style === 'plate' ? 1.4 : 0)
  return Math.min(most, height * (wordWidth(form.name) + extra))
}

export interface Front {
  readonly width: number
  readonly height: number
  /** Distance of the badge's middle from the edge. */
  readonly inset: number
  readonly z: number
  /** Height of a capital. */
  readonly size: number
  /** Whether its corners can hold a badge. */
  readonly corners?: boolean
  readonly most?: number
}

/** A badge on a flat front, where the brand puts it. */
export function frontBadge(form: Form, finish: Finish, front: Front): Group {
  const { width, height, inset, corners = true, most = width * (corners ? 0.5 : 0.34) } = front
  const at: Place = form.badge.place
  const x = corners && at !== 'bottom' ? width / 2 - inset - badgeWidth(form, front.size, most) / 2 : 0
  const y = height / 2 - inset
  return place(badge(form, front.size, finish, most), [
    at.endsWith('left') ? -x : x,
    at.startsWith('top') ? y : -y,
    front.z,
  ])
}

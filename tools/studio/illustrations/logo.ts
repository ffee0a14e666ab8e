import { formOf } from '../brands.ts'
import type { Mark } from '../brands.ts'
import { lettering, textWidth } from './lettering.ts'
import { circle, drawing, line, path, rect, tag } from './svg.ts'

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

const isLight = (colour: number): boolean =>
  0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 255) + 0.11 * (colour & 255) > 165

/** The sign of a brand in a square of 100, as it is on its products. */
function signOf(mark: Mark, ink: string): string {
  const bar = (x: number, y: number, width: number, height: number): string => rect(x, y, width, height, ink, 3)
  switch (mark) {
    case 'ring':
      return tag('circle', { cx: 50, cy: 50, r: 38, fill: 'none', stroke: ink, 'stroke-width': 18 })
    case 'bars':
      return [0, 1, 2].map((at) => bar(10 + at * 30, 50 - at * 20, 20, 40 + at * 20)).join('')
    case 'leaf':
      return path('M12 82Q6 20 84 12Q92 86 30 84Q46 56 66 34Q34 52 20 88Z', ink)
    case 'peak':
      return line('M8 84L42 22L62 58L72 40L94 84', ink, 14)
    case 'wave':
      return [28, 52, 76].map((y) => line(`M8 ${y}q21 -20 42 0t42 0`, ink, 10)).join('')
    case 'star':
      return [0, 90, 180, 270]
        .map((turn) => `<ellipse cx="66" cy="40" rx="26" ry="13" fill="${ink}" transform="rotate(${turn} 50 50)"/>`)
        .join('')
    case 'drop':
      return path('M50 6Q88 52 80 70A32 32 0 0 1 20 70Q12 52 50 6Z', ink)
    case 'square':
      return path('M10 10H90V28H28V72H90V90H10Z', ink)
    case 'dots':
      return [0, 1, 2].map((at) => circle(14 + at * 34, 50, 8 + at * 5, ink)).join('')
    case 'none':
      return ''
  }
}

/** The logo of a brand, 320 by 160: the word and the sign that its products bear. */
export function logo(slug: string): string {
  const { name, accent, black, white, badge } = formOf(slug)
  const { mark, slant = 0, weight = 1, style } = badge
  const isPlate = style === 'plate'
  const onPlate = isLight(accent) ? hex(black) : '#fff'
  const [ink, word] = isPlate ? [onPlate, onPlate] : [hex(accent), hex(black)]
  const width = textWidth(name.toUpperCase())
  const sign = mark === 'none' ? 0 : 1.5
  const size = Math.min(46, 250 / (width + sign))
  const left = 160 - ((width + sign) * size) / 2
  const mould = tag(
    'g',
    { transform: `translate(${left.toFixed(1)} ${(80 - size * 0.55).toFixed(1)}) scale(${(size * 0.011).toFixed(3)})` },
    signOf(mark, ink),
  )
  return drawing(
    320,
    160,
    rect(0, 0, 320, 160, isPlate ? hex(accent) : hex(white), 12),
    mark === 'none' ? '' : mould,
    lettering(name.toUpperCase(), { x: left + sign * size, y: 80 + size / 2, size, colour: word, slant, weight }),
  )
}

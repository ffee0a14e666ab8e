import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buttonColours, fillClass, inkClass, inkOf, palette, surfaceOf } from './tone.ts'

describe('colours of editors', () => {
  it.each([
    ['#fff', 'paper'],
    ['#F2F7F8', 'mist'],
    ['#dfe9ec', 'sky'],
    ['#000000', 'deep'],
    ['#fdeadd', 'warm'],
  ])('%s becomes the surface %s', (colour, surface) => {
    expect(surfaceOf(colour)).toBe(surface)
  })

  it('#a03000 becomes the warm ink', () => {
    expect(inkOf('#a03000')).toBe('warm')
  })

  it.each([null, undefined, '', 'red', '#12', '#fffff', 'url(javascript:alert(1))', '#fff;position:fixed', '#ggg'])(
    '%j is not a colour',
    (colour) => {
      expect(surfaceOf(colour)).toBeNull()
      expect(inkOf(colour)).toBeNull()
    },
  )
})

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const rules = readFileSync(new URL('../styles/surfaces.css', import.meta.url), 'utf8')

type Side = 0 | 1
const sixDigits = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex)

/** The value of a token in the light scheme (0) and in the dark one (1). */
function tokenOf(name: string, side: Side): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? []
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value)
  return sixDigits(both ? (both[side + 1] ?? '') : value)
}

/** The token that a class uses as its colour. */
const tokenIn = (name: string, property: string) =>
  new RegExp(`\\.${name} \\{[^}]*\\b${property}: var\\(--([\\w-]+)\\)`).exec(rules)?.[1] ?? ''

function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(two)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const sides: readonly Side[] = [0, 1]

describe('the palette that colours of editors become', () => {
  it('B3.40 B3.42 is readable in every pair of ink and surface, in light and dark mode', () => {
    const poor: string[] = []
    for (const surface of Object.keys(palette.surfaces).filter((name) => name !== 'deep'))
      for (const ink of Object.keys(palette.inks))
        for (const side of sides) {
          const [on, words] = [tokenIn(`surface-${surface}`, 'background'), tokenIn(`ink-${ink}`, 'color')]
          const seen = contrast(tokenOf(on, side), tokenOf(words, side))
          if (!(seen >= 4.5)) poor.push(`${ink} on ${surface}, ${side ? 'dark' : 'light'}: ${seen.toFixed(2)}`)
        }
    expect(poor).toEqual([])
  })

  it('B3.07 is readable on every filled mark and button', () => {
    const seen = Object.keys(palette.inks).flatMap((ink) =>
      sides.map((side) =>
        contrast(tokenOf(tokenIn(`fill-${ink}`, 'background'), side), tokenOf(tokenIn(`fill-${ink}`, 'color'), side)),
      ),
    )
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(4.5)
  })

  it('matches the tokens in light mode', () => {
    const names = (kind: string, property: string, tones: Readonly<Record<string, string>>) =>
      Object.entries(tones).map(([name, hex]) => [name, tokenOf(tokenIn(`${kind}-${name}`, property), 0), `#${hex}`])
    const all = [...names('surface', 'background', palette.surfaces), ...names('ink', 'color', palette.inks)]
    expect(all.filter(([, token, hex]) => token !== hex)).toEqual([])
  })

  it('B3.07 keeps the colours of marks distinct', () => {
    const marks = ['#0f6b62', '#b3401f', '#7a5b00', '#3a5a86', 'nonsense']
    expect(marks.map(fillClass)).toEqual(['fill-ok', 'fill-warm', 'fill-wait', 'fill-sea', 'fill-ink'])
  })

  it('B3.40 gives a button its background, and a readable text colour', () => {
    expect(buttonColours('#0b6a49', '#ffffff')).toBe('toned fill-ok')
    expect(buttonColours('#fdeee3', '#b3400a')).toBe('toned surface-warm ink-warm')
    expect(buttonColours(null, '#1d5582')).toBe('ink-sea')
    expect([buttonColours(null, null), inkClass('#b3400a', 'deep')]).toEqual(['', ''])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** sm, md, lg, xl and xxl in pixels; anything narrower is xs. */
const breakpoints = [480, 768, 1024, 1279, 1600]

/** Narrower than any phone: a visitor has enlarged the letters, and `rem` with them. */
const enlarged = 272

/** Every width of a media or container query, in pixels. */
const widthsIn = (text: string) =>
  [...text.matchAll(/@(?:media|container)([^{]*)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/([\d.]+)(rem|em|px)/g)].map(([, number, unit]) => Number(number) * (unit === 'px' ? 1 : 16)),
  )

describe('the style sheets', () => {
  it('B9.50 have breakpoints only at 480, 768, 1024, 1279 and 1600 px', () => {
    const odd = sheets.flatMap((name) =>
      widthsIn(textOf(name))
        .filter((width) => ![...breakpoints, enlarged].includes(width))
        .map((width) => `${name}: ${width}`),
    )
    expect(odd).toEqual([])
    expect(new Set(sheets.flatMap((name) => widthsIn(textOf(name))))).toEqual(new Set([enlarged, ...breakpoints]))
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DRAWINGS } from './drawings.ts'
import { flow } from './air.ts'

const ASSETS = fileURLToPath(new URL('../../../specs/sandbox/assets/', import.meta.url))
const DATA = fileURLToPath(new URL('../../../specs/sandbox/seed/data/magazine/', import.meta.url))

describe('drawings', () => {
  it('match the stored files', () => {
    for (const [folder, named] of Object.entries(DRAWINGS)) {
      const stored = readdirSync(`${ASSETS}${folder}`).map((file) => file.replace(/\.svg$/, ''))
      expect(stored.toSorted()).toEqual(Object.keys(named).toSorted())
      for (const [name, draw] of Object.entries(named))
        expect(draw() === readFileSync(`${ASSETS}${folder}/${name}.svg`, 'utf8'), `${folder}/${name}`).toBe(true)
    }
  })

  it('exist for each article with an alt text that names no other drawing', () => {
    const articles = readdirSync(DATA).filter(
      (file) => !/\n(?:alt: ''\n|drawing: )/.test(readFileSync(DATA + file, 'utf8')),
    )
    const names = articles.map((file) => file.slice('2026-01-01-'.length, -'.yaml'.length))
    expect(names.toSorted()).toEqual(Object.keys(DRAWINGS['articles'] ?? {}).toSorted())
    expect(names.length).toBeGreaterThan(30)
  })

  it('hold no font and no broken number', () => {
    for (const named of Object.values(DRAWINGS))
      for (const [name, draw] of Object.entries(named)) {
        expect(draw(), name).not.toMatch(/NaN|undefined|Infinity|<text/)
        expect(draw().length, name).toBeLessThan(12_000)
      }
  })

  it('refuse a route that is no row of points', () => {
    expect(() => flow('10 20, 30', '#000')).toThrow('No point: ')
  })
})

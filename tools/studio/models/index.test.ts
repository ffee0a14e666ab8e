import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ManifestEntry } from '../manifest.ts'
import { models } from './index.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../specs/sandbox/assets/products')
const masters: readonly ManifestEntry[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

test('kinds and colours are named so that file names can be split again', () => {
  const kinds = models.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const { kind, colours } of models) {
    expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(colours.join()).toMatch(/^[a-z]+(,[a-z]+)*$/)
  }
})

test('every kind has its first picture, and every master is of a kind and colour that can be built', () => {
  const colours = new Map(models.map((model) => [model.kind, model.colours]))
  for (const [kind, [first]] of colours)
    expect(masters.some((master) => master.kind === kind && master.colour === first && master.view === 'a')).toBe(true)
  for (const { file, look, kind, colour, view } of masters) {
    expect(colours.get(kind)).toContain(colour)
    expect(file).toBe(`${look}-${view}.avif`)
  }
})

test('boxes lie inside their pictures', () => {
  for (const { box, width, height } of masters) {
    expect(box[0] + box[2]).toBeLessThanOrEqual(width)
    expect(box[1] + box[3]).toBeLessThanOrEqual(height)
  }
})

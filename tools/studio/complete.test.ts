import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { ManifestEntry } from './manifest.ts'

const ASSETS = fileURLToPath(new URL('../../specs/sandbox/assets/', import.meta.url))

const SCENES = 80
const MOST_BYTES = 40_000_000

const manifest: readonly ManifestEntry[] = JSON.parse(readFileSync(join(ASSETS, 'products/manifest.json'), 'utf8'))
const products = (await readCatalogue()).filter(({ main }) => main)

describe('pictures of products', () => {
  it('are at least two for each product', () => {
    const count = (name: string): number => manifest.filter(({ look }) => look === name).length
    expect(products.filter(({ name }) => count(name) < 2).map(({ name }) => name)).toEqual([])
  })

  it('are scenes for the best sold ones', () => {
    expect(manifest.filter(({ view }) => view === 's').length).toBeGreaterThanOrEqual(SCENES)
  })

  it('come with a drawing of the dimensions', () => {
    const without = products.filter(({ name }) => !existsSync(join(ASSETS, 'drawings', `${name}.svg.br`)))
    expect(without.map(({ name }) => name)).toEqual([])
    expect(products.length).toBeGreaterThanOrEqual(484)
  })

  it('take no more than 40 MB with all other pictures and films', () => {
    const files = readdirSync(ASSETS, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    expect(bytes).toBeGreaterThan(20_000_000)
  })
})

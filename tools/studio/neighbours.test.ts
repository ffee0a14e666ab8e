import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import type { ManifestEntry } from './manifest.ts'
import { distance, SAME } from './print.ts'

const manifest: readonly ManifestEntry[] = JSON.parse(
  readFileSync(new URL('../../specs/sandbox/assets/products/manifest.json', import.meta.url), 'utf8'),
)
const taken = new Map(manifest.flatMap((entry) => (entry.view === 'a' ? [[entry.look, entry] as const] : [])))
const mains = (await readCatalogue()).filter(({ main }) => main)

describe('main pictures', () => {
  it('are of one look each, all different files', () => {
    const looks = mains.map(({ name }) => name)
    expect(new Set(looks).size).toBe(looks.length)
    expect(taken.size).toBeGreaterThanOrEqual(400)
  })

  it('no two products of a kind look the same, in whatever order a list has them', () => {
    const same: string[] = []
    for (const kind of new Set(mains.map(({ look }) => look.kind))) {
      const shown = mains.flatMap(({ name, look }) => (look.kind === kind ? (taken.get(name) ?? []) : []))
      for (const [at, { print: one, look }] of shown.entries())
        for (const { print: other, look: second } of shown.slice(at + 1))
          if (distance(one, other) < SAME) same.push(`${look} and ${second}: ${distance(one, other)}`)
    }
    expect(same).toEqual([])
  })
})

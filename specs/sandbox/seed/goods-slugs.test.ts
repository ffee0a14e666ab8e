import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { goodsSlugs } from './goods-slugs.ts'

const file = fileURLToPath(new URL('goods-slugs.txt', import.meta.url))

it('B2.68 the file of slugs contains the Czech goods; update it with `node scripts/slugs.mjs`', () => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => line.replace(/ \S+$/, ''))).toEqual(goodsSlugs())
  expect(lines.length).toBeGreaterThan(600)
})

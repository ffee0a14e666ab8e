import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { branchDrawing } from './illustrations/branch.ts'
import { DRAWINGS } from './illustrations/drawings.ts'
import { logo } from './illustrations/logo.ts'
import { portrait } from './illustrations/portrait.ts'
import { inside } from './illustrations/wide.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const ASSETS = join(HERE, '../../specs/sandbox/assets')
const seed = new URL('../../specs/sandbox/seed/', import.meta.url).href

interface Branch {
  readonly slug: string
  readonly city: string
  readonly street: string
}

const { BRANCHES } = (await import(`${seed}branches.ts`)) as { BRANCHES: readonly Branch[] }
const { BRANDS } = (await import(`${seed}brands.ts`)) as { BRANDS: readonly { readonly slug: string }[] }
const { market } = (await import(`${seed}../src/market.ts`)) as { market: 'cs' | 'sk' }
const { dataOf } = (await import(`${seed}data.ts`)) as {
  dataOf: (name: 'branch-people') => Readonly<Record<string, readonly (string | { readonly portrait: string })[]>>
}
const { slugify } = (await import(`${seed}slug.ts`)) as { slugify: (name: string) => string }

function write(folder: string, name: string, svg: string): void {
  mkdirSync(join(ASSETS, folder), { recursive: true })
  writeFileSync(join(ASSETS, folder, `${name}.svg`), svg)
}

/** Czech women have names that end so. */
const isWoman = (name: string): boolean => /(á|ová)$/.test(name)
/** People who have worked for thirty years according to the texts of the shop. */
const VETERANS = new Set(['Ing. Bohumil Kříž'])

const shop = market === 'sk' ? 'Vánok' : 'Vánek'
for (const branch of BRANCHES) write('branches', branch.slug, branchDrawing({ ...branch, shop }))
for (const { slug } of BRANCHES) write('interiors', slug, inside(slug))
for (const [folder, named] of Object.entries(DRAWINGS))
  for (const [name, draw] of Object.entries(named)) write(folder, name, draw())
for (const { slug } of BRANDS) write('brands', slug, logo(slug))
// the others have a portrait that is there already
const drawn = Object.values(dataOf('branch-people'))
  .flat()
  .filter((one) => typeof one === 'string')
for (const name of new Set(drawn))
  write('people', slugify(name), portrait({ name, woman: isWoman(name), old: VETERANS.has(name) }))

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { packageRoot } from '../paths.ts'
import { readManifest } from './pictures.ts'

const manifest = readManifest(packageRoot())
const seed = catalogue({ pictures: manifest })
const entries = new Map(manifest.map((entry) => [entry.file, entry]))

interface Shown {
  /** Location: the kind of record and its title. */
  readonly where: string
  readonly file: string
  readonly alt: string
}

const titleOf = (node: object): string | undefined =>
  Object.entries(node).find(([key, value]) => ['title', 'block_title'].includes(key) && typeof value === 'string')?.[1]

/** All pictures below a node, each with the nearest title above it. */
function shownIn(node: unknown, where: string): readonly Shown[] {
  if (Array.isArray(node)) return node.flatMap((inner) => shownIn(inner, where))
  if (typeof node !== 'object' || node === null) return []
  if ('file' in node && 'alt' in node)
    return typeof node.file === 'string' ? [{ where, file: node.file, alt: String(node.alt) }] : []
  const [kind = ''] = where.split(': ')
  const title = titleOf(node)
  return Object.values(node).flatMap((inner) => shownIn(inner, title === undefined ? where : `${kind}: ${title}`))
}

const content = Object.entries(seed.content).flatMap(([kind, node]) => shownIn(node, kind))
const categories = seed.categories.map(({ title, picture }) => ({
  where: `category: ${title}`,
  file: picture,
  alt: '',
}))
const brands = seed.brands.map(({ title, slug }) => ({ where: `brand: ${title}`, file: `brands/${slug}.svg`, alt: '' }))

/** The subject of a product picture, which does not change with a new photograph. */
function contentOf(file: string): string {
  const entry = entries.get(file) ?? entries.get(`${file}.avif`)
  return entry === undefined
    ? file
    : [entry.kind, entry.colour, `view ${entry.view}`, entry.room].filter(Boolean).join(' ')
}

it('every picture outside product pages is in the reviewed list with its text', async () => {
  const all = [...categories, ...brands, ...content].flatMap(({ file, ...one }) =>
    file === null ? [] : [{ ...one, file }],
  )
  const lines = all.map(({ where, alt, file }) => `${where} | ${alt} | ${contentOf(file)}`)
  await expect(`${[...new Set(lines)].join('\n')}\n`).toMatchFileSnapshot('shown-pictures.txt')
  expect(all.length).toBeGreaterThan(200)
})

it('drawn pictures exist', () => {
  const drawn = [...brands, ...content].map(({ file }) => file).filter((file) => file.includes('/'))
  for (const file of drawn) expect(existsSync(join(packageRoot(), 'sandbox/assets', file)), file).toBe(true)
  expect(drawn.length).toBeGreaterThan(100)
})

it('every category has its own picture', () => {
  const files = seed.categories.map(({ picture }) => picture)
  expect(files).not.toContain(null)
  expect(new Set(files).size).toBe(files.length)
})

it('places, people, articles and sections have drawings, not product pictures', () => {
  const inPlaceOf = content.filter(({ where }) =>
    /^(articles|articleCategories|articleAuthors|articleList|branchPages): /.test(where),
  )
  // figures in an article can be product photographs
  const isFigure = ({ where, file }: Shown): boolean =>
    where.startsWith('articles: ') && contentOf(file).includes(' view ')
  for (const { where, file } of inPlaceOf.filter((one) => !isFigure(one)))
    expect(file, where).toMatch(/^(articles|sections|people|branches|interiors)\//)
  expect(inPlaceOf.filter(isFigure).length).toBeLessThan(10)
  expect(inPlaceOf.length).toBeGreaterThan(100)
})

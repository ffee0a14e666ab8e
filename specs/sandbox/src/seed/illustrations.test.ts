import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { slugify } from '../../seed/slug.ts'
import { packageRoot } from '../paths.ts'
import { editorialRows } from './insert-editorial.ts'
import { magazineRows } from './insert-magazine.ts'
import { placeRows } from './insert-places.ts'
import { pictureRefs, readManifest } from './pictures.ts'

const manifest = readManifest(packageRoot())
const seed = catalogue({ products: 484, pictures: manifest })
const picture = pictureRefs(manifest)

interface Shown {
  readonly path: string
  readonly width?: number
  readonly height?: number
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller
const docs = <Doc>(rows: readonly { readonly kind: string; readonly doc: object }[], kind: string): readonly Doc[] =>
  rows.filter((row) => row.kind === kind).map(({ doc }) => doc as Doc)

const drawn = ({ path }: Shown): boolean =>
  existsSync(join(packageRoot(), 'sandbox/assets', path.replace(/\.png$/, '.svg')))

describe('illustrations', () => {
  it('B3.36 a branch has a picture of its street, and no product pictures', () => {
    const branches = docs<{ main_image: Shown; page_meta: { slug: string } }>(placeRows(seed, picture), 'branch')
    expect(branches.length).toBeGreaterThan(10)
    expect(branches.map(({ main_image }) => main_image.path)).toEqual(
      branches.map(({ page_meta }) => `branches/${page_meta.slug}.png`),
    )
    for (const { main_image: image } of branches) expect([image, drawn(image)]).toMatchObject([{ width: 960 }, true])
  })

  it('B3.37 employees have their own portraits', () => {
    const rows = placeRows(seed, picture)
    const people = docs<{ employees: readonly { title: string; photo: Shown }[] }>(rows, 'branch').flatMap(
      ({ employees }) => employees,
    )
    for (const { title, photo } of people)
      expect([photo.path, drawn(photo)]).toEqual([`people/${slugify(title)}.png`, true])
    expect(new Set(people.map(({ photo }) => photo.path)).size).toBe(people.length)
  })

  it('authors with a page have a portrait, the editorial team has none', () => {
    const authors = docs<{ title: string; author_has_page: boolean; image: Shown | null }>(
      magazineRows(seed, picture),
      'article-author',
    )
    for (const { title, author_has_page: hasPage, image } of authors)
      expect([title, image?.path]).toEqual([title, hasPage ? `people/${slugify(title)}.png` : undefined])
  })

  it('B3.21 brands have a logo', () => {
    const brands = docs<{ slug: string; image: Shown }>(editorialRows(seed, picture), 'brand')
    expect(brands).toHaveLength(18)
    for (const { slug, image } of brands) expect([image.path, drawn(image)]).toEqual([`brands/${slug}.png`, true])
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { catalogueLooks } from '../../seed/looks/catalogue-looks.ts'
import { packageRoot } from '../paths.ts'
import { drawingRefs } from './drawings.ts'

const drawing = drawingRefs(packageRoot())
const files = readdirSync(join(packageRoot(), 'sandbox/assets/drawings'))
const looks = [...catalogueLooks()]
const names = new Map(looks.map(({ variantId, name }) => [variantId, name]))

it('the look that stands for a product has a drawing, which goes with its pictures', () => {
  for (const { defaultVariantId, name } of catalogue().products()) {
    const look = names.get(defaultVariantId) ?? ''
    expect(files).toContain(`${look}.svg`)
    expect(drawing([`${look}-a.webp`, `${look}-b.webp`], name)).toMatchObject({
      path: `drawings/${look}.png`,
      alt: `Rozměry v milimetrech: ${name}`,
    })
  }
})

it.each<[string, readonly string[]]>([
  ['goes with pictures of the kind, which may show another form', ['elbow-white-a.webp', 'elbow-white-b.webp']],
  ['goes with another look', ['elbow-99999999-a.webp']],
  ['goes alone', []],
])('no drawing %s', (_, pictures) => {
  expect(drawing(pictures, 'Koleno')).toBeNull()
})

it('no drawing is left over', () => {
  const known = new Set(looks.map(({ name }) => `${name}.svg`))
  for (const file of files) expect(known).toContain(file)
})

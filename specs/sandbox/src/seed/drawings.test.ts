import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { catalogueLooks } from '../../seed/looks/catalogue-looks.ts'
import { packageRoot } from '../paths.ts'
import { VIDEOS } from '../../seed/content/videos.ts'
import { drawingRefs } from './drawings.ts'
import { readManifest } from './pictures.ts'

const drawing = drawingRefs(packageRoot())
const files = readdirSync(join(packageRoot(), 'sandbox/assets/drawings'))
const looks = [...catalogueLooks()]
const names = new Map(looks.map(({ variantId, name }) => [variantId, name]))

it('the main look of every product has a drawing', () => {
  for (const { defaultVariantId, name } of catalogue().products()) {
    const look = names.get(defaultVariantId) ?? ''
    expect(files).toContain(`${look}.svg.br`)
    expect(drawing(look, name)).toMatchObject({
      path: `drawings/${look}.png`,
      alt: `Rozměry v milimetrech: ${name}`,
    })
  }
})

it('there is no drawing without a look or for an unknown look', () => {
  expect(drawing(null, 'Koleno')).toBeNull()
  expect(drawing('elbow-99999999', 'Koleno')).toBeNull()
})

it('there are no unused drawings', () => {
  const known = new Set(looks.map(({ name }) => `${name}.svg.br`))
  for (const file of files) expect(known).toContain(file)
})

it('posters of videos and pictures in texts exist', () => {
  const known = new Set(readManifest(packageRoot()).map(({ file }) => file))
  for (const { picture } of VIDEOS) expect(known).toContain(picture)
  const texts = JSON.stringify(catalogue().content)
  const inTexts = [...texts.matchAll(/"type":"image","attrs":\{"file":"([^"]+)"/g)].map(([, file]) => file)
  expect(inTexts.length).toBeGreaterThan(1)
  for (const file of inTexts) expect(known).toContain(file)
})

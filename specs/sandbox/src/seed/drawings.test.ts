import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { catalogueLooks } from '../../seed/looks/catalogue-looks.ts'
import { packageRoot } from '../paths.ts'
import { drawingRefs } from './drawings.ts'

const drawing = drawingRefs(packageRoot())
const files = readdirSync(join(packageRoot(), 'sandbox/assets/drawings'))

it('every product has a drawing of the variant that stands for it', () => {
  for (const { defaultVariantId, name } of catalogue().products()) {
    const image = drawing(defaultVariantId, name)
    expect(image?.alt).toBe(`Rozměry v milimetrech: ${name}`)
    expect(files).toContain(image?.path.replace('drawings/', '').replace('.png', '.svg'))
  }
})

it('a variant of another size has no drawing rather than a wrong one', () => {
  const looks = [...catalogueLooks()]
  const drawn = looks.filter(({ variantId }) => drawing(variantId, '') !== null)
  expect(drawn.length).toBeLessThan(looks.length)
  expect(drawn.map(({ variantId }) => drawing(variantId, '')?.path)).toEqual(
    drawn.map(({ name }) => `drawings/${name}.png`),
  )
})

it('no drawing is left over', () => {
  const names = new Set([...catalogueLooks()].map(({ name }) => `${name}.svg`))
  for (const file of files) expect(names).toContain(file)
})

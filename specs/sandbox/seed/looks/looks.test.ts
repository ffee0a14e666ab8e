import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { catalogueLooks } from './catalogue-looks.ts'
import { lookOf } from './look-of.ts'

const looks = [...catalogueLooks()]
const firsts = looks.filter(({ first }) => first)
const products = [...catalogue().products()]

describe('looks of the catalogue', () => {
  it('include those of all products and variants', () => {
    expect(firsts.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id))
    const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    expect(looks.map(({ variantId }) => variantId)).toEqual(variants.map(({ variant }) => variant.id))
    for (const [at, { product, variant }] of variants.entries()) {
      const { look } = looks[at]!
      const parameters = [...product.parameters, ...variant.parameters]
      expect(look).toEqual(lookOf({ ...look, colour: variant.colour, parameters }))
    }
  })

  it('distinguish all products', () => {
    expect(new Set(firsts.map(({ name }) => name)).size).toBe(products.length)
  })

  it('distinguish variants by colour and size', () => {
    const own = new Map(looks.map(({ variantId, name }) => [variantId, name]))
    for (const { axes, variants } of products) {
      if (!axes.some((axis) => ['colour', 'diameter', 'dimensions', 'span', 'band'].includes(axis))) continue
      expect(new Set(variants.map(({ id }) => own.get(id))).size).toBe(variants.length)
    }
  })

  it('have lengths in millimetres and only visible facts', () => {
    const hose = looks.find(({ look }) => look.kind === 'duct-flex')?.look
    expect(hose?.facts['length']).toBeGreaterThanOrEqual(1000)
    expect(Object.keys(hose?.facts ?? {})).not.toContain('pressureLoss')
  })
})

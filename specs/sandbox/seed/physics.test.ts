import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { categoryTree, leavesOf } from './categories/tree.ts'
import { parameterNumber } from './parameters-of.ts'
import type { ParameterKey } from './parameters.ts'
import { measuresOf } from './physics.ts'

const leaves = leavesOf(categoryTree())
const leafOf = (slug: string) => leaves.find((one) => one.spec.slug === slug)!
const leaf = fc.constantFrom(...leaves.map((one) => one.spec.slug))
const shop = catalogue()
const idOf = (slug: string): number => shop.categories.find((one) => one.slug === slug)!.id
const quality = fc.record({
  power: fc.double({ min: 0, max: 1, noNaN: true }),
  quiet: fc.double({ min: 0, max: 1, noNaN: true }),
  thrift: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** Category, size, and a plausible range. */
const BELIEVABLE: readonly (readonly [string, number, ParameterKey, number, number])[] = [
  ['klasicke-koupelnove-ventilatory', 100, 'airflow', 80, 110],
  ['klasicke-koupelnove-ventilatory', 100, 'noise', 24, 36],
  ['klasicke-koupelnove-ventilatory', 100, 'input', 8, 20],
  ['designove-koupelnove-ventilatory', 100, 'airflow', 80, 110],
  ['kruhove-potrubni-ventilatory', 315, 'airflow', 1500, 2300],
  ['stropni-ventilatory-se-svetlem', 132, 'noise', 30, 50],
  ['bubnove-ventilatory', 500, 'airflow', 5000, 8000],
  ['bubnove-ventilatory', 900, 'airflow', 15_000, 25_000],
  ['lokalni-rekuperace', 160, 'efficiency', 70, 93],
  ['odvlhcovace', 20, 'input', 250, 450],
]

describe('the physics of products', () => {
  it('gives bigger sizes more airflow, noise and power consumption', () => {
    const grows: readonly ParameterKey[] = ['airflow', 'noise', 'input', 'pressure', 'cadr', 'freeArea', 'room']
    fc.assert(
      fc.property(leaf, quality, (slug, drawn) => {
        const { spec } = leafOf(slug)
        const sizes = spec.sizes.map((row) => measuresOf(spec, row, drawn))
        for (const key of grows) {
          // grilles are ordered by their sides, so their area may decrease from row to row
          if (key === 'freeArea' && spec.slug === 'vetraci-mrizky') continue
          const values = sizes.flatMap((one) => one.get(key) ?? [])
          expect(values, `${spec.slug} ${key}`).toEqual([...values].sort((one, two) => one - two))
        }
      }),
    )
  })

  it('stays within the size table of its category', () => {
    fc.assert(
      fc.property(leaf, quality, (slug, drawn) => {
        const { spec } = leafOf(slug)
        for (const row of spec.sizes) {
          for (const [key, value] of measuresOf(spec, row, drawn)) {
            const span = row.measures[key]
            if (span === undefined) continue
            expect(value).toBeGreaterThanOrEqual(span[0])
            expect(value).toBeLessThanOrEqual(span[1])
          }
        }
      }),
    )
  })

  it.each(BELIEVABLE)('%s of size %d: %s from %d to %d', (slug, size, key, low, high) => {
    const categoryId = idOf(slug)
    const { spec } = leafOf(slug)
    const values = [...shop.products()]
      .filter((product) => product.categoryId === categoryId)
      .flatMap((product) =>
        product.variants
          .filter((variant) => parameterNumber(product, variant, spec.sizeParameter) === size)
          .map((variant) => parameterNumber(product, variant, key)),
      )
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(low)
      expect(value).toBeLessThanOrEqual(high)
    }
  })
})

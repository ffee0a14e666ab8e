import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canPickByProperties, type VariantWithProperties, propertyPicker } from '@vanek/sdk/product'

const variant = (id: number, own: Readonly<Record<string, string>>, isAvailable = true): VariantWithProperties => ({
  id,
  availability: { isAvailable },
  parameters: Object.entries(own).map(([code, value]) => ({
    ...{ code, value, title: code.toUpperCase() },
    color_hex: code === 'barva' ? '#fff' : null,
  })),
})
const variants = [
  variant(1, { barva: 'bílá', prumer: '100 mm' }),
  variant(2, { barva: 'bílá', prumer: '125 mm' }),
  variant(3, { barva: 'černá', prumer: '100 mm' }, false),
  variant(4, { barva: 'černá', prumer: '150 mm' }),
]
const leadsTo = (chosen: number, code: string, value: string) =>
  propertyPicker(variants, chosen)
    .find((property) => property.code === code)
    ?.values.find((own) => own.value === value)

describe('propertyPicker', () => {
  it('B6.12 lists the properties that variants differ in, with the chosen values marked', () => {
    expect(propertyPicker(variants, 2)).toMatchObject([
      {
        code: 'barva',
        title: 'BARVA',
        values: [
          { value: 'bílá', color_hex: '#fff', variantId: 2, chosen: true },
          { value: 'černá', chosen: false },
        ],
      },
      { code: 'prumer', values: [{ value: '100 mm' }, { value: '125 mm', chosen: true }, { value: '150 mm' }] },
    ])
  })

  it('B6.12 selects the variant that keeps most of the other choices', () => {
    expect(leadsTo(1, 'barva', 'černá')).toMatchObject({ variantId: 3, available: false })
    expect(leadsTo(1, 'prumer', '125 mm')).toMatchObject({ variantId: 2, available: true })
    // no white variant has 150 mm, so the colour changes
    expect(leadsTo(1, 'prumer', '150 mm')).toMatchObject({ variantId: 4 })
    // no black variant has 125 mm, so the available one is chosen
    expect(leadsTo(2, 'barva', 'černá')).toMatchObject({ variantId: 4 })
  })

  it('omits properties with one value', () => {
    const alike = [variant(1, { barva: 'bílá', napeti: '230 V' }), variant(2, { barva: 'černá', napeti: '230 V' })]
    expect(propertyPicker(alike, 1).map(({ code }) => code)).toEqual(['barva'])
    expect(propertyPicker([variant(1, { barva: 'bílá' })], 1)).toEqual([])
  })

  it('links each value to a variant with it, and chosen values to the chosen variant', () => {
    const generated = fc
      .array(fc.record({ barva: fc.constantFrom('a', 'b', 'c'), prumer: fc.constantFrom('1', '2') }), { minLength: 1 })
      .map((list) => list.map((own, index) => variant(index, own, index % 3 > 0)))
    fc.assert(
      fc.property(generated, fc.nat(9), (list, chosenId) => {
        for (const { code, values } of propertyPicker(list, chosenId)) {
          for (const { value, variantId, chosen } of values) {
            const target = list.find(({ id }) => id === variantId)
            expect(target?.parameters.find((own) => own.code === code)?.value).toBe(value)
            expect(chosen ? variantId : chosenId).toBe(chosenId)
          }
        }
      }),
    )
  })
})

describe('canPickByProperties', () => {
  it('is true only if every variant differs from the others', () => {
    expect(canPickByProperties(variants)).toBe(true)
    expect(canPickByProperties([...variants, variant(5, { prumer: '100 mm', barva: 'bílá' })])).toBe(false)
    expect(canPickByProperties([variant(1, { barva: 'bílá' })])).toBe(false)
    expect(canPickByProperties([])).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialVariant } from '@vanek/sdk/product'

const variant = (id: number, stock: number | null = 5, isAvailable = stock !== 0) => ({
  id,
  catalogCode: `V-${id}`,
  availability: { stock, isAvailable },
})
const start = (variants: ReturnType<typeof variant>[], requested = {}, defaultVariantId = 2) =>
  initialVariant({ variants, defaultVariantId }, requested).id

describe('initialVariant', () => {
  const three = [variant(1), variant(2), variant(3)]

  it('B4.01 starts with the variant of the catalogue code or id in the URL', () => {
    expect(start(three, { catalogCode: 'V-3' })).toBe(3)
    expect(start(three, { variantId: 3 })).toBe(3)
    expect(start(three, { catalogCode: 'V-1', variantId: 3 })).toBe(1)
  })

  it('B4.02 falls back to the default variant, then to the first one', () => {
    expect(start(three)).toBe(2)
    expect(start(three, { catalogCode: 'V-9', variantId: 9 })).toBe(2)
    expect(start(three, { catalogCode: null, variantId: null })).toBe(2)
    expect(start(three, {}, 9)).toBe(1)
  })

  it.each([
    ['the first with stock', [variant(1, 0), variant(2, 0), variant(3, 4), variant(4, 9)], 3],
    ['one with unlimited stock', [variant(1, 0), variant(2, 0), variant(3, null)], 3],
    ['the default when none has stock', [variant(1, 0), variant(2, 0)], 2],
    ['the default when it is available without stock', [variant(1, 7), variant(2, 0, true)], 2],
    ['the default when it has stock', [variant(1, 7), variant(2, 1, false)], 2],
  ])('B4.03 starts with %s', (_, variants, id) => {
    expect(start(variants)).toBe(id)
  })

  it('never starts with a sold-out variant while another one has stock', () => {
    const stock = fc.constantFrom(0, 3, null)
    fc.assert(
      fc.property(fc.array(stock, { minLength: 1, maxLength: 6 }), fc.nat(6), (stocks, requested) => {
        const variants = stocks.map((pieces, index) => variant(index, pieces))
        const { availability } = initialVariant({ variants, defaultVariantId: 0 }, { variantId: requested })
        expect(availability.stock === 0).toBe(stocks.every((pieces) => pieces === 0))
      }),
    )
  })
})

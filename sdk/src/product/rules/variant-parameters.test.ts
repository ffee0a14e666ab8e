import { describe, expect, it } from 'vitest'
import { type DisplayParameter } from './resolve-parameters.ts'
import { variantParameters } from './variant-parameters.ts'

const value = (title: string, number: number | null = null) => ({
  ...{ title, number },
  ...{ link: null, description: null, color_hex: null, image: null },
})
const parameter = (code: string, ...values: DisplayParameter['values']): DisplayParameter => ({
  ...{ code, title: code, group: null, unit: null, description: null, type: 'enum', link: null },
  values,
})
const version = parameter('version', value('s doběhem'), value('s čidlem'))
const diameter = parameter('diameter', value('100', 100), value('125', 125))
const brand = parameter('brand', value('Aerola'))

const shown = (...own: { code: string; value: string; number: number | null }[]) =>
  variantParameters([version, diameter, brand], { parameters: own }).map(({ values }) =>
    values.map(({ title }) => title).join(),
  )

describe('parameters of a variant', () => {
  it('B3.09 are its own where variants differ, otherwise those of the product', () => {
    expect(
      shown({ code: 'version', value: 's čidlem', number: null }, { code: 'diameter', value: '125 mm', number: 125 }),
    ).toEqual(['s čidlem', '125', 'Aerola'])
  })

  it('B3.09 are never those of other variants, even if the product does not list its own', () => {
    expect(shown({ code: 'version', value: 'základní', number: null })).toEqual(['základní', '100,125', 'Aerola'])
    expect(shown({ code: 'diameter', value: '80 mm', number: 80 })[1]).toBe('80 mm')
  })

  it('B3.09 are all values while no variant is selected', () => {
    expect(shown()).toEqual(['s doběhem,s čidlem', '100,125', 'Aerola'])
  })
})

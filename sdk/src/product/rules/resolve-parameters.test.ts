import { describe, expect, it } from 'vitest'
import { type ParameterEntities, formatParameter, type ProductParameter, resolveParameters } from '@vanek/sdk/product'

const entity = (id: number, more: Partial<ParameterEntities['parameters'][number]> = {}) => ({
  ...{ id, code: `p${id}`, title: `Parametr ${id}`, group: 'Výkon', parameter_type: 'enum' },
  ...{ parameter_unit: null, link_to_virtual_category: null, description: null, parameter_hide_product_detail: false },
  ...more,
})
const value = (_id: string, more: Partial<ParameterEntities['values'][number]> = {}) => ({
  ...{ _id, title: `Hodnota ${_id}`, short_description: null, long_description: null, link_url: null, image: null },
  hide_product_detail: false,
  ...more,
})
const entities = (more: Partial<ParameterEntities>): ParameterEntities => ({
  ...{ parameters: [entity(1)], values: [value('a'), value('b')], colours: [], brands: [] },
  ...more,
})
const parameter = (
  type: ProductParameter['type'],
  values: number[],
  valueEntities: string[] = [],
): ProductParameter => ({
  ...{ entityId: 1, code: 'p1', type, values, valueEntities },
})
const shown = (own: ProductParameter, more: Partial<ParameterEntities> = {}) => resolveParameters([own], entities(more))

describe('B5.30 resolveParameters', () => {
  it('B5.28 returns a parameter if it and its values resolve, and only values that resolve', () => {
    expect(shown(parameter('enum', [], ['a', 'b']))).toMatchObject([
      { title: 'Parametr 1', group: 'Výkon', values: [{ title: 'Hodnota a', number: null }, { title: 'Hodnota b' }] },
    ])
    expect(shown(parameter('enum', [], ['a', 'gone']))[0]?.values).toHaveLength(1)
    expect(shown(parameter('enum', [], ['gone']))).toEqual([])
    expect(shown(parameter('enum', [], ['a']), { parameters: [] })).toEqual([])
  })

  it('B5.29 omits hidden parameters and values', () => {
    const hidden = [value('a', { hide_product_detail: true }), value('b')]
    expect(shown(parameter('enum', [], ['a', 'b']), { values: hidden })[0]?.values).toMatchObject([
      { title: 'Hodnota b' },
    ])
    expect(shown(parameter('enum', [], ['a']), { values: hidden })).toEqual([])
    const parameters = [entity(1, { parameter_hide_product_detail: true })]
    expect(shown(parameter('enum', [], ['a']), { parameters })).toEqual([])
  })

  it.each<[string, ProductParameter, number]>([
    ['a positive value', parameter('number', [98]), 1],
    ['a named value', parameter('number', [], ['a']), 1],
    ['0 and a named value', parameter('number', [0], ['a']), 1],
    ['not with 0', parameter('number', [0]), 0],
    ['not with nothing', parameter('number', []), 0],
    ['not below 0', parameter('number', [-3]), 0],
  ])('B5.30 returns a number with %s', (_, own, count) => {
    expect(shown(own)).toHaveLength(count)
  })

  it('returns a boolean of 0', () => {
    expect(shown(parameter('boolean', [0]))).toMatchObject([{ values: [{ number: 0 }] }])
  })

  it('B3.11 links a brand parameter to the brand', () => {
    const brand = {
      _id: 'b-1',
      id: 1,
      title: 'Větrník',
      link: '/znacky/vetrnik',
      linked_virtual_category: null,
      image: null,
    }
    const own = parameter('brand', [], ['b-1'])
    expect(shown(own, { brands: [brand] })[0]?.values).toMatchObject([{ title: 'Větrník', link: '/znacky/vetrnik' }])
    const linked = { ...brand, linked_virtual_category: 'vse-od-vetrniku' }
    expect(shown(own, { brands: [linked] })[0]?.values).toMatchObject([{ link: '/vse-od-vetrniku' }])
  })

  it('B3.22 returns a colour with its hex code or its image', () => {
    const colour = { _id: 'c-1', title: 'dub', color_hex: null, parameter_value_image: { path: 'dub.png', alt: 'dub' } }
    const white = { _id: 'c-2', title: 'bílá', color_hex: '#fff', parameter_value_image: null }
    expect(shown(parameter('colour', [], ['c-1', 'c-2']), { colours: [colour, white] })[0]?.values).toMatchObject([
      { title: 'dub', image: { path: 'dub.png' } },
      { title: 'bílá', color_hex: '#fff', image: null },
    ])
  })

  it('B3.23 B3.24 returns unit, link and description of the parameter and of its values', () => {
    const parameters = [
      entity(1, { parameter_unit: 'dB', link_to_virtual_category: 'tiche-ventilatory', description: 'Hlučnost' }),
    ]
    const values = [
      value('a', { short_description: 'Krátce', link_url: '/clanek/hluk', image: { path: 'a.png', alt: '' } }),
    ]
    expect(shown(parameter('enum', [], ['a']), { parameters, values })).toMatchObject([
      {
        ...{ unit: 'dB', link: '/tiche-ventilatory', description: 'Hlučnost', type: 'enum' },
        values: [{ description: 'Krátce', link: '/clanek/hluk', image: { path: 'a.png' } }],
      },
    ])
    const long = [value('a', { long_description: 'Dlouze' })]
    expect(shown(parameter('enum', [], ['a']), { values: long })[0]?.values[0]?.description).toBe('Dlouze')
  })

  it('keeps the order of the product', () => {
    const parameters = [entity(1), entity(2)]
    const list = [{ ...parameter('number', [1]), entityId: 2 }, parameter('number', [1])]
    expect(resolveParameters(list, entities({ parameters })).map(({ code }) => code)).toEqual(['p2', 'p1'])
  })
})

describe('formatParameter', () => {
  const words = {
    yes: 'ano',
    no: 'ne',
    both: 'podle varianty',
    number: (n: number, unit: string | null) => `${n} ${unit}`,
  }
  const text = (own: ProductParameter) =>
    shown(own, { parameters: [entity(1, { parameter_unit: 'dB' })] }).map((one) => formatParameter(one, words))

  it.each<[ProductParameter, string]>([
    [parameter('number', [25, 30]), '25 dB, 30 dB'],
    [parameter('enum', [], ['a', 'b']), 'Hodnota a, Hodnota b'],
    [parameter('boolean', [1]), 'ano'],
    [parameter('boolean', [0]), 'ne'],
    [parameter('boolean', [0, 1]), 'podle varianty'],
  ])('formats %j as %j', (own, expected) => {
    expect(text(own)).toEqual([expected])
  })
})

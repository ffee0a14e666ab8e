import { describe, expect, it } from 'vitest'
import { type ComparableParameter, toCompareRows } from '@vanek/sdk/compare'

interface Parameter extends ComparableParameter {
  readonly text: string
}

const parameter = (code: string, text: string): Parameter => ({
  ...{ code, text, title: code.toUpperCase(), group: null, unit: null, description: null },
})
const rows = (...products: Parameter[][]) =>
  toCompareRows(
    products.map((parameters) => ({ parameters })),
    ({ text }) => text,
  )

describe('toCompareRows', () => {
  it('has a row for every parameter, in order of first occurrence', () => {
    const made = rows([parameter('hluk', '25 dB')], [parameter('prumer', '100 mm'), parameter('hluk', '30 dB')])
    expect(made.map(({ code, cells }) => [code, cells])).toEqual([
      ['hluk', ['25 dB', '30 dB']],
      ['prumer', [null, '100 mm']],
    ])
    expect(made[0]).toMatchObject({ title: 'HLUK', group: null, unit: null, description: null })
  })

  it('marks rows with different values, including missing ones', () => {
    const made = rows(
      [parameter('hluk', '25 dB'), parameter('barva', 'bílá'), parameter('ip', 'IP44')],
      [parameter('hluk', '30 dB'), parameter('barva', 'bílá')],
    )
    expect(Object.fromEntries(made.map(({ code, differs }) => [code, differs]))).toEqual({
      ...{ hluk: true, barva: false, ip: true },
    })
  })

  it('finds no difference for one product, and no rows for none', () => {
    expect(rows([parameter('hluk', '25 dB')])).toMatchObject([{ differs: false }])
    expect(rows()).toEqual([])
  })
})

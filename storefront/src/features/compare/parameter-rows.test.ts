import type { Product } from '@vanek/sdk/product'
import { describe, expect, it } from 'vitest'
import { parameterRows } from './parameter-rows.ts'

type Parameter = Product['parameters'][number]

const parameter = (code: string, title: string, value: string, hidden = false): Parameter => ({
  entityId: 1,
  code,
  title,
  group: null,
  parameter_type: 'enum',
  parameter_unit: null,
  description: null,
  parameter_hide_product_detail: hidden,
  values: [{ id: null, title: value }],
})
const text = ({ values }: Parameter) => values.map(({ title }) => title).join(', ')

describe('rows of a comparison', () => {
  const quiet = { parameters: [parameter('noise', 'Hluk', '26 dB'), parameter('ip', 'Krytí', 'IPX4')] }
  const loud = { parameters: [parameter('ip', 'Krytí', 'IPX4'), parameter('noise', 'Hluk', '38 dB')] }

  it('puts values of the same parameter beside each other and tells whether they differ', () => {
    expect(parameterRows([quiet, loud], text)).toEqual([
      { code: 'noise', title: 'Hluk', values: ['26 dB', '38 dB'], differs: true },
      { code: 'ip', title: 'Krytí', values: ['IPX4', 'IPX4'], differs: false },
    ])
  })

  it('leaves a gap where a product lacks the parameter, and hides what is hidden', () => {
    const bare = { parameters: [parameter('secret', 'Interní', 'x', true)] }
    const rows = parameterRows([bare, quiet], text)
    expect(rows.map(({ code }) => code)).toEqual(['noise', 'ip'])
    expect(rows[0]).toMatchObject({ values: [null, '26 dB'], differs: true })
  })
})

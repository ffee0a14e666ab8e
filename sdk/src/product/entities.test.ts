import { describe, expect, it } from 'vitest'
import { getParameterEntities, type ProductParameter } from '@vanek/sdk/product'
import { type SeenRequest, shopOver } from '../testing/back-end.ts'

const parameter = (entityId: number, type: ProductParameter['type'], valueEntities: string[] = []) =>
  ({ entityId, code: `p${entityId}`, type, values: [], valueEntities }) satisfies ProductParameter

const parameters = [
  parameter(1, 'number'),
  parameter(2, 'enum', ['v-1', 'v-2']),
  parameter(3, 'colour', ['c-1']),
  parameter(4, 'brand', ['b-1']),
  parameter(2, 'enum', ['v-2']),
]
const title = 'Název'
const data = {
  parameters: [{ id: 2, title }],
  parameterValues: [{ _id: 'v-1', title }],
  colours: [{ _id: 'c-1', title, color_hex: '#fff', parameter_value_image: { path: 'wood.png', alt: '' } }],
  brands: [{ _id: 'b-1', title, link: '/znacky/vetrnik' }],
}

const bodyOf = ([request]: readonly SeenRequest[]) => request!.body as { query: string; variables: unknown }

describe('getParameterEntities', () => {
  it('B7.38 B7.20 B7.21 requests parameters, values, colours and brands by id, each once, in one query', async () => {
    const { shop, seen } = shopOver(() => ({ data }))
    expect(await getParameterEntities(shop, { parameters })).toEqual({
      ok: true,
      data: {
        parameters: data.parameters,
        values: data.parameterValues,
        colours: data.colours,
        brands: data.brands,
      },
    })
    expect(seen).toHaveLength(1)
    const { query, variables } = bodyOf(seen)
    expect(variables).toMatchObject({
      parameters: [1, 2, 3, 4],
      values: ['v-1', 'v-2'],
      colours: ['c-1'],
      brands: ['b-1'],
    })
    expect(query).toMatch(/parameters\(ids:\$parameters\)/)
    expect(query).toMatch(/parameterValues\(_ids:\$values\)/)
    expect(query).toMatch(/brands\(_ids:\$brands\)/)
    expect(query).toMatch(/colours\(_ids:\$colours\)[^}]*_id[^}]*color_hex[^}]*parameter_value_image\{path/)
  })

  it('requests only the kinds that are used, and sends nothing without parameters', async () => {
    const { shop, seen } = shopOver(() => ({ data: { parameters: [] } }))
    const none = { parameters: [], values: [], colours: [], brands: [] }
    expect(await getParameterEntities(shop, { parameters: [] })).toEqual({ ok: true, data: none })
    expect(seen).toHaveLength(0)
    expect(await getParameterEntities(shop, { parameters: [parameter(1, 'number')] })).toEqual({ ok: true, data: none })
    const { variables } = bodyOf(seen)
    expect(variables).toMatchObject({ withValues: false, withColours: false, withBrands: false })
  })

  it('returns an error', async () => {
    const { shop } = shopOver(() => ({ errors: [{ message: 'no' }] }))
    expect(await getParameterEntities(shop, { parameters })).toMatchObject({ ok: false, error: { code: 'contract' } })
  })
})

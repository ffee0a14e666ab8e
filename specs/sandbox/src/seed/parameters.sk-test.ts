import { expect, it } from 'vitest'
import { catalogue } from '../../seed/catalogue.ts'
import { parameterDocs } from './parameters.ts'

it('boolean parameters are in Slovak', () => {
  const shop = catalogue()
  const docs = parameterDocs(shop)
  const titles = new Set(
    [...shop.products()]
      .flatMap((product) => docs.ofProduct(product))
      .flatMap(({ code, values }) => (code === 'timer' ? values.map(({ title }) => title) : [])),
  )
  expect(titles).toEqual(new Set(['áno', 'nie']))
})

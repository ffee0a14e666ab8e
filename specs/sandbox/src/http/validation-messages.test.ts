import type { ErrorObject } from 'ajv'
import { expect, it } from 'vitest'
import { errorCodesOf, operationsOf, readDocuments } from './documents.ts'
import { refusal, type RefusalCode } from './errors.ts'
import { validationItems } from './validation-messages.ts'
import { packageRoot } from '../paths.ts'

const error = (keyword: string, params: object = {}, instancePath = '/a/0'): ErrorObject => ({
  ...{ keyword, params, instancePath, schemaPath: '' },
})

it.each([
  [error('required', { missingProperty: 'b' }), 'a.0.b', 'Tento údaj chybí. Doplňte ho prosím.'],
  [error('required', { missingProperty: 'b' }, ''), 'b', 'Tento údaj chybí. Doplňte ho prosím.'],
  [error('additionalProperties', { additionalProperty: 'b' }), 'a.0.b', 'Tento údaj neznáme.'],
  [error('minLength', { limit: 1 }), 'a.0', 'Tento údaj chybí. Doplňte ho prosím.'],
  [error('minLength', { limit: 2 }), 'a.0', 'Tento údaj je příliš krátký.'],
  [error('maxLength'), 'a.0', 'Tento údaj je příliš dlouhý. Zkraťte ho prosím.'],
  [error('format', { format: 'email' }), 'a.0', 'E-mail není ve správném formátu'],
  [error('format', { format: 'date' }), 'a.0', 'Tento údaj není ve správném tvaru.'],
  [error('maximum'), 'a.0', 'Toto číslo je mimo povolené rozmezí.'],
  [error('type', {}, '/a~1b/~0c'), 'a/b.~c', 'Tento údaj není ve správném tvaru.'],
  [error('type', {}, ''), null, 'Tento údaj není ve správném tvaru.'],
])('%j is reported at %s: %s', (wrong, field, title) => {
  expect(validationItems([wrong, { ...wrong }])).toEqual([{ code: 'validation', field, title }])
})

it('every declared refusal has a complete sentence as its message', () => {
  const operations = Object.values(readDocuments(packageRoot())).flatMap((document) => operationsOf(document))
  const codes = new Set(operations.flatMap(({ operation }) => [...errorCodesOf(operation)]))
  codes.delete('server')
  codes.delete('timeout')
  expect(codes.size).toBeGreaterThan(30)
  for (const code of codes) {
    const { items } = refusal(code as RefusalCode)
    expect(items[0]?.title).toMatch(/^\p{Lu}.+\.$/u)
  }
})

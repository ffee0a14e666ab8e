import type { ShopError } from '@vanek/sdk'
import { messages } from '#market/messages'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const refused = (...fields: readonly (string | null)[]): ShopError => ({
  ...{ code: 'validation', retryable: false, outcome: 'none' },
  issues: fields.map((field) => ({ code: 'required', field, title: `Bez ${field ?? 'ničeho'}` })),
})
const fields = ['email', 'oldPassword', 'tin']

describe('a refused form', () => {
  it.each<[string, ShopError, object]>([
    ['its field', refused('email'), { errors: { email: 'required' }, text: null }],
    [
      'names of the wire',
      refused('old_password', 'business.TIN'),
      { errors: { oldPassword: 'required', tin: 'required' } },
    ],
    ['the whole', refused(null), { errors: {}, text: 'Bez ničeho' }],
    ['a field and the whole', refused('email', null), { errors: { email: 'required' }, text: 'Bez ničeho' }],
    ['a field that the form does not have', refused('callbackUrl'), { errors: {}, text: 'Bez callbackUrl' }],
    ['nothing in particular', refused(), { errors: {}, text: messages.validation }],
  ])('assigns errors of %s', (_what, error, shown) => {
    expect(refusalOf(error, fields)).toMatchObject(shown)
  })

  it('can have its own names of fields', () => {
    expect(refusalOf(refused('name'), ['fullName'], () => 'fullName').errors).toEqual({ fullName: 'required' })
  })
})

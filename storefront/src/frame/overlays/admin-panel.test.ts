import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overrideCookie, overrideIn, overrideOf } from './admin-panel.tsx'

const pairOf = (cookie: string) => cookie.split('; ')[0] ?? ''

describe('the override of the environment', () => {
  it('B1.25 is stored in a cookie and read back', () => {
    const override = overrideOf({
      userVariant: ' vip ',
      userGroups: 'firmy, b2b',
      domainCode: '',
      translationVariant: 'x',
    })
    expect(override).toEqual({ userVariant: 'vip', userGroups: ['firmy', 'b2b'], translationVariant: 'x' })
    expect(overrideIn(`a=1; ${pairOf(overrideCookie(override))}; b=2`)).toEqual(override)
  })

  it('ends when its last field is removed', () => {
    expect(overrideCookie(overrideOf({ userVariant: ' ' }))).toContain('Max-Age=0')
  })

  it('is empty for an invalid cookie', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = overrideIn(`vanek_env=${encodeURIComponent(text)}`)
        expect(overrideOf({ ...read, userGroups: read.userGroups?.join(',') })).toEqual(read)
      }),
    )
    expect(overrideIn('vanek_env=%')).toEqual({})
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVatin, vatinItems } from './vatin.ts'

describe('a VAT number', () => {
  it.each([
    ['CZ12345679', 'CZE', true],
    ['cz 123 456 79', 'CZ', true],
    ['12345679', 'CZE', true],
    ['CZ12345678', 'CZE', false],
    ['CZ7001011237', 'CZE', true],
    ['CZ7001011236', 'CZE', false],
    ['CZ7801010020', 'CZE', true],
    ['CZ520101123', 'CZE', true],
    ['CZ640903926', 'CZE', true],
    ['CZ640903927', 'CZE', false],
    ['SK2020123457', 'CZE', true],
    ['2020123457', 'SVK', true],
    ['2020123456', 'SVK', false],
    ['ATU12345678', 'AUT', true],
    ['EL123456789', 'GRC', true],
    ['DE12345', 'DEU', false],
    ['abc', 'CZE', false],
    ['constructor', 'CZE', false],
    ['', 'CZE', true],
    ['GB1', 'GBR', true],
    ['what', 'nowhere', true],
  ])('A8.02 %j in %s is %s', (vatin, country, right) => {
    expect(isVatin(vatin, country)).toBe(right)
  })

  it('A8.02 has exactly one valid check digit in Czechia, for companies and for the tax office', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '6'), fc.nat({ max: 9_999_999 }), (kind, first) => {
        const head = `CZ${kind}${String(first).padStart(7, '0')}`
        expect('0123456789'.split('').filter((digit) => isVatin(head + digit))).toHaveLength(1)
      }),
    )
  })

  it('A8.02 is reported at its field, the Slovak one separately', () => {
    const fields = (input: Parameters<typeof vatinItems>[0]) => vatinItems(input).map(({ field }) => field)
    expect(fields({ business: { VATIN: 'abc' }, slovak: ['custom.ICDPH', '2020123457'] })).toEqual([
      'business.VATIN',
      'custom.ICDPH',
    ])
    expect(fields({ business: { VATIN: '' }, slovak: ['custom.ICDPH', 'SK2020123457'] })).toEqual([])
    expect(fields({ business: null, slovak: ['custom.ICDPH', null] })).toEqual([])
  })
})

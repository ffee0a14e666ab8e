import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlovakVatin, isVatin, normalizeVatin } from './vatin.ts'

describe('VAT id', () => {
  it.each([
    ['CZ12345679', 'CZE', true],
    ['CZ7001011237', 'CZE', true],
    ['CZ7001011236', 'CZE', false],
    ['CZ7801010020', 'CZE', true],
    ['CZ7801010021', 'CZE', false],
    ['CZ520101123', 'CZE', true],
    ['CZ640903926', 'CZE', true],
    ['CZ640903927', 'CZE', false],
    ['CZ12345678', 'CZE', false],
    ['SK2020123456', 'CZE', false],
    ['DE123456789', 'CZE', true],
    ['SK2020123457', 'CZE', true],
    ['ATU12345678', 'AUT', true],
    ['NL123456789B01', 'NLD', true],
    ['IE1234567WA', 'IRL', true],
    ['', 'CZE', true],
    ['abc', 'CZE', false],
    ['CZ123', 'CZE', false],
    ['CZ12345678901', 'CZE', false],
    ['XX12345678', 'CZE', false],
    ['2020123457', 'SVK', true],
    ['2020123456', 'SVK', false],
    ['202012345', 'SVK', false],
    ['DE12345', 'DEU', false],
    ['GB1', 'GBR', true],
  ])('A8.01 %j in %s is %s', (vatin, country, valid) => {
    expect(isVatin(vatin, country)).toBe(valid)
  })

  it.each([
    ['cz 123 45 679', 'CZE', 'CZ12345679'],
    ['12345679', 'CZE', 'CZ12345679'],
    ['12345679', 'SVK', '12345679'],
    ['abc', 'CZE', 'ABC'],
  ])('%j in %s is normalized to %j', (typed, country, vatin) => {
    expect(normalizeVatin(typed, country)).toBe(vatin)
  })

  it.each([
    ['SK2020123457', true],
    ['', true],
    ['SK2020123456', false],
    ['2020123457', false],
  ])('the Slovak IČ DPH %j is %s', (vatin, valid) => {
    expect(isSlovakVatin(vatin)).toBe(valid)
  })

  const changed = (number: string, at: number, by: number): string =>
    number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1)
  const [place, step] = [fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 })]

  it('A8.01 the Slovak checksum detects every changed digit', () => {
    const number = fc.integer({ min: 100_000_000, max: 909_090_908 }).map((of) => String(of * 11))
    fc.assert(
      fc.property(number, place, step, (valid, at, by) => {
        const [stored, wrong] = [`SK${valid}`, `SK${changed(valid, at, by)}`]
        expect([isVatin(stored, 'SVK'), isVatin(wrong, 'SVK'), isSlovakVatin(stored), isSlovakVatin(wrong)]).toEqual([
          ...[true, false],
          ...[true, false],
        ])
      }),
    )
  })

  it('A8.01 the Czech checksum of a person detects a changed digit, except for numbers ending in 0 with a remainder of 10', () => {
    const number = fc.integer({ min: 100_000_000, max: 909_090_908 }).map((of) => String(of * 11))
    fc.assert(
      fc.property(number, place, step, (valid, at, by) => {
        const wrong = changed(valid, at, by)
        fc.pre(!wrong.endsWith('0'))
        expect([isVatin(`CZ${valid}`, 'CZE'), isVatin(`CZ${wrong}`, 'CZE')]).toEqual([true, false])
      }),
    )
  })

  it('A8.01 a Czech company number has exactly one valid last digit', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '6'), fc.nat({ max: 9_999_999 }), (kind, first) => {
        const head = `CZ${kind}${String(first).padStart(7, '0')}`
        expect('0123456789'.split('').filter((digit) => isVatin(head + digit, 'CZE'))).toHaveLength(1)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { isSlovakVatin, isVatin, normalizeVatin } from './vatin.ts'

describe('VAT number', () => {
  it.each([
    ['CZ12345679', 'CZE', true],
    ['CZ7001011234', 'CZE', true],
    ['DE123456789', 'CZE', true],
    ['SK2020123456', 'CZE', true],
    ['ATU12345678', 'AUT', true],
    ['NL123456789B01', 'NLD', true],
    ['IE1234567WA', 'IRL', true],
    ['', 'CZE', true],
    ['abc', 'CZE', false],
    ['CZ123', 'CZE', false],
    ['CZ12345678901', 'CZE', false],
    ['XX12345678', 'CZE', false],
    ['2020123456', 'SVK', true],
    ['202012345', 'SVK', false],
    ['DE12345', 'DEU', false],
    ['GB1', 'GBR', true],
  ])('%j in %s is %s', (vatin, country, right) => {
    expect(isVatin(vatin, country)).toBe(right)
  })

  it.each([
    ['cz 123 45 679', 'CZE', 'CZ12345679'],
    ['12345679', 'CZE', 'CZ12345679'],
    ['12345679', 'SVK', '12345679'],
    ['abc', 'CZE', 'ABC'],
  ])('of %j in %s is written %j', (typed, country, vatin) => {
    expect(normalizeVatin(typed, country)).toBe(vatin)
  })

  it.each([
    ['SK2020123456', true],
    ['', true],
    ['2020123456', false],
  ])('of Slovak payers %j is %s', (vatin, right) => {
    expect(isSlovakVatin(vatin)).toBe(right)
  })
})

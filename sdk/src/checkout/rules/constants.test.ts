import { describe, expect, it } from 'vitest'
import { emptyInputs, formalTitles, formalTitleTexts, regions } from '@vanek/sdk/checkout'
import { defaultCountry } from '../../forms/countries.ts'

describe('what a shop takes for granted', () => {
  it('C9.18 the default country is CZE in forms and CZ elsewhere', () => {
    expect([emptyInputs.country, emptyInputs.billingCountry, defaultCountry]).toEqual(['CZE', 'CZE', 'CZ'])
  })

  it('C9.20 titles', () => {
    expect(formalTitles.map((title) => [title, formalTitleTexts[title]])).toEqual([
      ['Mr', 'Pan'],
      ['Mrs', 'Paní'],
    ])
  })

  it('C9.22 14 Czech and 8 Slovak regions, each once', () => {
    const sizes = Object.entries(regions).map(([country, names]) => [country, new Set<string>(names).size])
    expect(sizes).toEqual([
      ['CZ', 14],
      ['SK', 8],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { COMPANIES } from '../../seed/companies.ts'
import { CUSTOMERS } from '../../seed/customers.ts'
import { suggestAddresses } from '../address-help/suggest.ts'
import { validateInput } from '../address-help/validate.ts'
import { bankAccountOf } from '../withdrawals/bank-account.ts'
import { fictionalCompany } from './fictional-company.ts'
import { isVatin, vatinItems } from './vatin.ts'

const isTin = (value: string): boolean =>
  value.length === 8 && validateInput({ field: 'tin', value, country: 'SVK' }).result === 'valid'
const isDic = (value: string | null): boolean => /^\d{10}$/.test(value ?? '') && Number(value) % 11 === 0

describe('numbers of Slovak companies', () => {
  it('have correct check digits in the register', () => {
    expect(COMPANIES.filter(({ tin, vatin }) => !isTin(tin) || !isDic(vatin)).map(({ name }) => name)).toEqual([])
    expect(new Set(COMPANIES.map(({ tin }) => tin)).size).toBe(COMPANIES.length)
    expect(COMPANIES.filter(({ active }) => !active)).toHaveLength(1)
  })

  it('include a DIČ for every company, and the same number as IČ DPH for VAT payers', () => {
    const payers = COMPANIES.flatMap(({ ICDPH = null, vatin }) => (ICDPH === null ? [] : [[ICDPH, `SK${vatin}`]]))
    expect(payers.length).toBeGreaterThan(5)
    expect(payers.length).toBeLessThan(COMPANIES.length)
    for (const [ICDPH, expected] of payers) expect(ICDPH).toBe(expected)
  })

  it('include those of the demo customer', () => {
    const firm = CUSTOMERS.find(({ business }) => business !== null)?.business
    expect(COMPANIES.find(({ tin }) => tin === firm?.tin)).toMatchObject({ vatin: firm?.vatin, name: firm?.name })
  })

  it.each(['31333532', '35757442', '46920000', '36421928'])(
    'generate a fictional Slovak company for %s, or none',
    (tin) => {
      const found = fictionalCompany(tin)
      expect([found?.address.country_code, found === undefined || isDic(found.vatin)]).toEqual([
        ...[isTin(tin) ? 'SVK' : undefined, true],
      ])
    },
  )

  it('are valid without a country prefix, and invalid ones are refused in Slovak', () => {
    expect([isVatin('2020123457'), isVatin('2020123458'), isVatin('SK2020123457'), isVatin('CZ12345679')]).toEqual([
      ...[true, false, true, true],
    ])
    const items = vatinItems({ business: { VATIN: '2020123458' }, slovak: ['custom.ICDPH', 'SK2020123458'] })
    expect(items.map(({ field }) => field)).toEqual(['business.VATIN', 'custom.ICDPH'])
    expect(items.map(({ title }) => title).join()).toContain('neexistuje')
  })

  it('of bank accounts are validated', () => {
    expect(bankAccountOf('SK31 1200 0000 1987 4263 7541')).toBe('SK3112000000198742637541')
    expect(bankAccountOf('SK31 1200 0000 1987 4263 7542')).toBeNull()
  })
})

describe('addresses of the Slovak shop', () => {
  it('are found by common abbreviations', () => {
    const street = (value: string) =>
      validateInput({ field: 'street', value, country: 'SVK', within: { city: 'Poprad' } }).result
    expect([street('Nám. svätého Egídia 4'), street('Námestie svätého Egídia 4'), street('Xyz 4')]).toEqual([
      ...['valid', 'valid', 'warning'],
    ])
  })

  it('of the demo customers are valid', () => {
    const own = CUSTOMERS.flatMap(({ addresses }) => addresses.filter(({ countryCode }) => countryCode === 'SVK'))
    const wrong = own.filter(({ street, city, postcode }) =>
      [
        validateInput({ field: 'street', value: street, country: 'SVK', within: { city } }),
        validateInput({ field: 'postcode', value: postcode, country: 'SVK', within: { city } }),
      ].some(({ result }) => result !== 'valid'),
    )
    expect(wrong.map(({ street, city }) => `${street}, ${city}`)).toEqual([])
  })

  it('are suggested in towns that only the Slovak shop knows', () => {
    const cities = suggestAddresses({ country: 'SVK', field: 'city', query: 'dolny' })
    expect(cities).toEqual([expect.objectContaining({ city: 'Dolný Kubín', postcode: '026 01' })])
    const streets = suggestAddresses({
      country: 'SVK',
      field: 'street',
      query: 'mlynske',
      within: { postcode: '82109' },
    })
    expect(streets[0]).toMatchObject({ street: 'Mlynské nivy', city: 'Bratislava-Ružinov', postcode: '821 09' })
  })

  it('know Slovak e-mail providers', () => {
    const email = (value: string) => validateInput({ field: 'email', value, country: 'SVK' })
    expect(email('jana@zoznam.cz')).toEqual({ result: 'warning', suggestion: 'jana@zoznam.sk' })
    expect(email('jana@post.sk').result).toBe('valid')
  })
})

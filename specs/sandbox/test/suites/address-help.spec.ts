import { describe, expect, it } from 'vitest'
import { CZECH_PLACES } from '../../src/address-help/czech.ts'
import { SLOVAK_PLACES } from '../../src/address-help/slovak.ts'
import { codesOf } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

type Country = 'CZE' | 'SVK'
type Within = { readonly city?: string; readonly postcode?: string }

/** Address suggestions and input validation. */
export function addressHelpSuite(the: () => World): void {
  const request: World['request'] = (...args) => the().request(...args)
  const suggest = async (field: string, query: string, rest: object = {}) =>
    (await request('POST', '/services/addresses/suggest', { country: 'CZE', field, query, ...rest })).body.suggestions
  const validate = async (field: string, value: string, within: Within = {}, country: Country = 'CZE') => {
    const { body } = await request('POST', '/services/addresses/validate', { country, field, value, within })
    return body.suggestion === null ? body.result : [body.result, body.suggestion]
  }
  const lipova = {
    street: 'Lipová',
    houseNumber: '14',
    city: 'Třebíč',
    postcode: '674 01',
    country: 'CZE',
  }

  describe('known places', () => {
    it.each([
      ['Czech', CZECH_PLACES, /^[1-7]\d\d \d\d$/, 120],
      ['Slovak', SLOVAK_PLACES, /^[089]\d\d \d\d$/, 40],
    ] as const)('%s ones have a name, and postcodes of the country', (_, text, postcode, least) => {
      const lines = text.trim().replaceAll('\n+', '').split('\n')
      const towns = lines.map((line) => line.split('|'))
      expect(new Set(towns.map(([city]) => city)).size).toBeGreaterThanOrEqual(least)
      const codes = towns.flatMap(([, list = '']) => list.split(',').map((one) => one.trim()))
      expect(codes.filter((one) => !postcode.test(one))).toEqual([])
      expect(codes.filter((one, at) => codes.indexOf(one) !== at)).toEqual([])
    })
  })

  describe('suggested addresses', () => {
    it('C5.27 are available for the Czech Republic and Slovakia; other countries are rejected', async () => {
      expect(await suggest('city', 'jihlava')).toEqual([
        { street: null, houseNumber: null, city: 'Jihlava', postcode: '586 01', country: 'CZE' },
      ])
      expect((await suggest('city', 'zilina', { country: 'SVK' }))[0]).toMatchObject({ city: 'Žilina', country: 'SVK' })
      expect(await suggest('city', 'zilina')).toEqual([])
      const input = { country: 'DEU', field: 'city', query: 'Berlin' }
      const { status, body } = await request('POST', '/services/addresses/suggest', input)
      expect([status, codesOf(body), body.errors[0].field]).toEqual([422, ['validation'], 'country'])
    })

    it('keep the typed house number and ignore accents', async () => {
      expect(await suggest('street', 'lipova 14', { within: { city: 'trebic' } })).toEqual([lipova])
      expect(await suggest('street', 'Lipová Třebíč 14')).toEqual([lipova])
      const [first] = await suggest('street', '28. ri', { within: { city: 'Ostrava' } })
      expect(first).toMatchObject({ street: '28. října', houseNumber: null, postcode: '702 00' })
    })

    it('are limited to the given town or postcode', async () => {
      const cities = (list: { city: string }[]) => [...new Set(list.map(({ city }) => city))]
      expect(cities(await suggest('street', 'pal', { within: { city: 'Jihlava' } }))).toEqual(['Jihlava'])
      expect(cities(await suggest('street', 'pal', { within: { postcode: '58601' } }))).toEqual(['Jihlava'])
      expect(cities(await suggest('street', 'sokol', { within: { city: 'Praha', postcode: '186 00' } }))).toEqual([
        'Praha 8',
      ])
      // a town takes precedence over a wrong postcode
      expect(cities(await suggest('street', 'pal', { within: { city: 'Jihlava', postcode: '11000' } }))).toEqual([
        'Jihlava',
      ])
      expect(await suggest('street', 'pal', { within: { city: 'Lhotka pod Horou' } })).toEqual([])
    })

    it('include the postcode of a town with a single one, or the requested postcode', async () => {
      const [brno] = await suggest('city', 'brn')
      expect(brno).toEqual({ street: null, houseNumber: null, city: 'Brno', postcode: null, country: 'CZE' })
      expect((await suggest('city', 'brn', { within: { postcode: '61200' } }))[0].postcode).toBe('612 00')
      expect((await suggest('postcode', '586'))[0]).toMatchObject({ city: 'Jihlava', postcode: '586 01' })
      expect(await suggest('city', 'hra')).toMatchObject([
        { city: 'Hradec Králové' },
        { city: 'Hranice' },
        // matches at the beginning of a later word
        { city: 'Uherské Hradiště' },
        { city: 'Jindřichův Hradec' },
      ])
    })

    it('return six results, or as many as requested', async () => {
      expect(await suggest('street', 'na')).toHaveLength(6)
      expect(await suggest('street', 'na', { limit: 10 })).toHaveLength(10)
      expect(await suggest('street', '!!')).toEqual([])
    })
  })

  describe('input validation', () => {
    it('C5.27 is available for the Czech Republic and Slovakia; other countries are rejected', async () => {
      expect(await validate('postcode', '811 01', { city: 'Bratislava' }, 'SVK')).toBe('valid')
      expect(await validate('postcode', '81101', { city: 'Jihlava' })).toEqual(['warning', '586 01'])
      const input = { country: 'AUT', field: 'postcode', value: '1010' }
      const { status, body } = await request('POST', '/services/addresses/validate', input)
      expect([status, codesOf(body)]).toEqual([422, ['validation']])
    })

    it.each([
      ['email', 'jana.mala@seznam.cz', 'valid'],
      ['email', 'info@vanek.test', 'valid'],
      ['email', 'jana@gmial.com', ['warning', 'jana@gmail.com']],
      ['email', 'jana@gmail.cz', ['warning', 'jana@gmail.com']],
      ['email', 'jana@seznan.cz', ['warning', 'jana@seznam.cz']],
      ['email', 'jana@seznam', ['error', 'jana@seznam.cz']],
      ['email', 'jana@firma', 'error'],
      ['email', 'jana(a)seznam.cz', 'error'],
      ['email', 'jana@@seznam.cz', 'error'],
      ['email', 'jana@nikde.invalid', 'unknown'],
      ['fullName', 'Jana Malá', 'valid'],
      ['fullName', "Ing. Anna-Marie O'Neill, Ph.D.", 'valid'],
      ['fullName', 'Jana', 'warning'],
      ['fullName', 'Jana 2', 'error'],
      ['phone', '777 111 222', 'valid'],
      ['phone', '+420 777 111 222', 'valid'],
      ['phone', '00421 905 123 456', 'valid'],
      ['phone', '0905 123 456', 'valid'],
      ['phone', '+49 30 1234567', 'warning'],
      ['phone', '+420 777 111', 'error'],
      ['phone', '12345', 'error'],
      ['tin', '08765430', 'valid'],
      ['tin', '98001019', 'valid'],
      ['tin', '98001018', 'error'],
      ['tin', 'CZ1234', 'error'],
      ['houseNumber', '14', 'valid'],
      ['houseNumber', '1402/7b', 'valid'],
      ['houseNumber', 'vila', 'error'],
      ['postcode', '586 01', 'valid'],
      ['postcode', '5860', 'error'],
      ['postcode', '900 01', 'warning'],
      ['street', '', 'unknown'],
      ['street', '123', 'error'],
      ['street', 'Lipva 14', ['warning', 'Lipová 14']],
    ])('%s %s', async (field, value, expected) => {
      expect(await validate(field, value)).toEqual(expected)
    })

    it.each([
      ['street', 'Lipová 14', 'Třebíč', 'valid'],
      ['street', 'nám. Republiky 1', 'Pardubice', 'valid'],
      ['street', 'lipova', 'Praha', 'valid'],
      ['street', 'Vymyšlená 3', 'Praha', 'warning'],
      ['street', 'Benesova 3', 'Jihlava', 'valid'],
      ['street', 'Benešava 3', 'Jihlava', ['warning', 'Benešova 3']],
      ['street', 'U Rybníka 3', 'Lhotka pod Horou', 'valid'],
      ['postcode', '149 00', 'Praha 4', 'valid'],
      ['postcode', '149 00', 'praha', 'valid'],
      ['postcode', '635 00', 'Brno-Bystrc', 'valid'],
      ['postcode', '635 00', 'Praha 4', ['warning', '140 00']],
      ['postcode', '588 13', 'Lhotka pod Horou', 'valid'],
    ])('%s %s in %s', async (field, value, city, expected) => {
      expect(await validate(field, value, { city })).toEqual(expected)
    })
  })
}

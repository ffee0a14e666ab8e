import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../forms/email.ts'
import { isPhone, normalizePhone, phoneIssue } from '../../forms/phone.ts'
import { isPostcode, normalizePostcode } from '../../forms/postcode.ts'
import { isHouseNumber, isStreetAndNumber, isStreetOnly, joinStreet, splitStreet } from '../../forms/street.ts'
import { isTin, normalizeTin } from '../../forms/tin.ts'

describe('e-mail', () => {
  it.each([
    ['jana@vanek.test', true],
    ['jana.nova+shop@mail.vanek.test', true],
    ["o'hara@vanek.test", true],
    ['jana@vanek', false],
    ['jana@@vanek.test', false],
    ['jana vanek@vanek.test', false],
    ['.jana@vanek.test', false],
    ['jana.@vanek.test', false],
    ['jana@-vanek.test', false],
    ['jana@vanek..test', false],
    [`${'a'.repeat(250)}@a.cz`, false],
    ['', false],
  ])('%j is %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid)
  })

  it('validates any text quickly', () => {
    const started = performance.now()
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '.', '@', '-', '!'), maxLength: 254 }),
        (text) => void isEmail(text),
      ),
    )
    isEmail(`a@${'a-'.repeat(120)}`)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('phone', () => {
  it.each([
    ['+420777123456', true],
    ['+420 777 123 456', true],
    ['+420 (777) 123-456', true],
    ['+43/1/512.34.5', true],
    ['+420777123', true],
    ['777123456', false],
    ['+42077712', false],
    ['+420 777 abc 456', false],
    ['', false],
  ])('C5.02 %j is %s', (text, valid) => {
    expect(isPhone(text)).toBe(valid)
  })

  it.each([
    ['777 123 456', 'CZE', '+420777123456'],
    ['777123456', 'SVK', '+421777123456'],
    ['0905 123 456', 'SVK', '+421905123456'],
    ['00420 777 123 456', 'CZE', '+420777123456'],
    ['+49 30 1234567', 'CZE', '+49301234567'],
    ['(777) 123/456', 'CZE', '+420777123456'],
    ['777\u2013123\u2011456', 'CZE', '+420777123456'],
    ['\u202a+420\xa0777\xa0123\xa0456\u202c', 'CZE', '+420777123456'],
    ['\u200b0905\xad123456', 'SVK', '+421905123456'],
    ['+421 (0) 905 123 456', 'SVK', '+421905123456'],
    ['00421 0905 123 456', 'SVK', '+421905123456'],
    ['1234', 'CZE', '1234'],
    ['777123456', 'DEU', '777123456'],
  ])('normalizes %j in %s to %s', (typed, country, phone) => {
    expect(normalizePhone(typed, country)).toBe(phone)
  })

  it.each([
    ['0151 23456789', 'DEU', 'phone_prefix_missing'],
    ['0151 23456789', 'CZE', 'phone_prefix_missing'],
    ['+49 151 23456789', 'DEU', null],
    ['0049 151 23456789', 'DEU', null],
    ['777 123 456', 'CZE', null],
    ['777 123 45', 'CZE', 'phone_invalid'],
    ['777 123 4567', 'CZE', 'phone_invalid'],
    ['12', 'DEU', 'phone_invalid'],
    ['+49 1', 'DEU', 'phone_invalid'],
    ['volejte večer', 'DEU', 'phone_invalid'],
  ])('C5.02 C5.21 the issue of %j in %s is %s', (typed, country, issue) => {
    expect(phoneIssue(normalizePhone(typed, country), country)).toBe(issue)
  })

  it('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('CZE', 'SVK', 'DEU'), (typed, country) => {
        const once = normalizePhone(typed, country)
        expect(normalizePhone(once, country)).toBe(once)
      }),
    )
  })
})

describe('street', () => {
  it.each([
    ['Dlouhá 12', true],
    ['Dlouhá 12/3a', true],
    ['28. října 15', true],
    ['Lhota 7', true],
    ['náměstí Míru 1234/5', true],
    ['Dlouhá 12 a', true],
    ['Dlouhá 12, 3. patro', true],
    ['Sídliště 5', true],
    ['č. p. 45', true],
    ['17. listopadu 15a', true],
    ['17.listopadu 5', true],
    ['tř. 1. máje', false],
    ['tř. 1.máje', false],
    ['tř. 1. máje 5', true],
    ['třída 1. máje 328/16', true],
    ['třída 1 máje', false],
    ['Třída 1 Máje', false],
    ['třída 1 máje 7', true],
    ['nám. 14. října', false],
    ['nám. 14. října 1307/2', true],
    ['náměstí 28. října', false],
    ['náměstí 28 října', false],
    ['náměstí 28. října 104', true],
    ['nábřeží 4. dubna 2', true],
    ['ulice 8. pěšího pluku', false],
    ['ulice 8. pěšího pluku 85', true],
    ['Jana Kubelíka 12.', true],
    ['náměstí Přemysla Otakara II. 87/25', true],
    ['U 12. brány', false],
    ['Dlouhá 5 Maják', true],
    ['Námestie 1. mája', false],
    ['Námestie 1. mája 5', true],
    ['Trieda 29 augusta', false],
    ['ul. 3 Maja', false],
    ['ul. 3-go Maja 4', true],
    ['Straße des 17. Juni', false],
    ['Straße des 17. Juni 135', true],
    ['Hauptstraße 12a', true],
    ['28. října', false],
    ['Dlouhá', false],
    ['Dlouhá12', false],
    ['12 Dlouhá', false],
    ['12', false],
    ['x 5', false],
    ['Q7, 24', true],
    ['', false],
  ])('C5.06 street and number: %j is %s', (line, valid) => {
    expect(isStreetAndNumber(line)).toBe(valid)
  })
})

describe('streets named by a date', () => {
  const months = 'ledna února března dubna května máje června července srpna září října listopadu prosince'.split(' ')
  const kinds = fc.constantFrom('tř.', 'třída', 'nám.', 'náměstí', 'nábřeží', 'ulice', 'Sídliště')
  const dates = fc
    .tuple(kinds, fc.integer({ min: 1, max: 31 }), fc.constantFrom('. ', '.', ' '), fc.constantFrom(...months))
    .map(([kind, day, dot, month]) => `${kind} ${day}${dot}${month}`)
  const numbers = fc.stringMatching(/^[1-9]\d{0,3}(\/[1-9]\d{0,2})?[a-c]?$/)

  it('C5.06 are invalid without a house number', () => {
    fc.assert(
      fc.property(dates, (street) => {
        expect(isStreetAndNumber(street)).toBe(false)
      }),
    )
  })

  it('C5.06 are valid with a house number, like every other street', () => {
    const names = fc.stringMatching(/^[A-ZČŘŠ][a-zěščřžýáíé]{1,9}( [A-Z]?[a-zěščřž]{2,8})?$/)
    fc.assert(
      fc.property(fc.oneof(dates, names), numbers, (street, number) => {
        expect(isStreetAndNumber(`${street} ${number}`)).toBe(true)
        expect(isStreetOnly(street)).toBe(true)
      }),
    )
  })

  it('C5.06 are validated quickly, whatever the text', () => {
    const started = performance.now()
    for (const text of [`a${' 1'.repeat(90)}`, ` 1${'. '.repeat(90)}`, `a 1${' '.repeat(180)}`]) isStreetAndNumber(text)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('separate street and house number', () => {
  it.each([
    ['Dlouhá', true],
    ['28. října', true],
    ['náměstí 1. máje', true],
    ['Dlouhá 12', false],
    ['Dlouhá 12/3', false],
    ['Dlouhá 12a', false],
    ['Dlouhá 14 a', false],
    ['Dlouhá 14/B', false],
    ['Dlouhá č. 14.', false],
    ['Dlouhá12 ', false],
    ['12', false],
    ['', false],
  ])('C5.03 a street without a house number: %j is %s', (street, valid) => {
    expect(isStreetOnly(street)).toBe(valid)
  })

  it.each([
    ['C5.04', '12', 'Dlouhá', true],
    ['C5.04', '12/3a', 'Dlouhá', true],
    ['C5.04', '12 a', 'Dlouhá', false],
    ['C5.04', '', 'Dlouhá', false],
    ['C5.05', 'Dlouhá', 'Dlouhá', false],
    ['C5.05', ' 12 ', '12', false],
  ])('%s house number %j with street %j is %s', (_id, number, street, valid) => {
    expect(isHouseNumber(number, street)).toBe(valid)
  })

  it('C3.32 are joined by one space, and split again', () => {
    const word = fc.stringMatching(/^[a-zěščřž]{1,8}$/)
    const number = fc.stringMatching(/^[1-9]\d{0,3}(\/\d{1,2})?[a-c]?$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), number, (words, houseNumber) => {
        const street = words.join(' ')
        expect(splitStreet(joinStreet(` ${street} `, ` ${houseNumber} `))).toEqual({ street, houseNumber })
      }),
    )
    expect(joinStreet('Lhota', ' ')).toBe('Lhota')
    expect(splitStreet('Lhota')).toEqual({ street: 'Lhota', houseNumber: '' })
  })
})

describe('C5.07 C5.08 C5.09 C5.10 C5.11 postcode', () => {
  it.each([
    ['C5.07', '1010', 'AUT', true],
    ['C5.07', '10100', 'AUT', false],
    ['C5.08', '10115', 'DEU', true],
    ['C5.08', '1011', 'DEU', false],
    ['C5.09', '12000', 'CZE', true],
    ['C5.09', '120 00', 'CZE', true],
    ['C5.09', '1200', 'CZE', false],
    ['C5.09', '12 000', 'CZE', false],
    ['C5.09', '120 000', 'CZE', false],
    ['C5.10', '8001', 'CHE', true],
    ['C5.10', '80011', 'CHE', false],
    ['C5.11', 'SW1A 1AA', 'GBR', true],
    ['C5.11', '1', 'SVK', true],
  ])('%s %j is valid for %s: %s', (_id, postcode, country, valid) => {
    expect(isPostcode(postcode, country)).toBe(valid)
  })

  it.each([
    ['811 01', 'SVK', true],
    ['81101', 'SVK', true],
    ['8110', 'SVK', false],
    ['1200', 'CZE', false],
    ['1', 'GBR', true],
  ])('%j is valid for %s in a Slovak shop: %s', (postcode, country, valid) => {
    expect(isPostcode(postcode, country, 'SVK')).toBe(valid)
  })

  it.each([
    ['\u200E94901\u200B', 'SVK', '949 01'],
    ['12000', 'CZE', '120 00'],
    [' 120  00 ', 'CZE', '120 00'],
    ['81101', 'SVK', '811 01'],
    ['10115', 'DEU', '10115'],
    ['1200', 'CZE', '1200'],
  ])('normalizes %j for %s to %j', (typed, country, postcode) => {
    expect(normalizePostcode(typed, country)).toBe(postcode)
  })
})

describe('normalizeTin', () => {
  it.each([
    ['\u202A2759 6281\uFEFF', 'CZE', '27596281'],
    ['607 60 95', 'CZE', '06076095'],
    ['27082440', 'CZE', '27082440'],
    ['', 'CZE', ''],
    ['123456789', 'CZE', '123456789'],
    ['603481', 'SVK', '00603481'],
    ['60760', 'DEU', '60760'],
  ])('C5.13 normalizes %j in %s to %j', (typed, country, tin) => {
    expect(normalizeTin(typed, country)).toBe(tin)
  })
})

describe('company id', () => {
  it.each([
    ['27082440', true],
    ['25596641', true],
    ['00006947', true],
    ['27082441', false],
    ['2708244', false],
    ['270824400', false],
    ['2708244a', false],
  ])('C5.13 %s is %s', (tin, valid) => {
    expect(isTin(tin, 'CZE')).toBe(valid)
  })

  it('C5.13 accepts exactly one check digit for every first seven digits, including remainders 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (first) => {
        const head = String(first).padStart(7, '0')
        const valid = '0123456789'.split('').filter((digit) => isTin(head + digit, 'CZE'))
        const remainder = head.split('').reduce((sum, digit, index) => sum + Number(digit) * (8 - index), 0) % 11
        const expected = remainder === 0 ? 1 : remainder === 1 ? 0 : 11 - remainder
        expect(valid).toEqual([String(expected)])
      }),
    )
  })

  it('C5.14 accepts an empty id', () => {
    expect(isTin('', 'CZE')).toBe(true)
  })

  it('C5.12 does not validate ids of other countries', () => {
    expect(isTin('123', 'SVK', 'CZE')).toBe(true)
    expect(isTin('123', 'DEU')).toBe(true)
  })

  it('C5.13 validates Slovak ids in a Slovak shop by the same rule', () => {
    expect(['35757442', '31333532', '00603481', '35757443', '3575744'].map((tin) => isTin(tin, 'SVK', 'SVK'))).toEqual([
      ...[true, true, true, false, false],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { bankAccount } from './bank-account.ts'
import { spaydOf, variableSymbol } from './spayd.ts'

const prices = { totalWithTax: 1290.5 } as Parameters<typeof spaydOf>[0]['prices']

describe('a transfer as a QR code', () => {
  it('says account, amount, currency and variable symbol', () => {
    expect(spaydOf({ code: '2600001', currencyCode: 'CZK', prices })).toBe(
      'SPD*1.0*ACC:CZ7420100000002900123478*AM:1290.50*CC:CZK*X-VS:2600001*RN:VANEK',
    )
  })

  it('goes to an account whose check digits are right', () => {
    const iban = bankAccount.iban.replaceAll(' ', '')
    const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
    expect(BigInt(digits) % 97n).toBe(1n)
    const [number = '', bank] = bankAccount.number.split('/')
    expect(iban.slice(4)).toBe(`${bank}${number.padStart(16, '0')}`)
  })

  it.each([
    ['2600001', '2600001'],
    ['VK-26/00001', '2600001'],
    ['123456789012', '3456789012'],
  ])('knows order %s by %s', (code, symbol) => {
    expect(variableSymbol(code)).toBe(symbol)
  })
})

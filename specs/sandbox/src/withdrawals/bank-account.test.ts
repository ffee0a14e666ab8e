import { describe, expect, it } from 'vitest'
import { bankAccountOf } from './bank-account.ts'

describe('A5.05 the bank account for the refund', () => {
  it.each([
    ['19-2000145399/0800', '19-2000145399/0800'],
    [' 2900123478 / 2010 ', '2900123478/2010'],
    ['2000145399/0800', '2000145399/0800'],
    ['2000145398/0800', null],
    ['cz65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['CZ65 0800 0000 1920 0014 5398', null],
    ['18-2000145399/0800', null],
    ['0000000000/0800', null],
    ['2000145399', null],
    ['můj účet', null],
  ])('%s is normalized to %s', (text, account) => {
    expect(bankAccountOf(text)).toBe(account)
  })
})

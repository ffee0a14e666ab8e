import { cleanLoginCode } from '@vanek/sdk/auth'
import { describe, expect, it } from 'vitest'

describe('cleanLoginCode', () => {
  it.each([
    ['123456', '123456'],
    ['  012345\n', '012345'],
    ['123 456', '123456'],
    ['123\u00A0456', '123456'],
    ['123-456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['Váš kód: 214722', '214722'],
    ['Váš kód je 214 722. Platí 10 minut.', '214722'],
    ['Platí do 14:05, kód 214722', '214722'],
    // no code
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['', ''],
    ['nevím', 'nevím'],
  ])('reads %j as %j', (text, code) => expect(cleanLoginCode(text)).toBe(code))
})

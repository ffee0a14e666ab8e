import { decode } from 'bysquare/pay'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import type { Pdf } from '../files/pdf.ts'
import { drawCode, paymentText } from './payment-code.ts'

const transfer = {
  ...{ number: null, iban: 'SK27 1100 0000 0029 0012 3478', bic: 'TATRSKBXXXX' },
  ...{ recipient: 'Vánok, s. r. o.', variableSymbol: '2600123' },
}
const text = paymentText({ transfer, total: 49_05, currency: 'EUR' })

/** Decodes the drawn code like a phone, at ten pixels per point. */
function readDrawn(draw: (pdf: Pdf) => void): string {
  const size = 1100
  const data = new Uint8Array(size * size * 4).fill(255)
  const rect = (x: number, y: number, width: number, height: number) => {
    for (let row = Math.round(y * 10); row < Math.round((y + height) * 10); row += 1)
      for (let column = Math.round(x * 10); column < Math.round((x + width) * 10); column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  }
  draw({ rect, fill: () => undefined } as unknown as Pdf)
  return decodeQR({ width: size, height: size, data })
}

describe('the payment QR code in Slovakia', () => {
  it('A4.05 is PAY by square', () => {
    expect(decode(text).payments).toEqual([
      expect.objectContaining({
        ...{ type: 1, amount: 49.05, currencyCode: 'EUR', variableSymbol: '2600123' },
        bankAccounts: [{ iban: 'SK2711000000002900123478', bic: 'TATRSKBXXXX' }],
        beneficiary: expect.objectContaining({ name: 'Vanok, s. r. o.' }),
      }),
    ])
  })

  it('A4.05 is readable by other decoders of PAY by square', () => {
    // decoded by LZMA in Python, with a correct checksum
    expect(text).toBe(
      '0805O0001QUMGCH4P31371KU4VU6UQEDT95DTASSL95Q4R473LQEHLM1581FS8MMAR9ROAKKBG8R9JV114MR1KNOI66ETC2L6IMNCQ53BGRHKH7DIMV17M3SNTR51F9OVFTBQVNKFVTVJ9C0',
    )
  })

  it('A4.05 can be read from the drawn code', () => {
    expect(readDrawn((pdf) => drawCode(pdf, text, { x: 9, y: 9, size: 92 }))).toBe(text)
  })
})

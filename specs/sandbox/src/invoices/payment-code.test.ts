import { describe, expect, it } from 'vitest'
import { paymentText } from './payment-code.ts'

const transfer = {
  ...{ number: '2900123478/2010', iban: 'CZ74 2010 0000 0029 0012 3478', bic: 'FIOBCZPPXXX' },
  ...{ recipient: 'Vánek větrání, s. r. o.', variableSymbol: '2600123' },
}

describe('the payment QR code', () => {
  it('A4.05 is QR Platba in crowns, and EPC in euro', () => {
    expect(paymentText({ transfer, total: 1_234_50, currency: 'CZK' })).toBe(
      'SPD*1.0*ACC:CZ7420100000002900123478+FIOBCZPPXXX*AM:1234.50*CC:CZK*X-VS:2600123*RN:VANEK VETRANI, S. R. O.',
    )
    expect(paymentText({ transfer, total: 49_05, currency: 'EUR' })).toBe(
      'BCD\n002\n1\nSCT\nFIOBCZPPXXX\nVánek větrání, s. r. o.\nCZ7420100000002900123478\nEUR49.05\n\n\nVS2600123',
    )
  })
})

import { describe, expect, it } from 'vitest'
import {
  type AddressSuggestion,
  toSuggestedAddress,
  formatSuggestion,
} from '@vanek/sdk/integrations/address-validation'

const complete: AddressSuggestion = {
  ...{ street: 'Lipová', houseNumber: '12', city: 'Brno', postcode: '602 00', country: 'CZE' },
}
const street: AddressSuggestion = { ...complete, houseNumber: null }
const city: AddressSuggestion = { ...street, street: null }
const bare: AddressSuggestion = { ...city, postcode: null }

describe('suggestion', () => {
  it.each([
    [complete, 'Lipová 12, 602 00 Brno'],
    [street, 'Lipová, 602 00 Brno'],
    [city, '602 00 Brno'],
    [bare, 'Brno'],
  ])('%j has the label %s', (suggestion, text) => {
    expect(formatSuggestion(suggestion)).toBe(text)
  })

  const place = { city: 'Brno', postcode: '602 00' }
  it.each([
    [complete, {}, { street: 'Lipová 12', ...place }],
    [complete, { splitStreet: true }, { street: 'Lipová', houseNumber: '12', ...place }],
    // the number can be appended
    [street, { typedStreet: 'lip' }, { street: 'Lipová ', ...place }],
    [street, { typedStreet: 'lip 8a' }, { street: 'Lipová 8a', ...place }],
    [street, { splitStreet: true }, { street: 'Lipová', ...place }],
    [city, { typedStreet: 'lip 8a' }, place],
    [bare, {}, { city: 'Brno' }],
  ])('%j with %j fills in %j', (suggestion, options, filled) => {
    expect(toSuggestedAddress(suggestion, options)).toEqual(filled)
  })
})

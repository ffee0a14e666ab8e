import { describe, expect, it } from 'vitest'
import {
  type AddressSuggestion,
  toSuggestedAddress,
  formatSuggestion,
} from '@vanek/sdk/integrations/address-validation'

const whole: AddressSuggestion = {
  ...{ street: 'Lipová', houseNumber: '12', city: 'Brno', postcode: '602 00', country: 'CZE' },
}
const street: AddressSuggestion = { ...whole, houseNumber: null }
const city: AddressSuggestion = { ...street, street: null }
const bare: AddressSuggestion = { ...city, postcode: null }

describe('a suggestion', () => {
  it.each([
    [whole, 'Lipová 12, 602 00 Brno'],
    [street, 'Lipová, 602 00 Brno'],
    [city, '602 00 Brno'],
    [bare, 'Brno'],
  ])('%j is called %s', (suggestion, text) => {
    expect(formatSuggestion(suggestion)).toBe(text)
  })

  const place = { city: 'Brno', postcode: '602 00' }
  it.each([
    [whole, {}, { street: 'Lipová 12', ...place }],
    [whole, { splitStreet: true }, { street: 'Lipová', houseNumber: '12', ...place }],
    // the number is typed on behind it
    [street, { typedStreet: 'lip' }, { street: 'Lipová ', ...place }],
    [street, { typedStreet: 'lip 8a' }, { street: 'Lipová 8a', ...place }],
    [street, { splitStreet: true }, { street: 'Lipová', ...place }],
    [city, { typedStreet: 'lip 8a' }, place],
    [bare, {}, { city: 'Brno' }],
  ])('%j with %j fills in %j', (suggestion, options, filled) => {
    expect(toSuggestedAddress(suggestion, options)).toEqual(filled)
  })
})

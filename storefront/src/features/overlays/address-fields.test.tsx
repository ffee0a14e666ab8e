import { describe, expect, it } from 'vitest'
import { addressFieldsIn } from './address-fields.ts'

describe('the set-up of address completion', () => {
  it('B2.66 names the fields of addresses, and no others', () => {
    document.body.innerHTML = `
      <label for="s">Ulice</label><input id="s" name="street" autocomplete="billing street-address">
      <label for="e">E-mail</label><input id="e" name="email" autocomplete="email">
      <label for="p">PSČ</label><input id="p" name="postcode" autocomplete="billing postal-code">
      <input name="q">`
    expect(addressFieldsIn(document)).toEqual([
      { selector: '[name="street"]', label: 'Ulice', autocomplete: 'billing street-address' },
      { selector: '[name="postcode"]', label: 'PSČ', autocomplete: 'billing postal-code' },
    ])
  })
})

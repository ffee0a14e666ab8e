import { afterEach, describe, expect, it } from 'vitest'
import { addressFieldsIn, afterChange } from './address-config.tsx'

afterEach(() => document.body.replaceChildren())

const page = `
  <label for="s">Ulice</label><input id="s" name="street" autocomplete="billing street-address" data-suggest="street">
  <label for="e">E-mail</label><input id="e" name="email" autocomplete="email" data-check="email" data-verdict="warning">
  <label for="n">Jméno</label><input id="n" name="name" autocomplete="name">
  <label for="p">PSČ</label><input id="p" name="postcode" autocomplete="billing postal-code">
  <input name="q">`

describe('the set-up of address completion', () => {
  it('B2.66 lists the fields of addresses and the validated ones, with their last verdict, and no others', () => {
    document.body.innerHTML = page
    expect(addressFieldsIn(document)).toEqual([
      {
        ...{ selector: '[name="street"]', label: 'Ulice', autocomplete: 'billing street-address' },
        ...{ check: null, suggests: true, verdict: null },
      },
      {
        ...{ selector: '[name="email"]', label: 'E-mail', autocomplete: 'email' },
        ...{ check: 'email', suggests: false, verdict: 'warning' },
      },
      {
        ...{ selector: '[name="postcode"]', label: 'PSČ', autocomplete: 'billing postal-code' },
        ...{ check: null, suggests: false, verdict: null },
      },
    ])
  })

  it('B2.66 keeps the last verdict of a field that is typed in again', () => {
    document.body.innerHTML = page
    const before = addressFieldsIn(document)
    document.querySelector('#e')?.removeAttribute('data-verdict')
    expect(afterChange(before, addressFieldsIn(document))).toEqual(before)
    document.querySelector('#e')?.setAttribute('data-verdict', 'valid')
    expect(afterChange(before, addressFieldsIn(document))[1]?.verdict).toBe('valid')
  })
})

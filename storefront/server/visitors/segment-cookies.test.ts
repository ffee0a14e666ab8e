import { describe, expect, it } from 'vitest'
import { guestTest } from './segment-cookies.ts'

describe('a visitor by their cookies', () => {
  it.each([
    [undefined, true],
    ['vanek_cart_token=a; vanek_consent=1; vanek_auth=1', true],
    ['vanek_currency=CZK', true],
    ['a=b; vanek_currency=EUR', false],
    ['vanek_currency=CZKX', false],
    ['vanek_auth_token=a', false],
    ['a=b; __Host-vanek_auth_token=a', false],
    ['vanek_display_vat=0', false],
    ['vanek_display_both=1', false],
    ['vanek_wrote=1', false],
    ['vanek_env={"userVariant":"b"}', false],
  ])('with %s sees the pages of guests: %s', (cookies, expected) => {
    expect(guestTest('CZK', false)(cookies)).toBe(expected)
  })

  it.each([
    [undefined, false],
    ['vanek_consent=1', false],
    ['vanek_currency=CZK', true],
    ['vanek_currency=CZK; vanek_auth_token=a', false],
  ])('where guests need a currency, with %s: %s', (cookies, expected) => {
    expect(guestTest('CZK', true)(cookies)).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyAddress,
  type ProfileInputs,
  toProfileInputs,
  validateAddressForm,
  validateProfileForm,
} from '@vanek/sdk/account'
import { validateRegistrationForm } from '@vanek/sdk/auth'
import { type CheckoutField, validateCheckoutField } from '@vanek/sdk/checkout'
import { jana } from '../account/testing/people.ts'
import { contextWith, filledInputs } from '../testing/orders.ts'
import { isFullName, isName, splitFullName } from './full-name.ts'

const person = {
  ...{ email: 'jana@example.cz', password: 'vetrak-2026', passwordConfirmation: 'vetrak-2026', phone: '' },
  ...{ isBusiness: false, businessName: '', tin: '', vatin: '', ICDPH: '', newsletter: false, terms: true },
}
const profile: ProfileInputs = toProfileInputs(jana)
const split = contextWith({ split_name: true })
const whole = contextWith({ split_name: false })

type Issues = readonly [unknown, unknown]

/** The issues of a first and a last name in every form with both. */
function issuesOfParts(firstName: string, lastName: string): readonly Issues[] {
  const inProfile = validateProfileForm({ ...profile, firstName, lastName })
  const inRegistration = validateRegistrationForm({ ...person, firstName, lastName })
  const inputs = {
    ...{ ...filledInputs, firstName, lastName, differentAddress: true },
    ...{ shippingFirstName: firstName, shippingLastName: lastName },
  }
  const at = (name: CheckoutField) => validateCheckoutField(name, inputs, split) ?? undefined
  return [
    [inProfile.firstName, inProfile.lastName],
    [inRegistration.firstName, inRegistration.lastName],
    [at('firstName'), at('lastName')],
    [at('shippingFirstName'), at('shippingLastName')],
  ]
}

/** The issues of a full name in every form with one. */
const issuesOfWhole = (fullName: string) => [
  validateAddressForm({ ...emptyAddress('shipping', 'CZE'), fullName }).fullName,
  validateCheckoutField('fullName', { ...filledInputs, fullName }, whole) ?? undefined,
  validateCheckoutField(
    'shippingFullName',
    { ...filledInputs, differentAddress: true, shippingFullName: fullName },
    whole,
  ) ?? undefined,
]

const signs = fc.constantFrom('😀', '👩‍👩‍👧', '🇨🇿', '2', '-', '.', "'", '\u0301')
const letters = fc.constantFrom('a', 'Ž', 'ß', 'ı', 'Ω', 'я', 'ש', '李', 'が', '𝒜')
const word = fc.string({ unit: fc.oneof(signs, letters), minLength: 1, maxLength: 6 })
const allSigns = fc.string({ unit: signs, minLength: 1, maxLength: 6 })

describe('full name', () => {
  it.each([
    ['Jana Nová', true],
    ['Jan Maria Novák', true],
    ['Jana', false],
    [' Jana ', false],
    ['', false],
    ['😀', false],
    ['😀 😀', false],
    ['Jana 😀', false],
    ['1 2', false],
    ['J. Ý', true],
    ['李 明', true],
  ])('C5.01 requires at least two words: %j is %s', (name, valid) => {
    expect(isFullName(name)).toBe(valid)
  })

  it.each([
    ['Jana Nová', 'Jana', 'Nová'],
    ['  Jan  Maria   Novák ', 'Jan Maria', 'Novák'],
    ['Jan Novák 2 😀', 'Jan', 'Novák 2 😀'],
    ['😀 Jan Novák', '😀 Jan', 'Novák'],
    ['1 2 3', '1 2', '3'],
    ['Jana 2', 'Jana', '2'],
    ['Madonna', 'Madonna', ''],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(splitFullName(name)).toEqual({ firstName, lastName })
  })
})

describe('one rule for names', () => {
  it('C5.01 a first or last name without a letter counts as missing, in every form', () => {
    fc.assert(
      fc.property(allSigns, word.filter(isName), (none, name) => {
        for (const issues of issuesOfParts(none, name)) expect(issues).toEqual(['required', undefined])
        for (const issues of issuesOfParts(name, none)) expect(issues).toEqual([undefined, 'required'])
      }),
    )
  })

  it('C5.01 a full name is valid exactly if both its parts are valid names, in every form', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ')
        const { firstName, lastName } = splitFullName(name)
        const isValid = isName(firstName) && isName(lastName)
        const issue = isValid ? undefined : 'full_name_invalid'
        expect(issuesOfWhole(name)).toEqual([issue, issue, issue])
        expect(issuesOfParts(firstName, lastName).every((one) => one.every((own) => own === undefined))).toBe(isValid)
      }),
    )
  })

  it('C5.01 a first and a last name from the profile are a full name in an address', () => {
    fc.assert(
      fc.property(word, word, (firstName, lastName) => {
        fc.pre(isName(firstName) && isName(lastName))
        expect(issuesOfWhole(`${firstName} ${lastName}`)).toEqual([undefined, undefined, undefined])
      }),
    )
  })

  it('splitting loses no word', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { firstName, lastName } = splitFullName(words.join('  '))
        expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
      }),
    )
  })
})

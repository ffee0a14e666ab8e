import { dateIssue } from '../../forms/date.ts'
import { isFullName, isName } from '../../forms/full-name.ts'
import { hasTwoLetters } from '../../forms/letters.ts'
import { phoneIssue } from '../../forms/phone.ts'
import { isPostcode, postcodeDigits } from '../../forms/postcode.ts'
import { isStreetAndNumber } from '../../forms/street.ts'
import { isFormalTitle } from '../../forms/title.ts'
import { isTin } from '../../forms/tin.ts'
import { isSlovakVatin, isVatin } from '../../forms/vatin.ts'

/** Why a field of the account's forms is rejected; every code has a message in `@vanek/sdk/i18n`. */
export type AccountIssue =
  | 'required'
  | 'too_long'
  | 'date_invalid'
  | 'birth_year_invalid'
  | 'formal_title_invalid'
  | 'full_name_invalid'
  | 'phone_invalid'
  | 'phone_prefix_missing'
  | 'postcode_invalid'
  | 'postcode_4_invalid'
  | 'street_and_number_invalid'
  | 'city_invalid'
  | 'tin_invalid'
  | 'vatin_invalid'
  | 'vatin_sk_invalid'

/** How one text is validated. */
export interface FieldRule {
  readonly required: boolean
  readonly form?: (text: string) => AccountIssue | null
}

const check =
  (isRight: (text: string) => boolean, issue: AccountIssue): FieldRule['form'] & {} =>
  (text) =>
    isRight(text) ? null : issue

export const phoneForm = (country: string) => (text: string) => phoneIssue(text, country)
/** A first or last name without a letter counts as missing. */
export const nameForm = check(isName, 'required')
export const fullNameForm = check(isFullName, 'full_name_invalid')
export const streetForm = check(isStreetAndNumber, 'street_and_number_invalid')
export const townForm = check(hasTwoLetters, 'city_invalid')
export const titleForm = check(isFormalTitle, 'formal_title_invalid')
export const tinForm = (country: string, home: string) => check((text) => isTin(text, country, home), 'tin_invalid')
export const vatinForm = (country: string) => check((text) => isVatin(text, country), 'vatin_invalid')
export const slovakVatinForm = check(isSlovakVatin, 'vatin_sk_invalid')
export const postcodeForm = (country: string, home: string) =>
  check(
    (text) => isPostcode(text, country, home),
    postcodeDigits(country) === 4 ? 'postcode_4_invalid' : 'postcode_invalid',
  )

export const dateForm = dateIssue

/** Issues of the texts that count, by field and in the order of the rules. */
export function issuesOf<F extends string>(
  texts: Readonly<Record<F, string>>,
  lengths: Readonly<Record<F, number>>,
  rules: Readonly<Partial<Record<F, FieldRule>>>,
): Partial<Record<F, AccountIssue>> {
  const found: Partial<Record<F, AccountIssue>> = {}
  for (const [field, rule] of Object.entries(rules) as [F, FieldRule][]) {
    const text = texts[field]
    const length = text.length > lengths[field] ? 'too_long' : (rule.form?.(text) ?? null)
    const issue = text === '' ? (rule.required ? 'required' : null) : length
    if (issue) found[field] = issue
  }
  return found
}

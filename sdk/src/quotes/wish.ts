import { isEmail } from '../forms/email.ts'
import { type FormFields, postedText } from '../forms/posted.ts'
import { isTin, normalizeTin } from '../forms/tin.ts'
import { isVatin, normalizeVatin } from '../forms/vatin.ts'
import type { CreateQuoteParams } from './types.ts'

/** Highest number of characters in each input of a quotation form. */
export const quoteMaxLengths = {
  /** Name of the contact person. */
  name: 200,
  /** Name of the company. */
  businessName: 200,
  /** Company id. */
  tin: 20,
  /** VAT number. */
  vatin: 20,
  /** E-mail address that a link to the quotation is sent to. */
  email: 254,
  /** Note for the shop. */
  note: 1000,
} as const

/** Inputs of a form for a quotation; all of them may stay empty. */
export type QuoteField = keyof typeof quoteMaxLengths
/** The typed values of the form. */
export type QuoteInputs = Readonly<Record<QuoteField, string>>
/** Issues of an input; every code has a message in `@vanek/sdk/i18n`. */
export type QuoteIssue = 'required' | 'too_long' | 'email_invalid' | 'tin_invalid' | 'vatin_invalid'
/** At most one issue per input; empty if the form can be sent. */
export type QuoteIssues = Readonly<Partial<Record<QuoteField, QuoteIssue>>>

const names = Object.keys(quoteMaxLengths) as readonly QuoteField[]

const inputsOf = (getValue: (name: QuoteField) => string): QuoteInputs =>
  Object.fromEntries(names.map((name) => [name, getValue(name)])) as QuoteInputs

/**
 * Reads the inputs of a posted quote form. Texts are trimmed.
 *
 * @param fields - The posted form.
 */
export const parseQuoteForm = (fields: FormFields): QuoteInputs => inputsOf((name) => postedText(fields, name).trim())

/**
 * The inputs of a quote form for a known customer.
 *
 * @param user - The customer; null for a guest gives empty inputs.
 */
export function toQuoteInputs(
  user: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly business: { readonly business_name: string; readonly TIN: string; readonly VATIN: string } | null
  } | null,
): QuoteInputs {
  const empty = inputsOf(() => '')
  if (user === null) return empty
  const { business_name = '', TIN = '', VATIN = '' } = user.business ?? {}
  const name = `${user.firstName} ${user.lastName}`.trim()
  return { ...empty, name, businessName: business_name, tin: TIN, vatin: VATIN }
}

const normalized = (typed: QuoteInputs, country: string): QuoteInputs => ({
  ...typed,
  tin: normalizeTin(typed.tin, country),
  vatin: normalizeVatin(typed.vatin, country),
})

/**
 * Validates a quote form: company numbers need the name of the company.
 *
 * @param typed - The typed values.
 * @param country - Alpha-3 code of the country that the numbers belong to. Defaults to none.
 */
export function validateQuoteForm(typed: QuoteInputs, country = ''): QuoteIssues {
  const inputs = normalized(typed, country)
  const { businessName, tin, vatin, email } = inputs
  const found: Partial<Record<QuoteField, QuoteIssue>> = {}
  if (businessName === '' && `${tin}${vatin}` !== '') found.businessName = 'required'
  if (!isTin(tin, country)) found.tin = 'tin_invalid'
  if (!isVatin(vatin, country)) found.vatin = 'vatin_invalid'
  if (email !== '' && !isEmail(email)) found.email = 'email_invalid'
  for (const name of names) if (inputs[name].length > quoteMaxLengths[name]) found[name] = 'too_long'
  return found
}

/**
 * The payload of a quote request.
 *
 * @param typed - The typed values.
 * @param country - Alpha-3 code of the country that the numbers belong to. Defaults to none.
 */
export function toCreateQuoteParams(typed: QuoteInputs, country = ''): CreateQuoteParams {
  const { name, businessName, tin, vatin, email, note } = normalized(typed, country)
  return {
    name: name || null,
    business: businessName === '' ? null : { business_name: businessName, TIN: tin, VATIN: vatin },
    email: email || null,
    note: note || null,
  }
}

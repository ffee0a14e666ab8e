import { ERROR, VALID, verdict, type Check } from './verdict.ts'

/** A name has no digits; with a single word, the other part may be missing. */
export const checkFullName: Check = ({ value }) => {
  if (!/^[\p{L}\p{M}\s.,'’-]+$/u.test(value) || !/\p{L}/u.test(value)) return ERROR
  return value.trim().split(/\s+/).length > 1 ? VALID : verdict('warning')
}

const OURS = /^(?:\+42[01])?[2-9]\d{8}$|^0[2-9]\d{8}$/

/** A Czech or Slovak number, with or without the country code; other numbers give only a warning. */
export const checkPhone: Check = ({ value }) => {
  const number = value.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+')
  if (OURS.test(number)) return VALID
  return /^\+(?!42[01])\d{8,15}$/.test(number) ? verdict('warning') : ERROR
}

/** Verifies the check digit of a company id; the rule is the same for Czech and Slovak ids. */
export const checkTin: Check = ({ value }) => {
  const text = value.replaceAll(/\s/g, '')
  if (!/^\d{1,8}$/.test(text)) return ERROR
  const digits = text.padStart(8, '0').split('').map(Number)
  const sum = digits.slice(0, 7).reduce((total, digit, at) => total + digit * (8 - at), 0)
  return digits[7] === (11 - (sum % 11)) % 10 ? VALID : ERROR
}

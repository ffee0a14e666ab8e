/** An untrimmed text of a posted form, for passwords; '' if it is missing. */
export function rawTextIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A text of a posted form without white space and invisible characters around it. */
export const textIn = (form: FormData, name: string): string =>
  rawTextIn(form, name).replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')

/** A positive integer of a posted form; null for anything else. */
export function idIn(form: FormData, name: string): number | null {
  const text = textIn(form, name)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

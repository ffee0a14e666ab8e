/** An untrimmed text of a posted form, for passwords; '' if it is missing. */
export function rawTextIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A trimmed text of a posted form. */
export const textIn = (form: FormData, name: string): string => rawTextIn(form, name).trim()

/** A positive integer of a posted form; null for anything else. */
export function idIn(form: FormData, name: string): number | null {
  const text = textIn(form, name)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

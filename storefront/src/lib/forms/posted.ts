/** A text of a posted form as it was typed, for passwords; '' when there is none. */
export function rawTextIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A trimmed text of a posted form. */
export const textIn = (form: FormData, name: string): string => rawTextIn(form, name).trim()

/** A whole positive number of a posted form; null for anything else. */
export function idIn(form: FormData, name: string): number | null {
  const text = textIn(form, name)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

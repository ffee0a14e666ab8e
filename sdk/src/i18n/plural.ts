/** Forms of a counted noun. `{n}` in a form is replaced by the number. */
export interface PluralForms {
  /** For 0; `many` unless given. */
  readonly zero?: string
  /** For 1. */
  readonly one: string
  /** For 2 to 4 in Czech and Slovak; `many` unless given. */
  readonly few?: string
  /** For 5 and more, and for every number but 1 in a language with one plural. */
  readonly many: string
  /** For numbers that are not whole, where a language tells them apart; `few`, then `many` unless given. */
  readonly fraction?: string
}

const withFew: readonly string[] = ['cs', 'sk']

const formFor = (locale: string, n: number, forms: PluralForms): string => {
  const size = Math.abs(n)
  if (size === 0) return forms.zero ?? forms.many
  if (size === 1) return forms.one
  if (!withFew.includes(locale.slice(0, 2))) return forms.many
  if (!Number.isInteger(size)) return forms.fraction ?? forms.few ?? forms.many
  return size <= 4 ? (forms.few ?? forms.many) : forms.many
}

/**
 * Returns the form of a noun for a number. It has its own rules instead of those of Intl, so that server and browser
 * always write the same.
 *
 * @param locale - Language whose plural rules apply, like `en`.
 * @param n - The number; also replaces `{n}` in the form.
 * @param forms - Forms of the noun.
 * @returns The form, with the number.
 * @example
 * ```ts
 * const text = plural('en', 3, { one: '{n} piece', many: '{n} pieces' }) // '3 pieces'
 * ```
 */
export function plural(locale: string, n: number, forms: PluralForms): string {
  return formFor(locale, n, forms).replaceAll('{n}', locale.startsWith('en') ? String(n) : String(n).replace('.', ','))
}

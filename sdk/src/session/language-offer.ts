/**
 * The language to offer to a visitor: the first language of the browser that the shop has.
 *
 * @param browserLanguages - Languages of the browser in order of preference: `navigator.languages`.
 * @param locale - Language of the page.
 * @param locales - Languages of the shop.
 * @returns null if the page is in that language already, or the shop has none of them.
 */
export function suggestLanguage(
  browserLanguages: readonly string[],
  locale: string,
  locales: readonly string[],
): string | null {
  const base = (language: string) => language.toLowerCase().split('-')[0]
  for (const language of browserLanguages) {
    const known = locales.find((own) => base(own) === base(language))
    if (known !== undefined) return base(known) === base(locale) ? null : known
  }
  return null
}

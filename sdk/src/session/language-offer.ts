/**
 * The language to offer to a visitor: the first of the browser's that the shop has, unless the site is shown in it
 * already. null when there is nothing to offer, so always with a single language.
 */
export function languageOffer(
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

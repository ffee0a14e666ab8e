import type { LocaleConfig } from './locale-config.ts'

/** A text in one language, as lists of the content service contain it. */
export interface LocalizedValue {
  /** Language of the text, like `cs`. */
  readonly locale?: string | null
  /** The text; if empty, `slug` is used. */
  readonly text?: string | null
  /** Slug in this language, for values that are slugs. */
  readonly slug?: string | null
}

/** A text in several languages: a list of values, or texts by language. */
export type LocalizedValues = readonly LocalizedValue[] | Readonly<Record<string, string | null | undefined>>

const isList = (values: LocalizedValues): values is readonly LocalizedValue[] => Array.isArray(values)

const textIn = (values: LocalizedValues, locale: string): string | undefined => {
  if (!isList(values)) return (Object.hasOwn(values, locale) ? values[locale] : undefined) || undefined
  const value = values.find((own) => own.locale === locale && (own.text || own.slug))
  return value?.text || value?.slug || undefined
}

/**
 * A text of the content service in the given language, else in the fallback language. Only languages that the shop
 * offers are used: German texts are never shown if only English is configured.
 *
 * @param values - Texts by language.
 * @param locale - The wanted language, like `en`.
 * @param config - Languages of the shop, and the fallback language.
 * @returns undefined if there is no text in either language.
 * @example
 * ```ts
 * const config = { locales: ['de', 'en'], defaultLocale: 'de', fallbackLocale: 'en' }
 * const title = localizedText([{ locale: 'en', text: 'Fans' }], 'de', config) // 'Fans'
 * ```
 */
export function localizedText(
  values: LocalizedValues | null | undefined,
  locale: string,
  { locales, fallbackLocale }: LocaleConfig,
): string | undefined {
  if (!values) return undefined
  const offered = [locale, fallbackLocale].filter((own) => locales.includes(own))
  return offered.map((own) => textIn(values, own)).find((text) => text !== undefined)
}

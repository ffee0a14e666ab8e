/** Which languages a shop offers, and which one helps out. */
export interface LocaleConfig {
  readonly locales: readonly string[]
  /** The one without a prefix in its paths (B2.02). */
  readonly defaultLocale: string
  /** A text that is missing in the active language is shown in this one (B1.03). */
  readonly fallbackLocale: string
}

/** Czech alone, by default and as the fallback (B1.02, B1.03, B1.04). */
export const localeConfig: LocaleConfig = { locales: ['cs'], defaultLocale: 'cs', fallbackLocale: 'cs' }

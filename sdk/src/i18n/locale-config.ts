/** Languages of a shop. */
export interface LocaleConfig {
  /** Languages that the shop offers, like `cs`. Texts in other languages are never shown. */
  readonly locales: readonly string[]
  /** Language whose paths have no prefix. */
  readonly defaultLocale: string
  /** Language for texts that are missing in the active language. */
  readonly fallbackLocale: string
}

/** Default: Czech only. */
export const localeConfig: LocaleConfig = { locales: ['cs'], defaultLocale: 'cs', fallbackLocale: 'cs' }

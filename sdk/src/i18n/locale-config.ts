/** Languages of a shop. */
export interface LocaleConfig {
  /** Languages that the shop offers, like `en`. Texts in other languages are never shown. */
  readonly locales: readonly string[]
  /** Language whose paths have no prefix. */
  readonly defaultLocale: string
  /** Language for texts that are missing in the active language. */
  readonly fallbackLocale: string
}

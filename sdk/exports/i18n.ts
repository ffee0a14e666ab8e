/**
 * Messages in several languages, texts of errors, and plurals. The messages of each language are an entry of their
 * own, such as `@vanek/sdk/i18n/en`.
 *
 * @example
 * ```ts
 * const answer = await getProduct(shop, { slug: 'air-500' })
 * if (!answer.ok) console.warn(errorText(en, answer.error))
 * ```
 * @module
 */
export { errorText, issueText, type ErrorSummary, type IssueSummary } from '../src/i18n/error-text.ts'
export { interpolate } from '../src/i18n/fill-in.ts'
export { localizedText } from '../src/i18n/local-text.ts'
export type { LocaleConfig } from '../src/i18n/locale-config.ts'
export type { BasicMessages, Messages } from '../src/i18n/messages.ts'
export { withFallback } from '../src/i18n/with-fallback.ts'

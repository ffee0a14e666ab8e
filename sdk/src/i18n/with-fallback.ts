import { en } from './en.ts'
import type { Messages } from './messages.ts'

/**
 * Completes the messages of a language: a missing or empty text is taken from another language.
 *
 * @param partial - The messages there are.
 * @param fallback - Complete messages of the other language. Defaults to English.
 * @example
 * ```ts
 * const messages = withFallback({ out_of_stock: 'Sold out' }) // all other texts are English
 * ```
 */
export function withFallback(partial: Partial<Messages>, fallback: Messages = en): Messages {
  const filled = Object.entries(partial).filter(([, text]) => typeof text === 'string' && text !== '')
  return { ...fallback, ...Object.fromEntries(filled) }
}

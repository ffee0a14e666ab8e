import { en } from './en.ts'
import type { Messages } from './messages.ts'

/**
 * Sentences of a language that is not complete: whatever is missing or empty is said in another one.
 *
 * @param partial - The sentences there are.
 * @param fallback - All sentences of the other language; English unless told.
 */
export function withFallback(partial: Partial<Messages>, fallback: Messages = en): Messages {
  const filled = Object.entries(partial).filter(([, text]) => typeof text === 'string' && text !== '')
  return { ...fallback, ...Object.fromEntries(filled) }
}

import { cs } from './cs.ts'
import type { Messages } from './messages.ts'

/** Sentences of a language that is not complete: whatever is missing or empty is said in Czech. */
export function withFallback(partial: Partial<Messages>): Messages {
  const filled = Object.entries(partial).filter(([, text]) => typeof text === 'string' && text !== '')
  return { ...cs, ...Object.fromEntries(filled) }
}
